//! The blinds as a curve over the levels played, and the clock over the same.

use bottone_base::chips::Chips;

use super::log::{log2, log2_of_thousandths};
use crate::levels::{Level, Row, Structure};

/// A position in a sequence of levels, in thousandths of a level from the start.
pub type Position = u32;

/// One level, in positions.
pub const LEVEL: Position = 1_000;

/// The number of last steps from which the rise behind the last level is taken.
const LAST_STEPS: usize = 4;
/// The least and the largest rise per level there, in thousandths of the level before.
const GOES_ON: (u64, u64) = (1_083, 1_649);
/// The usual rise per level if no step shows it: 26 % in all real structures with known blinds.
const USUAL_RISE: u64 = 1_259;

/// A level and the break after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelLength {
    /// The measure of the level; zero if its game has no blinds or bets.
    pub stake: Chips,
    /// The length of the level in minutes.
    pub minutes: u16,
    /// The length of the break after it in minutes; 0 without one.
    pub rest: u16,
}

/// Returns the levels of a structure with the breaks after them. Rows before the first level are
/// left out.
pub fn steps_of(structure: &Structure) -> Vec<LevelLength> {
    let mut steps: Vec<LevelLength> = Vec::with_capacity(structure.rows.len());
    for row in &structure.rows {
        match (row, steps.last_mut()) {
            (Row::Level(level), _) => {
                steps.push(LevelLength { stake: stake(level), minutes: level.minutes, rest: 0 });
            }
            (Row::Break(pause), Some(step)) => step.rest = step.rest.saturating_add(pause.minutes),
            _ => {}
        }
    }
    steps
}

/// Returns the measure of a level: its big blind, or the small bet if that is more.
pub fn stake(level: &Level) -> Chips {
    level.big.max(level.bets.map(|bets| bets.small).unwrap_or_default())
}

/// The stakes over the levels played, extended beyond the last.
#[derive(Clone, Debug)]
struct StakeSeries {
    /// The logarithm of each level's stake.
    stakes: Vec<i64>,
    /// The rise per level behind the last.
    rise: i64,
}

impl StakeSeries {
    /// Creates the curve from the logarithms of the stakes; `None` if there is no level.
    fn of(stakes: Vec<i64>) -> Option<Self> {
        let last = *stakes.last()?;
        let back = LAST_STEPS.min(stakes.len() - 1);
        let rise = match i64::try_from(back) {
            Ok(steps @ 1..) => (last - stakes[stakes.len() - 1 - back]) / steps,
            _ => log2_of_thousandths(USUAL_RISE),
        };
        let [slowest, fastest] = [GOES_ON.0, GOES_ON.1].map(log2_of_thousandths);
        Some(Self { stakes, rise: rise.clamp(slowest, fastest) })
    }

    /// Returns the logarithm of the stake at a position. A level's own stake is that of its middle.
    fn at(&self, position: Position) -> i64 {
        let from_first_middle = position.saturating_sub(LEVEL / 2);
        let level = usize::try_from(from_first_middle / LEVEL).unwrap_or(usize::MAX);
        let part = i64::from(from_first_middle % LEVEL);
        let (from, to) = (self.of_level(level), self.of_level(level.saturating_add(1)));
        from + (to - from) * part / i64::from(LEVEL)
    }

    fn of_level(&self, level: usize) -> i64 {
        let last = self.stakes.len() - 1;
        let beyond = i64::try_from(level.saturating_sub(last)).unwrap_or(i64::MAX);
        self.stakes[level.min(last)] + self.rise.saturating_mul(beyond)
    }

    /// Returns the position at which the stakes first reach `aim`.
    fn reached(&self, aim: i64) -> Position {
        if self.stakes[0] > aim {
            return LEVEL / 2;
        }
        let crosses = |pair: &[i64]| pair[0] <= aim && aim < pair[1];
        let before = self.stakes.windows(2).position(crosses);
        let before = before.unwrap_or(self.stakes.len() - 1);
        crossing(before, self.of_level(before), self.of_level(before + 1), aim)
    }
}

/// Returns the position at which the stakes reach `aim`. They are `from` in the middle of level
/// `level` (from 0), and `to` in the middle of the next.
pub fn crossing(level: usize, from: i64, to: i64, aim: i64) -> Position {
    let middle = u32::try_from(level).unwrap_or_default() * LEVEL + LEVEL / 2;
    let part = (aim - from) * i64::from(LEVEL) / (to - from).max(1);
    middle + u32::try_from(part).unwrap_or_default()
}

/// The stakes and the time over the levels played, extended beyond the last.
#[derive(Clone, Debug)]
pub struct Course {
    blinds: StakeSeries,
    /// The start of each level in minutes of the clock, and its length.
    levels: Vec<(u32, u16)>,
}

impl Course {
    /// Creates the course; `None` if there is no level with blinds or bets.
    pub fn of(steps: &[LevelLength]) -> Option<Self> {
        let mut stake = steps.iter().map(|step| step.stake).find(|stake| !stake.is_zero())?;
        let (mut stakes, mut levels) = (Vec::new(), Vec::new());
        let mut clock = 0_u32;
        for step in steps {
            // A level without blinds, of another game, keeps the stake of the one before.
            stake = if step.stake.is_zero() { stake } else { step.stake };
            stakes.push(log2(stake.get()));
            levels.push((clock, step.minutes));
            clock = clock.saturating_add(u32::from(step.minutes) + u32::from(step.rest));
        }
        Some(Self { blinds: StakeSeries::of(stakes)?, levels })
    }

    /// Returns the logarithm of the stake at a position, to the base two and in units of one
    /// [`OCTAVE`](super::OCTAVE). A level's own stake is that of its middle.
    pub fn stake(&self, position: Position) -> i64 {
        self.blinds.at(position)
    }

    /// Returns the length in minutes of the level at a position.
    pub fn minutes(&self, position: Position) -> u16 {
        self.levels[self.level(position)].1
    }

    /// Returns the minutes of the clock at a position; at the start of a level the break before it
    /// is over. Levels of the same length follow the last one.
    pub fn clock(&self, position: Position) -> u32 {
        let level = self.level(position);
        let (starts, minutes) = self.levels[level];
        let played = position - u32::try_from(level).unwrap_or_default() * LEVEL;
        starts.saturating_add((u32::from(minutes) * played + LEVEL / 2) / LEVEL)
    }

    fn level(&self, position: Position) -> usize {
        let level = usize::try_from(position / LEVEL).unwrap_or(usize::MAX);
        level.min(self.levels.len() - 1)
    }

    /// Returns the position at which the stakes reach `aim`, which may depend on the length of a
    /// level.
    pub(super) fn reached(&self, aim: impl Fn(u16) -> i64) -> Position {
        let mut found = (0, 0);
        for (level, &(_, minutes)) in (1..).zip(&self.levels) {
            if found.0 != minutes {
                found = (minutes, self.blinds.reached(aim(minutes)));
            }
            if found.1 < level * LEVEL {
                return found.1.max((level - 1) * LEVEL);
            }
        }
        found.1
    }
}
