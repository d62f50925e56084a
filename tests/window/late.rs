//! Late records, and looking back at the room: by keys and clicks.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

use bottone::{
    base::{seat::TableNo, time::Span},
    i18n::Language,
    rules::bounties::BountyKind,
    session::{Session, time::StageClock},
    tournament::{
        Command,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId},
        history::audit,
        setup::Setup,
    },
    ui_dialogs::bust::BustPlayers,
    ui_frame::action::{Action, Screen},
};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn bust(number: u32) -> Action {
    let out = vec![(entry(number), None)];
    Action::Submit(Command::Entries(EntryCommand::Bust { out }))
}

fn place(room: &EventWindow, number: u32) -> Option<u32> {
    room.app().desk().unwrap().tournament().entries().place(entry(number)).map(|place| place.first)
}

fn asks(room: &mut EventWindow, action: Action) {
    room.harness.state_mut().request(action);
    room.harness.run();
}

/// Creates nine players at table 1. Seat 1 busts after five minutes, seat 2 after ten, and five
/// more minutes pass.
fn evening(language: Language) -> EventWindow {
    let mut room = EventWindow::seated(9);
    asks(&mut room, Action::Language(language));
    for number in [1, 2] {
        room.minutes_later(5);
        asks(&mut room, bust(number));
    }
    room.minutes_later(5);
    asks(&mut room, Action::CloseDialog);
    room.ctrl(Key::Num1);
    room
}

#[test]
fn table_one_seat_three_was_out_seven_minutes_ago() {
    for (language, record, back) in [
        (Language::English, "Record it", "As it was at"),
        (Language::Italian, "Registra", "Com'era alle"),
    ] {
        let mut room = evening(language);
        assert_eq!((place(&room, 1), place(&room, 2)), (Some(9), Some(8)));
        room.ctrl(Key::T);
        room.types("-7");
        room.key(Key::Enter);
        assert!(room.mentions(back), "the band says that it is not now");
        room.key(Key::B);
        room.types("1 3");
        room.key(Key::Enter);
        assert!(room.mentions(record));
        assert_eq!(place(&room, 3), None, "nothing has happened yet");
        room.ctrl(Key::Enter);
        assert!(!room.mentions(back), "recorded: it is now again");
        assert_eq!(
            (place(&room, 1), place(&room, 3), place(&room, 2)),
            (Some(9), Some(8), Some(7))
        );
        let session = room.app().desk().unwrap();
        assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()));
        room.ctrl(Key::Z);
        assert_eq!((place(&room, 3), place(&room, 2)), (None, Some(8)));
    }
}

/// Checks an entry sold seven minutes ago and not typed in: it is recorded as of then, and the seat
/// is drawn now.
#[test]
fn an_entry_of_seven_minutes_ago_is_reported_and_seated_now() {
    for (language, record, seat) in [
        (Language::English, "Record it", "Draw seats"),
        (Language::Italian, "Registra", "Sorteggia i posti"),
    ] {
        let mut room = evening(language);
        room.ctrl(Key::T);
        room.types("-7");
        room.key(Key::Enter);
        room.ctrl(Key::Num2);
        room.types("Conti, Leo");
        room.key(Key::Enter);
        assert!(room.mentions(record));
        room.ctrl(Key::Enter);
        let leo = entry(10);
        let now = room.app().desk().unwrap().now();
        let at = room.tournament().entries().get(leo).unwrap().at;
        assert!(now.since(at) >= Span::from_minutes(7), "{at:?}");
        assert_eq!(room.tournament().tables().seat_of(leo), None);
        room.ctrl(Key::Num1);
        room.click(seat);
        assert!(room.tournament().tables().seat_of(leo).is_some());
        let session = room.app().desk().unwrap();
        assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()));
    }
}

/// Checks the same with the time after the seat: B, "1 3 -7", Enter, Enter, Ctrl Enter.
#[test]
fn a_time_behind_the_seat_is_as_of_then() {
    let mut room = evening(Language::English);
    room.key(Key::B);
    room.types("1 3 -7");
    room.key(Key::Enter);
    assert!(room.mentions("As it was at"));
    room.key(Key::Enter);
    room.ctrl(Key::Enter);
    assert_eq!((place(&room, 3), place(&room, 2)), (Some(8), Some(7)));

    // Looks up the player who sat there a while ago.
    let mut room = evening(Language::English);
    room.ctrl(Key::K);
    room.types("1 2 -7");
    room.key(Key::Enter);
    assert!(room.mentions("T1 S2"), "seat 2 was not out yet");
    room.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
}

/// Checks that the time can be typed in an open question; without one it is now, as always.
#[test]
fn a_time_in_the_question_of_a_bust_is_as_of_then() {
    for (language, when, record) in
        [(Language::English, "When", "Record it"), (Language::Italian, "Quando", "Registra")]
    {
        let mut room = evening(language);
        let question = BustPlayers::new(TableNo::new(1).unwrap(), Some(entry(3)));
        asks(&mut room, Action::ask(question.clone()));
        room.fill(when, "noon");
        room.key(Key::Enter);
        assert_eq!(place(&room, 3), None, "that is no time");
        room.fill(when, "-7");
        room.key(Key::Enter);
        assert!(room.mentions(record), "what would come of it is shown first");
        assert_eq!(place(&room, 3), None);
        room.ctrl(Key::Enter);
        assert_eq!((place(&room, 3), place(&room, 2)), (Some(8), Some(7)));
        // Now, and a move.
        asks(&mut room, Action::ask(BustPlayers::new(TableNo::new(1).unwrap(), Some(entry(4)))));
        room.key(Key::Enter);
        assert_eq!(place(&room, 4), Some(6));
        // While looking back, the past instant is used.
        room.ctrl(Key::T);
        room.types("-1");
        room.key(Key::Enter);
        asks(&mut room, Action::ask(question));
        assert!(!room.reads(when));
    }
}

