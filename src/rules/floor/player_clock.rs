//! A clock that runs against one player (TDA 2024 rule 29).

use serde::{Deserialize, Serialize};

use crate::rules::time::{Span, Timestamp};

/// A clock that runs against one player, as a value: it is read, never ticked.
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

/// How far a player's clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// How long the player still has; never less than nothing.
    pub left: Span,
    /// How far that is.
    pub phase: Phase,
    pub stopped: bool,
}

/// How far a player's clock is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The player thinks.
    Thinks,
    /// The last seconds, which are counted down aloud.
    LastSeconds,
    /// Time has run out.
    Over,
}

impl PlayerClock {
    /// A clock that starts at `at`: a player has `given`, the last part of which is counted down.
    pub const fn start(at: Timestamp, given: Span, last: Span) -> Self {
        Self { given, last, runs: Runs::Until(at.after(given)) }
    }

    /// Could a floor have given so much? Nobody thinks for more than a day.
    pub fn is_sound(&self, at: Timestamp) -> bool {
        let a_day = Span::ZERO..=Span::from_minutes(24 * 60);
        let left = self.read(at).left;
        [self.given, self.last, left].iter().all(|span| a_day.contains(span))
    }

    /// How far it is at `at`.
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

    /// The part that is counted down aloud.
    pub const fn last_seconds(&self) -> Span {
        self.last
    }

    /// Stops it at `at`, or lets a stopped one go on.
    pub fn stop_or_go_on(&mut self, at: Timestamp) {
        let Reading { left, stopped, .. } = self.read(at);
        self.runs = if stopped { Runs::Until(at.after(left)) } else { Runs::Stopped { left } };
    }

    /// Starts it anew.
    pub const fn again(&mut self, at: Timestamp) {
        *self = Self::start(at, self.given, self.last);
    }

    /// The time by which it goes was set forward by so much: what is left is what was left.
    pub const fn time_was_set(&mut self, by: Span) {
        if let Runs::Until(end) = self.runs {
            self.runs = Runs::Until(end.after(by));
        }
    }

    /// Gives more time, from `at` if it had run out.
    pub fn extend(&mut self, by: Span, at: Timestamp) {
        let Reading { left, stopped, .. } = self.read(at);
        let left = left.plus(by);
        self.runs = if stopped { Runs::Stopped { left } } else { Runs::Until(at.after(left)) };
    }
}
