//! Blinds as a curve over the levels played, and the clock over the same.

use super::log::{log2, log2_of_thousandths};
use crate::rules::{
    chips::Chips,
    levels::{Level, Row, Structure},
};

/// A place in a row of levels, in thousandths of a level from the start.
pub type Position = u32;

/// One level, in positions.
pub const LEVEL: Position = 1_000;

/// Behind the last level blinds rise as in so many of the last steps.
const LAST_STEPS: usize = 4;
/// That is at least and at most so much a level, in thousandths of the one before.
const GOES_ON: (u64, u64) = (1_083, 1_649);
/// What blinds rise a level where there is no step to say it: 26 % in all real structures with known blinds.
const USUAL_RISE: u64 = 1_259;

/// A level and the break behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What the level is measured by; nothing where its game has no blinds or bets.
    pub stake: Chips,
    /// How long it is played.
    pub minutes: u16,
    /// How long the break behind it is; 0 without one.
    pub rest: u16,
}

/// The levels of a structure with the breaks behind them. What comes before the first level is left out.
pub fn steps_of(structure: &Structure) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(structure.rows.len());
    for row in &structure.rows {
        match (row, steps.last_mut()) {
            (Row::Level(level), _) => {
                steps.push(Step { stake: stake(level), minutes: level.minutes, rest: 0 });
            }
            (Row::Break(pause), Some(step)) => step.rest = step.rest.saturating_add(pause.minutes),
            _ => {}
        }
    }
    steps
}

/// What a level is measured by: its big blind, or the small bet where that is more.
pub fn stake(level: &Level) -> Chips {
    level.big.max(level.bets.map(|bets| bets.small).unwrap_or_default())
}

/// How the stakes go on with the levels played, behind the last of them too.
#[derive(Clone, Debug)]
struct Blinds {
    /// The logarithm of each level's stake.
    stakes: Vec<i64>,
    /// What they rise a level behind the last.
    rise: i64,
}

impl Blinds {
    /// Of the logarithms of the stakes; none where there is no level.
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

    /// The logarithm of the stake at a position. A level's own stake is that of its middle.
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

    /// Where the stakes have first risen to `aim`.
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

/// Where stakes that are `from` in the middle of the level that is `level`, from 0, and `to` in that of the next come to
/// `aim`.
pub(in crate::rules) fn crossing(level: usize, from: i64, to: i64, aim: i64) -> Position {
    let middle = u32::try_from(level).unwrap_or_default() * LEVEL + LEVEL / 2;
    let part = (aim - from) * i64::from(LEVEL) / (to - from).max(1);
    middle + u32::try_from(part).unwrap_or_default()
}

/// How stakes and time go on with the levels played, behind the last of them too.
#[derive(Clone, Debug)]
pub struct Course {
    blinds: Blinds,
    /// When each level begins, in minutes of the clock, and how long it is.
    levels: Vec<(u32, u16)>,
}

impl Course {
    /// None where there is no level with blinds or bets.
    pub fn of(steps: &[Step]) -> Option<Self> {
        let mut stake = steps.iter().map(|step| step.stake).find(|stake| !stake.is_zero())?;
        let (mut stakes, mut levels) = (Vec::new(), Vec::new());
        let mut clock = 0_u32;
        for step in steps {
            // A level without blinds, of another game, goes by the one before.
            stake = if step.stake.is_zero() { stake } else { step.stake };
            stakes.push(log2(stake.get()));
            levels.push((clock, step.minutes));
            clock = clock.saturating_add(u32::from(step.minutes) + u32::from(step.rest));
        }
        Some(Self { blinds: Blinds::of(stakes)?, levels })
    }

    /// The logarithm of the stake at a position, to the base two and in parts of an [`OCTAVE`](super::OCTAVE). A level's own
    /// stake is that of its middle.
    pub fn stake(&self, position: Position) -> i64 {
        self.blinds.at(position)
    }

    /// How long the level is that is played at a position.
    pub fn minutes(&self, position: Position) -> u16 {
        self.levels[self.level(position)].1
    }

    /// Minutes of the clock at a position: at the beginning of a level the break before it is over. Behind the last level
    /// others as long as it follow.
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

    /// Where the stakes have risen to `aim`, which may be another for each length of a level.
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
