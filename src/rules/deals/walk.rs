//! The average payout of each player at the moment when their clock rings, in two passes over the
//! players. The forward pass finds how many of the players so far have rung; the backward pass
//! finds the prize that follows.
//!
//! The clocks are those of the race in `race.rs`: a clock that rings early means a good place.
//!
//! All terms are positive, so no digits are lost. The work grows with the number of players and
//! with the number of possible rings.

use super::race::RaceClock;

/// The chance below which a term is left out.
pub(super) const NEVER: f64 = 1e-24;
/// The number of sums computed side by side.
const LANES: usize = 4;

/// The two passes, with their buffers.
#[derive(Debug, Default)]
pub(super) struct Walk {
    /// Forward: the chances of each number of rings among the players so far, one player after
    /// another.
    chances: Vec<f64>,
    /// For each player, the possible numbers of rings among the earlier players.
    windows: Vec<RingWindow>,
    /// Backward: the average prize by the number of rings among the players so far, and a 0 behind.
    prize: Vec<f64>,
}

/// The numbers of rings among some players that have a chance above zero.
#[derive(Clone, Copy, Debug)]
struct RingWindow {
    /// The start of their chances in the list.
    start: usize,
    end: usize,
    /// The number of rings of the first chance.
    first: usize,
}

impl RingWindow {
    /// Returns one more than the largest number of rings in it.
    const fn last(&self) -> usize {
        self.first + self.end - self.start
    }
}

impl Walk {
    /// Computes the averages for these clocks.
    pub(super) fn averages(&mut self, clocks: &[RaceClock], prizes: &[f64], averages: &mut [f64]) {
        self.forwards(clocks, prizes.len());
        self.prize.clear();
        self.prize.extend_from_slice(prizes);
        self.prize.push(0.0);
        let before = self.windows.iter().rev().skip(1).map(Some).chain([None]);
        let players = clocks.iter().zip(&self.windows).zip(averages).rev().zip(before);
        for (((clock, window), average), before) in players {
            let chances = self.chances.get(window.start..window.end).unwrap_or_default();
            *average = product(chances, self.prize.get(window.first..).unwrap_or_default());
            // Only the window of the player before is needed. Beyond this window, it is needed only
            // for players further ahead, whose own rings do not count here.
            let Some(before) = before else { break };
            let last = (before.last().max(window.last()) + 1).min(self.prize.len());
            let prizes = self.prize.get_mut(before.first..last).unwrap_or_default();
            for at in 1..prizes.len() {
                prizes[at - 1] = clock.silent * prizes[at - 1] + clock.rung * prizes[at];
            }
        }
    }

    fn forwards(&mut self, clocks: &[RaceClock], prizes: usize) {
        self.chances.clear();
        self.chances.push(1.0);
        self.windows.clear();
        let mut window = RingWindow { start: 0, end: 1, first: 0 };
        for clock in clocks {
            self.windows.push(window);
            let (start, end) = (window.start, window.end);
            self.chances.resize(end + (end - start) + 1, 0.0);
            let (old, new) = self.chances.split_at_mut(end);
            let old = &old[start..];
            for (new, old) in new.iter_mut().zip(old) {
                *new = old * clock.silent;
            }
            for (new, old) in new.iter_mut().skip(1).zip(old) {
                *new += old * clock.rung;
            }
            // This many rings leave no prize.
            if window.first + new.len() > prizes {
                self.chances.pop();
            }
            window.start = end;
            while self.chances.len() > end + 1 && self.chances.last().is_some_and(|c| *c < NEVER) {
                self.chances.pop();
            }
            window.end = self.chances.len();
            while window.start + 1 < window.end && self.chances[window.start] < NEVER {
                window.start += 1;
                window.first += 1;
            }
        }
    }
}

/// Returns the sum of the products of two lists, up to the shorter one.
fn product(one: &[f64], other: &[f64]) -> f64 {
    let length = one.len().min(other.len());
    let (one, other) = (&one[..length], &other[..length]);
    let mut sums = [0.0; LANES];
    let (ones, others) = (one.chunks_exact(LANES), other.chunks_exact(LANES));
    let rest = ones.remainder().iter().zip(others.remainder());
    let rest: f64 = rest.map(|(a, b)| a * b).sum();
    for (a, b) in ones.zip(others) {
        for (sum, (a, b)) in sums.iter_mut().zip(a.iter().zip(b)) {
            *sum += a * b;
        }
    }
    sums.iter().sum::<f64>() + rest
}
