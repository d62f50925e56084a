//! The clock of one player (TDA 2024 rule 29).

use bottone_base::time::{Span, Timestamp};
use serde::{Deserialize, Serialize};

/// The clock of one player, as a value: it is read, never ticked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerClock {
    given: Span,
    last: Span,
    runs: Countdown,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
enum Countdown {
    Until(Timestamp),
    Stopped { left: Span },
}

/// The state of a player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockReading {
    /// The time left; never negative.
    pub left: Span,
    /// The phase of the clock.
    pub phase: ClockPhase,
    pub stopped: bool,
}

/// A phase of a player's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPhase {
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
        Self { given, last, runs: Countdown::Until(at.after(given)) }
    }

    /// Returns whether a floor could have given this much time: at most one day.
    pub fn is_sound(&self, at: Timestamp) -> bool {
        let a_day = Span::ZERO..=Span::from_minutes(24 * 60);
        let left = self.read(at).left;
        [self.given, self.last, left].iter().all(|span| a_day.contains(span))
    }

    /// Reads the clock at `at`.
    pub fn read(&self, at: Timestamp) -> ClockReading {
        let (left, stopped) = match self.runs {
            Countdown::Until(end) => (end.since(at), false),
            Countdown::Stopped { left } => (left, true),
        };
        let left = left.max(Span::ZERO);
        let phase = if left == Span::ZERO {
            ClockPhase::Over
        } else if left <= self.last {
            ClockPhase::LastSeconds
        } else {
            ClockPhase::Thinks
        };
        ClockReading { left, phase, stopped }
    }

    /// Returns the part that is counted down aloud.
    pub const fn last_seconds(&self) -> Span {
        self.last
    }

    /// Stops the clock at `at`, or resumes a stopped one.
    pub fn toggle(&mut self, at: Timestamp) {
        let ClockReading { left, stopped, .. } = self.read(at);
        self.runs =
            if stopped { Countdown::Until(at.after(left)) } else { Countdown::Stopped { left } };
    }

    /// Restarts the clock at `at`.
    pub const fn restart(&mut self, at: Timestamp) {
        *self = Self::start(at, self.given, self.last);
    }

    /// Adjusts for a change of the underlying time by this span: the time left stays the same.
    pub const fn shift_time(&mut self, by: Span) {
        if let Countdown::Until(end) = self.runs {
            self.runs = Countdown::Until(end.after(by));
        }
    }

    /// Adds time, from `at` if the time had run out.
    pub fn extend(&mut self, by: Span, at: Timestamp) {
        let ClockReading { left, stopped, .. } = self.read(at);
        let left = left.plus(by);
        self.runs =
            if stopped { Countdown::Stopped { left } } else { Countdown::Until(at.after(left)) };
    }
}
