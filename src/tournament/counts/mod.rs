//! Chip counts: the last count of each stack, the chips that left play, and the check of the
//! totals.

mod accounts;
mod acts;
mod age;
mod decide;
mod leaving_values;
mod race;
mod stacks;
mod sum;

use std::collections::BTreeSet;

use bottone_base::{chips::Chips, seat::TableNo, time::Timestamp};
use imbl::OrdMap;
use serde::Serialize;

use super::{
    Event,
    clock::Clock,
    entries::{BustedEntry, Entries, EntryEvent, EntryId, EntryState},
    tables::{SeatMove, Table, TableEvent, Tables},
    waiting::WaitingEvent,
};
use accounts::Accounts;
pub use accounts::TableGroup;
pub use acts::{ChipDifference, CountCommand, CountCommandKind, CountEvent, StackCount};
pub use age::Age;
pub(super) use decide::{decide, decide_on_counts};
pub use leaving_values::Overdue;
pub use race::{PlayerExchange, RaceCards, RaceResult, Races, RetiredChips, TableColourUp};
pub(super) use stacks::check_stacks;
pub use sum::ChipSum;

/// The last counts of all entries and tables, and the chips due at each table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    stacks: OrdMap<EntryId, CountedStack>,
    sheets: OrdMap<TableNo, StackSheet>,
    accounts: Accounts,
    corrected: ChipSum,
    corrections: u32,
    races: Races,
    /// The values that stay in play although the structure takes them out.
    put_off: BTreeSet<Chips>,
}

/// A counted stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CountedStack {
    pub chips: Chips,
    pub at: Timestamp,
    /// The table, if the entry sat at one.
    pub table: Option<TableNo>,
}

/// The last sheet of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct StackSheet {
    /// The time of the count.
    pub at: Timestamp,
    pub rows: Vec<StackCount>,
}

impl Counts {
    /// Applies an event. `tables` and `entries` are as before the event, because old seats and
    /// stacks are needed.
    pub(super) fn on_event(
        &mut self,
        event: &Event,
        clock: &Clock,
        tables: &Tables,
        entries: &Entries,
        at: Timestamp,
    ) {
        match event {
            Event::Entries(event) => self.follow_entries(event, entries, tables, at),
            Event::Tables(event) => self.follow_tables(event, tables, clock, entries, at),
            Event::Counts(event) => self.apply(event, tables, at),
            Event::Waiting(WaitingEvent::Skipped { entry, from: Some(seat), .. }) => {
                let chips = entries.get(*entry).map(|entry| entry.chips.minus(entry.lost));
                self.accounts.unseat(*entry, seat.table, chips.unwrap_or_default().into());
                self.stacks.remove(entry);
                self.leave(seat.table, &[*entry], tables, at);
            }
            _ => {}
        }
    }

    fn apply(&mut self, event: &CountEvent, tables: &Tables, at: Timestamp) {
        match event {
            CountEvent::Counted { stacks } => {
                for &(entry, chips) in stacks {
                    let table = tables.seat_of(entry).map(|seat| seat.table);
                    self.stacks.insert(entry, CountedStack { chips, at, table });
                }
            }
            CountEvent::SheetCounted { table, rows } => self.put_sheet(*table, rows, tables, at),
            CountEvent::SheetCorrected { table, rows } => self.correct_sheet(*table, rows, at),
            CountEvent::Corrected { table, change, .. } => {
                self.correct(*table, *change, tables, at);
            }
            CountEvent::ColouredUp(raced) => {
                for player in &raced.players {
                    self.exchange(player.entry, player.out, player.into, tables);
                }
                self.put_off.remove(&raced.old);
            }
            CountEvent::PutOff { chips } => self.put_off.extend(chips),
            CountEvent::FoundLate { entry, old, chips, into } => {
                self.exchange(*entry, old.times(*chips), *into, tables);
            }
            CountEvent::Changed { .. } => {}
        }
        self.races.apply(event, at);
    }

