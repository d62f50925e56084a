//! A followed hand that fills in the bet faced, and takes the ruling.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::room::EventWindow;

impl EventWindow {
    /// Shows the rare facts.
    fn opens_more(&mut self) {
        if self.reads("More") {
            self.click("More");
        }
    }

    pub(super) fn shows(&self, name: &str) -> String {
        let node = self.harness.get_by_label(name);
        node.accesskit_node().value().unwrap_or_default()
    }
}

/// Plays with four players. The small blind is on seat 1 (Conti), the big blind on seat 2 (Greco),
/// and seat 3 (Esposito) opens; Ricci on seat 4 has the button.
#[test]
fn everything_is_filled_in_and_the_ruling_goes_into_the_hand() {
    let mut room = EventWindow::seated(4);
    room.key(Key::F4);
    room.key(Key::K);
    room.key(Key::F3);
    assert!(room.mentions("Esposito"));
    room.click("More");
    assert_eq!(room.shows("Stack behind"), "20,000");
    assert_eq!(room.shows("In the pot"), "300");
    // Two chips of 500 without words: 800 over the blind of 200, a raise to 1,000.
    room.key(Key::W);
    room.key(Key::W);
    assert!(room.reads("Raise to 1,000"));
    room.key(Key::Enter);
    // Ricci faces 1,000, a raise of 800.
    room.opens_more();
    assert_eq!(room.shows("Bet to call"), "1,000");
    assert_eq!(room.shows("Last raise"), "800");
    assert_eq!(room.shows("In the pot"), "1,300");
    assert!(room.reads("Raise to 1,800 or more"));
    room.key(Key::R);
    assert!(room.reads("Call 1,000"));
    room.click("Apply to the hand");
    // Conti has the small blind in front; with the chip of 1,000 it is a call with 100 back.
    room.opens_more();
    assert_eq!(room.shows("Stack behind"), "19,900");
    room.key(Key::E);
    assert!(room.reads("Call 1,000"));
    assert!(room.reads("Return 100."));
    room.key(Key::Enter);
    // Greco put in too little: the floor chooses before the ruling goes into the hand.
    room.key(Key::Q);
    assert!(room.reads("The floor decides"));
    room.key(Key::Enter);
    assert!(room.reads("Select the floor's decision first."));
    room.key(Key::ArrowRight);
    room.key(Key::Enter);
    room.key(Key::F4);
    assert!(room.mentions("Burn one, flop"), "everybody has acted");
}
