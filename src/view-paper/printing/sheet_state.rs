//! The state of a sheet: never printed, current, or out of date in some part.

use std::collections::BTreeSet;

use bottone_base::seat::TableNo;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    entries::EntryId,
    history::EarlierPaper,
    papers::{Scope, SheetKind},
};

use super::prints::{self, Print};
use crate::sheets::{fingerprint, is_empty, job};

/// The state of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetState {
    /// No content to print.
    Nothing,
    /// Never printed.
    Never,
    /// The print is current.
    Current,
    /// The print is out of date; this part must be printed again.
    Changed(Scope),
}

/// Returns the state of this sheet from all prints, the latest first.
pub(super) fn of(desk: &SheetSource<'_>, kind: SheetKind, prints: &[Print<'_>]) -> SheetState {
    let prints: Vec<Print<'_>> =
        prints.iter().filter(|print| print.printed.sheet == kind).copied().collect();
    if is_empty(desk, kind) {
        return SheetState::Nothing;
    }
    if prints.is_empty() {
        return SheetState::Never;
    }
    let again = match kind {
        SheetKind::SeatCards => cards(desk, &prints),
        SheetKind::MoveSlips => slips(desk),
        SheetKind::TableSheets | SheetKind::ChipCounts => tables(desk, kind, &prints),
        // Both show the past up to the time of printing, which does not change.
        SheetKind::Log | SheetKind::Fairness => None,
        _ => lists(desk, kind, &prints),
    };
    again.map_or(SheetState::Current, SheetState::Changed)
}

/// Returns the players without a valid seat card, among those with printed cards. A moved player
/// has a slip instead.
fn cards(desk: &SheetSource<'_>, prints: &[Print<'_>]) -> Option<Scope> {
    let (handed, tables) = (desk.handouts(), desk.t.tables());
    let wrong = tables.sitting().filter(|(entry, seat)| {
        let covers_seat = |print: &Print<'_>| print.printed.scope.has_entry(*entry, Some(*seat));
        handed.card(*entry, Some(*seat)) != EarlierPaper::Same
            && tables.times_moved(*entry) == 0
            && prints.iter().any(covers_seat)
    });
    some_entries(wrong.map(|(entry, _)| entry).collect())
}

/// Returns the scope of all slips if some were never given out, as a print of all then prints
/// these.
fn slips(desk: &SheetSource<'_>) -> Option<Scope> {
    desk.handouts().slips_are_due().then_some(Scope::All)
}

fn some_entries(entries: BTreeSet<EntryId>) -> Option<Scope> {
    (!entries.is_empty()).then(|| Scope::Entries(entries.into_iter().collect()))
}

/// Returns the tables whose sheet differs from its last print. A broken table no longer needs a
/// sheet.
fn tables(desk: &SheetSource<'_>, kind: SheetKind, prints: &[Print<'_>]) -> Option<Scope> {
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
        let then = prints::fingerprints_at(desk, print.number, kind, &scopes);
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

/// Returns the scopes in which a list was printed and has changed since.
fn lists(desk: &SheetSource<'_>, kind: SheetKind, prints: &[Print<'_>]) -> Option<Scope> {
    let mut seen: Vec<&Scope> = Vec::new();
    let (mut tables, mut entries) = (BTreeSet::new(), BTreeSet::new());
    for print in prints {
        let scope = &print.printed.scope;
        // A print that contains all of it came later.
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
