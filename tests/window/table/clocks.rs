//! The clocks tab, at the times of a stage clock.

use std::{cell::Cell, rc::Rc};

use bottone::{
    base::time::{Span, Timestamp},
    i18n::Language,
    rules::{
        floor::{FacedBet, PlayerClock},
        rulebook::{BankReset, ClockExpiry, Rulebook, ShotClock, ShotClockStart, UnusedBanks},
    },
    session::time::{StageClock, Timekeeper},
    store::profiles::Rulebooks,
    ui_frame::action::Action,
    view::Tone,
    view_table::{clocks as view, clocks::Face},
};
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

/// Creates a window on the clocks tab, at the evening's first instant.
fn clocks() -> EventWindow {
    let mut room = EventWindow::seated(9);
    room.key(Key::F9);
    room
}

/// Goes to this number of seconds after the beginning.
fn at(room: &mut EventWindow, seconds: i64) {
    room.clock.set(stage::EVENING.after(Span::from_secs(seconds)));
    room.harness.run();
}

fn play_by(room: &mut EventWindow, book: &str) {
    room.click("Rules");
    assert!(room.reads(book), "{book} is on the shelf");
    room.harness.get_by_label(book).scroll_to_me();
    room.harness.run();
    room.click(book);
}

#[test]
fn a_clock_is_called_stopped_and_put_away_by_keys() {
    let mut room = clocks();
    room.key(Key::Num1);
    assert!(room.reads("25") && room.reads("Thinking"), "seat 1 is Conti");
    at(&mut room, 4);
    room.key(Key::S);
    assert!(room.reads("21") && room.reads("Paused"));
    room.key(Key::A);
    assert!(room.reads("25") && room.reads("Thinking"));
    at(&mut room, 6);
    room.key(Key::Num2);
    room.key(Key::X);
    assert!(room.reads("25") && !room.reads("23"), "the keys are for what runs out first");
}

#[test]
fn twenty_five_seconds_and_five_29() {
    let mut room = clocks();
    assert!(
        room.mentions("Any player still in may call it, from their seat; after a reasonable time.")
    );
    room.click("Clock on Conti");
    assert!(room.reads("25") && room.reads("Thinking"));
    assert!(room.reads("At zero, the hand is dead · TDA 29"));
    assert!(room.reads("An action on the last second counts."));
    at(&mut room, 24);
    assert!(room.reads("1") && room.reads("Thinking"));
    at(&mut room, 25);
    assert!(room.reads("5") && room.reads("Last seconds"));
    at(&mut room, 29);
    assert!(room.reads("Last seconds"));
    at(&mut room, 30);
    assert!(room.reads("Time") && room.reads("Hand is dead · TDA 29"));
}

#[test]
fn who_faces_no_bet_checks_29() {
    let mut room = clocks();
    room.click("No bet");
    room.click("Clock on Greco");
    assert!(room.reads("At zero, the player checks · TDA 29"));
    at(&mut room, 31);
    assert!(room.reads("Player checks · TDA 29"));
}

/// Checks the WSOP's book: the hand is dead either way, and the floor has the last second (T80).
#[test]
fn by_another_book_it_ends_otherwise() {
    let mut room = clocks();
    play_by(&mut room, "WSOP 2026");
    room.click("No bet");
    room.click("Clock on Greco");
    assert!(room.reads("At zero, the hand is dead · WSOP T80"));
    assert!(room.reads("An action on the last second: the floor decides."));
    play_by(&mut room, "Home game");
    room.click("Clock on Ricci");
    assert!(room.reads("1:00"), "sixty seconds at home");
    at(&mut room, 65);
    assert!(room.reads("Last seconds"), "ten are counted down");
    at(&mut room, 70);
    assert!(room.mentions("Player checks"));
}

/// A computer whose clock can be set.
#[derive(Clone)]
struct Computer {
    clock: StageClock,
    set: Rc<Cell<i64>>,
}

impl Timekeeper for Computer {
    fn now(&self) -> Timestamp {
        self.clock.now()
    }

    fn take_adjustment(&mut self) -> Option<Span> {
        let by = Span::from_secs(self.set.replace(0));
        self.clock.set(self.clock.now().after(by));
        (by != Span::ZERO).then_some(by)
    }
}

