//! The seed of the next draw, while a secret is sealed.
//!
//! The text for the secret is written here as docs/guide/draw.md describes it. The check of a draw writes
//! it a second time from the published text: the two share no line of code.

use std::{
    collections::BTreeSet,
    fmt::{Display, Write as _},
};

use bottone_base::{
    seat::{Seat, Seats},
    time::Timestamp,
};

use crate::{
    Command, Event, Tournament,
    bounties::{BountyCommand, BountyEvent},
    entries::{EntryCommand, EntryId, PaidSale},
    hands::{HandsCommand, HandsEvent, LastCard},
    history::{Ledger, Record, RecordAction},
    tables::{SeatWish, TableCommand, TableEvent},
    tickets::TicketCommand,
    waiting::{WaitingCommand, WaitingEvent},
};

/// Returns this command with the seed from the sealed secret. `None` if no secret is sealed, or
/// nothing is drawn.
///
/// `before` is the number of valid draws before it ([`valid_draws`]). `events` are the events of the
/// command with any seed: the seed decides the seats, not the players.
pub fn seeded(
    t: &Tournament,
    before: impl FnOnce() -> usize,
    command: &Command,
    events: &[Event],
    at: Timestamp,
) -> Option<Command> {
    let sealed = t.draws().sealed()?;
    seed_of(command)?;
    let mut then = t.clone();
    let mut left_out: &[Seat] = &[];
    for event in events {
        if let Event::Waiting(WaitingEvent::LeftOut { seats }) = event {
            left_out = seats;
        }
        if let Some(what) = drawn(&then, event, command) {
            let asked = seed_text(before(), &what, &then, left_out);
            let mut seeded = command.clone();
            *seed_in(&mut seeded)? = sealed.seed(&asked);
            return Some(seeded);
        }
        then.apply(event, at);
    }
    None
}

/// The pattern for every command that draws seats, envelopes or the last hands of a day, with its
/// seed.
macro_rules! with_seed {
    ($seed:ident) => {
        Command::Entries(
            EntryCommand::Enter { seat: SeatWish::Draw($seed), .. }
                | EntryCommand::PaidBy {
                    sale: PaidSale::Enter { seat: SeatWish::Draw($seed), .. },
                    ..
                },
        ) | Command::Tables(
            TableCommand::Seat { seat: SeatWish::Draw($seed), .. }
                | TableCommand::OpenAndSeat { seed: $seed, .. }
                | TableCommand::Break { seed: $seed, .. }
                | TableCommand::Redraw { seed: $seed, .. },
        ) | Command::Waiting(
            WaitingCommand::Call { seat: SeatWish::Draw($seed), .. }
                | WaitingCommand::Open { seed: $seed, .. },
        ) | Command::Tickets(TicketCommand::Enter { seat: SeatWish::Draw($seed), .. })
            | Command::Bounties(BountyCommand::Draw { seed: $seed, .. })
            | Command::Hands(HandsCommand::LastHands { card: LastCard::Proven($seed) })
    };
}

/// Returns the seed of a command whose draw is published.
pub fn seed_of(command: &Command) -> Option<u64> {
    match command {
        with_seed!(seed) => Some(*seed),
        _ => None,
    }
}

/// Returns the same seed, mutable.
fn seed_in(command: &mut Command) -> Option<&mut u64> {
    match command {
        with_seed!(seed) => Some(seed),
        _ => None,
    }
}

/// Returns the lines that name the subject of the draw, if `event` is one.
fn drawn(t: &Tournament, event: &Event, command: &Command) -> Option<String> {
    if !draws(event, command) {
        return None;
    }
    Some(match (event, command) {
        (Event::Tables(TableEvent::Seated { seats }), _) => {
            format!("seats{}", numbers(seats.iter().map(|(entry, _)| *entry)))
        }
        // The order of the players is drawn too: for a broken table only the table is named.
        (_, Command::Tables(TableCommand::Break { table, .. })) => format!("break {table}"),
        (Event::Tables(TableEvent::Redrawn { moves, tables, size }), _) => {
            let moved = || moves.iter().map(|step| step.entry);
            let drawn: BTreeSet<EntryId> = moved().collect();
            let sitting = t.tables().sitting().map(|(entry, _)| entry);
            let stay = numbers(sitting.filter(|entry| !drawn.contains(entry)));
            let tables = listed(tables.iter().map(|(table, _)| table));
            format!("redraw {size}{tables}\nfor{}\nstay{stay}", numbers(moved()))
        }
        (Event::Bounties(BountyEvent::Opened { out, .. }), _) => {
            let drum = t.bounties().drum().contents().rev();
            let drum = drum.map(|(amount, count)| format!("{}x{count}", amount.minor()));
            format!("envelope {}{}", out.get(), listed(drum))
        }
        (Event::Hands(HandsEvent::LastHandsDrawn { size: Some(size), .. }), _) => {
            format!("last {size}")
        }
        _ => return None,
    })
}

/// Returns whether chance decides this event of a command with a seed.
fn draws(event: &Event, command: &Command) -> bool {
    match event {
        Event::Tables(TableEvent::Seated { .. } | TableEvent::Redrawn { .. })
        | Event::Bounties(BountyEvent::Opened { .. })
        | Event::Hands(HandsEvent::LastHandsDrawn { size: Some(_), .. }) => true,
        Event::Tables(TableEvent::Moved { .. }) => {
            matches!(command, Command::Tables(TableCommand::Break { .. }))
        }
        _ => false,
    }
}

/// Returns the text from which the secret makes a seed. It names the number of valid draws before,
/// the subject, and the taken and free seats of every open table.
fn seed_text(before: usize, what: &str, t: &Tournament, left_out: &[Seat]) -> String {
    let mut asked = format!("{before}\n{what}");
    for (number, table) in t.tables().open() {
        let left_out = left_out.iter().filter(|seat| seat.table == number).map(|seat| seat.seat);
        let closed = table.closed().union(left_out.collect());
        let open = Seats::all(table.size()).difference(closed);
        let (taken, open) = (table.occupied(), open.difference(table.occupied()));
        let _ = write!(asked, "\n{number} {} {}", seats(taken), seats(open));
    }
    asked
}

/// Returns the number of valid draws.
pub fn valid_draws(records: &[Record], ledger: &Ledger) -> usize {
    let records = (0..).zip(records);
    records.filter(|(number, record)| ledger.is_valid(*number) && is_draw(record)).count()
}

/// Returns whether this record drew seats, envelopes or the last hands.
pub(crate) fn is_draw(record: &Record) -> bool {
    match &record.action {
        RecordAction::Done { command, events, .. } => {
            seed_of(command).is_some() && events.iter().any(|event| draws(event, command))
        }
        _ => false,
    }
}

/// Returns whether this record has a seed of its own although a secret is sealed.
pub(crate) fn has_chosen_seed(
    t: &Tournament,
    before: impl FnOnce() -> usize,
    record: &Record,
) -> bool {
    let RecordAction::Done { command, events, .. } = &record.action else { return false };
    seeded(t, before, command, events, record.recorded).is_some_and(|seeded| seeded != *command)
}

fn numbers(entries: impl Iterator<Item = EntryId>) -> String {
    listed(entries.map(EntryId::get))
}

/// Returns the items, each with a space before it.
fn listed(all: impl Iterator<Item = impl Display>) -> String {
    let mut list = String::new();
    for one in all {
        let _ = write!(list, " {one}");
    }
    list
}

/// Returns the seats as "1,2,5", or "-" for no seats.
fn seats(seats: Seats) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "-".to_owned() } else { seats.join(",") }
}
