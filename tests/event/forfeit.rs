//! Stacks that differ from the structure: given up for a new entry, or given with the seat. And two
//! swapped seats.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage::{Room, buy_in};
use bottone::{
    base::{
        chips::Chips,
        seat::{Seat, SeatNo, TableNo},
    },
    i18n::Language,
    rules::{
        bounties::BountyKind,
        levels::{Level, Row, Structure},
    },
    session::Desk as _,
    tournament::{
        Command, Refusal,
        bounties::BountyCommand,
        clock::ClockCommand,
        entries::{EntryCommand, EntryId, EntryState},
        history::audit,
        setup::Setup,
        tables::{MoveReason, SeatWish, TableCommand},
    },
    view::log::LogBook,
};

const START: Command = Command::Clock(ClockCommand::Start);

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn at(table: u16, seat: u8) -> Seat {
    Seat { table: TableNo::new(table).unwrap(), seat: SeatNo::new(seat).unwrap() }
}

fn evening() -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Row::Level(Level { small, big, minutes: 20, ..Level::default() })
    };
    let rows = vec![level(50), level(100), level(200)];
    Structure {
        name: "Test".into(),
        starting_stack: Chips::new(10_000),
        rows,
        ..Structure::default()
    }
}

fn setup() -> Setup {
    let buy_in = buy_in("50+50+10");
    let bounty = BountyKind::PROGRESSIVE;
    Setup { buy_in, bounty, seats: 4, forfeits: true, ..Setup::default() }
}

fn forfeit(number: u32, stack: u64) -> Command {
    let (entry, stack) = (entry(number), Chips::new(stack));
    Command::Entries(EntryCommand::Forfeit { entry, stack, seat: SeatWish::Draw(5) })
}

fn start_with(number: u32, chips: u64) -> Command {
    let (entry, chips) = (entry(number), Chips::new(chips));
    Command::Entries(EntryCommand::StartWith { entry, chips })
}

fn swap(one: u32, other: u32) -> Command {
    let reason = MoveReason::Floor("friends".into());
    Command::Tables(TableCommand::Swap { one: entry(one), other: entry(other), reason })
}

fn out(number: u32, by: u32) -> Command {
    let (out, taken) = (vec![(entry(number), None)], vec![(entry(number), vec![entry(by)])]);
    Command::Bounties(BountyCommand::KnockOut { out, taken })
}

impl Room {
    /// Checks every law, the file, and the chips on the tables.
    fn adds_up_to(&self, chips: u64) {
        let t = self.t();
        assert_eq!(t.breach(), None);
        assert_eq!(t.chips_in_play(), Chips::new(chips));
        let there = t.counts().groups().map(bottone::tournament::counts::TableGroup::difference);
        assert!(there.flatten().all(|difference| difference.chips().is_zero()));
        assert_eq!(audit(self.session.beginning(), self.session.records(), |_, _| {}), Ok(()));
    }

    fn last_in_log(&self) -> String {
        let records = self.session.records();
        let book = LogBook::new(Language::English).updated(records, self.t());
        let log = book.reader(records, self.t());
        log.text(u32::try_from(records.len() - 1).unwrap()).to_owned()
    }
}

/// Checks TDA 8-B: the chips leave play, the money stays, the bounty has no taker, and the old
/// entry has no place.
#[test]
fn a_forfeited_stack_leaves_play_and_its_entry_has_no_place() {
    let mut room = Room::seated(setup(), evening(), &[4, 3]);
    room.does(START);
    room.does(forfeit(2, 3_500));
    // Seven stacks and the new one, less the forfeited one: the other 6,500 are with others.
    room.adds_up_to(8 * 10_000 - 3_500);
    let t = room.t();
    assert_eq!(t.entries().get(entry(2)).unwrap().standing, EntryState::Forfeited);
    assert_eq!((t.entries().count(), t.entries().playing_count()), (8, 7));
    assert!(t.tables().seat_of(entry(8)).is_some());
    assert_eq!(t.tables().seat_of(entry(2)), None);
    assert!(t.entries().busts().is_empty());
    assert_eq!(t.bounties().pool().minor(), 5_000);
    // No player takes the bounty, and it does not wait.
    assert_eq!(t.bounties().open_claims().count(), 0);
    // The places continue without the old entry.
    room.does(out(1, 3));
    let places = room.t().entries().places();
    assert_eq!(places.of(entry(1)).map(|place| place.first), Some(7));
    assert_eq!(places.of(entry(2)), None);
    room.adds_up_to(8 * 10_000 - 3_500);
    // One undo takes both back.
    let mut again = Room::seated(setup(), evening(), &[4, 3]);
    again.does(START);
    again.does(forfeit(2, 3_500));
    again.session.undo().unwrap();
    again.adds_up_to(70_000);
    assert_eq!(again.t().tables().seat_of(entry(2)), Some(at(1, 2)));
}

