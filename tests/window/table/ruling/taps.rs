//! A ruling takes at most six taps or keys from a quiet table.

use egui::Key;

use crate::stage::room::EventWindow;

/// The means of a press.
#[derive(Clone, Copy)]
enum Press {
    Tap(&'static str),
    Key(Key),
}

use Press::{Key as K, Tap};

/// The situation, the presses, and the texts read.
type Question = (&'static str, &'static [Press], &'static str, &'static str);

/// Blinds 100-200, chips of 100, 500, 1,000, 5,000 and 25,000: a table of "deep-stack" at its
/// start.
const TYPICAL: [Question; 11] = [
    (
        "too few chips against a raise, heads-up",
        &[Tap("3×"), K(Key::W), Tap("More"), Tap("Live hands: two")],
        "Call 600",
        "Ask for 100 more.",
    ),
    ("one big chip against the blind, in silence", &[K(Key::E)], "Call 200", "Return 800."),
    ("“raise” and then one chip", &[K(Key::D), K(Key::E)], "Raise to 1,000", ""),
    (
        "one chip, and “raise” too late",
        &[K(Key::E), K(Key::D), K(Key::C)],
        "Call 200",
        "Return 800.",
    ),
    (
        "one big chip against three big blinds",
        &[Tap("3×"), Tap("Chip of 1,000")],
        "Call 600",
        "Return 400.",
    ),
    (
        "too little for a raise against two and a half big blinds",
        &[Tap("2.5×"), Tap("Chip of 500"), Tap("Chip of 100")],
        "Call 500",
        "Return 100.",
    ),
    (
        "half a raise in silence",
        &[Tap("3×"), K(Key::W), K(Key::Q), K(Key::Q), K(Key::Q)],
        "Raise to 1,000",
        "Ask for 200 more.",
    ),
    (
        "too few chips against a raise",
        &[Tap("3×"), K(Key::W)],
        "The floor decides",
        "Call 600. Ask for 100 more.",
    ),
    (
        "“fourteen hundred” after the flop against a bet of 1,000",
        &[
            Tap("Post-flop"),
            Tap("5×"),
            Tap("Said: Amount"),
            Tap("Digit 1"),
            Tap("Digit 4"),
            Tap("Digit 00"),
        ],
        "Call 1,000",
        "Ask for 1,000 more.",
    ),
    ("one chip after the flop, nobody has bet", &[K(Key::Space), K(Key::R)], "Bet 5,000", ""),
    (
        "“all-in” of a player with a counted stack",
        &[Tap("Player"), Tap("Seat 7, Bianchi"), K(Key::J)],
        "All-in for 20,000",
        "Ask for 20,000 more.",
    ),
];

impl EventWindow {
    fn taps(&mut self, presses: &[Press]) {
        for press in presses {
            match press {
                Tap(label) => self.click(label),
                K(key) => self.key(*key),
            }
        }
    }
}

#[test]
fn typical_questions_take_at_most_six_taps_or_keys() {
    let mut room = EventWindow::seated(9);
    for (what, presses, headline, dealer) in TYPICAL {
        assert!(presses.len() <= 6, "{what}: {} presses", presses.len());
        room.taps(presses);
        assert!(room.reads(headline), "{what}: {headline}");
        assert!(dealer.is_empty() || room.reads(dealer), "{what}: {dealer}");
        room.key(Key::Escape);
        assert!(room.reads("Raise to 400 or more"), "{what}: one key clears everything");
    }
}

#[test]
fn chips_are_taken_away_again_with_shift_and_with_the_minus() {
    let mut room = EventWindow::seated(9);
    room.taps(&[K(Key::E), K(Key::E), K(Key::Q)]);
    room.harness.key_press_modifiers(egui::Modifiers::SHIFT, Key::E);
    room.harness.run();
    assert!(room.reads("1,100") || room.mentions("Without one 100"), "1,000 and 100 are left");
    room.taps(&[Tap("The next tap removes a chip"), Tap("Chip of 100")]);
    assert!(room.reads("Call 200"));
    assert!(room.reads("Return 800."));
}

#[test]
fn figures_are_tapped_or_typed_and_the_last_one_taken_back() {
    let mut room = EventWindow::free();
    room.taps(&[Tap("Bet to call"), Tap("Digit 1"), Tap("Digit 2"), Tap("Digit 000")]);
    assert!(room.reads("Call 12,000"));
    room.taps(&[Tap("Undo last tap"), Tap("Undo last tap")]);
    room.taps(&[Tap("Digit 000"), Tap("Add a chip of 500")]);
    assert!(room.reads("Call 1,500"));
    room.taps(&[Tap("Clear amount"), Tap("Digit 9"), Tap("Digit 00"), Tap("Done")]);
    assert!(room.reads("Call 900"));
    room.taps(&[K(Key::Enter), K(Key::Num2), K(Key::Period), K(Key::Num5), K(Key::K)]);
    assert!(room.reads("Call 2,500"));
    room.taps(&[K(Key::Enter), K(Key::Num2), K(Key::Period), K(Key::Num5)]);
    assert!(room.reads("Enter an amount, such as 1,400 or 1.4k."), "2.5 is no amount");
    room.key(Key::Escape);
    assert!(room.reads("Call 200"));
}

#[test]
fn what_is_missing_is_said_with_the_control_that_mends_it() {
    let mut room = EventWindow::free();
    room.taps(&[Tap("More"), Tap("Betting"), Tap("Pot limit"), Tap("2×"), Tap("Said: Pot")]);
    assert!(room.reads("Enter the pot."));
    assert!(
        room.reads("At least 500, and the exact amount matters. Press “In the pot” and enter it.")
    );
    room.taps(&[Tap("In the pot"), K(Key::Num7), Tap("Digit 00")]);
    assert!(room.reads("Raise to 1,500"));
}

#[test]
fn without_an_event_there_is_a_ruling_and_no_record() {
    let mut room = EventWindow::free();
    room.taps(&[Tap("Chip of 1,000")]);
    assert!(room.reads("Call 200"));
    assert!(!room.reads("Record"));
    room.key(Key::L);
    assert!(room.reads("Call 200"));
}
