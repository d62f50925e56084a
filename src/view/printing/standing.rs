//! How a sheet stands: never printed, as it was printed, or out of date, and then what of it.

use std::collections::BTreeSet;

use super::prints::{self, Print};
use crate::{
    rules::seat::TableNo,
    tournament::{
        entries::EntryId,
        history::Earlier,
        papers::{Scope, SheetKind},
    },
    view::sheets::{Desk, fingerprint, is_empty, job},
};

/// How a sheet stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There is nothing to print.
    Nothing,
    /// It was never printed.
    Never,
    /// It says what was printed.
    Current,
    /// It says something else than what was printed: this of it has to be printed again.
    Changed(Scope),
}

/// How this sheet stands, by everything that was printed, the latest first.
pub(super) fn of(desk: &Desk<'_>, kind: SheetKind, prints: &[Print<'_>]) -> Standing {
    let prints: Vec<Print<'_>> =
        prints.iter().filter(|print| print.printed.sheet == kind).copied().collect();
    if is_empty(desk, kind) {
        return Standing::Nothing;
    }
    if prints.is_empty() {
        return Standing::Never;
    }
    let again = match kind {
        SheetKind::SeatCards => cards(desk, &prints),
        SheetKind::MoveSlips => slips(desk),
        SheetKind::TableSheets | SheetKind::ChipCounts => tables(desk, kind, &prints),
        // It tells what had happened when it was printed, and that has not changed.
        SheetKind::Log | SheetKind::Fairness => None,
        _ => lists(desk, kind, &prints),
    };
    again.map_or(Standing::Current, Standing::Changed)
}

/// Who has no card that sends them to their seat, of those for whom cards were printed. Who was moved
/// has a slip instead.
fn cards(desk: &Desk<'_>, prints: &[Print<'_>]) -> Option<Scope> {
    let (handed, tables) = (desk.handed(), desk.t.tables());
    let wrong = tables.sitting().filter(|(entry, seat)| {
        let meant = |print: &Print<'_>| print.printed.scope.has_entry(*entry, Some(*seat));
        handed.card(*entry, Some(*seat)) != Earlier::Same
            && tables.times_moved(*entry) == 0
            && prints.iter().any(meant)
    });
    some_entries(wrong.map(|(entry, _)| entry).collect())
}

/// Are there slips among them that were never given out? Then those are what is printed of all.
fn slips(desk: &Desk<'_>) -> Option<Scope> {
    desk.handed().slips_are_due().then_some(Scope::All)
}

fn some_entries(entries: BTreeSet<EntryId>) -> Option<Scope> {
    (!entries.is_empty()).then(|| Scope::Entries(entries.into_iter().collect()))
}

/// The tables whose sheet says something else than the last one that was printed for them. A table
/// that broke needs no sheet any more.
fn tables(desk: &Desk<'_>, kind: SheetKind, prints: &[Print<'_>]) -> Option<Scope> {
    let mut unseen: BTreeSet<TableNo> = desk.t.tables().open().map(|(table, _)| table).collect();
    let all = unseen.len();
    let mut wrong = BTreeSet::new();
    for print in prints {
        let covered: Vec<TableNo> =
            unseen.iter().copied().filter(|table| print.printed.scope.has_table(*table)).collect();
        if covered.is_empty() {
            continue;
        }
        let scopes: Vec<Scope> = covered.iter().map(|table| Scope::Tables(vec![*table])).collect();
        let then = prints::then(desk, print.number, kind, &scopes);
        for ((table, scope), then) in covered.iter().zip(&scopes).zip(then) {
            unseen.remove(table);
            let empty = || job(desk, kind, scope).is_empty();
            if fingerprint(desk, kind, scope) != then && !empty() {
                wrong.insert(*table);
            }
        }
    }
    match wrong.len() {
        0 => None,
        number if number == all => Some(Scope::All),
        _ => Some(Scope::Tables(wrong.into_iter().collect())),
    }
}

/// The scopes in which a list was printed and says something else now.
fn lists(desk: &Desk<'_>, kind: SheetKind, prints: &[Print<'_>]) -> Option<Scope> {
    let mut seen: Vec<&Scope> = Vec::new();
    let (mut tables, mut entries) = (BTreeSet::new(), BTreeSet::new());
    for print in prints {
        let scope = &print.printed.scope;
        // What holds all of it was printed later.
        if seen.iter().any(|later| prints::covers(later, scope)) {
            continue;
        }
        seen.push(scope);
        let now = fingerprint(desk, kind, scope);
        if now == print.printed.fingerprint || job(desk, kind, scope).is_empty() {
            continue;
        }
        match scope {
            Scope::All => return Some(Scope::All),
            Scope::Tables(some) => tables.extend(some.iter().copied()),
            Scope::Entries(some) => entries.extend(some.iter().copied()),
        }
    }
    if tables.is_empty() {
        some_entries(entries)
    } else {
        Some(Scope::Tables(tables.into_iter().collect()))
    }
}
