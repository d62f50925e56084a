//! What was printed as the record has it, and what was there then.

use std::collections::BTreeSet;

use crate::{
    rules::{seat::TableNo, time::Timestamp},
    tournament::{
        Event,
        entries::EntryId,
        history::{self, Earlier, Ledger, Line},
        papers::{PaperEvent, Printed, Scope, SheetKind},
        tables::TableEvent,
    },
    view::sheets::{Desk, fingerprint},
};

/// Something that was printed, as the record has it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Print<'a> {
    pub(super) number: u32,
    pub(super) at: Timestamp,
    pub(super) by: &'a str,
    pub(super) printed: &'a Printed,
}

/// Everything that was printed, the latest first.
pub(super) fn all<'a>(desk: &Desk<'a>) -> Vec<Print<'a>> {
    history::latest(desk.records, desk.ledger)
        .flat_map(|line| {
            let Line { number, record, .. } = line;
            line.events.iter().rev().filter_map(move |event| {
                let Event::Papers(PaperEvent::Printed(printed)) = event else { return None };
                Some(Print { number, at: record.recorded, by: &record.by, printed })
            })
        })
        .collect()
}

/// Does whatever was printed of `printed` hold all of `scope`?
pub(super) fn covers(printed: &Scope, scope: &Scope) -> bool {
    match (printed, scope) {
        (Scope::All, _) => true,
        (Scope::Tables(printed), Scope::Tables(tables)) => {
            tables.iter().all(|table| printed.contains(table))
        }
        (Scope::Entries(printed), Scope::Entries(entries)) => {
            entries.iter().all(|entry| printed.contains(entry))
        }
        _ => false,
    }
}

/// The fingerprints that a sheet had in these scopes when record `number` was made. What stands on
/// paper is what stood on record then, whatever was taken back since.
pub(super) fn then<'a>(
    desk: &Desk<'_>,
    number: u32,
    kind: SheetKind,
    scopes: impl IntoIterator<Item = &'a Scope>,
) -> Vec<u64> {
    let records = desk.records.get(..number as usize).unwrap_or_default();
    let ledger = Ledger::of(records);
    let t = history::fold(desk.beginning, records, &ledger);
    let at = desk.records.get(number as usize).map_or(desk.at, |record| record.recorded);
    let then = Desk { t: &t, records, ledger: &ledger, at, ..*desk };
    scopes.into_iter().map(|scope| fingerprint(&then, kind, scope)).collect()
}

/// What was printed of this sheet before. A log is never what the one before it was, and says so by its
/// time.
pub(super) fn earlier(desk: &Desk<'_>, kind: SheetKind, scope: &Scope) -> Earlier {
    let covers =
        |print: &Print<'_>| print.printed.sheet == kind && covers(&print.printed.scope, scope);
    let Some(last) = all(desk).into_iter().find(covers).filter(|_| kind != SheetKind::Log) else {
        return Earlier::None;
    };
    let before = if last.printed.scope == *scope {
        Some(last.printed.fingerprint)
    } else {
        then(desk, last.number, kind, [scope]).first().copied()
    };
    if before == Some(fingerprint(desk, kind, scope)) {
        Earlier::Same
    } else {
        Earlier::Other(last.at)
    }
}

/// The last table that broke: who left it, and for which tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastBreak {
    pub table: TableNo,
    /// Who left it and still plays.
    pub entries: Vec<EntryId>,
    /// Where they sit now.
    pub tables: Vec<TableNo>,
}

/// The last table that broke, if one did.
pub fn last_break(desk: &Desk<'_>) -> Option<LastBreak> {
    history::latest(desk.records, desk.ledger).find_map(|line| {
        let events = line.events;
        let table = events.iter().rev().find_map(|event| match event {
            Event::Tables(TableEvent::Broken { table }) => Some(*table),
            _ => None,
        })?;
        let left = moved(events).filter(|(_, from)| *from == Some(table));
        let left: BTreeSet<EntryId> = left.map(|(entry, _)| entry).collect();
        let sits = |entry: &EntryId| Some((*entry, desk.t.tables().seat_of(*entry)?.table));
        let now: Vec<(EntryId, TableNo)> = left.iter().filter_map(sits).collect();
        let tables: BTreeSet<TableNo> = now.iter().map(|(_, table)| *table).collect();
        let entries = now.into_iter().map(|(entry, _)| entry).collect();
        Some(LastBreak { table, entries, tables: tables.into_iter().collect() })
    })
}

/// Who was moved by these events, and from which table.
pub(super) fn moved(events: &[Event]) -> impl Iterator<Item = (EntryId, Option<TableNo>)> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Tables(TableEvent::Moved { moves, .. } | TableEvent::Redrawn { moves, .. }) => {
                Some(moves)
            }
            _ => None,
        })
        .flatten()
        .map(|moved| (moved.entry, moved.from.map(|from| from.table)))
}