/// Checks that a thinking player keeps the time left when the clock is set forward or back; no
/// clock ends and none is lost.
#[test]
fn the_computers_clock_is_set_while_a_player_thinks() {
    for by in [3_600, -3_600, 7] {
        let mut room = clocks();
        let computer = Computer { clock: room.clock.clone(), set: Rc::default() };
        let structure = stage::structure("deep-stack");
        let (_folder, session) = EventWindow::evening(structure, 9, Box::new(computer.clone()));
        room.harness.state_mut().set_desk(session);
        room.at_the_table();
        room.key(Key::F9);
        room.click("Clock on Conti");
        at(&mut room, 4);
        assert!(room.reads("21"));
        room.click("Clock on Greco");
        room.click("Pause: Greco");
        computer.set.set(by);
        room.harness.run();
        assert!(room.reads("21") && room.reads("25"), "set by {by} seconds");
        let now = computer.now();
        computer.clock.set(now.after(Span::from_secs(20)));
        room.harness.run();
        assert!(room.reads("1") && room.reads("25"), "set by {by} seconds, and 20 later");
        room.click("Resume: Greco");
        assert!(room.reads("25"));
    }
}

#[test]
fn the_floor_gives_less_stops_extends_and_begins_again() {
    let mut room = clocks();
    room.click("10 s");
    room.click("Clock on Conti");
    at(&mut room, 4);
    room.click("Pause: Conti");
    at(&mut room, 60);
    assert!(room.reads("6") && room.reads("Paused"));
    room.click("Resume: Conti");
    room.click("+30 s: Conti");
    assert!(room.reads("36"));
    room.click("Restart: Conti");
    assert!(room.reads("10"));
    room.click("Remove: Conti");
    assert!(room.mentions("No clocks running"));
}

#[test]
fn several_run_at_once_and_are_seen_from_every_tab() {
    let mut room = clocks();
    room.click("Clock on Conti");
    at(&mut room, 7);
    room.click("Clock on Marino");
    assert!(room.reads("18") && room.reads("25"));
    room.key(Key::F5);
    assert!(room.reads("Clock: Conti 18+5"));
    at(&mut room, 27);
    assert!(room.reads("Clock: Conti 3"));
    room.click("Clock: Conti 3");
    assert!(room.reads("Last seconds") && room.reads("5"));
}

#[test]
fn time_banks_are_used_on_record() {
    let mut room = clocks();
    let conti = room.entry(1).unwrap();
    room.click("Shot clock");
    assert!(room.mentions("The rule book has no shot clock"));
    room.click("Clock on Conti");
    assert!(room.reads("30"));
    at(&mut room, 10);
    room.click("Bank (4 left): Conti");
    assert!(room.reads("50"));
    assert_eq!(room.tournament().incidents().banks_used(conti), 1);
    for left in [3, 2] {
        room.click(&format!("Bank ({left} left): Conti"));
    }
    room.click("Bank (1 left): Conti");
    assert_eq!(room.tournament().incidents().banks_used(conti), 4);
    room.click("Bank (0 left): Conti");
    assert_eq!(room.tournament().incidents().banks_used(conti), 4, "none is left");
    room.click("Renew all banks");
    assert!(room.reads("Bank (4 left): Conti"));
    room.ctrl(Key::Z);
    assert!(room.reads("Bank (0 left): Conti"));
}

#[test]
fn a_house_has_its_own_seconds_on_a_table_without_an_event() {
    let mut room = EventWindow::free();
    room.key(Key::F9);
    room.click("Shot clock");
    room.click("Less: Seconds");
    room.click("More: Banks");
    room.click("Clock on Seat 3");
    assert!(room.mentions("At zero, the hand is dead"));
    room.click("Bank (5 left): Seat 3");
    assert!(room.reads("Bank (4 left): Seat 3"));
    room.click("Italiano");
    assert!(room.reads("Pensa") && room.reads("A zero la mano è morta"));
}

/// Checks a followed hand with a player to act and 200 to call.
#[test]
fn c_calls_the_clock_on_who_is_to_act() {
    let mut room = EventWindow::seated(4);
    room.key(Key::F4);
    room.key(Key::K);
    room.key(Key::F9);
    room.click("No bet");
    room.key(Key::C);
    assert!(room.reads("Pause: Esposito") && room.reads("25"));
    assert!(room.reads("At zero, the hand is dead · TDA 29"));
}

#[test]
fn who_is_to_act_needs_a_hand() {
    let mut room = clocks();
    room.key(Key::C);
    assert!(room.mentions("No clocks running"));
}

fn face(book: &Rulebook, faces: FacedBet, given: i64, last: i64, passed: i64) -> Face {
    let start = Timestamp::from_millis(0);
    let clock = PlayerClock::start(start, Span::from_secs(given), Span::from_secs(last));
    let at = start.after(Span::from_millis(passed));
    Face::of(Language::English, &clock, faces, None, book, at)
}

