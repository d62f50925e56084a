//! The end of a day as a floor manager runs it, and the next day made from it. Only the screen is
//! used.
#![allow(clippy::unwrap_used, reason = "a test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    base::{chips::Chips, money::Money},
    rules::carry::StackPrice,
    session::{Desk as _, file},
    tournament::{Command, bags::BagCommand, clock::ClockCommand},
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::{Context, Key, Role, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::stage::{self, room::EventWindow, wait_until};

/// Creates table 1 with three players who have 20,000 each, and the clock stopped.
fn room() -> EventWindow {
    room_of(vec2(1280.0, 720.0))
}

/// Creates the same in a window of this size.
fn room_of(size: Vec2) -> EventWindow {
    let clock = bottone::session::time::StageClock::at(stage::EVENING);
    let (folder, mut session) =
        EventWindow::evening(stage::structure("deep-stack"), 3, Box::new(clock.clone()));
    if !session.tournament().clock().started() {
        session.submit(Command::Clock(ClockCommand::Start), None).unwrap();
    }
    session.submit(Command::Clock(ClockCommand::Pause), None).unwrap();
    EventWindow::on(Screen::Chips, size, (folder, clock, session))
}

/// Types each stack and Enter; the last Enter seals. A wrong stack is corrected at its bag, with a
/// reason.
#[test]
fn a_day_is_bagged_from_the_screen() {
    let mut room = room();
    room.key(Key::F7);
    assert!(room.mentions("No bags yet"));
    room.click("Start bagging");
    let all = room.tournament().chips_in_play().get();
    for stack in [20_000, 30_000, all - 50_500] {
        room.types(&stack.to_string());
        room.key(Key::Enter);
    }
    assert_eq!(room.tournament().bags().all().len(), 3, "{:?}", room.app().status_text());
    room.key(Key::F7);
    assert!(room.mentions("500 fewer in bags than in play"));
    let entry = room.entry(2).unwrap();
    assert_eq!(room.tournament().bags().get(entry).unwrap().number, 2);
    assert_eq!(room.tournament().counts().of(entry).unwrap().chips, Chips::new(30_000));
}

/// Waits until this is true in the window.
fn comes(room: &mut EventWindow, never: &str, mut is: impl FnMut(&EventWindow) -> bool) {
    wait_until(never, || {
        room.harness.run_steps(2);
        is(room)
    });
}

/// Creates a bagged flight of three, with the question for the next day open.
fn asked() -> EventWindow {
    asked_in(room())
}

fn asked_in(room: EventWindow) -> EventWindow {
    let mut room = room.in_file();
    room.key(Key::F7);
    room.click("Start bagging");
    let all = room.tournament().chips_in_play().get();
    for stack in [20_000, 30_000, all - 50_000] {
        room.types(&stack.to_string());
        room.key(Key::Enter);
    }
    room.key(Key::F7);
    assert!(room.mentions("All chips bagged"));
    room.click("Make day two…");
    comes(&mut room, "the flights are never found", |room| room.mentions("Make from 1 flight"));
    room
}

fn made(room: &mut EventWindow) {
    room.click("Make from 1 flight");
    comes(room, "day two is never made", |room| {
        room.app().desk().is_some_and(|desk| desk.tournament().flights().origin().is_some())
    });
}

/// Returns the files of the day on the desk and of its flight.
fn files(room: &EventWindow) -> (PathBuf, PathBuf) {
    let day = room.app().desk().unwrap().path().unwrap().to_owned();
    let flight = room.tournament().flights().origin().unwrap().flights()[0].file.clone();
    (day.with_file_name(flight), day)
}

fn opens(room: &mut EventWindow, path: &Path) {
    room.harness.state_mut().request(Action::File(FileAction::Close));
    room.harness.run();
    room.harness.state_mut().open(&Context::default(), path);
    room.harness.run();
}

fn is_carried(flight: &Path) -> bool {
    let clock = Box::new(bottone::session::time::StageClock::at(stage::EVENING));
    let opened = file::read(flight, clock, stage::desk()).unwrap();
    opened.desk.tournament().bags().carried_over().is_some()
}

/// Checks the state after the program was killed between the two files. Whichever is opened, the
/// flight gets its missing record, and a message says so.
#[test]
#[allow(clippy::disallowed_methods, reason = "a test writes a file")]
fn half_a_pair_is_completed_when_either_file_is_opened() {
    let mut room = asked();
    made(&mut room);
    let (flight, day) = files(&room);
    let text = fs::read_to_string(&flight).unwrap();
    let cut: Vec<&str> = text.lines().take_while(|line| !line.contains("CarriedOver")).collect();
    for path in [&day, &flight] {
        fs::write(&flight, cut.join("\n") + "\n").unwrap();
        assert!(!is_carried(&flight));
        opens(&mut room, path);
        // The message of the first round may still be shown in the second.
        let words = "did not record that it was carried";
        comes(&mut room, "it was not completed", |room| {
            let is_said = room.app().status_text().is_some_and(|line| line.contains(words));
            is_said && is_carried(&flight)
        });
    }
}

/// Reopens a flight and bags it again. The day asks, states the effects, and reads the flight again
/// at a press.
#[test]
fn a_flight_that_was_bagged_again_is_read_again_from_the_screen() {
    let mut room = asked();
    made(&mut room);
    let (flight, day) = files(&room);
    opens(&mut room, &flight);
    let entry = room.entry(2).unwrap();
    room.ctrl(Key::Z);
    assert!(room.tournament().bags().carried_over().is_none(), "{:?}", room.app().status_text());
    let (chips, reason) = (Chips::new(29_000), "counted again".to_owned());
    let correct = Command::Bags(BagCommand::Correct { entry, chips, reason });
    room.harness.state_mut().request(Action::Submit(correct));
    room.harness.run();
    assert_eq!(room.tournament().bags().get(entry).unwrap().chips, chips);
    opens(&mut room, &day);
    comes(&mut room, "the day does not ask", |room| room.reads("Reload"));
    assert!(room.mentions("was reopened since"));
    assert!(room.mentions("has 29,000 instead of 30,000"));
    room.click("Reload");
    comes(&mut room, "it is not read again", |room| room.mentions("matches its next day"));
    assert!(is_carried(&flight));
    let stacks = room.tournament().flights().origin().unwrap().arrived();
    assert!(stacks.into_iter().any(|(_, arrived)| arrived.stack.unwrap().chips == chips));
    // No hand was played: the day is withdrawn, and the flight can continue.
    room.click("Undo this day…");
    room.click("Undo day");
    comes(&mut room, "it is not taken back", |_| !day.exists());
    assert!(!is_carried(&flight));
}

/// Checks that qualifiers and a price for each bag, which few houses have, are under *More terms*.
/// That holds in a low window too, and unreadable text is reported.
#[test]
fn day_two_is_made_on_other_terms() {
    let mut room = asked_in(room_of(vec2(1280.0, 720.0)));
    room.click("More terms");
    room.click("per bagged stack");
    assert!(room.mentions("Enter an amount"));
    room.fill("Paid per stack", "10");
    room.fill("Qualifiers with a fixed stack", "Rossi, Anna; Verdi, Ugo");
    assert!(room.mentions("Enter the stack of each qualifier"));
    room.fill("Stack of each", "25,000");
    room.fill("Voided bags", "seventeen");
    assert!(room.mentions("a flight's file and a number"));
    room.fill("Voided bags", "");
    room.key(Key::Delete);
    room.fill("Max entries per person", "2");
    made(&mut room);
    let t = room.tournament();
    assert_eq!(t.entries().playing_count(), 5);
    let terms = &t.flights().origin().unwrap().terms;
    assert_eq!(terms.price, StackPrice::Bagged(Money::from_minor(1_000)));
    assert_eq!((terms.most_entries, t.setup().re_entries), (Some(2), Some(1)));
    assert_eq!(t.flights().stack_prices(), Money::from_minor(3_000), "qualifiers bagged nothing");
}

/// Checks that the flight is closed and the day is made in the background. The day is then on the
/// desk, with all players seated.
#[test]
fn day_two_is_made_from_the_screen() {
    let mut room = asked();
    let all = room.tournament().chips_in_play().get();
    made(&mut room);
    let t = room.tournament();
    assert_eq!(t.setup().day, "Day 2");
    assert_eq!((t.entries().playing_count(), t.tables().seated_count()), (3, 3));
    assert_eq!(t.chips_in_play().get(), all);
    assert_eq!(room.app().screen(), Screen::Floor);
}

/// Checks that the reason typed for one stack does not appear under the next.
#[test]
fn what_is_typed_for_a_bag_stays_with_its_player() {
    let mut room = asked();
    room.harness.state_mut().request(Action::CloseDialog);
    room.harness.run();
    for (which, screen) in [("the bags of a day", 0), ("the stacks of day two", 1)] {
        if screen == 1 {
            room.click("Make day two…");
            comes(&mut room, "the flights are never found", |room| {
                room.mentions("Make from 1 flight")
            });
            made(&mut room);
            room.harness.state_mut().request(Action::Go(Screen::Chips));
            room.harness.run();
            room.key(Key::F7);
        }
        room.key(Key::ArrowDown);
        room.fill("Reason", "Coloured up twice");
        room.key(Key::Escape);
        room.key(Key::ArrowDown);
        assert_eq!(text(&room, "Reason"), "", "{which}: nothing was typed for this one");
        room.key(Key::ArrowUp);
        assert_eq!(text(&room, "Reason"), "Coloured up twice", "{which}");
    }
}

/// Returns the text in the field of this name.
fn text(room: &EventWindow, name: &str) -> String {
    let field = room.harness.get_by_role_and_label(Role::TextInput, name);
    field.accesskit_node().value().unwrap_or_default()
}
