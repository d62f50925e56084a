//! Copies of the event some records ago, so that undo need not fold the whole evening.

use std::ops::Bound;

use super::{Beginning, Ledger, Moment, Record, apply};
use crate::Tournament;

/// The number of records between two new copies. A copy shares unchanged parts with the event, so
/// it costs little.
const EVERY: usize = 16;
/// The number of latest records for which all copies are kept.
const NEAR: usize = 4 * EVERY;
/// The distance between older copies, in records.
const APART: usize = 256;
/// The number of older copies. Undo within the last thousand records is instant; anything older
/// folds from the beginning.
const FAR: usize = 4;

/// Copies of the event, the oldest first.
#[derive(Default)]
pub struct Checkpoints(Vec<Checkpoint>);

/// The event at one moment.
struct Checkpoint {
    /// The last moment that the copy includes.
    moment: Moment,
    /// The number of records that the copy includes.
    records: usize,
    tournament: Tournament,
}

impl Checkpoints {
    /// The number of records that older copies reach back.
    pub(super) const REACH: usize = APART * FAR;

    /// Folds the records of a file. Returns the event and its copies.
    pub fn fold(beginning: &Beginning, records: &[Record], ledger: &Ledger) -> (Tournament, Self) {
        let mut copies = Self::default();
        let tournament = copies.folded(None, beginning, records, ledger);
        (tournament, copies)
    }

    /// Takes a copy if one is due after `records` records, the last of which happened at `moment`.
    pub fn note(&mut self, moment: Moment, records: usize, tournament: &Tournament) {
        let last = self.0.last().map_or(0, |copy| copy.records);
        if records >= last + EVERY {
            self.0.push(Checkpoint { moment, records, tournament: tournament.clone() });
            self.prune(records);
        }
    }

    fn prune(&mut self, records: usize) {
        let is_near = |copy: &Checkpoint| copy.records + NEAR > records;
        let mut before = None;
        self.0.retain(|copy| {
            let stays = is_near(copy) || before.is_none_or(|before| copy.records >= before + APART);
            before = if stays { Some(copy.records) } else { before };
            stays
        });
        let far = self.0.partition_point(|copy| !is_near(copy));
        self.0.drain(..far.saturating_sub(FAR));
    }

    /// Returns the event before this moment, as far as the ledger knows.
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

    /// Folds the event again after a change at `from`; without a moment, from the beginning. Copies
    /// of later moments are dropped, because they are no longer valid.
    pub fn folded(
        &mut self,
        from: Option<Moment>,
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
    ) -> Tournament {
        self.0.retain(|copy| from.is_some_and(|from| copy.moment < from));
        let (mut count, after, mut tournament) = match self.0.last() {
            Some(Checkpoint { moment, records, tournament }) => {
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