/// Checks the digits, the colour and the result, by three books.
#[test]
fn a_face_by_three_books() {
    let books: Vec<(String, Rulebook)> = Rulebooks::load(None).into_usable().collect();
    let of = |name: &str| &books.iter().find(|(id, _)| id == name).unwrap().1;
    let cases = [
        (
            "tda-2024",
            FacedBet::ABet,
            30,
            5,
            0,
            "25",
            Tone::Good,
            "At zero, the hand is dead · TDA 29",
        ),
        (
            "tda-2024",
            FacedBet::ABet,
            30,
            5,
            24_001,
            "1",
            Tone::Good,
            "At zero, the hand is dead · TDA 29",
        ),
        (
            "tda-2024",
            FacedBet::Nothing,
            30,
            5,
            25_000,
            "5",
            Tone::Waits,
            "At zero, the player checks · TDA 29",
        ),
        ("tda-2024", FacedBet::Nothing, 30, 5, 30_000, "0", Tone::Waits, "Player checks · TDA 29"),
        (
            "tda-2026",
            FacedBet::ABet,
            30,
            5,
            29_999,
            "1",
            Tone::Waits,
            "At zero, the hand is dead · TDA 2026 31",
        ),
        (
            "wsop-2026",
            FacedBet::Nothing,
            30,
            5,
            30_000,
            "0",
            Tone::Waits,
            "Hand is dead · WSOP T80",
        ),
        ("home", FacedBet::Nothing, 100, 10, 0, "1:30", Tone::Good, "At zero, the player checks"),
    ];
    for (book, faces, given, last, passed, digits, tone, zero) in cases {
        let face = face(of(book), faces, given, last, passed);
        let shown = (face.digits.as_str(), face.tone);
        assert_eq!(shown, (digits, tone), "{book} after {passed}");
        assert!(face.at_zero.starts_with(zero), "{book} after {passed}: {}", face.at_zero);
    }
}

/// Checks the start of a shot clock.
#[test]
fn a_shot_clock_that_does_not_run_yet_says_so() {
    let room = EventWindow::seated(9);
    let event = Some((room.tournament(), stage::EVENING));
    let cases = [
        (ShotClockStart::FirstHand, None),
        (ShotClockStart::Level(1), None),
        (ShotClockStart::Level(6), Some("Starts at level 6.")),
        (ShotClockStart::RegistrationCloses, Some("Starts when registration closes.")),
        (
            ShotClockStart::TablesFromTheMoney(1),
            Some("Starts one table before the money; the floor announces it."),
        ),
        (ShotClockStart::SecondDay, Some("Starts on day two.")),
    ];
    for (starts, expected) in cases {
        let shot = ShotClock { starts, ..ShotClock::WPT };
        let text = view::shot_starts(Language::English, &shot, event);
        assert_eq!(text.as_deref(), expected, "{starts:?}");
        assert_eq!(view::shot_starts(Language::English, &shot, None), None);
    }
}

#[test]
fn banks_are_reported_with_what_becomes_of_them() {
    let shot = ShotClock {
        banks: 3,
        reset: BankReset::FinalTable,
        unused: UnusedBanks::Kept,
        expiry: ClockExpiry::Dead,
        ..ShotClock::WPT
    };
    let text = view::banks(Language::English, &shot);
    assert_eq!(
        text,
        "3 time banks of 30 seconds; renewed at the final table, unused ones are kept."
    );
    let seconds: Vec<u16> = (0..6).map(|street| shot.seconds(street)).collect();
    assert_eq!(seconds, [30; 6]);
}

/// Checks that looking back drops no clock: it goes on behind the past view, and is there again
/// afterwards.
#[test]
fn a_clock_goes_on_while_the_past_is_looked_at() {
    let mut room = EventWindow::seated(6);
    at(&mut room, 60);
    room.key(Key::F9);
    room.key(Key::Num3);
    assert!(room.reads("25"));
    at(&mut room, 64);
    room.harness
        .state_mut()
        .request(Action::LookBack(Some(stage::EVENING.after(Span::from_secs(30)))));
    room.harness.run();
    assert!(room.mentions("As it was at"));
    at(&mut room, 70);
    room.harness.state_mut().request(Action::LookBack(None));
    room.harness.run();
    assert!(!room.mentions("As it was at") && room.reads("15"));
}
