//! Action that was taken out of turn, in two motions, or wrongly.

use serde::{Deserialize, Serialize};

/// The switches of action out of turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutOfTurnRules {
    /// What a check or call out of turn costs when the round began with two players.
    pub passive_heads_up: PassiveHeadsUp,
}

/// What a check or call out of turn costs in a round that began with two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PassiveHeadsUp {
    /// Nothing more than with more players (TDA 2024 rule 53).
    #[default]
    AsWithMore,
    /// The player may only fold, check or call, unless the dealer prompted it (WSOP glossary).
    NoRaise,
}

/// The switches of putting wrong action right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorrectionRules {
    /// Until when a pot-limit bet above the pot is put right.
    pub overbet: Overbet,
    /// What becomes of a call by a player who grossly misunderstood the bet.
    pub misunderstanding: Misunderstanding,
}

/// Until when a pot-limit bet above the pot is put right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Overbet {
    /// Until the next card, substantial action or not (TDA 2024 rule 52-B, WSOP tournament rule
    /// 90.e.2).
    #[default]
    UntilNextCard,
    /// Until substantial action (WSOP tournament rules section VIII-d, which does not agree with
    /// rule 90.e.2).
    UntilSubstantialAction,
    /// Until everybody has acted on it; after long consideration it may stand (Robert's Rules).
    UntilAllHaveActed,
}

/// What becomes of a call by a player who grossly misunderstood the bet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Misunderstanding {
    /// The caller pays the true amount; only the floor's rule 1 relieves (TDA 2024 rule 49, WSOP
    /// tournament rule 104).
    #[default]
    CallerPays,
    /// The call may be taken back while nobody has acted after it (Robert's Rules, WSOP live-action
    /// rule 139).
    RelievedBeforeNextAction,
}
