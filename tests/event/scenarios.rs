//! The facts of a public suite of scenarios about the course of an event, under the suite's own
//! numbers. (`angzarr-io/angzarr-project`, `features/example/unit/tournament.feature`.)
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage::{Room, buy_in};
use bottone::{
    base::{chips::Chips, person::Person},
    rules::levels::{Level, Row, Structure},
    tournament::{
        Command, Refusal,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId, PlayerId},
        setup::{Purchase, Setup},
        tables::SeatWish,
    },
};

const START: Command = Command::Clock(ClockCommand::Start);
const PAUSE: Command = Command::Clock(ClockCommand::Pause);
const NEXT: Command = Command::Clock(ClockCommand::Next);
const CLOSE: Command = Command::Entries(EntryCommand::Registration { open: false });
const OPEN: Command = Command::Entries(EntryCommand::Registration { open: true });

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Returns three levels of 20 minutes and 1,500 chips; registration closes after `closes` of the
/// levels.
fn evening(closes: Option<usize>) -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Row::Level(Level { small, big, minutes: 20, ..Level::default() })
    };
    let mut rows = vec![level(50), level(100), level(200)];
    if let Some(levels) = closes {
        rows.insert(levels, Row::RegistrationCloses);
    }
    let starting_stack = Chips::new(1_500);
    Structure { name: "Test".into(), starting_stack, rows, ..Structure::default() }
}

fn rebuys(most: u8, through_level: u16) -> Setup {
    let (price, chips) = (buy_in("100"), Chips::new(1_000));
    let rebuy = Purchase { price, chips, later: Vec::new(), most, through_level };
    Setup { rebuy: Some(rebuy), buy_in: buy_in("100"), seats: 9, ..Setup::default() }
}

fn comes(name: &str, seat: SeatWish) -> Command {
    let who = vec![Entrant::New(Person { family: name.into(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat })
}

fn rebuy(number: u32) -> Command {
    Command::Entries(EntryCommand::Rebuy { entry: entry(number) })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

/// Checks EU-0812, 0814 to 0816, 0845, 0857 to 0860.
#[test]
fn enrolment() {
    let setup = Setup { seats: 2, buy_in: buy_in("100"), ..Setup::default() };
    let mut room = Room::seated(setup.clone(), evening(Some(2)), &[2]);
    assert_eq!(room.t().entries().paid(), buy_in("200"));
    assert_eq!(room.refused(comes("Third", SeatWish::Draw(1))), Refusal::NoSeat);
    let known: PlayerId = ron::from_str("1").unwrap();
    let again = EntryCommand::Enter { who: vec![Entrant::Known(known)], seat: SeatWish::Later };
    assert_eq!(room.refused(Command::Entries(again)), Refusal::AlreadyIn);
    // A late entry has the whole stack.
    let mut room = Room::seated(Setup { seats: 9, ..setup.clone() }, evening(Some(2)), &[2]);
    room.does(START);
    room.minutes_later(30);
    room.does(comes("Late", SeatWish::Draw(1)));
    assert_eq!(room.t().chips_in_play(), Chips::new(4_500));
    assert_eq!((room.t().entries().count(), room.t().entries().playing_count()), (3, 3));
    room.minutes_later(11);
    assert_eq!(room.refused(comes("Later", SeatWish::Draw(1))), Refusal::RegistrationClosed);
    // The floor closes it while play goes on.
    let mut room = Room::seated(Setup { seats: 9, ..setup }, evening(None), &[2]);
    room.does(START);
    room.does(CLOSE);
    assert_eq!(room.refused(comes("Late", SeatWish::Draw(1))), Refusal::RegistrationClosed);
    assert_eq!(room.refused(CLOSE), Refusal::NothingToDo);
    room.does(OPEN);
    assert_eq!(room.refused(OPEN), Refusal::RegistrationOpen);
}

/// Checks EU-0818, 0834, 0836 to 0839, 0854. A number of rebuys has no "0 is no limit" here.
#[test]
fn rebuys_end() {
    let mut room = Room::seated(rebuys(2, 2), evening(None), &[3]);
    room.does(START);
    assert_eq!(room.refused(rebuy(9)), Refusal::EntryUnknown);
    room.does(rebuy(1));
    assert_eq!(room.t().entries().get(entry(1)).unwrap().rebuys, 1);
    assert_eq!(room.t().chips_in_play(), Chips::new(5_500));
    room.does(rebuy(1));
    assert_eq!(room.refused(rebuy(1)), Refusal::NoMorePurchases);
    room.minutes_later(41);
    assert_eq!(room.refused(rebuy(2)), Refusal::WindowClosed);
    let mut without = Room::seated(Setup::default(), evening(None), &[3]);
    without.does(START);
    assert_eq!(without.refused(rebuy(1)), Refusal::NoRebuys);
}

/// Checks EU-0820, 0821, 0825, 0828 to 0831, 0855.
#[test]
fn the_clock_and_the_levels() {
    let mut room = Room::seated(rebuys(2, 2), evening(None), &[3]);
    assert_eq!(room.refused(bust(9)), Refusal::EntryUnknown);
    assert_eq!(room.refused(PAUSE), Refusal::ClockStands);
    room.does(START);
    assert_eq!(room.refused(START), Refusal::ClockRuns);
    room.does(PAUSE);
    assert_eq!(room.refused(PAUSE), Refusal::ClockStands);
    room.does(START);
    room.does(NEXT);
    room.does(NEXT);
    assert_eq!(room.refused(NEXT), Refusal::NoLaterLevel);
}
