//! Real events: a third of 92 that were collected, facts and figures only, each with its address.

use bottone::{base::chips::Chips, rules::ending::LevelLength};
use serde::Deserialize;

/// The known facts of one event; unknown ones are `None`.
#[derive(Deserialize)]
pub(crate) struct Real {
    pub(crate) name: String,
    pub(crate) entries: Option<f64>,
    pub(crate) stack: Option<f64>,
    level_minutes: Option<u16>,
    last_bb: Option<f64>,
    last_level: Option<f64>,
    pub(crate) day_marks: Vec<Mark>,
    pub(crate) trust: f64,
    speed: String,
    ended_by: Option<String>,
}

/// A count of the players left.
#[derive(Deserialize)]
pub(crate) struct Mark {
    level: Option<f64>,
    pub(crate) players_left: f64,
    pub(crate) bb: Option<f64>,
}

/// The end of an event that was played out.
pub(crate) struct End {
    /// The big blind at the end.
    pub(crate) big: f64,
    /// The last level; if unknown, the usual last one.
    pub(crate) level: f64,
}

pub(crate) fn real() -> Vec<Real> {
    let lines = include_str!("real_events.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The rise of the blinds per level in all structures with known points, as a logarithm.
pub(crate) const RISE: f64 = 0.23;
/// The median of the known last levels.
const USUAL_LAST: f64 = 28.0;

impl Real {
    pub(crate) fn minutes(&self) -> u16 {
        self.level_minutes.unwrap_or(match self.speed.as_str() {
            "slow" => 60,
            "mid" => 40,
            _ => 20,
        })
    }

    /// Returns the end, if the event was played out and its figures are reliable.
    pub(crate) fn end(&self) -> Option<End> {
        let played = self.ended_by.as_deref() == Some("played") && self.trust >= 0.5;
        let big = self.last_bb.filter(|_| played)?;
        Some(End { big, level: self.last_level.unwrap_or(USUAL_LAST) })
    }

    /// Returns the counts with five players or more and a known big blind, each with its level.
    pub(crate) fn marks(&self) -> impl Iterator<Item = (f64, &Mark)> {
        let known = |mark: &&Mark| mark.players_left >= 5.0 && mark.bb.is_some();
        // If the level is unknown, such stacks start with this many big blinds.
        let usual = |big: f64| (150.0 * big / self.stack.unwrap_or(big)).ln() / RISE + 1.0;
        let level = move |mark: &Mark| mark.level.or(mark.bb.map(usual)).unwrap_or(1.0).round();
        self.day_marks.iter().filter(known).map(move |mark| (level(mark), mark))
    }
}

/// Returns a sheet with the big blind `big` at `level` and the usual rise: full sheets were not
/// found.
pub(crate) fn sheet(big: f64, level: f64, minutes: u16) -> Vec<LevelLength> {
    let step = |number: i32| {
        let from = f64::from(number) - level;
        let big = (big * (RISE * from).exp()).round() as u64;
        LevelLength { stake: Chips::new(big), minutes, rest: 0 }
    };
    (1..=60).map(step).collect()
}

/// A night of a club: the facts before it began, and the level of the last bust.
pub(crate) struct Night {
    pub(crate) stack: f64,
    pub(crate) entries: f64,
    pub(crate) steps: Vec<LevelLength>,
    pub(crate) played: f64,
}

/// Returns the nights of one club, as in questions to `bottone ask`.
pub(crate) fn club_nights() -> Vec<Night> {
    let lines = include_str!("club_nights.ron").lines().filter(|line| !line.trim().is_empty());
    let lines: Vec<&str> = lines.collect();
    let night = |pair: &[&str]| {
        let question = pair[0].strip_prefix("Forecast(")?;
        let played = pair[1].strip_prefix("// played: level ")?;
        let numbers: Vec<u64> = question
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let [stack, entries, levels @ .., _late] = &numbers[..] else { return None };
        let step = |pair: &[u64]| LevelLength {
            stake: Chips::new(pair[0]),
            minutes: u16::try_from(pair[1]).unwrap(),
            rest: 0,
        };
        Some(Night {
            stack: *stack as f64,
            entries: *entries as f64,
            steps: levels.chunks(2).map(step).collect(),
            played: played.parse().unwrap(),
        })
    };
    lines.windows(2).filter_map(night).collect()
}
