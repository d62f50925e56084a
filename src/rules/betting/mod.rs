//! Betting on one street: the players who may bet, and the limits.
//!
//! [`Facing`] is the situation of the player to act. It gives the least and the most that a raise
//! may be *to*. It also gives the right to raise again after an earlier action. [`Round`] is the
//! street itself: it takes bets one after another and computes what the next player faces.

mod round;
mod rules;

use bottone_base::chips::Chips;
pub use round::{RaiseRefusal, Round};
pub use rules::{
    AnteOrder, BettingRules, CapLifts, Completion, EqualBoards, HalfBet, PotAntes, PotBlinds,
    PotMost, RaiseCap,
};
use serde::{Deserialize, Serialize};

/// The limit on bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Betting {
    /// Any amount up to all-in.
    NoLimit,
    /// At most the pot.
    PotLimit,
    /// Exactly this much on this street.
    Limit(Chips),
}

/// The situation of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// The limit on bets.
    pub betting: Betting,
    /// The least bet of the street: the big blind.
    pub least: Chips,
    /// The bet to match on this street; zero if there is no bet. Before the flop it is at least the
    /// big blind, even if that was posted short.
    pub bet: Chips,
    /// The bet after the last full bet or raise. It differs from `bet` only if a short all-in went
    /// over it. Only limit uses it: there the short all-in is completed, not raised.
    pub full: Chips,
    /// The largest full bet or raise of this street so far (`least` at first).
    pub raise: Chips,
    /// All chips in the middle and in front of the players.
    pub pot: Chips,
    /// The chips in front of the player on this street.
    pub front: Chips,
}

impl Facing {
    /// Returns the chips that a call costs, if the player has them.
    pub const fn to_call(&self) -> Chips {
        self.bet.minus(self.front)
    }

    /// Returns the least amount to which a player may bet or raise, all-in aside. It is
    /// `bet + raise` (TDA 2024 rule 43-A). In limit it is the next full bet; over a short all-in of
    /// less than half a bet it is the completion (WSOP live rule 133).
    pub const fn least_raise_to(&self) -> Chips {
        match self.betting {
            Betting::NoLimit | Betting::PotLimit => self.bet.plus(self.raise),
            Betting::Limit(bet) => self.full.plus(bet),
        }
    }

    /// Returns the most to which a player may raise; `None` in no-limit (TDA 2024 rule 54). It is
    /// never less than the least.
    pub fn most_raise_to(&self, rules: &BettingRules) -> Option<Chips> {
        let most = match self.betting {
            Betting::NoLimit => return None,
            Betting::Limit(_) => return Some(self.least_raise_to()),
            Betting::PotLimit => self.pot_to(rules),
        };
        Some(most.max(self.least_raise_to()))
    }

    /// Returns the bet that "pot" makes: the bet, the pot and the call together (TDA 2024 rule 54).
    pub const fn pot_to(&self, rules: &BettingRules) -> Chips {
        self.bet.plus(self.pot).plus(self.call_in_pot(rules))
    }

    /// Returns the part of the call that counts towards the pot limit.
    pub const fn call_in_pot(&self, rules: &BettingRules) -> Chips {
        match rules.pot_most {
            PotMost::AfterCall => self.to_call(),
            PotMost::BeforeAction => Chips::ZERO,
        }
    }
}

/// Returns whether a player may raise again on this street (TDA 2024 rule 47). `acted_at` is the
/// bet when the player acted. The increase since then must be a full raise, in limit half of one
/// (47-B: when the action returns to the player). In limit the first full bet of a street always
/// counts as one, even over a bring-in or a short all-in.
pub fn reopened(facing: &Facing, acted_at: Chips, rules: &BettingRules) -> bool {
    let since = facing.bet.minus(acted_at);
    match facing.betting {
        Betting::NoLimit | Betting::PotLimit => !since.is_zero() && since >= facing.raise,
        Betting::Limit(bet) => {
            rules.half_bet.counts_as_full(since, bet) || acted_at < bet && facing.full == bet
        }
    }
}

/// Returns whether a street has had as many raises as the house allows (TDA 2024 rule 48). `blind`
/// is true if the first bet of the street was a forced one, which is not counted.
pub fn is_capped(betting: Betting, raises: u32, blind: bool, rules: &BettingRules) -> bool {
    let bets = raises.saturating_add(u32::from(!blind));
    let most = rules.raise_cap.bets(blind);
    matches!(betting, Betting::Limit(_)) && most.is_some_and(|most| bets >= most)
}
