//! The room as the balancer ranks its tables. It is updated with each event, so that a bust among a
//! thousand tables costs as little as among ten.

use std::collections::BTreeSet;

use bottone_base::{
    seat::{MOST_SEATS, TableNo},
    time::Timestamp,
};
use bottone_rules::seating::{BalanceRoom, Census, Summary, TableSeats};

use super::{ButtonState, Table, Tables};
use crate::{derived::Derived, setup::HouseRules};

/// The ranks of the tables, computed on first use. A copy of the event does not include them.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct CachedRanks(Derived<TableRanks>);

impl Clone for CachedRanks {
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// The ranking of each open table, by number.
#[derive(Debug, Default, PartialEq, Eq)]
struct TableRanks {
    tables: Vec<Summary>,
    census: Census,
    /// The tables by the number of players.
    with: [BTreeSet<TableNo>; MOST_SEATS as usize + 1],
    /// The tables by the time of the last report of positions. For each time, `None` comes before
    /// all its tables.
    seen: BTreeSet<(Timestamp, Option<TableNo>)>,
    /// The tables changed by the present event.
    changed: Vec<TableNo>,
}

impl CachedRanks {
    /// Marks this table as changed, opened or closed by the present event.
    pub(super) fn changes(&mut self, table: TableNo) {
        self.0.known_mut().into_iter().for_each(|ranks| ranks.changed.push(table));
    }
}

impl TableRanks {
    fn of(tables: &Tables, house: &HouseRules) -> Self {
        let tables: Vec<Summary> = tables
            .open()
            .map(|(number, table)| {
                Summary::of(tables.balancer_view(number, table, house), seen_at(table))
            })
            .collect();
        let mut ranks = Self::default();
        for table in &tables {
            ranks.add(table);
        }
        Self { tables, ..ranks }
    }

    fn add(&mut self, table: &Summary) {
        self.census.add(table);
        self.with[usize::from(table.players)].insert(table.table);
        self.seen.extend(table.button_seen.map(|seen| (seen, Some(table.table))));
    }

    fn remove(&mut self, table: &Summary) {
        self.census.remove(table);
        self.with[usize::from(table.players)].remove(&table.table);
        if let Some(seen) = table.button_seen {
            self.seen.remove(&(seen, Some(table.table)));
        }
    }

    fn place(&self, table: TableNo) -> Result<usize, usize> {
        self.tables.binary_search_by_key(&table, |other| other.table)
    }

    /// Updates a table; `None` if it is closed.
    fn update(&mut self, table: TableNo, now: Option<Summary>) {
        let place = self.place(table);
        if let Some(before) = place.ok().and_then(|place| self.tables.get(place).copied()) {
            self.remove(&before);
        }
        if let Some(now) = &now {
            self.add(now);
        }
        match (place, now) {
            (Ok(place), Some(now)) => self.tables[place] = now,
            (Ok(place), None) => {
                self.tables.remove(place);
            }
            (Err(place), Some(now)) => self.tables.insert(place, now),
            (Err(_), None) => {}
        }
    }
}

impl Tables {
    /// Ranks the tables that the present event changed.
    pub(super) fn rank_again(&mut self, house: &HouseRules) {
        if self.ranked.0.known().is_none_or(|ranks| ranks.changed.is_empty()) {
            return;
        }
        let mut ranked = std::mem::take(&mut self.ranked);
        if let Some(ranks) = ranked.0.known_mut() {
            let changed: BTreeSet<TableNo> = ranks.changed.drain(..).collect();
            for table in changed {
                let now = self.open.get(&table);
                let now =
                    now.map(|now| Summary::of(self.balancer_view(table, now, house), seen_at(now)));
                ranks.update(table, now);
            }
        }
        self.ranked = ranked;
    }

    /// Returns the room for planning moves. Buttons seen since `known_since` are known.
    pub(super) fn room<'a>(
        &'a self,
        house: &'a HouseRules,
        known_since: Option<Timestamp>,
    ) -> impl BalanceRoom {
        let ranks = self.ranked.0.get_or_compute(|| TableRanks::of(self, house));
        RankedRoom { tables: self, ranks, house, known_since }
    }

    /// Returns whether the kept ranks equal the recomputed ones.
    pub(super) fn are_ranks_current(&self, house: &HouseRules) -> bool {
        self.ranked.0.known().is_none_or(|ranks| *ranks == TableRanks::of(self, house))
    }
}

/// Returns the time of the last report of positions at this table; `None` without a report.
fn seen_at(table: &Table) -> Option<Timestamp> {
    match table.button() {
        ButtonState::Fresh => None,
        ButtonState::Drawn { at, .. } | ButtonState::Seen { at, .. } => Some(at),
    }
}

/// The open tables with their ranks.
struct RankedRoom<'a> {
    tables: &'a Tables,
    ranks: &'a TableRanks,
    house: &'a HouseRules,
    known_since: Option<Timestamp>,
}

impl BalanceRoom for RankedRoom<'_> {
    fn summaries(&self) -> &[Summary] {
        &self.ranks.tables
    }

    fn census(&self) -> &Census {
        &self.ranks.census
    }

    fn is_known(&self, table: &Summary) -> bool {
        self.known_since.is_none_or(|since| table.button_seen.is_some_and(|seen| seen >= since))
    }

    fn known(&self) -> Option<impl Iterator<Item = usize>> {
        let seen = self.ranks.seen.range((self.known_since?, None)..);
        Some(seen.filter_map(|(_, table)| self.find((*table)?)))
    }

    fn with(&self, players: u8) -> impl Iterator<Item = usize> {
        let tables = self.ranks.with.get(usize::from(players)).into_iter().flatten();
        tables.filter_map(|table| self.find(*table))
    }

    fn last_first(&self) -> impl Iterator<Item = usize> {
        (0..self.ranks.tables.len()).rev()
    }

    fn table_at(&self, index: usize) -> Option<TableSeats> {
        let summary = self.ranks.tables.get(index)?;
        let table = self.tables.table(summary.table)?;
        let seen = self.tables.balancer_view(summary.table, table, self.house);
        Some(TableSeats { next: seen.next.filter(|_| self.is_known(summary)), ..*seen })
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.ranks.place(table).ok()
    }

    fn break_next(&self) -> &[TableNo] {
        &self.tables.order
    }
}
