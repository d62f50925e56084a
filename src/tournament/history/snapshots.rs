//! The event at any past moment.

use std::ops::Bound;

use bottone_base::time::Timestamp;

use super::{Beginning, Ledger, Moment, Record, apply};
use crate::Tournament;

/// The number of records between two copies; records between two copies are folded again. In a
/// large event a copy takes some megabytes, and a thousand records fold in a few milliseconds.
const APART: usize = 2_000;

/// Copies of an event from its beginning on, so that any moment is near one.
pub struct Snapshots {
    first: Tournament,
    /// The copies, each with the last moment that it includes.
    copies: Vec<(Moment, Tournament)>,
    /// The number of records known when the copies were made.
    known: usize,
}

impl Snapshots {
    /// Builds the copies in one walk through the records.
    pub fn new(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Self {
        let mut past = Self { first: beginning.tournament(), copies: Vec::new(), known: 0 };
        past.update(records, ledger);
        past
    }

    /// Adds the records since, from the first moment that they change.
    pub fn update(&mut self, records: &[Record], ledger: &Ledger) {
        let numbers = (self.known..records.len()).filter_map(|number| u32::try_from(number).ok());
        let changed = numbers.filter_map(|number| {
            let turned = records.get(number as usize).and_then(Record::undone_or_redone);
            ledger.moment(turned.map_or(number, |(turned, _)| turned))
        });
        let Some(first) = changed.min() else { return };
        self.copies.retain(|(moment, _)| *moment < first);
        self.known = records.len();
        let (from, mut tournament) = self.nearest(first);
        for (nth, line) in ledger.story_between(records, (from, Bound::Unbounded)).enumerate() {
            apply(&mut tournament, &line);
            if (nth + 1).is_multiple_of(APART)
                && let Some(moment) = ledger.moment(line.number)
            {
                self.copies.push((moment, tournament.clone()));
            }
        }
    }

    /// Returns the last copy up to this moment, and the start of the records after it.
    fn nearest(&self, moment: Moment) -> (Bound<Moment>, Tournament) {
        let near = self.copies.partition_point(|(copied, _)| *copied <= moment);
        match near.checked_sub(1).and_then(|near| self.copies.get(near)) {
            Some((copied, copy)) => (Bound::Excluded(*copied), copy.clone()),
            None => (Bound::Unbounded, self.first.clone()),
        }
    }

    /// Returns the event at `at`, by the present knowledge, with everything up to that instant.
    pub fn at(&self, records: &[Record], ledger: &Ledger, at: Timestamp) -> Tournament {
        let then = Moment { at, record: u32::MAX };
        let (from, mut tournament) = self.nearest(then);
        for line in ledger.story_between(records, (from, Bound::Included(then))) {
            apply(&mut tournament, &line);
        }
        tournament
    }
}
