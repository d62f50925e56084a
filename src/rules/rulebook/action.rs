//! Action out of turn, corrections, and misunderstood bets.

use serde::{Deserialize, Serialize};

/// The switches of action out of turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutOfTurnRules {
    /// The cost of a check or call out of turn if the round began with two players.
    pub passive_heads_up: PassiveHeadsUp,
}

/// The cost of a check or call out of turn in a round that began with two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PassiveHeadsUp {
    /// The same as with more players (TDA 2024 rule 53).
    #[default]
    AsWithMore,
    /// The player may only fold, check or call, unless the dealer prompted it (WSOP glossary).
    NoRaise,
}

/// The switches of correcting wrong action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectionRules {
    /// The time limit for correcting a pot-limit bet above the pot.
    pub overbet: Overbet,
    /// The rule for a call by a player who grossly misunderstood the bet.
    pub misunderstanding: Misunderstanding,
}

/// The time limit for correcting a pot-limit bet above the pot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Overbet {
    /// Until the next card, substantial action or not (TDA 2024 rule 52-B, WSOP tournament rule
    /// 90.e.2).
    #[default]
    UntilNextCard,
    /// Until substantial action (WSOP tournament rules section VIII-d, which does not agree with
    /// rule 90.e.2).
    UntilSubstantialAction,
    /// Until all players have acted on it; after long consideration it may stand (Robert's Rules).
    UntilAllHaveActed,
}

/// The rule for a call by a player who grossly misunderstood the bet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Misunderstanding {
    /// The caller pays the true amount; only the floor's rule 1 gives relief (TDA 2024 rule 49,
    /// WSOP tournament rule 104).
    #[default]
    CallerPays,
    /// The call may be taken back until the next action (Robert's Rules, WSOP live-action rule
    /// 139).
    RelievedBeforeNextAction,
}
