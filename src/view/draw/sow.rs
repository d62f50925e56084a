//! The seed of the next draw, while a secret is sealed.

use std::collections::BTreeSet;

use crate::{
    proof::{Drawn, Envelope, Kind, Redraw, asked},
    rules::{
        seat::{Seat, Seats},
        time::Timestamp,
    },
    tournament::{
        Command, Event, Tournament,
        bounties::{BountyCommand, BountyEvent},
        draws::seed_of,
        entries::EntryCommand,
        history::{Deed, Ledger, Record},
        tables::{Moved, TableCommand, TableEvent, Wish},
    },
};

/// This command with the seed that the sealed secret makes for it; none where no secret is sealed and
/// where nothing is drawn.
///
/// `events` is what it would do with any seed: who is drawn for does not hang on it, only where to.
pub fn sown(
    t: &Tournament,
    (records, ledger): (&[Record], &Ledger),
    command: &Command,
    events: &[Event],
    at: Timestamp,
) -> Option<Command> {
    let sealed = t.draws().sealed()?;
    seed_of(command)?;
    let mut then = t.clone();
    for event in events {
        if let Some((kind, seats)) = drawn(&then, event, command) {
            let before = stand(records, ledger);
            let drawn = Drawn { number: 0, at, seed: 0, kind, seats };
            let room = then.tables().open().map(|(number, table)| {
                let open = Seats::all(table.size()).difference(table.closed());
                (number, table.occupied(), open.difference(table.occupied()))
            });
            return Some(with(command.clone(), sealed.seed(&asked(before, &drawn, room))));
        }
        then.apply(event, at);
    }
    None
}

type Drew = (Kind, Vec<(u32, Seat)>);

fn drawn(t: &Tournament, event: &Event, command: &Command) -> Option<Drew> {
    let of = |moves: &[Moved]| moves.iter().map(|step| (step.entry.get(), step.to)).collect();
    Some(match (event, command) {
        (Event::Tables(TableEvent::Seated { seats }), _) => {
            (Kind::Seats, seats.iter().map(|(entry, seat)| (entry.get(), *seat)).collect())
        }
        // Whom the first seat goes to is drawn too: of a broken table the seats alone are named.
        (
            Event::Tables(TableEvent::Moved { .. }),
            Command::Tables(TableCommand::Break { table, .. }),
        ) => (Kind::Break(*table), Vec::new()),
        (Event::Tables(TableEvent::Redrawn { moves, tables, size }), _) => {
            let drawn: BTreeSet<u32> = moves.iter().map(|step| step.entry.get()).collect();
            let sitting = t.tables().sitting().map(|(entry, _)| entry.get());
            let stay = sitting.filter(|entry| !drawn.contains(entry)).collect();
            let tables = tables.iter().map(|(table, _)| *table).collect();
            let redraw = Redraw { size: *size, tables, stay, buttons: Vec::new() };
            (Kind::Redraw(redraw), of(moves))
        }
        (Event::Bounties(BountyEvent::Opened { out, .. }), _) => {
            let drum = t.bounties().drum().left().rev();
            let drum = drum.map(|(amount, count)| (amount.minor(), count)).collect();
            (Kind::Envelope(Envelope { entry: out.get(), drum, opened: 0 }), Vec::new())
        }
        _ => return None,
    })
}

/// How many draws stand.
fn stand(records: &[Record], ledger: &Ledger) -> usize {
    let is_draw = |record: &Record| match &record.deed {
        Deed::Done { command, events, .. } => {
            seed_of(command).is_some() && events.iter().any(|event| draws(event, command))
        }
        _ => false,
    };
    let records = (0..).zip(records);
    records.filter(|(number, record)| ledger.stands(*number) && is_draw(record)).count()
}

fn draws(event: &Event, command: &Command) -> bool {
    match event {
        Event::Tables(TableEvent::Seated { .. } | TableEvent::Redrawn { .. })
        | Event::Bounties(BountyEvent::Opened { .. }) => true,
        Event::Tables(TableEvent::Moved { .. }) => {
            matches!(command, Command::Tables(TableCommand::Break { .. }))
        }
        _ => false,
    }
}

/// The command with this seed.
fn with(mut command: Command, new: u64) -> Command {
    match &mut command {
        Command::Entries(EntryCommand::Enter { seat: Wish::Draw(seed), .. })
        | Command::Tables(
            TableCommand::Seat { seat: Wish::Draw(seed), .. }
            | TableCommand::OpenAndSeat { seed, .. }
            | TableCommand::Break { seed, .. }
            | TableCommand::Redraw { seed, .. },
        )
        | Command::Bounties(BountyCommand::Draw { seed, .. }) => *seed = new,
        _ => {}
    }
    command
}