    fn put_sheet(&mut self, table: TableNo, rows: &[StackCount], tables: &Tables, at: Timestamp) {
        for row in rows {
            let counted = CountedStack { chips: row.chips, at, table: Some(table) };
            self.stacks.insert(row.entry, counted);
        }
        let here = tables.table(table).into_iter().flat_map(Table::entries);
        let whole = here.map(|(_, id)| id).all(|id| rows.iter().any(|row| row.entry == id));
        if whole {
            let holds = rows.iter().map(|row| ChipSum::from(row.chips)).sum();
            self.accounts.count(table, holds, at);
        } else {
            self.accounts.uncount(table);
        }
        self.sheets.insert(table, StackSheet { at, rows: rows.to_vec() });
    }

    /// Corrects some stacks of a sheet. If no chips have come or gone since the count, the table's
    /// total changes too.
    fn correct_sheet(&mut self, table: TableNo, rows: &[StackCount], at: Timestamp) {
        let Some(sheet) = self.sheets.get_mut(&table) else { return };
        for row in rows {
            let Some(place) = sheet.rows.iter_mut().find(|old| old.entry == row.entry) else {
                continue;
            };
            place.clone_from(row);
            let counted = CountedStack { chips: row.chips, at, table: Some(table) };
            self.stacks.insert(row.entry, counted);
        }
        if self.accounts.counted(table).is_some() {
            let holds = sheet.rows.iter().map(|row| ChipSum::from(row.chips)).sum();
            self.accounts.count(table, holds, at);
        }
    }

    fn correct(
        &mut self,
        table: Option<TableNo>,
        change: ChipDifference,
        room: &Tables,
        at: Timestamp,
    ) {
        self.corrected = self.corrected.plus(change.into());
        self.corrections = self.corrections.saturating_add(1);
        let tables: Vec<TableNo> = match table {
            Some(table) => vec![table],
            None => self.unite_all(room),
        };
        let Some(&table) = tables.first() else { return };
        let before = self.difference_at(table);
        self.accounts.expect(table, change.into());
        // A correction that brings the total nearer to the chips due explains the difference.
        // Any other means that chips have come or gone since.
        let explains = before.zip(self.difference_at(table)).is_some_and(|(was, is)| is < was);
        if !explains {
            for table in tables {
                self.accounts.uncount(table);
            }
        }
        self.accounts.settle(table, at);
    }

    /// Returns the difference of a group from the chips due, once all of it is counted.
    fn difference_at(&self, table: TableNo) -> Option<Chips> {
        let apart = self.group_of(table)?.difference()?.change();
        Some(
            apart.map_or(
                Chips::ZERO,
                |(ChipDifference::More(chips) | ChipDifference::Fewer(chips))| chips,
            ),
        )
    }

    /// Unites all tables with players, so that only their sum is known, and returns them. Used if
    /// the table is not known.
    fn unite_all(&mut self, room: &Tables) -> Vec<TableNo> {
        let open = room.open().filter(|(_, table)| !table.occupied().is_empty());
        let tables: Vec<TableNo> = open.map(|(number, _)| number).collect();
        for pair in tables.windows(2) {
            self.accounts.unite(pair[0], pair[1]);
        }
        tables
    }

    /// Exchanges chips of an entry. This is done in public view, so the counts follow.
    fn exchange(&mut self, entry: EntryId, taken: Chips, given: Chips, tables: &Tables) {
        let by = ChipSum::from(given).minus(taken.into());
        let change = |chips: Chips| ChipSum::from(chips).plus(by).chips();
        if let Some(counted) = self.stacks.get_mut(&entry) {
            counted.chips = change(counted.chips);
        }
        let Some(table) = tables.seat_of(entry).map(|seat| seat.table) else {
            return self.accounts.change_waiting(entry, by);
        };
        self.accounts.shift(table, by);
        let rows = self.sheets.get_mut(&table).map(|sheet| sheet.rows.as_mut_slice());
        let rows = rows.unwrap_or_default();
        if let Some(row) = rows.iter_mut().find(|row| row.entry == entry) {
            row.chips = change(row.chips);
            row.pieces.clear();
        }
    }

