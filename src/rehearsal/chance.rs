//! The chance of a rehearsal: a draw that always has an answer.

use bottone_base::draw::Draw;

/// Chance from one seed.
pub(super) struct Chance(Draw);

impl Chance {
    pub(super) fn new(seed: u64) -> Self {
        Self(Draw::new(seed))
    }

    /// Returns a number below `n`; 0 if `n` is 0.
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0.pick(0..n).unwrap_or(0)
    }

    /// Returns true in `percent` of a hundred cases.
    pub(super) fn percent_chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Returns the numbers below `n` in random order.
    pub(super) fn order(&mut self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..n).collect();
        self.0.shuffle(&mut order);
        order
    }

    /// Returns a seed for a draw of the tournament.
    pub(super) fn seed(&mut self) -> u64 {
        self.0.below(u64::MAX).unwrap_or(0)
    }

    /// Returns a number of seconds below `n`.
    pub(super) fn secs(&mut self, n: usize) -> i64 {
        i64::try_from(self.below(n)).unwrap_or(0)
    }
}
