//! The seats alone, as the record changes them, and what has to be published of each change.

use std::collections::{BTreeMap, BTreeSet};

use super::steps::Step;
use crate::{
    rules::{
        fair::Secret,
        seat::{Seat, Seats, TableNo},
    },
    tournament::{
        Event,
        draws::DrawEvent,
        entries::{EntryEvent, EntryId},
        tables::{Moved, TableEvent},
    },
};

/// The seats at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Room {
    /// The size of each open table, and its closed seats.
    pub(super) tables: BTreeMap<TableNo, (u8, Seats)>,
    pub(super) sitting: BTreeMap<u32, Seat>,
    players: Vec<String>,
    /// The player of each entry.
    entries: Vec<usize>,
    sealed: Option<(Secret, String)>,
}

impl Room {
    /// Folds one event and adds what changed.
    pub(super) fn apply(&mut self, event: &Event, steps: &mut Vec<Step>) {
        match event {
            Event::Entries(event) => self.on_event(event, steps),
            Event::Tables(event) => self.tables(event, steps),
            Event::Draws(DrawEvent::Sealed(secret)) => {
                self.sealed = Some((*secret, String::new()));
                steps.push(Step::Sealed(secret.hash()));
            }
            Event::Draws(DrawEvent::Said(word)) => {
                if let Some((_, said)) = &mut self.sealed {
                    said.clone_from(word);
                    steps.push(Step::Word(word.clone()));
                }
            }
            Event::Draws(DrawEvent::Revealed(secret)) => {
                self.sealed = None;
                steps.push(Step::Revealed(*secret));
            }
            _ => {}
        }
    }

    fn on_event(&mut self, event: &EntryEvent, steps: &mut Vec<Step>) {
        match event {
            EntryEvent::Listed { people } => {
                self.players.extend(people.iter().map(crate::rules::person::Person::shown));
            }
            EntryEvent::Entered { players, .. } => {
                for player in players {
                    self.entries.push(player.index());
                    steps.extend(self.name(self.entries.len() - 1));
                }
            }
            EntryEvent::Corrected { player, to } => {
                if let Some(name) = self.players.get_mut(player.index()) {
                    *name = to.shown();
                }
                let theirs = |entry: &usize| self.entries.get(*entry) == Some(&player.index());
                let entries = (0..self.entries.len()).filter(theirs);
                steps.extend(entries.filter_map(|entry| self.name(entry)));
            }
            EntryEvent::Busted { out } => {
                for out in out {
                    self.rise(out.entry, steps);
                }
            }
            EntryEvent::Disqualified { out } => self.rise(out.entry, steps),
            EntryEvent::Refunded { entry, .. } => self.rise(*entry, steps),
            EntryEvent::BroughtBack { entry, to } => self.sit(*entry, *to, steps),
            _ => {}
        }
    }

    fn tables(&mut self, event: &TableEvent, steps: &mut Vec<Step>) {
        match event {
            TableEvent::Opened { tables, size } => {
                for table in tables {
                    self.tables.insert(*table, (*size, Seats::NONE));
                    steps.push(Step::Open(*table, *size));
                }
            }
            TableEvent::Resized { table, size } => {
                if let Some((was, _)) = self.tables.get_mut(table) {
                    *was = *size;
                    steps.push(Step::Open(*table, *size));
                }
            }
            TableEvent::SeatClosed { seat, closed } => {
                let Some((_, seats)) = self.tables.get_mut(&seat.table) else { return };
                *seats = if *closed { seats.with(seat.seat) } else { seats.without(seat.seat) };
                steps.push(if *closed { Step::Close(*seat) } else { Step::Reopen(*seat) });
            }
            TableEvent::Seated { seats } => {
                for (entry, seat) in seats {
                    self.sit(*entry, *seat, steps);
                }
            }
            TableEvent::Moved { moves, .. } => self.carry_out(moves, steps),
            TableEvent::Broken { table } => {
                self.tables.remove(table);
                steps.push(Step::Gone(*table));
            }
            TableEvent::Redrawn { moves, tables, size } => {
                for step in moves {
                    self.rise(step.entry, steps);
                }
                let kept: BTreeSet<TableNo> = tables.iter().map(|(table, _)| *table).collect();
                let gone = self.tables.keys().filter(|table| !kept.contains(table)).copied();
                for table in gone.collect::<Vec<_>>() {
                    self.tables.remove(&table);
                    steps.push(Step::Gone(table));
                }
                for table in kept {
                    self.tables.entry(table).or_insert((*size, Seats::NONE)).0 = *size;
                    steps.push(Step::Open(table, *size));
                }
                for step in moves {
                    self.sit(step.entry, step.to, steps);
                }
            }
            _ => {}
        }
    }

    fn carry_out(&mut self, moves: &[Moved], steps: &mut Vec<Step>) {
        for step in moves {
            self.rise(step.entry, steps);
        }
        for step in moves {
            self.sit(step.entry, step.to, steps);
        }
    }

    fn sit(&mut self, entry: EntryId, seat: Seat, steps: &mut Vec<Step>) {
        self.sitting.insert(entry.get(), seat);
        steps.push(Step::Sit(entry.get(), seat));
    }

    fn rise(&mut self, entry: EntryId, steps: &mut Vec<Step>) {
        if self.sitting.remove(&entry.get()).is_some() {
            steps.push(Step::Leave(entry.get()));
        }
    }

    /// The name of the entry at this place.
    fn name(&self, entry: usize) -> Option<Step> {
        let name = self.players.get(*self.entries.get(entry)?)?;
        Some(Step::Name(u32::try_from(entry + 1).ok()?, name.clone()))
    }

    /// The steps that lead from `was` to this, where no event did: something was taken back.
    pub(super) fn since(&self, was: &Self, steps: &mut Vec<Step>) {
        let moved = |(entry, seat): &(&u32, &Seat)| self.sitting.get(*entry) != Some(*seat);
        steps.extend(was.sitting.iter().filter(moved).map(|(entry, _)| Step::Leave(*entry)));
        let gone = was.tables.keys().filter(|table| !self.tables.contains_key(table));
        steps.extend(gone.map(|table| Step::Gone(*table)));
        for (&table, &(size, closed)) in &self.tables {
            let before = was.tables.get(&table).copied();
            if before.map(|(size, _)| size) != Some(size) {
                steps.push(Step::Open(table, size));
            }
            let before = before.map_or(Seats::NONE, |(_, closed)| closed);
            let seats = |seats: Seats| seats.iter().map(move |seat| Seat { table, seat });
            steps.extend(seats(closed.difference(before)).map(Step::Close));
            steps.extend(seats(before.difference(closed)).map(Step::Reopen));
        }
        for entry in 0..self.entries.len() {
            if let Some(name) = self.name(entry)
                && Some(&name) != was.name(entry).as_ref()
            {
                steps.push(name);
            }
        }
        let moved = |(entry, seat): &(&u32, &Seat)| was.sitting.get(*entry) != Some(*seat);
        let sits = self.sitting.iter().filter(moved);
        steps.extend(sits.map(|(entry, seat)| Step::Sit(*entry, *seat)));
        if self.sealed != was.sealed {
            steps.extend(was.sealed.as_ref().map(|_| Step::Withdrawn));
            if let Some((secret, word)) = &self.sealed {
                steps.push(Step::Sealed(secret.hash()));
                steps.extend((!word.is_empty()).then(|| Step::Word(word.clone())));
            }
        }
    }
}
