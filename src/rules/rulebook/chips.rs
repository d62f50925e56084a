//! Chip races and antes.

use serde::{Deserialize, Serialize};

use crate::colour_up::{Leftover, Rescue};

/// The switches of the chip race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipRaceRules {
    /// The rule for the odd chips that do not make a new one.
    pub leftover: Leftover,
    /// The source of the chip for a player who would be raced out.
    pub rescue: Rescue,
    /// The start of the deal.
    pub starts: RaceStart,
}

/// The start of the deal in a chip race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaceStart {
    /// Seat 1 (TDA 2024 rule 24, WSOP tournament rule 77).
    #[default]
    SeatOne,
    /// The coming small blind (an older text).
    ComingSmallBlind,
}

/// The switches of antes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnteRules {
    /// The player who posts a button ante when the button is dead. No rule text was found.
    pub dead_button: DeadButtonAnte,
}

/// The player who posts a button ante when the button is dead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeadButtonAnte {
    /// No player: the pot is smaller, as with a dead small blind.
    #[default]
    NotPaid,
    /// The nearest player counter-clockwise of the button.
    PlayerBehind,
}
