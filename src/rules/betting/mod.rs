//! How much may be bet, and by whom, on one street.

use serde::{Deserialize, Serialize};

use super::chips::Chips;

/// How much may be bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Betting {
    /// Anything up to all-in.
    NoLimit,
    /// At most the pot.
    PotLimit,
    /// Just so much on this street.
    Limit(Chips),
}

/// The switches of betting.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BettingRules {}

/// What a player who is to act faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// How much may be bet.
    pub betting: Betting,
    /// The least bet of the street: the big blind.
    pub least: Chips,
    /// What is to be matched on this street: nothing when nobody has bet. At least the big blind
    /// before the flop, even when it was posted short.
    pub bet: Chips,
    /// The largest full bet or raise of this street so far (`least` at first).
    pub raise: Chips,
    /// Everything in the middle and in front of the players.
    pub pot: Chips,
    /// What the player has in front on this street.
    pub front: Chips,
}

impl Facing {
    /// The least that a raise (or a first bet) may make the bet, all-in aside: `bet + raise` (TDA
    /// 2024 rule 43-A).
    pub fn least_raise_to(&self) -> Chips {
        todo!()
    }

    /// The most that a raise may make the bet; none in no-limit (TDA 2024 rule 54).
    pub fn most_raise_to(&self, _rules: &BettingRules) -> Option<Chips> {
        todo!()
    }
}

/// May a player who acted on this street already, when the bet stood at `acted_at`, raise again
/// (TDA 2024 rule 47)?
pub fn reopened(_facing: &Facing, _acted_at: Chips, _rules: &BettingRules) -> bool {
    todo!()
}