    /// Updates the chips due after an event of the entries.
    fn follow_entries(
        &mut self,
        event: &EntryEvent,
        entries: &Entries,
        tables: &Tables,
        at: Timestamp,
    ) {
        match event {
            EntryEvent::Entered { players, chips, from, .. } => {
                for entry in entries.newcomers(players, *from) {
                    self.accounts.change_waiting(entry, (*chips).into());
                }
            }
            EntryEvent::Carried { entries: carried, .. } => {
                let first = entries.numbers_end().1;
                for (nth, carried) in carried.iter().enumerate().filter(|(_, c)| !c.chips.is_zero())
                {
                    let (entry, chips) = (EntryId::at(first + nth), carried.chips);
                    self.accounts.change_waiting(entry, chips.into());
                    self.stacks.insert(entry, CountedStack { chips, at, table: None });
                }
            }
            EntryEvent::Restacked { entry, was, chips, .. } => {
                self.give(*entry, ChipSum::from(*chips).minus((*was).into()), tables);
                // An entry that was counted since keeps the counted stack.
                let as_brought = |last: &CountedStack| last.table.is_none() && last.chips == *was;
                if chips.is_zero() {
                    self.stacks.remove(entry);
                    if let Some(seat) = tables.seat_of(*entry) {
                        self.leave(seat.table, &[*entry], tables, at);
                    }
                } else if self.stacks.get(entry).is_none_or(as_brought) {
                    self.stacks.insert(*entry, CountedStack { chips: *chips, at, table: None });
                }
            }
            EntryEvent::Rebought { entry, chips, .. }
            | EntryEvent::AddedOn { entry, chips, .. }
                if entries.get(*entry).is_some() =>
            {
                self.give(*entry, (*chips).into(), tables);
            }
            EntryEvent::StartSet { entry, was, chips } if entries.get(*entry).is_some() => {
                self.give(*entry, ChipSum::from(*chips).minus((*was).into()), tables);
            }
            EntryEvent::Refunded { entry, .. } => {
                let standing = entries.get(*entry).filter(|e| e.standing != EntryState::Refunded);
                let Some(back) = standing.map(|entry| entry.chips.minus(entry.lost)) else {
                    return;
                };
                self.give(*entry, ChipSum::ZERO.minus(back.into()), tables);
                if let Some(seat) = tables.seat_of(*entry) {
                    self.leave(seat.table, &[*entry], tables, at);
                }
            }
            EntryEvent::Busted { out } => {
                let gone: Vec<EntryId> = out.iter().map(|out| out.entry).collect();
                if let Some(first) = out.first() {
                    self.leave(first.from.table, &gone, tables, at);
                }
            }
            EntryEvent::Disqualified { out: BustedEntry { entry, from, stack }, .. }
            | EntryEvent::SeatWon { out: BustedEntry { entry, from, stack } }
            | EntryEvent::Forfeited { out: BustedEntry { entry, from, stack } }
                if entries.get(*entry).is_some() =>
            {
                let taken = ChipSum::ZERO.minus(stack.unwrap_or_default().into());
                self.give(*entry, taken, tables);
                self.leave(from.table, &[*entry], tables, at);
            }
            EntryEvent::BroughtBack { entry, to } => {
                // The stack is unknown: from now on both tables are known only together.
                let from = entries.left_seat(*entry).map(|seat| seat.table);
                match from.filter(|from| tables.table(*from).is_some()) {
                    Some(from) => self.accounts.unite(from, to.table),
                    None => drop(self.unite_all(tables)),
                }
            }
            _ => {}
        }
    }

    /// Adds `by` to the chips of an entry, seated or waiting.
    fn give(&mut self, entry: EntryId, by: ChipSum, tables: &Tables) {
        match tables.seat_of(entry) {
            Some(seat) => self.accounts.change(seat.table, by),
            None => self.accounts.change_waiting(entry, by),
        }
    }

