//! What should be at which tables.
//!
//! Every chip that is given out belongs to a table, or to an entry that waits for a seat. Nobody
//! knows the stack of a player who goes to another table, so from then on only the sum of the two
//! tables is known: they are one group. When every table of a group is counted and the sum is what it
//! should be, each table is known by itself again.

use std::collections::BTreeSet;

use imbl::{OrdMap, OrdSet};
use serde::Serialize;

use super::Sum;
use crate::{
    rules::{seat::TableNo, time::Timestamp},
    tournament::entries::EntryId,
};

/// What should be where.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub(super) struct Accounts {
    groups: OrdMap<u32, Group>,
    of: OrdMap<TableNo, u32>,
    next: u32,
    /// What each counted table holds.
    counted: OrdMap<TableNo, Sum>,
    /// When each table last added up.
    proved: OrdMap<TableNo, Timestamp>,
    waiting: OrdMap<EntryId, Sum>,
}

/// Tables of which only the sum is known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Group {
    due: Sum,
    counted: Sum,
    tables: OrdSet<TableNo>,
    uncounted: OrdSet<TableNo>,
}

impl Group {
    /// The chips that should be at its tables together.
    pub fn due(&self) -> Sum {
        self.due
    }

    /// The chips at those of its tables that are counted.
    pub fn counted(&self) -> Sum {
        self.counted
    }

    /// Its tables. One that was closed with chips still at it is there too.
    pub fn tables(&self) -> impl ExactSizeIterator<Item = TableNo> {
        self.tables.iter().copied()
    }

    /// Those of its tables at which chips have come or gone since they were counted, or that never
    /// were.
    pub fn uncounted(&self) -> impl ExactSizeIterator<Item = TableNo> {
        self.uncounted.iter().copied()
    }

    /// How much more was counted than should be there, once all of it is counted.
    pub fn difference(&self) -> Option<Sum> {
        self.uncounted.is_empty().then(|| self.counted.minus(self.due))
    }
}

impl Accounts {
    /// The groups, in no order that means anything.
    pub(super) fn groups(&self) -> impl Iterator<Item = &Group> {
        self.groups.values()
    }

    pub(super) fn group_of(&self, table: TableNo) -> Option<&Group> {
        self.groups.get(self.of.get(&table)?)
    }

    /// What this table holds, if it is counted and nothing has come or gone since.
    pub(super) fn counted(&self, table: TableNo) -> Option<Sum> {
        self.counted.get(&table).copied()
    }

    /// When this table last added up.
    pub(super) fn proved(&self, table: TableNo) -> Option<Timestamp> {
        self.proved.get(&table).copied()
    }

    /// The chips of those who wait for a seat.
    pub(super) fn waiting(&self) -> Sum {
        self.waiting.values().copied().sum()
    }

    /// Are exactly this table's chips known, and is it counted since they last changed?
    pub(super) fn is_proved(&self, table: TableNo) -> bool {
        let alone = self.group_of(table).filter(|group| group.tables.len() == 1);
        alone.and_then(Group::difference) == Some(Sum::ZERO)
    }

    /// A table is opened, with nobody at it. Where it was closed with chips, they are still there.
    pub(super) fn open(&mut self, table: TableNo) {
        if !self.of.contains_key(&table) {
            let group = Group { tables: OrdSet::unit(table), ..Group::default() };
            self.add(table, group);
            self.counted.insert(table, Sum::ZERO);
        }
    }

    /// A table is closed. Its chips are with those who left it; where there is no table to which
    /// they can have gone, the table is remembered.
    pub(super) fn close(&mut self, table: TableNo, at: Timestamp) {
        self.proved.remove(&table);
        self.count(table, Sum::ZERO, at);
        let Some(id) = self.of.get(&table).copied() else { return };
        let Some(group) = self.groups.get_mut(&id) else { return };
        if group.tables.len() == 1 && group.due != Sum::ZERO {
            return;
        }
        group.tables.remove(&table);
        if group.tables.is_empty() {
            self.groups.remove(&id);
        }
        self.of.remove(&table);
        self.counted.remove(&table);
    }

    /// Chips come to a table, or go.
    pub(super) fn change(&mut self, table: TableNo, by: Sum) {
        self.uncount(table);
        self.expect(table, by);
    }

    /// More chips should be at a table than was known, or fewer.
    pub(super) fn expect(&mut self, table: TableNo, by: Sum) {
        if let Some(group) = self.group_mut(table) {
            group.due = group.due.plus(by);
        }
    }

