//! The last five players of an event, with €69,600 to share.

use bottone::{
    base::{
        chips::Chips,
        money::Money,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    rules::payouts::Prize,
    session::{Desk, Session, memory, time::StageClock},
    tournament::{
        Command,
        clock::ClockCommand,
        counts::CountCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::Beginning,
        prizes::{PrizeCommand, PrizeRange},
        setup::Setup,
        tables::{SeatWish, TableCommand},
    },
};
use tempfile::TempDir;

use crate::stage::{EVENING, buy_in, desk, structure};

/// The remaining players by seat, each with the stack.
pub(crate) const FIVE: [(&str, &str, u64); 5] = [
    ("Costa", "Ana", 1_540_000),
    ("Grün", "Jürgen", 2_310_000),
    ("Romano", "Ivo", 1_105_000),
    ("Esposito", "Anna", 980_000),
    ("Bruno", "Sara", 665_000),
];

/// The prizes of the five places, in euros.
pub(crate) const PRIZES: [i64; 5] = [25_100, 17_000, 12_000, 8_900, 6_600];

pub(crate) fn euros(amount: i64) -> Money {
    Money::from_minor(amount * 100)
}

/// Returns their table: registration is closed, the clock is stopped, and all were counted since.
/// The prizes are not locked yet.
pub(crate) fn planned() -> (TempDir, StageClock, Box<Session>) {
    planned_at("13920+80")
}

fn planned_at(price: &str) -> (TempDir, StageClock, Box<Session>) {
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(EVENING);
    let mut structure = structure("deep-stack");
    structure.starting_stack = Chips::new(1_320_000);
    let name = "Autumn main".to_owned();
    let setup = Setup { name, buy_in: buy_in(price), ..Setup::default() };
    let beginning = Beginning::new(EVENING, setup, structure);
    let mut session = memory::create(beginning, Box::new(clock.clone()), desk());
    let mut does = |command| session.submit(command, None).unwrap();
    let table = TableNo::new(1).unwrap();
    does(Command::Tables(TableCommand::Open { tables: vec![table], size: 9 }));
    for ((family, given, _), seat) in FIVE.into_iter().zip(1..) {
        let person =
            Person { family: family.to_owned(), given: given.to_owned(), ..Person::default() };
        let seat = SeatWish::At(Seat { table, seat: SeatNo::new(seat).unwrap() });
        does(Command::Entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat }));
    }
    does(Command::Clock(ClockCommand::Start));
    does(Command::Entries(EntryCommand::Registration { open: false }));
    does(Command::Clock(ClockCommand::Pause));
    let entries: Vec<EntryId> = session.tournament().entries().all().map(|(id, _)| id).collect();
    let stacks = entries.into_iter().zip(FIVE).map(|(id, (.., chips))| (id, Chips::new(chips)));
    let stacks = stacks.collect();
    session.submit(Command::Counts(CountCommand::Count { stacks }), None).unwrap();
    (folder, clock, session)
}

/// Returns the same table with the prizes of all five places locked.
pub(crate) fn locked() -> (TempDir, StageClock, Box<Session>) {
    locked_at("13920+80")
}

/// Returns the same table with a bounty of 100 on each player.
#[allow(dead_code, reason = "each test takes what it needs")]
pub(crate) fn with_bounties() -> (TempDir, StageClock, Box<Session>) {
    locked_at("13920+100+80")
}

fn locked_at(price: &str) -> (TempDir, StageClock, Box<Session>) {
    let (folder, clock, mut session) = planned_at(price);
    let rows = PrizeRange::of(&PRIZES.map(|prize| Prize { money: euros(prize), tickets: 0 }));
    session.submit(Command::Prizes(PrizeCommand::Lock { rows }), None).unwrap();
    (folder, clock, session)
}
