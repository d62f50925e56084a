//! The recorded prints, and the content of the sheets at that time.

use std::collections::BTreeSet;

use bottone_base::{seat::TableNo, time::Timestamp};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    Event,
    entries::EntryId,
    history::{self, EarlierPaper, Ledger, ValidRecord},
    papers::{PaperEvent, PrintRecord, Scope, SheetKind},
    tables::TableEvent,
};

use crate::sheets::fingerprint;

/// A recorded print.
#[derive(Clone, Copy, Debug)]
pub(super) struct Print<'a> {
    pub(super) number: u32,
    pub(super) at: Timestamp,
    pub(super) by: &'a str,
    pub(super) printed: &'a PrintRecord,
}

/// Returns every recorded print, the latest first.
pub(super) fn all<'a>(desk: &SheetSource<'a>) -> Vec<Print<'a>> {
    history::latest(desk.records, desk.ledger)
        .flat_map(|line| {
            let ValidRecord { number, record, .. } = line;
            line.events.iter().rev().filter_map(move |event| {
                let Event::Papers(PaperEvent::Printed(printed)) = event else { return None };
                Some(Print { number, at: record.recorded, by: &record.by, printed })
            })
        })
        .collect()
}

/// Returns whether a print of `printed` contains all of `scope`.
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

/// Returns the fingerprints of a sheet in these scopes when record `number` was made. Paper shows
/// the state at that time, even if records were undone later.
pub(super) fn fingerprints_at<'a>(
    desk: &SheetSource<'_>,
    number: u32,
    kind: SheetKind,
    scopes: impl IntoIterator<Item = &'a Scope>,
) -> Vec<u64> {
    let records = desk.records.get(..number as usize).unwrap_or_default();
    let ledger = Ledger::of(records);
    let t = history::fold(desk.beginning, records, &ledger);
    let at = desk.records.get(number as usize).map_or(desk.at, |record| record.recorded);
    let then = SheetSource { t: &t, records, ledger: &ledger, at, ..*desk };
    scopes.into_iter().map(|scope| fingerprint(&then, kind, scope)).collect()
}

/// Returns the earlier prints of this sheet. A log always differs from the previous one, and shows
/// its time.
pub(super) fn earlier_prints(
    desk: &SheetSource<'_>,
    kind: SheetKind,
    scope: &Scope,
) -> EarlierPaper {
    let covers =
        |print: &Print<'_>| print.printed.sheet == kind && covers(&print.printed.scope, scope);
    let Some(last) = all(desk).into_iter().find(covers).filter(|_| kind != SheetKind::Log) else {
        return EarlierPaper::None;
    };
    let before = if last.printed.scope == *scope {
        Some(last.printed.fingerprint)
    } else {
        fingerprints_at(desk, last.number, kind, [scope]).first().copied()
    };
    if before == Some(fingerprint(desk, kind, scope)) {
        EarlierPaper::Same
    } else {
        EarlierPaper::Other(last.at)
    }
}

/// The last table that broke: the players who left it, and their new tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastBreak {
    pub table: TableNo,
    /// The players who left it and are still in play.
    pub entries: Vec<EntryId>,
    /// The tables where they sit now.
    pub tables: Vec<TableNo>,
}

/// Returns the last table that broke; `None` if none has.
pub fn last_break(desk: &SheetSource<'_>) -> Option<LastBreak> {
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

/// Returns the entries moved by these events, and the table that each left.
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
