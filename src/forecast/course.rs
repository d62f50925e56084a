//! The blinds of an event as a curve over the levels played, and the clock over the same.

use crate::rules::levels::{Level, Row, Structure};

/// A level and the break behind it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The big blind; in limit games the small bet, where it is more.
    pub big: f64,
    /// How long it is played.
    pub minutes: f64,
    /// How long the break behind it is; 0 without one.
    pub rest: f64,
}

/// The levels of a structure with the breaks behind them. What comes before the first level is left out.
pub fn steps_of(structure: &Structure) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::with_capacity(structure.rows.len());
    for row in &structure.rows {
        match (row, steps.last_mut()) {
            (Row::Level(level), _) => {
                let (big, minutes) = (big_of(level), level.minutes.into());
                steps.push(Step { big, minutes, rest: 0.0 });
            }
            (Row::Break(pause), Some(step)) => step.rest += f64::from(pause.minutes),
            _ => {}
        }
    }
    steps
}

/// What a big blind is at this level.
#[expect(clippy::cast_precision_loss, reason = "a forecast needs no last chip")]
fn big_of(level: &Level) -> f64 {
    let bet = level.bets.map(|bets| bets.small).unwrap_or_default();
    level.big.max(bet).get() as f64
}

/// The least and the most that blinds are taken to rise a level behind the last of the list, as a logarithm.
const RISES: (f64, f64) = (0.08, 0.5);
/// What blinds rise a level where the list does not say: 26 % in all structures with known blinds.
const USUAL_RISE: f64 = 0.23;
/// So many of the last steps say how the list goes on.
const LAST_STEPS: usize = 4;

/// How blinds and time go on with the levels played, beyond the end of the list too.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The logarithm of each level's big blind.
    bigs: Vec<f64>,
    minutes: Vec<f64>,
    /// When each level begins, in minutes of the clock.
    starts: Vec<f64>,
    rise: f64,
}

impl Course {
    /// None where there is no level with blinds.
    pub(super) fn of(steps: &[Step]) -> Option<Self> {
        let mut before = steps.iter().map(|step| step.big).find(|big| *big > 0.0)?;
        let mut course = Self {
            bigs: Vec::with_capacity(steps.len()),
            minutes: Vec::with_capacity(steps.len()),
            starts: Vec::with_capacity(steps.len()),
            rise: USUAL_RISE,
        };
        let mut clock = 0.0;
        for step in steps {
            // A level without blinds, of another game, goes by the one before.
            before = if step.big > 0.0 { step.big } else { before };
            course.bigs.push(libm::log(before));
            course.minutes.push(step.minutes);
            course.starts.push(clock);
            clock += step.minutes + step.rest;
        }
        if let [.., last] = course.bigs[..] {
            let back = LAST_STEPS.min(course.bigs.len() - 1);
            let first = course.bigs[course.bigs.len() - 1 - back];
            if back > 0 {
                #[expect(clippy::cast_precision_loss, reason = "at most four")]
                let rise = (last - first) / back as f64;
                course.rise = rise.clamp(RISES.0, RISES.1);
            }
        }
        Some(course)
    }

    /// The logarithm of the big blind after so many levels. A level's own is that of its middle.
    pub(super) fn big(&self, played: f64) -> f64 {
        let from_first_middle = (played - 0.5).max(0.0);
        let (level, part) = split(from_first_middle);
        let (from, to) = (self.big_of(level), self.big_of(level + 1));
        from + (to - from) * part
    }

    fn big_of(&self, level: usize) -> f64 {
        let last = self.bigs.len() - 1;
        #[expect(clippy::cast_precision_loss, reason = "levels are few")]
        let beyond = level.saturating_sub(last) as f64;
        self.bigs[level.min(last)] + self.rise * beyond
    }

    /// How long the level is that is played after so many.
    pub(super) fn length(&self, played: f64) -> f64 {
        let (level, _) = split(played.max(0.0));
        self.minutes[level.min(self.minutes.len() - 1)]
    }

    /// Minutes of the clock after so many levels.
    pub(super) fn minutes(&self, played: f64) -> f64 {
        let (level, part) = split(played.max(0.0));
        let last = self.starts.len() - 1;
        if level <= last {
            return self.starts[level] + part * self.minutes[level];
        }
        #[expect(clippy::cast_precision_loss, reason = "levels are few")]
        let beyond = (level - last) as f64;
        self.starts[last] + self.minutes[last] * (beyond + part)
    }
}

/// The whole levels, and the part of the next.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "levels are few")]
fn split(played: f64) -> (usize, f64) {
    let whole = libm::floor(played);
    (whole as usize, played - whole)
}
