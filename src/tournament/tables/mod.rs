//! Tables, seats, moves and the button.

mod acts;
mod decide;
mod plan;
mod room;
mod table;

use std::collections::BTreeSet;

use bottone_base::{
    seat::{MOST_SEATS, Seat, SeatNo, Seats, TableNo},
    time::Timestamp,
};
use bottone_rules::seating::TableSeats;
use imbl::{OrdMap, ordmap::DiffItem};
use serde::Serialize;

use super::{
    Event, Refusal,
    entries::{EntryEvent, EntryId, FlightRank},
    setup::HouseRules,
    waiting::WaitingEvent,
};
pub use acts::{MoveReason, SeatMove, SeatWish, TableCommand, TableEvent};
use room::CachedRanks;
pub use table::{ButtonState, Table};

pub(super) use decide::{decide, open_tables, seats_for};

/// The open tables at an instant. A copy costs almost nothing.
#[derive(Clone, Debug, Default)]
pub struct OpenTables(OrdMap<TableNo, Table>);

/// The open tables with their players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tables {
    open: OrdMap<TableNo, Table>,
    sitting: OrdMap<EntryId, Seat>,
    moved: OrdMap<EntryId, u8>,
    pinned: BTreeSet<EntryId>,
    order: Vec<TableNo>,
    held: BTreeSet<TableNo>,
    moves: u32,
    broken: u32,
    redrawn_at: Option<u32>,
    #[serde(skip)]
    ranked: CachedRanks,
}

impl Tables {
    pub(super) fn on_event(&mut self, event: &Event, house: &HouseRules, at: Timestamp) {
        match event {
            // Another book may have another rule for the button.
            Event::Setup(_) => {
                let tables: Vec<TableNo> = self.open.keys().copied().collect();
                for table in tables {
                    self.change(table);
                }
            }
            Event::Entries(event) => self.leave(event),
            Event::Tables(event) => self.apply(event, house, at),
            // A called player who did not come.
            Event::Waiting(WaitingEvent::Skipped { entry, from: Some(_), .. }) => {
                self.rise(*entry, Table::rise);
            }
            _ => {}
        }
        self.rank_again(house);
    }

    fn apply(&mut self, event: &TableEvent, house: &HouseRules, at: Timestamp) {
        match event {
            TableEvent::Opened { tables, size } => {
                self.open.extend(tables.iter().map(|&table| (table, Table::new(*size))));
                for table in tables {
                    self.ranked.changes(*table);
                }
            }
            TableEvent::Resized { table, size } => {
                if let Some(table) = self.change(*table) {
                    table.resize(*size);
                }
            }
            TableEvent::SeatClosed { seat, closed } => {
                if let Some(table) = self.change(seat.table) {
                    table.close(seat.seat, *closed);
                }
            }
            TableEvent::Seated { seats } => {
                for &(entry, seat) in seats {
                    self.sit(entry, seat);
                }
            }
            TableEvent::Moved { moves, .. } => self.carry_out(moves),
            TableEvent::Broken { table } => {
                self.close(*table);
                self.broken += 1;
            }
            TableEvent::Redrawn { moves, tables, size } => {
                self.redraw(moves, tables, *size, at);
            }
            TableEvent::Pinned { entry, pinned } => {
                if let Some(seat) = self.seat_of(*entry) {
                    self.change(seat.table);
                }
                if *pinned {
                    self.pinned.insert(*entry);
                } else {
                    self.pinned.remove(entry);
                }
            }
            TableEvent::Ordered { tables } => self.order.clone_from(tables),
            TableEvent::Held { table, held } => {
                if *held {
                    self.held.insert(*table);
                } else {
                    self.held.remove(table);
                }
            }
            TableEvent::ButtonSeen { table, positions, .. } => {
                if let Some(table) = self.change(*table) {
                    table.record_positions(*positions, at);
                }
            }
            TableEvent::ButtonDrawn { seat } => {
                if let Some(table) = self.change(seat.table) {
                    table.reset(table.size(), seat.seat, at);
                }
            }
            TableEvent::Dealt { table, hands, stud } => {
                if let Some(table) = self.change(*table) {
                    table.deal(*hands, *stud, at, house);
                }
            }
        }
    }

    /// Frees the seats of busted players. A player who is brought back takes a seat.
    fn leave(&mut self, event: &EntryEvent) {
        match event {
            EntryEvent::Busted { out } => {
                for out in out {
                    self.rise(out.entry, Table::eliminate);
                }
            }
            EntryEvent::Disqualified { out, .. }
            | EntryEvent::SeatWon { out }
            | EntryEvent::Forfeited { out } => {
                self.rise(out.entry, Table::eliminate);
            }
            EntryEvent::Refunded { entry, .. }
            | EntryEvent::Restacked { entry, rank: FlightRank::Next | FlightRank::Last, .. } => {
                self.rise(*entry, Table::rise);
            }
            EntryEvent::BroughtBack { entry, to } => self.sit(*entry, *to),
            _ => {}
        }
    }