    /// Removes entries from a table for good. A table without players has no chips to count.
    fn leave(&mut self, table: TableNo, gone: &[EntryId], tables: &Tables, at: Timestamp) {
        let mut here = tables.table(table).into_iter().flat_map(Table::entries);
        if here.all(|(_, entry)| gone.contains(&entry)) {
            self.empty(table, at);
        }
    }

    /// Updates the chips due after an event of the tables.
    fn follow_tables(
        &mut self,
        event: &TableEvent,
        tables: &Tables,
        clock: &Clock,
        entries: &Entries,
        at: Timestamp,
    ) {
        match event {
            TableEvent::Opened { tables, .. } => {
                for &table in tables {
                    self.accounts.open(table);
                }
            }
            TableEvent::Seated { seats } => {
                for (entry, seat) in seats {
                    self.accounts.seat(*entry, seat.table);
                }
            }
            TableEvent::Moved { moves, .. } => {
                let left = emptied_tables(moves, tables, |table| tables.table(table).is_some());
                self.follow(moves, &left, clock, entries, at);
            }
            TableEvent::Broken { table } => self.close(*table, at),
            TableEvent::Redrawn { moves, tables: kept, .. } => {
                let kept: BTreeSet<TableNo> = kept.iter().map(|(table, _)| *table).collect();
                for &table in &kept {
                    self.accounts.open(table);
                }
                let left = emptied_tables(moves, tables, |table| kept.contains(&table));
                self.follow(moves, &left, clock, entries, at);
                let all: Vec<TableNo> =
                    self.accounts.groups().flat_map(TableGroup::tables).collect();
                for table in all.into_iter().filter(|table| !kept.contains(table)) {
                    self.close(table, at);
                }
            }
            _ => {}
        }
    }

    /// Records that a table without players has no chips.
    fn empty(&mut self, table: TableNo, at: Timestamp) {
        self.sheets.remove(&table);
        self.accounts.count(table, ChipSum::ZERO, at);
    }

    fn close(&mut self, table: TableNo, at: Timestamp) {
        self.sheets.remove(&table);
        self.accounts.close(table, at);
    }

    /// Moves the stacks with the entries. The tables in `left` stay without players.
    fn follow(
        &mut self,
        moves: &[SeatMove],
        left: &[TableNo],
        clock: &Clock,
        entries: &Entries,
        at: Timestamp,
    ) {
        for step in moves {
            let to = step.to.table;
            let Some(from) = step.from.map(|from| from.table) else {
                self.accounts.seat(step.entry, to);
                continue;
            };
            if from != to {
                self.move_stack(step.entry, (from, to), clock, entries, at);
            }
        }
        for &table in left {
            self.empty(table, at);
        }
    }

    /// Moves the stack of an entry to another table. Its size is known if the table added up while
    /// play stands, or before any play. Otherwise only the sum of the tables stays known.
    fn move_stack(
        &mut self,
        entry: EntryId,
        (from, to): (TableNo, TableNo),
        clock: &Clock,
        entries: &Entries,
        at: Timestamp,
    ) {
        let untouched = !clock.started() && self.corrections == 0 && self.races == Races::default();
        let given = entries.get(entry).map(|entry| entry.chips.minus(entry.lost));
        if let Some(row) = self.valid_row(entry, from, clock, at) {
            self.accounts.move_chips(from, to, row.chips.into());
            self.move_row(row, from, to);
        } else if let Some(given) = given.filter(|_| untouched) {
            self.accounts.change(from, ChipSum::ZERO.minus(given.into()));
            self.accounts.change(to, given.into());
        } else {
            self.accounts.join(from, to);
        }
    }

    /// Returns the row of this entry, if its table was counted and added up since the last hand.
    fn valid_row(
        &self,
        entry: EntryId,
        table: TableNo,
        clock: &Clock,
        at: Timestamp,
    ) -> Option<StackCount> {
        let since = clock.stopped_since(at)?;
        let sheet = self.sheets.get(&table).filter(|sheet| sheet.at >= since)?;
        let row = sheet.rows.iter().find(|row| row.entry == entry)?;
        let same = self.of(entry).is_some_and(|counted| counted.chips == row.chips);
        (same && self.accounts.is_proved(table)).then(|| row.clone())
    }

