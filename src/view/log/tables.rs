//! The log's lines about tables and seats.

use std::collections::BTreeSet;

use bottone_base::seat::{Seat, TableNo};
use bottone_i18n::{Gap, Language};
use bottone_tournament::{
    entries::EntryId,
    history::Roll,
    tables::{MoveReason, SeatMove, TableEvent},
};
use bottone_vocabulary::words;

use super::card;

/// Describes the event in one line.
pub(super) fn log_line(language: Language, roll: &Roll, event: &TableEvent) -> String {
    let of_table = |name: &str, table: TableNo| language.say(name, &[named(table)]);
    let of_seat = |name: &str, seat: Seat| {
        language.say(name, &[("seat", words::seat(language, seat).into())])
    };
    let of_entry =
        |name: &str, entry: EntryId| language.say(name, &[("who", roll.entry(entry).into())]);
    match event {
        TableEvent::Opened { tables, size } => {
            let opened = ("tables", words::the_tables(language, tables).into());
            let gaps = [("count", tables.len().into()), opened, ("size", (*size).into())];
            language.say("log-opened", &gaps)
        }
        TableEvent::Resized { table, size } => {
            language.say("log-resized", &[named(*table), ("size", (*size).into())])
        }
        TableEvent::SeatClosed { seat, closed: true } => of_seat("log-seat-closed", *seat),
        TableEvent::SeatClosed { seat, closed: false } => of_seat("log-seat-open", *seat),
        TableEvent::Seated { seats } => match seats.as_slice() {
            [(entry, seat)] => {
                format!("{} {}", roll.entry(*entry), seat_text(language, *seat))
            }
            many => words::count(language, "log-seats-drawn", many.len()),
        },
        TableEvent::Moved { moves, reason: MoveReason::Redraw } => {
            let tables: BTreeSet<TableNo> = moves.iter().map(|step| step.to.table).collect();
            let tables: Vec<TableNo> = tables.into_iter().collect();
            let players = words::count(language, "count-players", moves.len());
            let tables = words::at_tables(language, &tables);
            let gaps = [("players", players.into()), ("tables", tables.into())];
            language.say("log-drawn-by-cards", &gaps)
        }
        TableEvent::Moved { moves, .. } => match moves.as_slice() {
            [one] => {
                let moved = ("move", movement(language, roll, one).into());
                language.say("log-move", &[moved])
            }
            [one, other] if one.from == Some(other.to) && other.from == Some(one.to) => {
                let gaps = [
                    ("one", roll.entry(one.entry).into()),
                    ("other", roll.entry(other.entry).into()),
                    ("seat", words::seat(language, one.to).into()),
                    ("back", words::seat(language, other.to).into()),
                ];
                language.say("log-swap", &gaps)
            }
            many => words::count(language, "log-moves", many.len()),
        },
        TableEvent::Broken { table } => of_table("log-broke", *table),
        TableEvent::Redrawn { moves, tables, .. } => {
            let tables: Vec<TableNo> = tables.iter().map(|(table, _)| *table).collect();
            let players = words::count(language, "count-players", moves.len());
            let tables = words::at_tables(language, &tables);
            language.say("log-redraw", &[("players", players.into()), ("tables", tables.into())])
        }
        TableEvent::Pinned { entry, pinned: true } => of_entry("log-pinned", *entry),
        TableEvent::Pinned { entry, pinned: false } => of_entry("log-unpinned", *entry),
        TableEvent::Ordered { tables } => match tables.first() {
            Some(first) => of_table("log-order", *first),
            None => language.word("log-order-usual"),
        },
        TableEvent::Held { table, held: true } => of_table("log-held", *table),
        TableEvent::Held { table, held: false } => of_table("log-released", *table),
        TableEvent::ButtonSeen { table, positions, .. } => {
            let gaps = [
                named(*table),
                ("button", positions.button.get().into()),
                ("small", positions.small.get().into()),
                ("big", positions.big.get().into()),
            ];
            language.say("log-button", &gaps)
        }
        TableEvent::ButtonDrawn { seat } => of_seat("log-button-drawn", *seat),
        TableEvent::Dealt { table, hands, .. } => {
            language.say("log-dealt", &[named(*table), ("count", (*hands).into())])
        }
    }
}

/// Returns "to T1 S1", for a player named earlier in the line.
pub(super) fn seat_text(language: Language, seat: Seat) -> String {
    language.say("log-to-seat", &[("seat", words::seat(language, seat).into())])
}

/// Formats a table's number, without a thousands separator.
fn named(table: TableNo) -> Gap<'static> {
    ("table", table.to_string().into())
}

/// Describes a move: "Jansen, E. T1 S4 → T3 S6".
fn movement(language: Language, roll: &Roll, step: &SeatMove) -> String {
    let from = step.from.map(|seat| format!(" {}", words::seat(language, seat)));
    let (who, from) = (roll.entry(step.entry), from.unwrap_or_default());
    format!("{who}{from} → {}", words::seat(language, step.to))
}

/// Describes the event in the history of one player; `None` if it is not about that player.
pub(super) fn player_line(
    language: Language,
    event: &TableEvent,
    mine: &impl Fn(&EntryId) -> bool,
) -> Option<String> {
    let found = |moves: &[SeatMove]| -> Option<(Option<Seat>, Seat)> {
        moves.iter().find(|step| mine(&step.entry)).map(|step| (step.from, step.to))
    };
    let said = |(from, to): (Option<Seat>, Seat), why: String| {
        let to = ("to", words::seat(language, to).into());
        match from {
            Some(from) => {
                let from = ("from", words::seat(language, from).into());
                language.say("log-card-moved", &[from, to, ("why", why.into())])
            }
            None => language.say("log-card-placed", &[to, ("why", why.into())]),
        }
    };
    match event {
        TableEvent::Seated { seats } => {
            let (_, seat) = seats.iter().find(|(entry, _)| mine(entry))?;
            Some(card::seat_text(language, "log-card-seated", *seat))
        }
        TableEvent::Moved { moves, reason } => {
            let step = found(moves)?;
            let why = match (step, reason) {
                ((Some(from), _), MoveReason::Break) => {
                    let table = from.table.to_string();
                    language.say("log-card-broke", &[("table", table.into())])
                }
                (_, MoveReason::Balance(_)) => language.word("log-card-balance"),
                (_, MoveReason::Redraw) => language.word("log-card-redraw"),
                (_, MoveReason::Floor(words)) if !words.is_empty() => words.clone(),
                _ => language.word("log-card-floor"),
            };
            Some(said(step, why))
        }
        TableEvent::Redrawn { moves, .. } => {
            found(moves).map(|step| said(step, language.word("log-card-redraw")))
        }
        TableEvent::Pinned { entry, pinned } if mine(entry) => {
            Some(language.word(if *pinned { "log-card-pinned" } else { "log-card-unpinned" }))
        }
        TableEvent::Pinned { .. }
        | TableEvent::Opened { .. }
        | TableEvent::Resized { .. }
        | TableEvent::SeatClosed { .. }
        | TableEvent::Broken { .. }
        | TableEvent::Ordered { .. }
        | TableEvent::Held { .. }
        | TableEvent::ButtonSeen { .. }
        | TableEvent::ButtonDrawn { .. }
        | TableEvent::Dealt { .. } => None,
    }
}
