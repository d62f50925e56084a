//! The waiting list and the missing players in use on the floor: from the screen alone, with
//! presses counted.
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone::{
    base::paper_code::{PaperCode, PaperKind},
    i18n::Language,
    session::Desk as _,
    tournament::{
        Command,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId, EntryState},
        papers::SheetKind,
        setup::SetupCommand,
        waiting::Alternates,
    },
    ui_frame::action::{Action, Screen},
};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use crate::stage::{self, room::EventWindow};

/// Creates table 1 with nine players, the clock running, and a waiting list for a full room.
fn room(screen: Screen) -> EventWindow {
    let clock = bottone::session::time::StageClock::at(stage::EVENING);
    let (folder, mut session) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let mut setup = session.tournament().setup().clone();
    setup.house.alternates = Alternates::AtOnce;
    setup.house.arrival_minutes = Some(5);
    session.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    if !session.tournament().clock().started() {
        session.submit(Command::Clock(ClockCommand::Start), None).unwrap();
    }
    EventWindow::on(screen, vec2(1280.0, 720.0), (folder, clock, session))
}

fn line(room: &EventWindow) -> Vec<u32> {
    room.tournament().waiting_list().line().map(EntryId::get).collect()
}

/// Checks a player who comes to a full room: the name and Enter. A bust brings the call to the
/// to-do list, and Enter calls. The player gets a seat, a seat card is offered, and the list shows
/// the call.
#[test]
fn who_comes_to_a_full_room_is_called_with_one_key() {
    let mut room = room(Screen::Players);
    for name in ["Anna Zeni", "Bruno Zeni"] {
        room.types(name);
        room.key(Key::Enter);
    }
    assert_eq!(line(&room), [10, 11]);
    room.key(Key::Escape);
    room.key(Key::F4);
    assert!(room.mentions("Zeni, Anna") && room.mentions("2 waiting"));
    let bust = EntryCommand::Bust { out: vec![(room.entry(3).unwrap(), None)] };
    room.harness.state_mut().request(Action::Submit(Command::Entries(bust)));
    room.harness.run();
    room.key(Key::Num1);
    assert!(room.mentions("Call Zeni, A. from the waiting list"));
    room.harness.run_steps(60);
    room.key(Key::Enter);
    assert_eq!(line(&room), [11]);
    assert!(room.mentions("Called · Zeni, A. to T1 S3"), "{:?}", room.app().status_text());
    room.click("Print seat cards");
    assert_eq!(room.app().screen(), Screen::Print);
    let chosen = room.app().desk().unwrap().tournament().arrivals().awaits(entry(10));
    assert!(chosen, "nobody has seen him yet");
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Checks that two presses pass a player over, with the reason on record. A player back from dinner
/// is ready with one press.
#[test]
fn the_order_is_changed_with_two_presses() {
    let mut room = room(Screen::Players);
    for name in ["Anna Zeni", "Bruno Zeni", "Carla Zeni"] {
        room.types(name);
        room.key(Key::Enter);
    }
    room.key(Key::Escape);
    room.key(Key::F4);
    room.harness.get_by_label_contains("Zeni, Anna").click();
    room.harness.run();
    room.click("Skip…");
    room.click("No answer");
    assert_eq!(line(&room), [11, 10, 12]);
    room.click("Hold…");
    room.types("At dinner");
    room.key(Key::Enter);
    assert!(room.mentions("On hold: At dinner"));
    room.click("Returned");
    assert!(!room.mentions("On hold: At dinner"));
    // Registration closes, and one press refunds every waiting player.
    let close = Command::Entries(EntryCommand::Registration { open: false });
    room.harness.state_mut().request(Action::Submit(close));
    room.harness.run();
    room.harness.get_by_label_contains("Close the list").click();
    room.harness.run();
    assert_eq!(line(&room), [0; 0]);
    let standing = room.tournament().entries().get(entry(10)).unwrap().standing;
    assert_eq!(standing, EntryState::Refunded);
    room.click("Print refund slips");
    assert_eq!(room.app().screen(), Screen::Print);
    assert!(
        room.mentions(&bottone::view::sheet_names::name(Language::English, SheetKind::RefundSlips))
    );
}

/// Checks that H on the floor confirms the arrival of the chosen player or the whole table. A scan
/// of the seat card confirms it too.
#[test]
fn one_key_or_a_scan_says_that_somebody_is_there() {
    let mut room = room(Screen::Players);
    room.types("Anna Zeni");
    room.key(Key::Enter);
    let bust = EntryCommand::Bust { out: vec![(room.entry(3).unwrap(), None)] };
    room.harness.state_mut().request(Action::Submit(Command::Entries(bust)));
    room.harness.run();
    room.key(Key::Escape);
    room.key(Key::F4);
    room.key(Key::Enter);
    let awaits = |room: &EventWindow| room.tournament().arrivals().awaits(entry(10));
    assert!(awaits(&room));
    room.key(Key::F5);
    assert!(room.mentions("Zeni, Anna") && room.mentions("called at"));
    let digits = room.app().desk().unwrap().beginning().digits();
    let code = PaperCode::new(digits, PaperKind::Seat, 10).unwrap().to_string();
    room.harness.state_mut().request(Action::Scanned(code));
    room.harness.run();
    assert!(!awaits(&room), "the card was scanned where those are listed who are missed");
    room.ctrl(Key::Z);
    assert!(awaits(&room));
    room.key(Key::Num1);
    room.harness.state_mut().request(Action::ShowTable(
        "1".parse::<u16>().ok().and_then(bottone::base::seat::TableNo::new).unwrap(),
    ));
    room.harness.run();
    assert!(room.mentions("All arrived"));
    room.key(Key::H);
    assert!(!awaits(&room));
}

/// Checks that an empty list has the button that helps: first that of the list, then that of a new
/// player, whose name can be typed at once.
#[test]
fn an_empty_waiting_list_has_the_button_that_helps() {
    let mut room = EventWindow::seated(9);
    room.harness.state_mut().request(Action::Go(Screen::Players));
    room.harness.run();
    room.key(Key::F4);
    room.click("Turn on the waiting list");
    assert_eq!(room.tournament().setup().house.alternates, Alternates::AtOnce);
    room.click("Register players");
    room.types("Anna Zeni");
    room.key(Key::Enter);
    assert_eq!(line(&room), [10]);
}
