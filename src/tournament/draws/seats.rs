//! The seats alone, as the record changes them, with the steps to publish.

use std::collections::{BTreeMap, BTreeSet};

use bottone_base::{
    fair::Secret,
    seat::{Seat, Seats, TableNo},
};
use bottone_proof::ProofStep;

use crate::{
    Event,
    draws::DrawEvent,
    entries::{EntryEvent, EntryId, FlightRank},
    history::{Follow, Follower, ValidRecord, unfollowed},
    numbered::NumberedList,
    tables::{SeatMove, TableEvent},
    waiting::WaitingEvent,
};

/// The seats at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SeatMap {
    /// The size of each open table, with its closed seats.
    pub(super) tables: BTreeMap<TableNo, (u8, Seats)>,
    pub(super) sitting: BTreeMap<u32, Seat>,
    players: NumberedList<String>,
    /// The player of each entry.
    entries: NumberedList<usize>,
    sealed: Option<(Secret, String)>,
    /// The steps not yet taken out.
    pub(super) steps: Vec<ProofStep>,
}

impl Follow<'_> for SeatMap {
    fn follows(event: &Event) -> bool {
        Follower::Published.follows(event)
    }

    fn process(&mut self, _: ValidRecord<'_>, event: &Event) {
        match event {
            Event::Entries(entries) => self.follow_entries(entries, event),
            Event::Tables(tables) => self.follow_tables(tables, event),
            Event::Waiting(WaitingEvent::LeftOut { seats }) => {
                self.steps.extend(seats.iter().copied().map(ProofStep::Close));
            }
            Event::Waiting(WaitingEvent::Skipped { entry, from, .. }) => {
                if from.is_some() {
                    self.rise(*entry);
                }
            }
            Event::Draws(DrawEvent::Sealed(secret)) => {
                self.sealed = Some((*secret, String::new()));
                self.steps.push(ProofStep::Sealed(secret.hash()));
            }
            Event::Draws(DrawEvent::Said(word)) => {
                if let Some((_, said)) = &mut self.sealed {
                    said.clone_from(word);
                    self.steps.push(ProofStep::Word(word.clone()));
                }
            }
            Event::Draws(DrawEvent::Revealed(secret)) => {
                self.sealed = None;
                self.steps.push(ProofStep::Revealed(*secret));
            }
            event => unfollowed(event),
        }
    }
}

impl SeatMap {
    fn follow_entries(&mut self, entries: &EntryEvent, event: &Event) {
        match entries {
            EntryEvent::Listed { people, from } => {
                for (person, nth) in people.iter().zip(0..) {
                    self.players.add(from.map(|from| from.index() + nth), person.display_name());
                }
            }
            EntryEvent::Entered { players, from, .. } => {
                for (player, nth) in players.iter().zip(0..) {
                    let number = from.map(|from| from.index() + nth);
                    let entry = self.entries.add(number, player.index());
                    let name = self.name(entry);
                    self.steps.extend(name);
                }
            }
            EntryEvent::Carried { entries, .. } => {
                for carried in entries {
                    let entry = self.entries.add(None, carried.player.index());
                    // No seat is drawn for entries that do not play.
                    let name = self.name(entry).filter(|_| !carried.chips.is_zero());
                    self.steps.extend(name);
                }
            }
            EntryEvent::Restacked { entry, rank: FlightRank::Next | FlightRank::Last, .. } => {
                self.rise(*entry);
            }
            EntryEvent::Restacked { entry, rank: FlightRank::Plays, .. } => {
                let name = self.name(entry.index());
                self.steps.extend(name);
            }
            EntryEvent::NumbersSkipped { players, entries, .. } => {
                self.players.skip(players.iter().map(|id| id.index()));
                self.entries.skip(entries.iter().map(|id| id.index()));
            }
            EntryEvent::Corrected { player, to } => {
                if let Some(name) = self.players.get_mut(player.index()) {
                    *name = to.display_name();
                }
                let theirs = |entry: &usize| self.entries.get(*entry) == Some(&player.index());
                let entries = (0..self.entries.end()).filter(theirs);
                let names: Vec<ProofStep> = entries.filter_map(|entry| self.name(entry)).collect();
                self.steps.extend(names);
            }
            EntryEvent::Busted { out } => {
                for out in out {
                    self.rise(out.entry);
                }
            }
            EntryEvent::Disqualified { out, .. }
            | EntryEvent::SeatWon { out }
            | EntryEvent::Forfeited { out } => {
                self.rise(out.entry);
            }
            EntryEvent::Refunded { entry, .. } => self.rise(*entry),
            EntryEvent::BroughtBack { entry, to } => self.sit(*entry, *to),
            _ => unfollowed(event),
        }
    }

