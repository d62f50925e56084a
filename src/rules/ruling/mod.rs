//! The question of a ruling: chips pushed and words said, with the switches that decide their
//! meaning and the rules that are cited.
//!
//! A [`Situation`] is the question, and an [`ActionOutcome`] the action that it has in the end.
//! [`PushRules`] are the switches, and [`cites`] has the number of each rule in each book. The room
//! `hands` rules.

pub mod cites;
mod rule_numbers;
mod situation;
mod switches;

use bottone_base::chips::Chips;
use serde::{Deserialize, Serialize};
pub use situation::{
    Announcement, PulledChips, Situation, SituationFault, StreetFacts, WordTiming,
};
pub use switches::{
    ExactlyHalf, HalfOf, LastChips, Motions, PulledCover, PushRules, Undercall, WordsAgainstChips,
};

/// The action of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PushAction {
    Fold,
    Check,
    Call,
    Bet,
    Raise,
    /// A bet, a raise or a call for less with all chips.
    AllIn,
    /// The rule book leaves it to the floor, or to the player.
    Floor,
}

/// An action with its chips. `back` and `total` together equal the chips that lay there and `add`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionOutcome {
    pub action: PushAction,
    /// The player's final total in front on this street.
    pub total: Chips,
    /// The chips that the dealer still asks for.
    pub add: Chips,
    /// The chips that the dealer returns.
    pub back: Chips,
}
