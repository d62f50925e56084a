//! The blinds and the clock of an event ([`Course`](bottone_rules::ending::Course)), in fractions.

use bottone_rules::ending::{self, LEVEL, LevelLength, OCTAVE, Position};

/// The blinds and the time over the levels played, extended beyond the end of the list.
#[derive(Clone, Debug)]
pub(super) struct Course(ending::Course);

impl Course {
    /// Creates the course; `None` if there is no level with blinds.
    pub(super) fn of(steps: &[LevelLength]) -> Option<Self> {
        ending::Course::of(steps).map(Self)
    }

    /// Returns the logarithm of the big blind after this many levels. A level's own is that of its
    /// middle.
    pub(super) fn big(&self, played: f64) -> f64 {
        natural(self.0.stake(position(played)))
    }

    /// Returns the same as it is quoted at the start of a level: with that level's own blinds.
    pub(super) fn big_blind_at_start(&self, played: f64) -> f64 {
        self.big(played + 0.5)
    }

    /// Returns the length in minutes of the level after this many levels.
    pub(super) fn length(&self, played: f64) -> u16 {
        self.0.minutes(position(played))
    }

    /// Returns the minutes of the clock after this many levels.
    pub(super) fn minutes(&self, played: f64) -> f64 {
        self.0.clock(position(played)).into()
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "levels are few")]
fn position(played: f64) -> Position {
    libm::round(played.max(0.0) * f64::from(LEVEL)) as Position
}

/// Converts a logarithm to the base two, in units of one [`OCTAVE`], to a natural one.
#[expect(clippy::cast_precision_loss, reason = "octaves are few")]
pub(super) fn natural(log: i64) -> f64 {
    log as f64 / OCTAVE as f64 * libm::log(2.0)
}
