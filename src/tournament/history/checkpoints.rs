//! The event as it stood some records ago, so that undo need not fold the whole evening.

use std::ops::Bound;

use super::{Beginning, Ledger, Moment, Record, apply};
use crate::tournament::Tournament;

/// A copy is taken each time so many records have come since the last one. It shares with the event what
/// does not change after it, so it costs little.
const EVERY: usize = 16;
/// For so many records back all copies are kept.
const NEAR: usize = 4 * EVERY;
/// Those further back are kept so far apart.
const APART: usize = 256;
/// So many of those are kept: undo within the last thousand records is instant, and anything older
/// folds from the beginning.
const FAR: usize = 4;

/// Copies of the event, the oldest first.
#[derive(Default)]
pub struct Checkpoints(Vec<Copy>);

/// The event as it stood at a moment.
struct Copy {
    /// The last of what happened that is in it.
    moment: Moment,
    /// How many records that is.
    records: usize,
    tournament: Tournament,
}

impl Checkpoints {
    /// How far back copies go.
    pub(super) const REACH: usize = APART * FAR;

    /// The event of records that were read from a file, with copies from the last of them on.
    pub fn reached(
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
    ) -> (Tournament, Self) {
        let mut copies = Self::default();
        let tournament = copies.folded(None, beginning, records, ledger);
        (tournament, copies)
    }

    /// Takes a copy if one is due after so many records, the last of which happened at `moment`.
    pub fn note(&mut self, moment: Moment, records: usize, tournament: &Tournament) {
        let last = self.0.last().map_or(0, |copy| copy.records);
        if records >= last + EVERY {
            self.0.push(Copy { moment, records, tournament: tournament.clone() });
            self.thin_out(records);
        }
    }

    fn thin_out(&mut self, records: usize) {
        let is_near = |copy: &Copy| copy.records + NEAR > records;
        let mut before = None;
        self.0.retain(|copy| {
            let stays = is_near(copy) || before.is_none_or(|before| copy.records >= before + APART);
            before = if stays { Some(copy.records) } else { before };
            stays
        });
        let far = self.0.partition_point(|copy| !is_near(copy));
        self.0.drain(..far.saturating_sub(FAR));
    }

    /// The event as it stood before this moment, as far as the ledger knows.
    pub(super) fn before(
        &self,
        moment: Moment,
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
    ) -> Tournament {
        let copy = self.0.iter().rfind(|copy| copy.moment < moment);
        let from = copy.map_or(Bound::Unbounded, |copy| Bound::Excluded(copy.moment));
        let copy = copy.map(|copy| copy.tournament.clone());
        let mut tournament = copy.unwrap_or_else(|| beginning.tournament());
        for line in ledger.story_between(records, (from, Bound::Excluded(moment))) {
            apply(&mut tournament, &line);
        }
        tournament
    }

    /// The event of these records, now that something has changed from this moment on; with none, from the beginning.
    /// Copies of what came later are dropped: they hold what is not so any more.
    pub fn folded(
        &mut self,
        from: Option<Moment>,
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
    ) -> Tournament {
        self.0.retain(|copy| from.is_some_and(|from| copy.moment < from));
        let (mut count, after, mut tournament) = match self.0.last() {
            Some(Copy { moment, records, tournament }) => {
                (*records, Bound::Excluded(*moment), tournament.clone())
            }
            None => (0, Bound::Unbounded, beginning.tournament()),
        };
        for line in ledger.story_between(records, (after, Bound::Unbounded)) {
            apply(&mut tournament, &line);
            count += 1;
            if count + Self::REACH > ledger.count()
                && let Some(moment) = ledger.moment(line.number)
            {
                self.note(moment, count, &tournament);
            }
        }
        tournament
    }
}