    /// Returns a table for a change, and drops its kept view.
    fn change(&mut self, table: TableNo) -> Option<&mut Table> {
        self.ranked.changes(table);
        let table = self.open.get_mut(&table)?;
        table.seen.forget();
        Some(table)
    }

    fn sit(&mut self, entry: EntryId, seat: Seat) {
        let moved = self.times_moved(entry);
        let Some(table) = self.change(seat.table) else { return };
        table.sit(seat.seat, entry, moved);
        self.sitting.insert(entry, seat);
    }

    /// Frees the seat of the entry by `leave`.
    fn rise(&mut self, entry: EntryId, leave: fn(&mut Table, SeatNo)) {
        self.pinned.remove(&entry);
        let Some(seat) = self.sitting.remove(&entry) else { return };
        if let Some(table) = self.change(seat.table) {
            leave(table, seat.seat);
        }
    }

    fn carry_out(&mut self, moves: &[SeatMove]) {
        let pinned = self.pinned.clone();
        for step in moves {
            self.rise(step.entry, Table::rise);
        }
        for step in moves {
            let times = self.moved.entry(step.entry).or_default();
            *times = times.saturating_add(1);
            self.sit(step.entry, step.to);
            let stays = step.from.is_none_or(|from| from.table == step.to.table);
            if let Some(table) = self.change(step.to.table).filter(|_| !stays) {
                table.mark_arrived(step.to.seat);
            }
        }
        self.moves = self.moves.saturating_add(u32::try_from(moves.len()).unwrap_or(u32::MAX));
        self.pinned = pinned;
    }

    fn redraw(
        &mut self,
        moves: &[SeatMove],
        tables: &[(TableNo, SeatNo)],
        size: u8,
        at: Timestamp,
    ) {
        // A player who needs a certain seat needs it after the redraw as well.
        let pinned = self.pinned.clone();
        for step in moves {
            self.rise(step.entry, Table::rise);
        }
        let gone: Vec<TableNo> = self.open.keys().copied().collect();
        for table in gone {
            if !tables.iter().any(|(kept, _)| *kept == table) {
                self.close(table);
                self.broken += 1;
            }
        }
        for &(table, seat) in tables {
            self.open.entry(table).or_insert_with(|| Table::new(size));
            if let Some(drawn) = self.change(table) {
                drawn.reset(size, seat, at);
            }
        }
        self.carry_out(moves);
        self.pinned = pinned;
        self.redrawn_at = u32::try_from(self.sitting.len()).ok();
    }

    fn close(&mut self, table: TableNo) {
        let Some(closed) = self.open.remove(&table) else { return };
        self.ranked.changes(table);
        for (_, entry) in closed.entries() {
            self.sitting.remove(&entry);
        }
        self.order.retain(|&other| other != table);
        self.held.remove(&table);
    }

    /// Returns the open tables by number.
    pub fn open(&self) -> impl DoubleEndedIterator<Item = (TableNo, &Table)> + ExactSizeIterator {
        self.open.iter().map(|(number, table)| (*number, table))
    }

    /// Returns the present tables, for a later comparison.
    pub fn snapshot(&self) -> OpenTables {
        OpenTables(self.open.clone())
    }

