//! The chips that should be at each table.
//!
//! Every chip that is given out belongs to a table, or to an entry that waits for a seat. The stack
//! of a player who goes to another table is not known. So from then on only the sum of the two
//! tables is known: they are one group. When every table of a group is counted and the sum is
//! right, each table is known by itself again.

use std::collections::BTreeSet;

use bottone_base::{seat::TableNo, time::Timestamp};
use imbl::{OrdMap, OrdSet};
use serde::Serialize;

use super::ChipSum;
use crate::entries::EntryId;

/// The chips that should be at each table and with each waiting entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Accounts {
    groups: OrdMap<u32, TableGroup>,
    of: OrdMap<TableNo, u32>,
    next: u32,
    /// The chips that each counted table holds.
    counted: OrdMap<TableNo, ChipSum>,
    /// The time when each table last added up.
    proved: OrdMap<TableNo, Timestamp>,
    waiting: OrdMap<EntryId, ChipSum>,
}

/// A group of tables of which only the sum is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TableGroup {
    due: ChipSum,
    counted: ChipSum,
    tables: OrdSet<TableNo>,
    uncounted: OrdSet<TableNo>,
}

impl TableGroup {
    /// Returns the chips that should be at its tables together.
    pub fn due(&self) -> ChipSum {
        self.due
    }

    /// Returns the chips at its counted tables.
    pub fn counted(&self) -> ChipSum {
        self.counted
    }

    /// Returns its tables. A table that was closed with chips still at it is included.
    pub fn tables(&self) -> impl ExactSizeIterator<Item = TableNo> {
        self.tables.iter().copied()
    }

    /// Returns its tables that were never counted, or whose chips changed since the count.
    pub fn uncounted(&self) -> impl ExactSizeIterator<Item = TableNo> {
        self.uncounted.iter().copied()
    }

    /// Returns the counted chips minus the chips due, once the whole group is counted.
    pub fn difference(&self) -> Option<ChipSum> {
        self.uncounted.is_empty().then(|| self.counted.minus(self.due))
    }
}

impl Accounts {
    /// Returns the groups in arbitrary order.
    pub(super) fn groups(&self) -> impl Iterator<Item = &TableGroup> {
        self.groups.values()
    }

    pub(super) fn group_of(&self, table: TableNo) -> Option<&TableGroup> {
        self.groups.get(self.of.get(&table)?)
    }

    /// Returns the chips at this table, if it is counted and they have not changed since.
    pub(super) fn counted(&self, table: TableNo) -> Option<ChipSum> {
        self.counted.get(&table).copied()
    }

    /// Returns the time when this table last added up.
    pub(super) fn proved(&self, table: TableNo) -> Option<Timestamp> {
        self.proved.get(&table).copied()
    }

    /// Returns the chips of the entries that wait for a seat.
    pub(super) fn waiting(&self) -> ChipSum {
        self.waiting.values().copied().sum()
    }

    /// Returns whether the chips of exactly this table are known, and counted since their last
    /// change.
    pub(super) fn is_proved(&self, table: TableNo) -> bool {
        let alone = self.group_of(table).filter(|group| group.tables.len() == 1);
        alone.and_then(TableGroup::difference) == Some(ChipSum::ZERO)
    }

    /// Opens a table without players. If it was closed with chips, they are still there.
    pub(super) fn open(&mut self, table: TableNo) {
        if !self.of.contains_key(&table) {
            let group = TableGroup { tables: OrdSet::unit(table), ..TableGroup::default() };
            self.add(table, group);
            self.counted.insert(table, ChipSum::ZERO);
        }
    }

    /// Closes a table. Its chips are with the players who left it. If they cannot have gone to
    /// another table, the table is remembered.
    pub(super) fn close(&mut self, table: TableNo, at: Timestamp) {
        self.proved.remove(&table);
        self.count(table, ChipSum::ZERO, at);
        let Some(id) = self.of.get(&table).copied() else { return };
        let Some(group) = self.groups.get_mut(&id) else { return };
        if group.tables.len() == 1 && group.due != ChipSum::ZERO {
            return;
        }
        group.tables.remove(&table);
        if group.tables.is_empty() {
            self.groups.remove(&id);
        }
        self.of.remove(&table);
        self.counted.remove(&table);
    }

    /// Changes the chips at a table, which makes its count invalid.
    pub(super) fn change(&mut self, table: TableNo, by: ChipSum) {
        self.uncount(table);
        self.expect(table, by);
    }

    /// Changes the chips that should be at a table.
    pub(super) fn expect(&mut self, table: TableNo, by: ChipSum) {
        if let Some(group) = self.group_mut(table) {
            group.due = group.due.plus(by);
        }
    }

    /// Changes the chips of an entry that waits for a seat.
    pub(super) fn change_waiting(&mut self, entry: EntryId, by: ChipSum) {
        let held = self.waiting.entry(entry).or_default();
        *held = held.plus(by);
        if *held == ChipSum::ZERO {
            self.waiting.remove(&entry);
        }
    }

    /// Seats a waiting entry, with the chips given to it.
    pub(super) fn seat(&mut self, entry: EntryId, table: TableNo) {
        if self.of.contains_key(&table)
            && let Some(chips) = self.waiting.remove(&entry)
        {
            self.change(table, chips);
        }
    }

