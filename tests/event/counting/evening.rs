//! Random evenings, with the true stacks of all players.

use std::collections::BTreeMap;

use bottone::{
    base::{
        chips::Chips,
        draw::Draw,
        seat::TableNo,
        time::{Span, Timestamp},
    },
    tournament::{
        Command, Event, Tournament, Waiver,
        clock::ClockCommand,
        counts::{ChipDifference, CountCommand, StackCount},
        entries::{EntryCommand, EntryId},
        incidents::{IncidentCommand, Penalty},
        tables::{MoveReason, SeatWish, TableCommand},
    },
};

use super::{setup, somebody, structure, table};
use crate::stage;

/// A tournament as the desk has it, and the true stacks.
#[derive(Clone)]
pub(crate) struct CountedEvent {
    pub(crate) t: Tournament,
    pub(crate) now: Timestamp,
    /// The true stack of every seated entry.
    pub(crate) stacks: BTreeMap<EntryId, i128>,
    pub(crate) draw: Draw,
}

impl CountedEvent {
    pub(crate) fn new(seed: u64) -> Self {
        let t = Tournament::new(setup(), structure());
        Self { t, now: stage::EVENING, stacks: BTreeMap::new(), draw: Draw::new(seed) }
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.draw.below(n.max(1) as u64).unwrap()).unwrap()
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        let at = self.below(of.len());
        of.get(at).copied()
    }

    /// Submits a command to the desk; a refused one has no effect.
    pub(crate) fn tries(&mut self, command: &Command) -> Option<Vec<Event>> {
        let events = self.t.decide(command, self.now, None::<&Waiver>).ok()?;
        for event in &events {
            self.t.apply(event, self.now);
        }
        Some(events)
    }

    pub(crate) fn tables(&self) -> Vec<TableNo> {
        self.t.tables().open().map(|(table, _)| table).collect()
    }

    fn seated(&self) -> Vec<EntryId> {
        self.t.tables().open().flat_map(|(_, table)| table.entries().map(|(_, id)| id)).collect()
    }

    pub(crate) fn at(&self, table: TableNo) -> Vec<EntryId> {
        let table = self.t.tables().table(table);
        table.into_iter().flat_map(|table| table.entries().map(|(_, id)| id)).collect()
    }

    fn plays(&self) -> bool {
        self.t.clock().stopped_since(self.now).is_none()
    }

    /// Gives each newly seated player the chips given by the desk and not lost.
    fn hand_out(&mut self) {
        for id in self.seated() {
            let entry = self.t.entries().get(id).unwrap();
            let given = i128::from(entry.chips.minus(entry.lost).get());
            self.stacks.entry(id).or_insert(given);
        }
    }

    /// Returns the true chips at these tables.
    pub(crate) fn really(&self, tables: impl Iterator<Item = TableNo>) -> i128 {
        tables.flat_map(|table| self.at(table)).map(|id| self.stacks[&id]).sum()
    }

    /// Performs a random next event.
    pub(crate) fn goes_on(&mut self) {
        self.now = self.now.after(Span::from_secs(i64::try_from(self.below(400)).unwrap()));
        let seated = self.seated();
        let tables = self.tables();
        let seed = self.draw.below(u64::MAX).unwrap();
        match self.below(24) {
            0..=3 => {
                let wish = if self.below(5) == 0 { SeatWish::Later } else { SeatWish::Draw(seed) };
                let who = (0..=self.below(4)).map(|_| somebody()).collect();
                self.tries(&Command::Entries(EntryCommand::Enter { who, seat: wish }));
            }
            4 => {
                let number = u16::try_from(1 + self.below(9)).unwrap();
                let tables = vec![table(number)];
                self.tries(&Command::Tables(TableCommand::Open { tables, size: 9 }));
            }
            5 => {
                let (entries, seat) = (Vec::new(), SeatWish::Draw(seed));
                self.tries(&Command::Tables(TableCommand::Seat { entries, seat }));
            }
            6 | 7 => self.buys(seed),
            8 => self.refunds(),
            9..=11 => {
                if let (Some(entry), Some(to)) = (self.pick(&seated), self.pick(&tables)) {
                    let free: Vec<_> = self.t.tables().table(to).unwrap().free().iter().collect();
                    if let Some(seat) = self.pick(&free) {
                        let to = bottone::base::seat::Seat { table: to, seat };
                        let reason = MoveReason::Floor("a test".into());
                        self.tries(&Command::Tables(TableCommand::Move { entry, to, reason }));
                    }
                }
            }
            12 => {
                if let Some(table) = self.pick(&tables) {
                    self.tries(&Command::Tables(TableCommand::Break { table, seed }));
                }
            }
            13 if self.below(4) == 0 => {
                let need = seated.len().div_ceil(9).max(1);
                let tables = (1..=u16::try_from(need).unwrap()).map(|n| table(n * 2)).collect();
                self.tries(&Command::Tables(TableCommand::Redraw { tables, size: 9, seed }));
            }
            14 => {
                let command = if self.plays() { ClockCommand::Pause } else { ClockCommand::Start };
                self.tries(&Command::Clock(command));
            }
            15 if self.below(3) == 0 => {
                self.tries(&Command::Clock(ClockCommand::Next));
            }
            16 => self.disqualifies(&seated),
            17 | 18 => {
                if let Some(table) = self.pick(&tables) {
                    self.counts(table);
                }
            }
            19 => self.finds(&tables),
            _ => self.plays_on(),
        }
        self.hand_out();
        let gone: Vec<EntryId> = self.stacks.keys().copied().collect();
        for id in gone.into_iter().filter(|id| self.t.tables().seat_of(*id).is_none()) {
            self.stacks.remove(&id);
        }
    }

    fn buys(&mut self, seed: u64) {
        let all: Vec<EntryId> = self.t.entries().all().map(|(id, _)| id).collect();
        let Some(entry) = self.pick(&all) else { return };
        let rebuys = seed.is_multiple_of(2);
        let had = self.t.tables().seat_of(entry).is_some();
        let command =
            if rebuys { EntryCommand::Rebuy { entry } } else { EntryCommand::AddOn { entry } };
        if self.tries(&Command::Entries(command)).is_some() && had {
            let chips = if rebuys { 8_000 } else { 15_000 };
            *self.stacks.get_mut(&entry).unwrap() += chips;
        }
    }

    fn refunds(&mut self) {
        let waiting: Vec<EntryId> = self.t.waiting().collect();
        if let Some(entry) = self.pick(&waiting) {
            self.tries(&Command::Entries(EntryCommand::Refund { entry, keep_fee: false }));
        }
    }

    fn disqualifies(&mut self, seated: &[EntryId]) {
        let Some(entry) = self.pick(seated) else { return };
        let stack = Chips::new(u64::try_from(self.stacks[&entry].max(0)).unwrap());
        let penalty = Penalty::Disqualified { stack };
        let note = "a test".to_owned();
        self.tries(&Command::Incidents(IncidentCommand::Penalise { entry, penalty, note }));
    }

    /// Adds or removes chips at a table, and reports it as the floor.
    fn finds(&mut self, tables: &[TableNo]) {
        let Some(table) = self.pick(tables) else { return };
        let Some(entry) = self.pick(&self.at(table)) else { return };
        let more = self.below(2) == 0;
        if !more && self.stacks[&entry] < 100 {
            return;
        }
        let chips = Chips::new(100);
        let change = if more { ChipDifference::More(chips) } else { ChipDifference::Fewer(chips) };
        let table = (self.below(4) > 0).then_some(table);
        let reason = "a test".to_owned();
        let command = CountCommand::Correct { table, change, reason };
        if self.tries(&Command::Counts(command)).is_some() {
            *self.stacks.get_mut(&entry).unwrap() += if more { 100 } else { -100 };
        }
    }

    /// Plays a hand at every table: some chips change owners, and players without chips bust.
    fn plays_on(&mut self) {
        if !self.plays() || !self.t.clock().started() {
            return;
        }
        for table in self.tables() {
            let here = self.at(table);
            let (Some(from), Some(to)) = (self.pick(&here), self.pick(&here)) else { continue };
            let has = self.stacks[&from];
            if from == to || has <= 0 {
                continue;
            }
            let bet = if self.below(3) == 0 { has } else { has / 3 };
            *self.stacks.get_mut(&from).unwrap() -= bet;
            *self.stacks.get_mut(&to).unwrap() += bet;
            if bet == has {
                let out = vec![(from, None)];
                self.tries(&Command::Entries(EntryCommand::Bust { out }));
            }
        }
    }

    /// Counts a table correctly.
    pub(crate) fn counts(&mut self, table: TableNo) {
        let row = |entry: &EntryId| {
            let chips = Chips::new(u64::try_from(self.stacks[entry]).unwrap());
            StackCount { entry: *entry, chips, pieces: Vec::new() }
        };
        let rows: Vec<StackCount> = self.at(table).iter().map(row).collect();
        if !rows.is_empty() {
            let command = Command::Counts(CountCommand::Sheet { table, rows });
            self.tries(&command).unwrap();
        }
    }
}