#[test]
fn a_stack_is_forfeited_where_the_event_says_so() {
    let mut room = Room::seated(Setup { forfeits: false, ..setup() }, evening(), &[3]);
    room.does(START);
    assert_eq!(room.refused(forfeit(2, 3_500)), Refusal::NoForfeits);
    let mut room = Room::seated(Setup { re_entries: Some(0), ..setup() }, evening(), &[3]);
    room.does(START);
    assert_eq!(room.refused(forfeit(2, 3_500)), Refusal::NoMoreEntries);
    let mut room = Room::seated(setup(), evening(), &[3]);
    room.does(START);
    assert_eq!(room.refused(forfeit(2, 40_000)), Refusal::StackUnlikely);
    assert_eq!(room.refused(forfeit(2, 0)), Refusal::NotUnderstood);
    room.does(Command::Entries(EntryCommand::Registration { open: false }));
    assert_eq!(room.refused(forfeit(2, 3_500)), Refusal::RegistrationClosed);
}

/// Checks that a bonus for punctual players counts as issued, as does a shorter stack before play.
#[test]
fn another_starting_stack_is_counted_as_issued() {
    let mut room = Room::seated(setup(), evening(), &[3]);
    room.does(start_with(2, 12_500));
    room.adds_up_to(32_500);
    room.does(start_with(3, 8_000));
    room.adds_up_to(30_500);
    assert_eq!(room.refused(start_with(3, 8_000)), Refusal::NothingToDo);
    assert_eq!(room.refused(start_with(3, 0)), Refusal::NotUnderstood);
    room.does(START);
    // Chips can still be added; removing some needs a waiver.
    room.does(start_with(1, 11_000));
    assert_eq!(room.session.can(&start_with(1, 9_000)), Err(Refusal::HasPlayed));
    room.adds_up_to(31_500);
    // A refund takes all of it back, and a bust leaves it with the others.
    room.does(out(2, 1));
    room.adds_up_to(31_500);
    assert_eq!(room.t().entries().get(entry(1)).unwrap().chips, Chips::new(11_000));
}

/// Checks a swap at full tables, without an interim seat. The moves are reported like any others.
#[test]
fn two_players_swap_their_seats_at_full_tables() {
    let mut room = Room::seated(setup(), evening(), &[4, 4]);
    room.does(START);
    let record = room.does(swap(2, 7));
    let seats =
        |room: &Room| [2, 7].map(|number| room.t().tables().seat_of(entry(number)).unwrap());
    assert_eq!(seats(&room), [at(2, 3), at(1, 2)]);
    room.adds_up_to(80_000);
    let events = room.session.records()[record as usize].events().len();
    assert_eq!(events, 1, "one act");
    assert_eq!(room.last_in_log(), "Seats swapped: T1S2 to T2 S3, T2S3 to T1 S2");
    room.session.undo().unwrap();
    assert_eq!(seats(&room), [at(1, 2), at(2, 3)]);
    room.adds_up_to(80_000);

    // At one table too.
    room.does(swap(1, 2));
    assert_eq!(room.t().tables().seat_of(entry(1)), Some(at(1, 2)));
    assert_eq!(room.refused(swap(1, 1)), Refusal::NamedTwice);
    room.does(Command::Tables(TableCommand::Pin { entry: entry(1), pinned: true }));
    assert_eq!(room.session.can(&swap(3, 1)), Err(Refusal::Pinned));
    room.does(out(4, 3));
    assert_eq!(room.refused(swap(3, 4)), Refusal::NotSeated);
    room.adds_up_to(80_000);
}
