//! The event as it stood some records ago, so that undo need not fold the whole evening.

use super::{Beginning, Ledger, Record, apply};
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

/// Copies of the event, each with the number of records it holds, the oldest first.
#[derive(Default)]
pub struct Checkpoints(Vec<(usize, Tournament)>);

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
        let tournament = copies.folded(0, beginning, records, ledger);
        (tournament, copies)
    }

    /// Takes a copy if one is due after `records` records.
    pub fn note(&mut self, records: usize, tournament: &Tournament) {
        let last = self.0.last().map_or(0, |(at, _)| *at);
        if records >= last + EVERY {
            self.0.push((records, tournament.clone()));
            self.thin_out(records);
        }
    }

    fn thin_out(&mut self, records: usize) {
        let is_near = |at: usize| at + NEAR > records;
        let mut before = None;
        self.0.retain(|(at, _)| {
            let stays = is_near(*at) || before.is_none_or(|before| *at >= before + APART);
            before = if stays { Some(*at) } else { before };
            stays
        });
        let far = self.0.partition_point(|(at, _)| !is_near(*at));
        self.0.drain(..far.saturating_sub(FAR));
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
        for (number, record) in (0..).zip(records).skip(from) {
            if ledger.stands(number) {
                apply(&mut tournament, record);
            }
            let so_far = number as usize + 1;
            if so_far + Self::REACH > records.len() {
                self.note(so_far, &tournament);
            }
        }
        tournament
    }
}
