//! The event as it stood at any moment.

use std::ops::Bound;

use super::{Beginning, Ledger, Moment, Record, apply};
use crate::{rules::time::Timestamp, tournament::Tournament};

/// A copy is kept each time so many records have come: what lies between two is folded anew.
const APART: usize = 500;

/// Copies of an event from its beginning on, so that any moment of it is near one.
pub struct Past {
    first: Tournament,
    /// Each with the last moment that is in it.
    copies: Vec<(Moment, Tournament)>,
}

impl Past {
    /// Goes once through what happened.
    pub fn new(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> Self {
        let first = beginning.tournament();
        let (mut tournament, mut copies) = (first.clone(), Vec::new());
        for (nth, line) in ledger.story(records).enumerate() {
            apply(&mut tournament, &line);
            if (nth + 1).is_multiple_of(APART)
                && let Some(moment) = ledger.moment(line.number)
            {
                copies.push((moment, tournament.clone()));
            }
        }
        Self { first, copies }
    }

    /// As it stood then, by what is known of it now: with all that had happened by that instant.
    pub fn at(&self, records: &[Record], ledger: &Ledger, at: Timestamp) -> Tournament {
        let then = Moment { at, record: u32::MAX };
        let near = self.copies.partition_point(|(moment, _)| *moment <= then);
        let near = near.checked_sub(1).and_then(|near| self.copies.get(near));
        let (from, mut tournament) = match near {
            Some((moment, copy)) => (Bound::Excluded(*moment), copy.clone()),
            None => (Bound::Unbounded, self.first.clone()),
        };
        for line in ledger.story_between(records, (from, Bound::Included(then))) {
            apply(&mut tournament, &line);
        }
        tournament
    }
}