/// Checks a late bust before another one. Seat 2 was out before seat 1, so it cannot have taken
/// that bounty; the taker is asked for and recorded along with it.
#[test]
fn who_took_a_bounty_is_said_with_the_late_bust() {
    let mut room = EventWindow::on(Screen::Floor, vec2(1280.0, 720.0), bounties());
    let both = BountyCommand::KnockOut {
        out: vec![(entry(1), None)],
        taken: vec![(entry(1), vec![entry(2)])],
    };
    room.minutes_later(10);
    asks(&mut room, Action::Submit(Command::Bounties(both)));
    room.minutes_later(5);
    let question = BustPlayers::new(TableNo::new(1).unwrap(), Some(entry(2)));
    asks(&mut room, Action::ask(question));
    room.fill("When", "-7");
    room.key(Key::Enter);
    let seat = room.tournament().tables().seat_of(entry(3)).unwrap().seat;
    let who =
        bottone::vocabulary::words::short_name(Language::English, room.tournament(), entry(3));
    // Both bounties are asked about; that of seat 2 comes first.
    let offered = format!("{seat} {who}");
    room.harness.query_all_by_label(&offered).last().unwrap().click();
    room.harness.run();
    room.ctrl(Key::Enter);
    let t = room.tournament();
    assert_eq!((place(&room, 2), place(&room, 1)), (Some(6), Some(5)));
    let claim = t.bounties().claim(entry(1), 0).unwrap();
    assert_eq!(claim.by.as_deref(), Some(&[entry(3)][..]));
    assert!(t.bounties().claim(entry(2), 0).unwrap().is_open(), "nobody said who took that one");
    let session = room.app().desk().unwrap();
    assert_eq!(audit(session.beginning(), session.records(), |_, _| {}), Ok(()));
}

/// Creates six players at one table with a bounty of 50 on each, and the clock running.
fn bounties() -> (tempfile::TempDir, StageClock, Box<Session>) {
    let setup =
        Setup { buy_in: stage::buy_in("100+50+15"), bounty: BountyKind::Fixed, ..Setup::default() };
    let mut room = stage::Room::seated(setup, stage::structure("club-turbo"), &[6]);
    room.does(Command::Clock(ClockCommand::Start));
    let stage::Room { session, clock } = room;
    (tempfile::tempdir().unwrap(), clock, session)
}

#[test]
fn left_fields_are_not_reported_and_looking_back_changes_nothing() {
    let mut room = evening(Language::English);
    let records = room.app().desk().unwrap().records().len();
    room.ctrl(Key::T);
    room.types("-12");
    room.key(Key::Enter);
    for screen in [Key::Num1, Key::Num2, Key::Num3, Key::Num5, Key::Num6, Key::Num7, Key::Num9] {
        room.ctrl(screen);
        assert!(room.mentions("As it was at"));
    }
    room.ctrl(Key::Num1);
    room.key(Key::B);
    room.types("1 3");
    room.key(Key::Enter);
    room.key(Key::Escape);
    assert!(room.mentions("As it was at"), "the past is looked at until one goes back");
    room.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::T);
    room.harness.run();
    assert!(!room.mentions("As it was at"));
    assert_eq!(room.app().desk().unwrap().records().len(), records);
}

#[test]
fn a_time_that_cannot_be_says_so() {
    let mut room = evening(Language::English);
    for (typed, says) in [
        ("noon", "Enter a time (21:40)"),
        ("-999", "The event had not been created by then. Enter a later time."),
    ] {
        room.ctrl(Key::T);
        room.types(typed);
        assert!(room.mentions(says), "{typed}");
        room.key(Key::Enter);
        room.key(Key::Escape);
        assert!(!room.mentions("As it was at"));
    }
}

#[test]
fn a_wrong_report_is_voided_with_its_consequences() {
    let mut room = evening(Language::English);
    let records = u32::try_from(room.app().desk().unwrap().records().len()).unwrap();
    // Seat 1 is taken again: that depends on the bust of the earlier player there.
    let again = EntryCommand::BringBack { entry: entry(1), to: left(&room, 1) };
    asks(&mut room, Action::Submit(Command::Entries(again)));
    asks(&mut room, Action::Strike(records - 2));
    room.click("Void anyway…");
    assert!(room.mentions("dropped"));
    room.ctrl(Key::Enter);
    let desk = room.app().desk().unwrap();
    assert!(!desk.ledger().is_valid(records - 2) && !desk.ledger().is_valid(records));
    assert_eq!((place(&room, 1), place(&room, 2)), (None, Some(9)));
}

fn left(room: &EventWindow, number: u32) -> bottone::base::seat::Seat {
    room.tournament().entries().left_seat(entry(number)).unwrap()
}
