//! The event as it stood at any moment.

use std::ops::Bound;

use super::{Beginning, Ledger, Moment, Record, apply};
use crate::{rules::time::Timestamp, tournament::Tournament};

/// A copy is kept each time so many records have come: what lies between two is folded anew. In a large event a copy is
/// some megabytes, and a thousand records are folded in a few milliseconds.
const APART: usize = 2_000;

/// Copies of an event from its beginning on, so that any moment of it is near one.
pub struct Past {
    first: Tournament,
    /// Each with the last moment that is in it.
    copies: Vec<(Moment, Tournament)>,
    /// How many records were known when the copies were made.
    known: usize,
}

impl Past {
    /// Goes once through what happened.
    pub fn new(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Self {
        let mut past = Self { first: beginning.tournament(), copies: Vec::new(), known: 0 };
        past.take_in(records, ledger);
        past
    }

    /// Goes through what was told since, from the first moment that it changes.
    pub fn take_in(&mut self, records: &[Record], ledger: &Ledger) {
        let told = (self.known..records.len()).filter_map(|number| u32::try_from(number).ok());
        let changed = told.filter_map(|number| {
            let turned = records.get(number as usize).and_then(Record::turned);
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

    /// The last copy that has nothing after this moment, and where what follows it begins.
    fn nearest(&self, moment: Moment) -> (Bound<Moment>, Tournament) {
        let near = self.copies.partition_point(|(copied, _)| *copied <= moment);
        match near.checked_sub(1).and_then(|near| self.copies.get(near)) {
            Some((copied, copy)) => (Bound::Excluded(*copied), copy.clone()),
            None => (Bound::Unbounded, self.first.clone()),
        }
    }

    /// As it stood then, by what is known of it now: with all that had happened by that instant.
    pub fn at(&self, records: &[Record], ledger: &Ledger, at: Timestamp) -> Tournament {
        let then = Moment { at, record: u32::MAX };
        let (from, mut tournament) = self.nearest(then);
        for line in ledger.story_between(records, (from, Bound::Included(then))) {
            apply(&mut tournament, &line);
        }
        tournament
    }
}
