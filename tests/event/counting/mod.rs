//! Counts: valid sheets, the chips due, and the check of the totals.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod cases;
mod evening;
mod laws;

use bottone::{
    base::{
        chips::Chips,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
    },
    rules::levels::{Break, BreakName, Level, Row as Line, Structure},
    tournament::{
        Command,
        counts::{ChipDifference, CountCommand, StackCount},
        entries::{Entrant, EntryCommand, EntryId},
        setup::{Purchase, Setup},
        tables::{MoveReason, SeatWish, TableCommand},
    },
};

fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

fn seat(number: u16, place: u8) -> Seat {
    Seat { table: table(number), seat: SeatNo::new(place).unwrap() }
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

fn somebody() -> Entrant {
    Entrant::New(Person { family: "Neri".into(), ..Person::default() })
}

fn enters(at: SeatWish) -> Command {
    Command::Entries(EntryCommand::Enter { who: vec![somebody()], seat: at })
}

fn open(tables: &[u16]) -> Command {
    let tables = tables.iter().copied().map(table).collect();
    Command::Tables(TableCommand::Open { tables, size: 9 })
}

fn moves(number: u32, to: Seat) -> Command {
    let reason = MoveReason::Floor("a test".into());
    Command::Tables(TableCommand::Move { entry: entry(number), to, reason })
}

/// Returns a correction of some stacks on a table's sheet.
fn mend(number: u16, rows: &[(u32, u64)]) -> Command {
    let rows = rows.iter().map(|&(entry, chips)| row(entry, chips)).collect();
    Command::Counts(CountCommand::CorrectSheet { table: table(number), rows })
}

fn bust(number: u32) -> Command {
    Command::Entries(EntryCommand::Bust { out: vec![(entry(number), None)] })
}

fn row(number: u32, chips: u64) -> StackCount {
    StackCount { entry: entry(number), chips: Chips::new(chips), pieces: Vec::new() }
}

fn sheet(number: u16, rows: &[(u32, u64)]) -> Command {
    let rows = rows.iter().map(|(entry, chips)| row(*entry, *chips)).collect();
    Command::Counts(CountCommand::Sheet { table: table(number), rows })
}

fn correct(number: Option<u16>, change: ChipDifference) -> Command {
    let (table, reason) = (number.map(table), "a test".to_owned());
    Command::Counts(CountCommand::Correct { table, change, reason })
}

/// Returns levels of an hour with a break after each.
fn structure() -> Structure {
    let level = |small| {
        let (small, big) = (Chips::new(small), Chips::new(small * 2));
        Line::Level(Level { small, big, minutes: 60, ..Level::default() })
    };
    let pause = || Line::Break(Break { minutes: 15, name: BreakName::Break });
    let rows = [50, 100, 200, 400].into_iter().flat_map(|small| [level(small), pause()]);
    let starting_stack = Chips::new(10_000);
    Structure { name: "Test".into(), starting_stack, rows: rows.collect(), ..Structure::default() }
}

fn setup() -> Setup {
    let bought = |chips| Purchase {
        price: Setup::default().buy_in,
        chips: Chips::new(chips),
        later: Vec::new(),
        most: 9,
        through_level: 9,
    };
    Setup {
        re_entries: None,
        rebuy: Some(bought(8_000)),
        add_on: Some(bought(15_000)),
        ..Setup::default()
    }
}
