//! Chip races and antes.

use serde::{Deserialize, Serialize};

/// The switches of the chip race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipRaceRules {
    /// What becomes of the odd chips that do not make up a new one.
    pub leftover: RaceLeftover,
    /// Where the dealing starts.
    pub starts: RaceStart,
}

/// What becomes of the odd chips that do not make up a whole new one. Neither the TDA's nor the
/// WSOP's text says it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaceLeftover {
    /// Half a new chip or more is raced for as a whole one (Robert's Rules, Wikipedia).
    #[default]
    HalfRoundsUp,
    /// Only more than half a new chip is raced for as a whole one (an older text of Wikipedia).
    MoreThanHalfRoundsUp,
    /// They leave play.
    Drop,
    /// Nobody races: every player's odd chips become one new chip.
    RoundUpAll,
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