    /// Unseats a called entry that gives up its seat, with the chips given to it.
    pub(super) fn unseat(&mut self, entry: EntryId, table: TableNo, chips: ChipSum) {
        if self.of.contains_key(&table) {
            self.change(table, ChipSum::ZERO.minus(chips));
            self.change_waiting(entry, chips);
        }
    }

    /// Records a move from one table to another with an unknown stack.
    pub(super) fn join(&mut self, from: TableNo, to: TableNo) {
        self.uncount(from);
        self.uncount(to);
        self.unite(from, to);
    }

    /// Unites the groups of two tables, so that only their sum is known.
    pub(super) fn unite(&mut self, one: TableNo, other: TableNo) {
        let (Some(&one), Some(&other)) = (self.of.get(&one), self.of.get(&other)) else { return };
        let size = |id| self.groups.get(&id).map_or(0, |group| group.tables.len());
        let (keeps, goes) = if size(one) < size(other) { (other, one) } else { (one, other) };
        if keeps == goes {
            return;
        }
        let Some(gone) = self.groups.remove(&goes) else { return };
        self.of.extend(gone.tables.iter().map(|&table| (table, keeps)));
        if let Some(group) = self.groups.get_mut(&keeps) {
            group.due = group.due.plus(gone.due);
            group.counted = group.counted.plus(gone.counted);
            group.tables.extend(gone.tables);
            group.uncounted.extend(gone.uncounted);
        }
    }

    /// Moves counted chips from one table to another. Counted tables stay counted.
    pub(super) fn move_chips(&mut self, from: TableNo, to: TableNo, chips: ChipSum) {
        if self.of.contains_key(&from) && self.of.contains_key(&to) {
            self.shift(from, ChipSum::ZERO.minus(chips));
            self.shift(to, chips);
        }
    }

    /// Changes the chips at a table in public view: a counted table stays counted.
    pub(super) fn shift(&mut self, table: TableNo, by: ChipSum) {
        self.expect(table, by);
        let Some(held) = self.counted.get_mut(&table) else { return };
        *held = held.plus(by);
        if let Some(group) = self.group_mut(table) {
            group.counted = group.counted.plus(by);
        }
    }

    /// Records the count of a table.
    pub(super) fn count(&mut self, table: TableNo, holds: ChipSum, at: Timestamp) {
        self.uncount(table);
        let Some(group) = self.group_mut(table) else { return };
        group.uncounted.remove(&table);
        group.counted = group.counted.plus(holds);
        self.counted.insert(table, holds);
        self.settle(table, at);
    }

    /// Drops the count of a table.
    pub(super) fn uncount(&mut self, table: TableNo) {
        let held = self.counted.remove(&table).unwrap_or_default();
        let Some(group) = self.group_mut(table) else { return };
        group.counted = group.counted.minus(held);
        group.uncounted.insert(table);
    }

    /// Splits the group of this table if it is all counted and adds up: each table is known by
    /// itself then.
    pub(super) fn settle(&mut self, table: TableNo, at: Timestamp) {
        let Some(&id) = self.of.get(&table) else { return };
        let Some(group) = self.groups.get(&id) else { return };
        if group.difference() != Some(ChipSum::ZERO) {
            return;
        }
        let tables = group.tables.clone();
        if tables.len() > 1 {
            self.groups.remove(&id);
        }
        for &table in &tables {
            if tables.len() > 1 {
                let holds = self.counted(table).unwrap_or_default();
                let tables = OrdSet::unit(table);
                self.add(
                    table,
                    TableGroup { due: holds, counted: holds, tables, ..TableGroup::default() },
                );
            }
            self.proved.insert(table, at);
        }
    }

    fn add(&mut self, table: TableNo, group: TableGroup) {
        self.groups.insert(self.next, group);
        self.of.insert(table, self.next);
        self.next = self.next.wrapping_add(1);
    }

    fn group_mut(&mut self, table: TableNo) -> Option<&mut TableGroup> {
        self.groups.get_mut(self.of.get(&table)?)
    }

    /// Returns the chips that should be at all tables and with the waiting entries.
    pub(super) fn due(&self) -> ChipSum {
        let tables: ChipSum = self.groups().map(|group| group.due).sum();
        tables.plus(self.waiting())
    }

    /// Returns whether every group holds the sum of its tables and every table belongs to a group.
    pub(super) fn is_sound(&self) -> bool {
        let tables: usize = self.groups().map(|group| group.tables.len()).sum();
        let each = |(id, group): (&u32, &TableGroup)| {
            let mine = group.tables.iter().all(|table| self.of.get(table) == Some(id));
            let known: BTreeSet<TableNo> =
                group.tables.iter().copied().filter(|t| self.counted.contains_key(t)).collect();
            let sum: ChipSum = known.iter().filter_map(|table| self.counted(*table)).sum();
            let rest = group.tables.iter().filter(|table| !known.contains(table));
            mine && sum == group.counted && rest.eq(&group.uncounted)
        };
        tables == self.of.len() && self.groups.iter().all(each)
    }
}