    /// Moves the row to the sheet of the other table, if that table is counted.
    fn move_row(&mut self, row: StackCount, from: TableNo, to: TableNo) {
        if let Some(sheet) = self.sheets.get_mut(&from) {
            sheet.rows.retain(|other| other.entry != row.entry);
        }
        if self.accounts.counted(to).is_none() {
            return;
        }
        if let Some(counted) = self.stacks.get_mut(&row.entry) {
            counted.table = Some(to);
            let sheet =
                self.sheets.entry(to).or_insert(StackSheet { at: counted.at, rows: vec![] });
            sheet.rows.push(row);
        }
    }

    /// Returns the last count of `entry`, if it was ever counted.
    pub fn of(&self, entry: EntryId) -> Option<CountedStack> {
        self.stacks.get(&entry).copied()
    }

    /// Returns the last sheet of an open table.
    pub fn sheet(&self, table: TableNo) -> Option<&StackSheet> {
        self.sheets.get(&table)
    }

    /// Returns the chips at this table, if all its players are counted and the chips have not
    /// changed since.
    pub fn table_chips(&self, table: TableNo) -> Option<ChipSum> {
        self.accounts.counted(table)
    }

    /// Returns the group of tables, including this one, of which only the sum is known.
    pub fn group_of(&self, table: TableNo) -> Option<&TableGroup> {
        self.accounts.group_of(table)
    }

    /// Returns every group of tables, in arbitrary order.
    pub fn groups(&self) -> impl Iterator<Item = &TableGroup> {
        self.accounts.groups()
    }

    /// Returns the time when this table last added up.
    pub fn proved(&self, table: TableNo) -> Option<Timestamp> {
        self.accounts.proved(table)
    }

    /// Returns the chips of the entries that wait for a seat.
    pub fn waiting(&self) -> ChipSum {
        self.accounts.waiting()
    }

    /// Returns the chips added by all races.
    pub fn raced(&self) -> ChipSum {
        let into = Races::into(&self.races);
        ChipSum::from(into).minus(self.races.out().into())
    }

    /// Returns whether this value stays in play although the structure takes it out.
    pub fn is_put_off(&self, value: Chips) -> bool {
        self.put_off.contains(&value)
    }

    /// Returns the chips that have left play, by value.
    pub fn races(&self) -> &Races {
        &self.races
    }

    /// Returns the chips added by the corrections that the floor accepted.
    pub fn corrected(&self) -> ChipSum {
        self.corrected
    }

    /// Returns whether this table has an account. It may be closed, with chips still at it.
    pub(super) fn knows(&self, table: TableNo) -> bool {
        self.accounts.group_of(table).is_some()
    }

    /// Returns all chips that should be in play.
    pub(super) fn due(&self) -> ChipSum {
        self.accounts.due()
    }

    pub(super) fn is_sound(&self) -> bool {
        self.accounts.is_sound()
    }
}

/// Returns the tables that these moves leave open without players. `tables` are as before the
/// moves.
fn emptied_tables(
    moves: &[SeatMove],
    tables: &Tables,
    stays_open: impl Fn(TableNo) -> bool,
) -> Vec<TableNo> {
    let who: BTreeSet<EntryId> = moves.iter().map(|step| step.entry).collect();
    let to: BTreeSet<TableNo> = moves.iter().map(|step| step.to.table).collect();
    let from: BTreeSet<TableNo> =
        moves.iter().filter_map(|step| step.from).map(|from| from.table).collect();
    let left = |table: &TableNo| {
        let open = tables.table(*table).filter(|_| stays_open(*table) && !to.contains(table));
        open.is_some_and(|table| table.entries().all(|(_, entry)| who.contains(&entry)))
    };
    from.into_iter().filter(left).collect()
}
