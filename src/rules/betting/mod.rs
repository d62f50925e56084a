//! How much may be bet, and by whom, on one street.
//!
//! [`Facing`] is what a player sees who is to act: it says the least and the most that a raise may
//! be *to*, and whether somebody who acted already may raise again. [`Round`] is the street itself:
//! it takes bets one after another and keeps what the next player faces.

mod round;
mod rules;

use serde::{Deserialize, Serialize};

use super::chips::Chips;
pub use round::{Closed, Round};
pub use rules::{
    AnteOrder, BettingRules, CapLifts, Completion, EqualBoards, HalfBet, PotAntes, PotBlinds,
    PotMost, RaiseCap,
};

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
    /// What the last full bet or raise made it. The same as `bet` unless a short all-in went over
    /// it; only limit asks for it, where that is completed and not raised.
    pub full: Chips,
    /// The largest full bet or raise of this street so far (`least` at first).
    pub raise: Chips,
    /// Everything in the middle and in front of the players.
    pub pot: Chips,
    /// What the player has in front on this street.
    pub front: Chips,
}

impl Facing {
    /// What the player adds to call, had he the chips.
    pub const fn to_call(&self) -> Chips {
        self.bet.minus(self.front)
    }

    /// The least that a raise (or a first bet) may make the bet, all-in aside: `bet + raise` (TDA
    /// 2024 rule 43-A). In limit the next full bet: over a short all-in of less than half of one
    /// that is its completion (WSOP live rule 133).
    pub const fn least_raise_to(&self) -> Chips {
        match self.betting {
            Betting::NoLimit | Betting::PotLimit => self.bet.plus(self.raise),
            Betting::Limit(bet) => self.full.plus(bet),
        }
    }

    /// The most that a raise may make the bet; none in no-limit (TDA 2024 rule 54). Never less than
    /// the least.
    pub fn most_raise_to(&self, rules: &BettingRules) -> Option<Chips> {
        let most = match self.betting {
            Betting::NoLimit => return None,
            Betting::Limit(_) => return Some(self.least_raise_to()),
            Betting::PotLimit => self.pot_to(rules),
        };
        Some(most.max(self.least_raise_to()))
    }

    /// What "pot" makes the bet: the bet, the pot and the call together (TDA 2024 rule 54).
    pub const fn pot_to(&self, rules: &BettingRules) -> Chips {
        self.bet.plus(self.pot).plus(self.call_in_pot(rules))
    }

    /// The call, where it is counted in what the pot allows.
    pub const fn call_in_pot(&self, rules: &BettingRules) -> Chips {
        match rules.pot_most {
            PotMost::AfterCall => self.to_call(),
            PotMost::BeforeAction => Chips::ZERO,
        }
    }
}

/// May a player who acted on this street already, when the bet stood at `acted_at`, raise again
/// (TDA 2024 rule 47)? He may when what he faces since adds up to a full raise, in limit to half of
/// one (47-B: when the action returns to him). In limit the first full bet of a street is never
/// less than that, though a bring-in or a short all-in lay there before.
pub fn reopened(facing: &Facing, acted_at: Chips, rules: &BettingRules) -> bool {
    let since = facing.bet.minus(acted_at);
    match facing.betting {
        Betting::NoLimit | Betting::PotLimit => !since.is_zero() && since >= facing.raise,
        Betting::Limit(bet) => {
            rules.half_bet.reached(since, bet) || acted_at < bet && facing.full == bet
        }
    }
}

/// Were there as many raises on a street as the house allows (TDA 2024 rule 48)? `blind` when the
/// first bet of the street was a forced one, which stands under the first that is counted.
pub fn is_capped(betting: Betting, raises: u32, blind: bool, rules: &BettingRules) -> bool {
    let bets = raises.saturating_add(u32::from(!blind));
    let most = rules.raise_cap.bets(blind);
    matches!(betting, Betting::Limit(_)) && most.is_some_and(|most| bets >= most)
}
