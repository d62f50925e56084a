//! The clock of one player (TDA 2024 rule 29).

use serde::{Deserialize, Serialize};

use crate::rules::time::{Span, Timestamp};

/// The clock of one player, as a value: it is read, never ticked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerClock {
    given: Span,
    last: Span,
    runs: Runs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Runs {
    Until(Timestamp),
    Stopped { left: Span },
}

/// The state of a player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The time left; never negative.
    pub left: Span,
    /// The phase of the clock.
    pub phase: Phase,
    pub stopped: bool,
}

/// A phase of a player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The player is thinking.
    Thinks,
    /// The last seconds, which are counted down aloud.
    LastSeconds,
    /// The time has run out.
    Over,
}

impl PlayerClock {
    /// Starts a clock at `at`: the player has `given`, and the last part of it is counted down.
    pub const fn start(at: Timestamp, given: Span, last: Span) -> Self {
        Self { given, last, runs: Runs::Until(at.after(given)) }
    }

    /// Returns whether a floor could have given this much time: at most one day.
    pub fn is_sound(&self, at: Timestamp) -> bool {
        let a_day = Span::ZERO..=Span::from_minutes(24 * 60);
        let left = self.read(at).left;
        [self.given, self.last, left].iter().all(|span| a_day.contains(span))
    }

    /// Reads the clock at `at`.
    pub fn read(&self, at: Timestamp) -> Reading {
        let (left, stopped) = match self.runs {
            Runs::Until(end) => (end.since(at), false),
            Runs::Stopped { left } => (left, true),
        };
        let left = left.max(Span::ZERO);
        let phase = if left == Span::ZERO {
            Phase::Over
        } else if left <= self.last {
            Phase::LastSeconds
        } else {
            Phase::Thinks
        };
        Reading { left, phase, stopped }
    }

    /// Returns the part that is counted down aloud.
    pub const fn last_seconds(&self) -> Span {
        self.last
    }

    /// Stops the clock at `at`, or resumes a stopped one.
    pub fn stop_or_go_on(&mut self, at: Timestamp) {
        let Reading { left, stopped, .. } = self.read(at);
        self.runs = if stopped { Runs::Until(at.after(left)) } else { Runs::Stopped { left } };
    }

    /// Restarts the clock at `at`.
    pub const fn again(&mut self, at: Timestamp) {
        *self = Self::start(at, self.given, self.last);
    }

    /// Adjusts for a change of the underlying time by this span: the time left stays the same.
    pub const fn time_was_set(&mut self, by: Span) {
        if let Runs::Until(end) = self.runs {
            self.runs = Runs::Until(end.after(by));
        }
    }

    /// Adds time, from `at` if the time had run out.
    pub fn extend(&mut self, by: Span, at: Timestamp) {
        let Reading { left, stopped, .. } = self.read(at);
        let left = left.plus(by);
        self.runs = if stopped { Runs::Stopped { left } } else { Runs::Until(at.after(left)) };
    }
}
