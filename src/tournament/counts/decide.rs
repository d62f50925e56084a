//! The rules of the counts.

use super::{Change, CountCommand, CountEvent, Row, leaving, race};
use crate::{
    rules::{chips::Chips, seat::TableNo, time::Timestamp},
    tournament::{Event, Refusal, Tournament, entries::EntryId, incidents::is_told, tables::Table},
};

/// The most different chip values in one stack.
const MOST_VALUES: usize = 30;

pub(in crate::tournament) fn decide(
    t: &Tournament,
    command: &CountCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    Refusal::ChipsBagged.unless(!is_bagged(t, command), None)?;
    decide_on_counts(t, command, at)
}

/// Decides a count that comes with a bag: the stack is counted through the bag.
pub(in crate::tournament) fn decide_on_counts(
    t: &Tournament,
    command: &CountCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        CountCommand::Count { stacks } => {
            Refusal::NothingToDo.unless(!stacks.is_empty(), None)?;
            t.entries.check_in(stacks.iter().map(|(entry, _)| *entry))?;
            once_each(stacks.iter().map(|(entry, _)| *entry))?;
            CountEvent::Counted { stacks: stacks.clone() }
        }
        CountCommand::Sheet { table, rows } => {
            check_sheet(t, *table, rows)?;
            CountEvent::SheetCounted { table: *table, rows: rows.clone() }
        }
        CountCommand::Mend { table, rows } => {
            check_sheet(t, *table, rows)?;
            let sheet = t.counts.sheet(*table).map_or(&[][..], |sheet| &sheet.rows);
            let on_it = |row: &Row| sheet.iter().any(|old| old.entry == row.entry);
            Refusal::NotAtTable.unless(rows.iter().all(on_it), None)?;
            let other = |row: &Row| !sheet.contains(row);
            Refusal::NothingToDo.unless(rows.iter().any(other), None)?;
            CountEvent::Mended { table: *table, rows: rows.clone() }
        }
        CountCommand::Correct { table, change, reason } => {
            let open = match table {
                Some(table) => t.counts.knows(*table),
                None => t.tables.seated_count() > 0,
            };
            Refusal::TableUnknown.unless(open, None)?;
            Refusal::NotUnderstood.unless(is_told(reason), None)?;
            let (Change::More(chips) | Change::Fewer(chips)) = change;
            Refusal::NothingToDo.unless(!chips.is_zero(), None)?;
            let left = !matches!(change, Change::Fewer(_)) || *chips <= t.chips_in_play();
            Refusal::NotUnderstood.unless(left, None)?;
            CountEvent::Corrected { table: *table, change: *change, reason: reason.clone() }
        }
        CountCommand::ColourUp { table, old, new, holdings, cards, suits } => {
            race::colour_up(t, (*table, *old, *new), holdings, (cards, *suits), at)?
        }
        CountCommand::FoundLate { entry, old, chips } => {
            race::found_late(t, (*entry, *old, *chips), at)?
        }
        CountCommand::Change { entry, old, new, chips } => {
            race::change(t, *entry, (*old, *new, *chips))?
        }
        CountCommand::PutOff { chips } => leaving::put_off(t, chips)?,
    };
    Ok(vec![Event::Counts(event)])
}

/// Returns whether the command counts or changes a stack that is in a bag.
fn is_bagged(t: &Tournament, command: &CountCommand) -> bool {
    let bagged = |entry: EntryId| t.bags.get(entry).is_some();
    let any = |rows: &[Row]| rows.iter().any(|row| bagged(row.entry));
    match command {
        CountCommand::Count { stacks } => stacks.iter().any(|(entry, _)| bagged(*entry)),
        CountCommand::Sheet { rows, .. } | CountCommand::Mend { rows, .. } => any(rows),
        CountCommand::ColourUp { table, .. } => {
            let mut here = t.tables.table(*table).into_iter().flat_map(Table::entries);
            here.any(|(_, entry)| bagged(entry))
        }
        CountCommand::FoundLate { entry, .. } | CountCommand::Change { entry, .. } => {
            bagged(*entry)
        }
        CountCommand::Correct { .. } | CountCommand::PutOff { .. } => false,
    }
}

fn check_sheet(t: &Tournament, table: TableNo, rows: &[Row]) -> Result<(), Refusal> {
    let entries = || rows.iter().map(|row| row.entry);
    Refusal::EntryUnknown.unless(entries().all(|id| t.entries.get(id).is_some()), None)?;
    Refusal::TableUnknown.unless(t.tables.table(table).is_some(), None)?;
    let sound = rows.iter().all(|row| {
        row.pieces.len() <= MOST_VALUES && row.pieces.iter().all(|(value, _)| !value.is_zero())
    });
    Refusal::NotUnderstood.unless(sound, None)?;
    t.entries.check_in(entries())?;
    once_each(entries())?;
    let here = |id| t.tables.seat_of(id).is_some_and(|seat| seat.table == table);
    Refusal::NotAtTable.unless(entries().all(here), None)?;
    Refusal::PiecesWrong.unless(rows.iter().all(Row::adds_up), None)?;
    Refusal::NothingToDo.unless(!rows.is_empty(), None)
}

fn once_each(entries: impl Iterator<Item = EntryId>) -> Result<(), Refusal> {
    let mut named: Vec<EntryId> = entries.collect();
    named.sort_unstable();
    Refusal::NamedTwice.unless(named.windows(2).all(|pair| pair[0] != pair[1]), None)
}

impl Row {
    /// Returns whether the pieces add up to the chips, if they were reported.
    fn adds_up(&self) -> bool {
        let worth: Chips =
            self.pieces.iter().map(|(value, many)| value.times(u64::from(*many))).sum();
        self.pieces.is_empty() || worth == self.chips
    }
}