    fn follow_tables(&mut self, tables: &TableEvent, event: &Event) {
        match tables {
            TableEvent::Opened { tables, size } => {
                for table in tables {
                    self.tables.insert(*table, (*size, Seats::NONE));
                    self.steps.push(ProofStep::Open(*table, *size));
                }
            }
            TableEvent::Resized { table, size } => {
                if let Some((was, _)) = self.tables.get_mut(table) {
                    *was = *size;
                    self.steps.push(ProofStep::Open(*table, *size));
                }
            }
            TableEvent::SeatClosed { seat, closed } => {
                let Some((_, seats)) = self.tables.get_mut(&seat.table) else { return };
                *seats = if *closed { seats.with(seat.seat) } else { seats.without(seat.seat) };
                self.steps.push(if *closed {
                    ProofStep::Close(*seat)
                } else {
                    ProofStep::Reopen(*seat)
                });
            }
            TableEvent::Seated { seats } => {
                for (entry, seat) in seats {
                    self.sit(*entry, *seat);
                }
            }
            TableEvent::Moved { moves, .. } => self.carry_out(moves),
            TableEvent::Broken { table } => {
                self.tables.remove(table);
                self.steps.push(ProofStep::Gone(*table));
            }
            TableEvent::Redrawn { moves, tables, size } => {
                for step in moves {
                    self.rise(step.entry);
                }
                let kept: BTreeSet<TableNo> = tables.iter().map(|(table, _)| *table).collect();
                let gone = self.tables.keys().filter(|table| !kept.contains(table)).copied();
                for table in gone.collect::<Vec<_>>() {
                    self.tables.remove(&table);
                    self.steps.push(ProofStep::Gone(table));
                }
                for table in kept {
                    self.tables.entry(table).or_insert((*size, Seats::NONE)).0 = *size;
                    self.steps.push(ProofStep::Open(table, *size));
                }
                for step in moves {
                    self.sit(step.entry, step.to);
                }
            }
            _ => unfollowed(event),
        }
    }

    fn carry_out(&mut self, moves: &[SeatMove]) {
        for step in moves {
            self.rise(step.entry);
        }
        for step in moves {
            self.sit(step.entry, step.to);
        }
    }

    fn sit(&mut self, entry: EntryId, seat: Seat) {
        self.sitting.insert(entry.get(), seat);
        self.steps.push(ProofStep::Sit(entry.get(), seat));
    }

    fn rise(&mut self, entry: EntryId) {
        if self.sitting.remove(&entry.get()).is_some() {
            self.steps.push(ProofStep::Leave(entry.get()));
        }
    }

    /// Returns the step that names the entry at this place.
    fn name(&self, entry: usize) -> Option<ProofStep> {
        let name = self.players.get(*self.entries.get(entry)?)?;
        Some(ProofStep::Name(u32::try_from(entry + 1).ok()?, name.clone()))
    }

    /// Returns the steps from `was` to this state, for changes without an event: a record was taken
    /// back.
    pub(super) fn steps_since(&self, was: &Self) -> Vec<ProofStep> {
        let mut steps = Vec::new();
        let moved = |(entry, seat): &(&u32, &Seat)| self.sitting.get(*entry) != Some(*seat);
        steps.extend(was.sitting.iter().filter(moved).map(|(entry, _)| ProofStep::Leave(*entry)));
        let gone = was.tables.keys().filter(|table| !self.tables.contains_key(table));
        steps.extend(gone.map(|table| ProofStep::Gone(*table)));
        for (&table, &(size, closed)) in &self.tables {
            let before = was.tables.get(&table).copied();
            if before.map(|(size, _)| size) != Some(size) {
                steps.push(ProofStep::Open(table, size));
            }
            let before = before.map_or(Seats::NONE, |(_, closed)| closed);
            let seats = |seats: Seats| seats.iter().map(move |seat| Seat { table, seat });
            steps.extend(seats(closed.difference(before)).map(ProofStep::Close));
            steps.extend(seats(before.difference(closed)).map(ProofStep::Reopen));
        }
        for entry in 0..self.entries.end() {
            if let Some(name) = self.name(entry)
                && Some(&name) != was.name(entry).as_ref()
            {
                steps.push(name);
            }
        }
        let moved = |(entry, seat): &(&u32, &Seat)| was.sitting.get(*entry) != Some(*seat);
        let sits = self.sitting.iter().filter(moved);
        steps.extend(sits.map(|(entry, seat)| ProofStep::Sit(*entry, *seat)));
        if self.sealed != was.sealed {
            steps.extend(was.sealed.as_ref().map(|_| ProofStep::Withdrawn));
            if let Some((secret, word)) = &self.sealed {
                steps.push(ProofStep::Sealed(secret.hash()));
                steps.extend((!word.is_empty()).then(|| ProofStep::Word(word.clone())));
            }
        }
        steps
    }
}