    /// Returns the tables that changed, by number; `None` for a closed one. Unchanged tables cost
    /// no time.
    pub fn changed_since<'a>(
        &'a self,
        before: &'a OpenTables,
    ) -> impl Iterator<Item = (TableNo, Option<&'a Table>)> {
        before.0.diff(&self.open).map(|change| match change {
            DiffItem::Add(number, table) | DiffItem::Update { new: (number, table), .. } => {
                (*number, Some(table))
            }
            DiffItem::Remove(number, _) => (*number, None),
        })
    }

    /// Returns an open table by number.
    pub fn table(&self, number: TableNo) -> Option<&Table> {
        self.open.get(&number)
    }

    /// Returns the seat of this entry.
    pub fn seat_of(&self, entry: EntryId) -> Option<Seat> {
        self.sitting.get(&entry).copied()
    }

    /// Returns every seated entry with its seat.
    pub fn sitting(&self) -> impl ExactSizeIterator<Item = (EntryId, Seat)> {
        self.sitting.iter().map(|(entry, seat)| (*entry, *seat))
    }

    /// Returns the number of seated entries.
    pub fn seated_count(&self) -> usize {
        self.sitting.len()
    }

    /// Returns the number of moves of this entry.
    pub fn times_moved(&self, entry: EntryId) -> u8 {
        self.moved.get(&entry).copied().unwrap_or(0)
    }

    /// Returns whether this entry is pinned to its seat.
    pub fn is_pinned(&self, entry: EntryId) -> bool {
        self.pinned.contains(&entry)
    }

    /// Returns whether breaking this table was put off.
    pub fn is_held(&self, table: TableNo) -> bool {
        self.held.contains(&table)
    }

    /// Returns all open tables, the first to break first. The posted ones are first, or without any
    /// those that are `due`. The others follow, the highest number first.
    pub fn breaking_order(&self, due: &[TableNo]) -> Vec<TableNo> {
        let named = if self.order.is_empty() { due } else { &self.order };
        let rest = self.open.keys().rev().copied().filter(|table| !named.contains(table));
        named.iter().copied().chain(rest).collect()
    }

    /// Returns the posted tables of the breaking order, the first to break first.
    pub fn posted(&self) -> &[TableNo] {
        &self.order
    }

    /// Returns the number of moves.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// Returns the number of broken tables.
    pub fn broken(&self) -> u32 {
        self.broken
    }

    /// Returns the tables as the balancer sees them. The button is included if `is_known` accepts
    /// the table.
    pub fn balancer_views<'a>(
        &'a self,
        house: &'a HouseRules,
        is_known: impl Fn(&Table) -> bool + 'a,
    ) -> impl Iterator<Item = TableSeats> + 'a {
        self.open.iter().map(move |(&number, table)| {
            let seen = self.balancer_view(number, table, house);
            TableSeats { next: seen.next.filter(|_| is_known(table)), ..*seen }
        })
    }

    /// Returns a table as the balancer sees it, with the positions of the coming hand at any age.
    fn balancer_view<'a>(
        &self,
        number: TableNo,
        table: &'a Table,
        house: &HouseRules,
    ) -> &'a TableSeats {
        table.seen.get_or_compute(|| self.compute_view(number, table, house))
    }

    fn compute_view(&self, number: TableNo, table: &Table, house: &HouseRules) -> TableSeats {
        let mut fixed = Seats::NONE;
        if !self.pinned.is_empty() {
            let pinned = table.entries().filter(|(_, entry)| self.pinned.contains(entry));
            fixed = pinned.map(|(seat, _)| seat).collect();
        }
        TableSeats {
            table: number,
            size: table.size(),
            occupied: table.occupied(),
            closed: table.closed(),
            fixed,
            next: table.next_hand(house).map(|next| next.positions),
            moved: table.times_moved(),
            opened: table.opened(),
            vacant: table.vacant(),
        }
    }

    /// Returns whether the kept moves, views and ranks of all tables equal the recomputed ones.
    pub(super) fn are_views_current(&self, house: &HouseRules) -> bool {
        let each = self.open.iter().all(|(&number, table)| {
            let mut moved = [0; MOST_SEATS as usize];
            for (seat, entry) in table.entries() {
                moved[seat.index()] = self.times_moved(entry);
            }
            let seen = table.seen.known();
            table.times_moved() == moved
                && seen.is_none_or(|seen| *seen == self.compute_view(number, table, house))
        });
        each && self.are_ranks_current(house)
    }

    /// Checks that this seat exists, and returns its table.
    pub(super) fn check_exists(&self, seat: Seat) -> Result<&Table, Refusal> {
        let table = self.table(seat.table).ok_or(Refusal::TableUnknown)?;
        Refusal::SeatUnknown.check(seat.seat.get() <= table.size(), None)?;
        Ok(table)
    }

    /// Checks that a player may sit down in this seat.
    pub(super) fn check_free(&self, seat: Seat) -> Result<(), Refusal> {
        let table = self.check_exists(seat)?;
        Refusal::SeatTaken.check(table.entry(seat.seat).is_none(), None)?;
        Refusal::SeatClosed.check(!table.closed().contains(seat.seat), None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::Setup;

    #[test]
    fn a_stale_number_of_moves_is_found() {
        let table = TableNo::new(1).unwrap();
        let seat = |seat| Seat { table, seat: SeatNo::new(seat).unwrap() };
        let (entry, other) = (EntryId::at(0), EntryId::at(1));
        let (from, to) = (seat(1), seat(5));
        let moves = vec![SeatMove { entry, from: Some(from), to }];
        let house = Setup::default().house;
        let mut tables = Tables::default();
        for event in [
            TableEvent::Opened { tables: vec![table], size: 9 },
            TableEvent::Seated { seats: vec![(entry, from), (other, seat(2))] },
            TableEvent::Moved { moves, reason: MoveReason::Redraw },
        ] {
            tables.on_event(&Event::Tables(event), &house, Timestamp::from_millis(0));
            assert!(tables.are_views_current(&house));
        }
        assert_eq!(tables.times_moved(entry), 1);
        tables.moved.insert(other, 1);
        assert!(!tables.are_views_current(&house));
    }
}
