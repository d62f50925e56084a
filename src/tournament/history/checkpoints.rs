//! The event as it stood some records ago, so that undo need not fold the whole evening.

use super::{Beginning, Ledger, Record, fold_on};
use crate::tournament::Tournament;

/// A copy is taken each time so many records have come since the last one.
const EVERY: usize = 256;
/// So many copies are kept: undo within the last thousand records is instant, and anything older
/// folds from the beginning.
const KEPT: usize = 4;

/// Copies of the event, each with the number of records it holds, the oldest first.
#[derive(Default)]
pub struct Checkpoints(Vec<(usize, Tournament)>);

impl Checkpoints {
    /// How far back copies go.
    pub(super) const REACH: usize = EVERY * KEPT;

    /// The event of records that were read from a file, and a copy from some way before the end, when the file is so
    /// long that folding it for one undo would be felt.
    pub fn reached(
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
    ) -> (Tournament, Self) {
        let mut tournament = beginning.tournament();
        let before = records.len().saturating_sub(Self::REACH);
        if before < Self::REACH {
            fold_on(&mut tournament, 0..records.len(), records, ledger);
            return (tournament, Self::default());
        }
        fold_on(&mut tournament, 0..before, records, ledger);
        let copy = tournament.clone();
        fold_on(&mut tournament, before..records.len(), records, ledger);
        (tournament, Self(vec![(before, copy)]))
    }

    /// Takes a copy if one is due after `records` records.
    pub fn note(&mut self, records: usize, tournament: &Tournament) {
        let last = self.0.last().map_or(0, |(at, _)| *at);
        if records >= last + EVERY {
            if self.0.len() == KEPT {
                self.0.remove(0);
            }
            self.0.push((records, tournament.clone()));
        }
    }

    /// The latest copy from before `record`, with how many records it holds; the beginning when
    /// there is none. Later copies are dropped: they hold what is being undone.
    fn before(&mut self, record: u32, beginning: &Beginning) -> (usize, Tournament) {
        self.0.retain(|(records, _)| *records <= record as usize);
        let copy = self.0.last().map(|(records, tournament)| (*records, tournament.clone()));
        copy.unwrap_or_else(|| (0, beginning.tournament()))
    }

    /// The event of these records, now that `record` was taken back or done again: the fold of those that stand.
    pub fn folded(
        &mut self,
        record: u32,
        beginning: &Beginning,
        records: &[Record],
        ledger: &Ledger,
    ) -> Tournament {
        let (from, mut tournament) = self.before(record, beginning);
        fold_on(&mut tournament, from..records.len(), records, ledger);
        tournament
    }
}
