//! The rules of the bags.

use std::collections::BTreeSet;

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};

use super::{BagCommand, BagEvent, Bagging};
use crate::{
    Event, Refusal, Tournament,
    counts::{CountCommand, CountEvent, StackCount, decide_on_counts},
    entries::EntryId,
    incidents::is_sound_reason,
    tables::Table,
};

/// The most characters in a file name or a seal.
const LONGEST: usize = 200;

pub(crate) fn decide(
    t: &Tournament,
    command: &BagCommand,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    match command {
        BagCommand::Seal { table, bags } => seal(t, *table, bags, at),
        BagCommand::Correct { entry, chips, reason } => correct(t, *entry, *chips, reason, at),
        BagCommand::Reopen { table, reason } => {
            Refusal::CarriedOver.check(t.bags.carried.is_none(), None)?;
            Refusal::NotUnderstood.check(is_sound_reason(reason), None)?;
            let here = t.bags.sealed.iter().filter(|(_, bag)| bag.seat.table == *table);
            let entries: Vec<EntryId> = here.map(|(entry, _)| *entry).collect();
            Refusal::NothingToDo.check(!entries.is_empty(), None)?;
            let (table, reason) = (*table, reason.clone());
            Ok(vec![Event::Bags(BagEvent::Reopened { table, entries, reason })])
        }
        BagCommand::CarryOver { into, seal } => {
            let sound = |text: &String| {
                !text.is_empty()
                    && text.chars().count() <= LONGEST
                    && !text.chars().any(char::is_control)
            };
            Refusal::NotUnderstood.check(sound(into) && sound(seal), None)?;
            Refusal::CarriedOver.check(t.bags.carried.is_none(), None)?;
            Refusal::NotBagged.check(t.without_a_bag().next().is_none(), None)?;
            let (into, seal) = (into.clone(), seal.clone());
            Ok(vec![Event::Bags(BagEvent::CarriedOver { into, seal })])
        }
    }
}

/// Seals the bags of a table. Every player at the table must be in the list, so that the table's
/// total can be checked at once.
fn seal(
    t: &Tournament,
    table: TableNo,
    bags: &[Bagging],
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    Refusal::CarriedOver.check(t.bags.carried.is_none(), None)?;
    let rows = bags.iter().map(|bag| {
        let Bagging { entry, chips, pieces, .. } = bag.clone();
        StackCount { entry, chips, pieces }
    });
    let rows = rows.collect();
    let none = bags.iter().all(|bag| t.bags.get(bag.entry).is_none());
    Refusal::ChipsBagged.check(none, None)?;
    let counted = decide_on_counts(t, &CountCommand::Sheet { table, rows }, at)?;
    let here = t.tables.table(table).into_iter().flat_map(Table::entries);
    let whole = here.map(|(_, id)| id).all(|id| bags.iter().any(|bag| bag.entry == id));
    Refusal::NotBagged.check(whole, None)?;
    let full = bags.iter().all(|bag| !bag.chips.is_zero() && bag.bag > 0);
    Refusal::NotUnderstood.check(full, None)?;
    let taken: BTreeSet<u32> = t.bags.sealed.values().map(|bag| bag.number).collect();
    let numbers: BTreeSet<u32> = bags.iter().map(|bag| bag.bag).collect();
    let free = numbers.len() == bags.len() && numbers.is_disjoint(&taken);
    Refusal::BagNumberTaken.check(free, None)?;
    Refusal::ClockRuns.check(t.clock.stopped_since(at).is_some(), None)?;
    let bags = bags.iter().map(|bag| (bag.entry, bag.bag)).collect();
    let sealed = Event::Bags(BagEvent::Sealed { table, bags });
    Ok(counted.into_iter().chain([sealed]).collect())
}

fn correct(
    t: &Tournament,
    entry: EntryId,
    chips: Chips,
    reason: &str,
    at: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    t.entries.get(entry).ok_or(Refusal::EntryUnknown)?;
    let bag = t.bags.get(entry).ok_or(Refusal::NotBagged)?;
    Refusal::NotUnderstood.check(is_sound_reason(reason) && !chips.is_zero(), None)?;
    Refusal::NothingToDo.check(bag.chips != chips, None)?;
    let table = t.counts.of(entry).and_then(|counted| counted.table);
    let sheet = table.filter(|table| {
        let rows = t.counts.sheet(*table).map_or(&[][..], |sheet| &sheet.rows);
        rows.iter().any(|row| row.entry == entry)
    });
    let row = StackCount { entry, chips, pieces: Vec::new() };
    let counted = match sheet {
        Some(table) => {
            let command = CountCommand::CorrectSheet { table, rows: vec![row] };
            decide_on_counts(t, &command, at)?
        }
        None => vec![Event::Counts(CountEvent::Counted { stacks: vec![(entry, chips)] })],
    };
    let reason = reason.to_owned();
    let corrected = Event::Bags(BagEvent::Corrected { entry, was: bag.chips, chips, reason });
    Ok(counted.into_iter().chain([corrected]).collect())
}
