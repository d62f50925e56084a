//! Chip races and antes.

use serde::{Deserialize, Serialize};

use crate::rules::colour_up::{Leftover, Rescue};

/// The switches of the chip race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipRaceRules {
    /// What becomes of the odd chips that do not make up a new one.
    pub leftover: Leftover,
    /// Where the chip of a player comes from who would be raced out.
    pub rescue: Rescue,
    /// Where the dealing starts.
    pub starts: RaceStart,
}

/// Where the dealing of a chip race starts.
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
    /// Who posts a button ante when the button is dead. No rule text was found.
    pub dead_button: DeadButtonAnte,
}

/// Who posts a button ante when the button is dead.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeadButtonAnte {
    /// Nobody: the pot is lighter, as with a dead small blind.
    #[default]
    Nobody,
    /// The nearest player counter-clockwise of the button.
    PlayerBehind,
}