    /// Chips come to an entry that waits for a seat, or go.
    pub(super) fn hold(&mut self, entry: EntryId, by: Sum) {
        let held = self.waiting.entry(entry).or_default();
        *held = held.plus(by);
        if *held == Sum::ZERO {
            self.waiting.remove(&entry);
        }
    }

    /// One who waited sits down with what was given to him.
    pub(super) fn seat(&mut self, entry: EntryId, table: TableNo) {
        if self.of.contains_key(&table)
            && let Some(chips) = self.waiting.remove(&entry)
        {
            self.change(table, chips);
        }
    }

    /// One who was called gives the seat up, with what was given to him.
    pub(super) fn unseat(&mut self, entry: EntryId, table: TableNo, chips: Sum) {
        if self.of.contains_key(&table) {
            self.change(table, Sum::ZERO.minus(chips));
            self.hold(entry, chips);
        }
    }

    /// Somebody goes from one table to another, with nobody knows how much.
    pub(super) fn join(&mut self, from: TableNo, to: TableNo) {
        self.uncount(from);
        self.uncount(to);
        self.unite(from, to);
    }

    /// Only the sum of these two tables is known from now on.
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

    /// Chips that are counted go from one table to another. Where both are counted they stay so.
    pub(super) fn carry(&mut self, from: TableNo, to: TableNo, chips: Sum) {
        if self.of.contains_key(&from) && self.of.contains_key(&to) {
            self.shift(from, Sum::ZERO.minus(chips));
            self.shift(to, chips);
        }
    }

    /// Chips come to a table, or go, before everybody's eyes: a table that was counted still is.
    pub(super) fn shift(&mut self, table: TableNo, by: Sum) {
        self.expect(table, by);
        let Some(held) = self.counted.get_mut(&table) else { return };
        *held = held.plus(by);
        if let Some(group) = self.group_mut(table) {
            group.counted = group.counted.plus(by);
        }
    }

    /// A table was counted.
    pub(super) fn count(&mut self, table: TableNo, holds: Sum, at: Timestamp) {
        self.uncount(table);
        let Some(group) = self.group_mut(table) else { return };
        group.uncounted.remove(&table);
        group.counted = group.counted.plus(holds);
        self.counted.insert(table, holds);
        self.settle(table, at);
    }

    /// What was counted at a table does not hold any more.
    pub(super) fn uncount(&mut self, table: TableNo) {
        let held = self.counted.remove(&table).unwrap_or_default();
        let Some(group) = self.group_mut(table) else { return };
        group.counted = group.counted.minus(held);
        group.uncounted.insert(table);
    }

    /// Where a whole group is counted and adds up, its tables are known one by one.
    pub(super) fn settle(&mut self, table: TableNo, at: Timestamp) {
        let Some(&id) = self.of.get(&table) else { return };
        let Some(group) = self.groups.get(&id) else { return };
        if group.difference() != Some(Sum::ZERO) {
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
                self.add(table, Group { due: holds, counted: holds, tables, ..Group::default() });
            }
            self.proved.insert(table, at);
        }
    }

    fn add(&mut self, table: TableNo, group: Group) {
        self.groups.insert(self.next, group);
        self.of.insert(table, self.next);
        self.next = self.next.wrapping_add(1);
    }

    fn group_mut(&mut self, table: TableNo) -> Option<&mut Group> {
        self.groups.get_mut(self.of.get(&table)?)
    }

    /// What should be at the tables and with those who wait, all together.
    pub(super) fn due(&self) -> Sum {
        let tables: Sum = self.groups().map(|group| group.due).sum();
        tables.plus(self.waiting())
    }

    /// Does every group hold what its tables hold, and does every table belong to one?
    pub(super) fn is_sound(&self) -> bool {
        let tables: usize = self.groups().map(|group| group.tables.len()).sum();
        let each = |(id, group): (&u32, &Group)| {
            let mine = group.tables.iter().all(|table| self.of.get(table) == Some(id));
            let known: BTreeSet<TableNo> =
                group.tables.iter().copied().filter(|t| self.counted.contains_key(t)).collect();
            let sum: Sum = known.iter().filter_map(|table| self.counted(*table)).sum();
            let rest = group.tables.iter().filter(|table| !known.contains(table));
            mine && sum == group.counted && rest.eq(&group.uncounted)
        };
        tables == self.of.len() && self.groups.iter().all(each)
    }
}
