//! The end of a day as a floor manager runs it, and the day that is made of it: from the screen alone.
#![allow(clippy::unwrap_used, reason = "a test")]

use bottone::{
    rules::chips::Chips,
    tournament::{Command, clock::ClockCommand},
    ui::action::Screen,
};
use egui::{Key, vec2};

use crate::stage::{self, room::Room, wait_until};

/// Table 1 with three players who have 20,000 each, and the clock stopped.
fn room() -> Room {
    let clock = bottone::session::time::StageClock::at(stage::EVENING);
    let (folder, mut session) =
        Room::evening(stage::structure("deep-stack"), 3, Box::new(clock.clone()));
    if !session.tournament().clock().started() {
        session.submit(Command::Clock(ClockCommand::Start), None).unwrap();
    }
    session.submit(Command::Clock(ClockCommand::Pause), None).unwrap();
    Room::on(Screen::Chips, vec2(1280.0, 720.0), (folder, clock, session))
}

/// Each stack and Enter; the last Enter seals. A wrong one is put right at its bag, with a reason.
#[test]
fn a_day_is_bagged_from_the_screen() {
    let mut room = room();
    room.key(Key::F7);
    assert!(room.mentions("Nothing is in bags"));
    room.click("Bag this day");
    let all = room.tournament().chips_in_play().get();
    for stack in [20_000, 30_000, all - 50_500] {
        room.types(&stack.to_string());
        room.key(Key::Enter);
    }
    assert_eq!(room.tournament().bags().all().len(), 3, "{:?}", room.app().line());
    room.key(Key::F7);
    assert!(room.mentions("500 fewer in bags than in play"));
    let entry = room.entry(2).unwrap();
    assert_eq!(room.tournament().bags().get(entry).unwrap().number, 2);
    assert_eq!(room.tournament().counts().of(entry).unwrap().chips, Chips::new(30_000));
}

/// The flight is closed, the day is made beside the window, and lies on the desk with everybody seated.
#[test]
fn day_two_is_made_from_the_screen() {
    let mut room = room().in_file();
    room.key(Key::F7);
    room.click("Bag this day");
    let all = room.tournament().chips_in_play().get();
    for stack in [20_000, 30_000, all - 50_000] {
        room.types(&stack.to_string());
        room.key(Key::Enter);
    }
    room.key(Key::F7);
    assert!(room.mentions("Every chip is in a bag"));
    room.click("Make day two…");
    wait_until("the flights are never found", || {
        room.harness.run_steps(2);
        room.mentions("Make it of 1 flight")
    });
    room.click("Make it of 1 flight");
    wait_until("day two is never made", || {
        room.harness.run_steps(2);
        room.app().desk().is_some_and(|desk| desk.tournament().flights().made().is_some())
    });
    let t = room.tournament();
    assert_eq!(t.setup().day, "Day 2");
    assert_eq!((t.entries().playing_count(), t.tables().seated_count()), (3, 3));
    assert_eq!(t.chips_in_play().get(), all);
    assert_eq!(room.app().screen(), Screen::Floor);
}
