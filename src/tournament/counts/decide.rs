//! The rules of the counts.

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};

use super::{ChipDifference, CountCommand, CountEvent, StackCount, leaving_values, race};
use crate::{
    Event, Refusal, Tournament, entries::EntryId, incidents::is_sound_reason, tables::Table,
};

/// The most different chip values in one stack.
const MOST_VALUES: usize = 30;

pub(crate) fn decide(
    t: &Tournament,
    command: &CountCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    Refusal::ChipsBagged.check(!is_bagged(t, command), None)?;
    decide_on_counts(t, command, at)
}

/// Decides a count that comes with a bag: the stack is counted through the bag.
pub(crate) fn decide_on_counts(
    t: &Tournament,
    command: &CountCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let event = match command {
        CountCommand::Count { stacks } => {
            Refusal::NothingToDo.check(!stacks.is_empty(), None)?;
            t.entries.check_playing(stacks.iter().map(|(entry, _)| *entry))?;
            once_each(stacks.iter().map(|(entry, _)| *entry))?;
            CountEvent::Counted { stacks: stacks.clone() }
        }
        CountCommand::Sheet { table, rows } => {
            check_sheet(t, *table, rows)?;
            CountEvent::SheetCounted { table: *table, rows: rows.clone() }
        }
        CountCommand::CorrectSheet { table, rows } => {
            check_sheet(t, *table, rows)?;
            let sheet = t.counts.sheet(*table).map_or(&[][..], |sheet| &sheet.rows);
            let on_it = |row: &StackCount| sheet.iter().any(|old| old.entry == row.entry);
            Refusal::NotAtTable.check(rows.iter().all(on_it), None)?;
            let other = |row: &StackCount| !sheet.contains(row);
            Refusal::NothingToDo.check(rows.iter().any(other), None)?;
            CountEvent::SheetCorrected { table: *table, rows: rows.clone() }
        }
        CountCommand::Correct { table, change, reason } => {
            let open = match table {
                Some(table) => t.counts.knows(*table),
                None => t.tables.seated_count() > 0,
            };
            Refusal::TableUnknown.check(open, None)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
            let (ChipDifference::More(chips) | ChipDifference::Fewer(chips)) = change;
            Refusal::NothingToDo.check(!chips.is_zero(), None)?;
            let left = !matches!(change, ChipDifference::Fewer(_)) || *chips <= t.chips_in_play();
            Refusal::NotUnderstood.check(left, None)?;
            CountEvent::Corrected { table: *table, change: *change, reason: reason.clone() }
        }
        CountCommand::ColourUp { table, old, new, holdings, cards, suits } => {
            race::colour_up(t, (*table, *old, *new), holdings, (cards, *suits), at)?
        }
        CountCommand::FoundLate { entry, old, chips } => {
            race::exchange_late(t, (*entry, *old, *chips), at)?
        }
        CountCommand::Change { entry, old, new, chips } => {
            race::change(t, *entry, (*old, *new, *chips))?
        }
        CountCommand::PutOff { chips } => leaving_values::put_off(t, chips)?,
    };
    Ok(vec![Event::Counts(event)])
}

/// Returns whether the command counts or changes a stack that is in a bag.
fn is_bagged(t: &Tournament, command: &CountCommand) -> bool {
    let bagged = |entry: EntryId| t.bags.get(entry).is_some();
    let any = |rows: &[StackCount]| rows.iter().any(|row| bagged(row.entry));
    match command {
        CountCommand::Count { stacks } => stacks.iter().any(|(entry, _)| bagged(*entry)),
        CountCommand::Sheet { rows, .. } | CountCommand::CorrectSheet { rows, .. } => any(rows),
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

fn check_sheet(t: &Tournament, table: TableNo, rows: &[StackCount]) -> Result<(), Refusal> {
    let entries = || rows.iter().map(|row| row.entry);
    Refusal::EntryUnknown.check(entries().all(|id| t.entries.get(id).is_some()), None)?;
    Refusal::TableUnknown.check(t.tables.table(table).is_some(), None)?;
    let sound = rows.iter().all(|row| {
        row.pieces.len() <= MOST_VALUES && row.pieces.iter().all(|(value, _)| !value.is_zero())
    });
    Refusal::NotUnderstood.check(sound, None)?;
    t.entries.check_playing(entries())?;
    once_each(entries())?;
    let here = |id| t.tables.seat_of(id).is_some_and(|seat| seat.table == table);
    Refusal::NotAtTable.check(entries().all(here), None)?;
    Refusal::PiecesWrong.check(rows.iter().all(StackCount::adds_up), None)?;
    Refusal::NothingToDo.check(!rows.is_empty(), None)
}

fn once_each(entries: impl Iterator<Item = EntryId>) -> Result<(), Refusal> {
    let mut named: Vec<EntryId> = entries.collect();
    named.sort_unstable();
    Refusal::NamedTwice.check(named.windows(2).all(|pair| pair[0] != pair[1]), None)
}

impl StackCount {
    /// Returns whether the pieces add up to the chips, if they were reported.
    fn adds_up(&self) -> bool {
        let worth: Chips =
            self.pieces.iter().map(|(value, many)| value.times(u64::from(*many))).sum();
        self.pieces.is_empty() || worth == self.chips
    }
}
