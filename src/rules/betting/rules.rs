//! The switches of the betting rules.

use bottone_base::chips::Chips;
use serde::{Deserialize, Serialize};

/// The points of betting on which rule books differ. The default is TDA 2024, with the number of
/// raises in limit as in most houses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BettingRules {
    /// The worth of half a bet in limit.
    pub half_bet: HalfBet,
    /// The cap on raises on one street in limit.
    pub raise_cap: RaiseCap,
    /// The situation in which the cap no longer applies.
    pub cap_lifts: CapLifts,
    /// The worth of completing the bring-in.
    pub completion: Completion,
    /// The worth of the blinds in the pot before the flop.
    pub pot_blinds: PotBlinds,
    /// The size of a pot-sized raise.
    pub pot_most: PotMost,
    /// The rule for antes in the pot that limits a raise before the flop.
    pub pot_antes: PotAntes,
    /// The payment that comes first if the big blind also pays the ante for the table.
    pub ante_order: AnteOrder,
    /// The player who opens a later street of stud when two boards are equal.
    pub equal_boards: EqualBoards,
}

/// The worth of a short all-in of exactly half a bet in limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum HalfBet {
    /// Half a bet or more is a full bet (TDA 2024 rule 47-B, WSOP live rule 133, Robert's Rules, seed
    /// 000).
    #[default]
    Counts,
    /// Only more than half is a full bet (Lottomatica).
    MoreThanHalf,
}

impl HalfBet {
    /// Returns whether `more` on top counts as a full `bet`.
    pub fn counts_as_full(self, more: Chips, bet: Chips) -> bool {
        match self {
            Self::Counts => !more.is_zero() && more.times(2) >= bet,
            Self::MoreThanHalf => more.times(2) > bet,
        }
    }
}

/// The cap on raises on one street in limit. No-limit and pot-limit have no cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaiseCap {
    /// This many bets and raises together; the big blind is not counted (the house limit of TDA
    /// 2024 rule 48; four in most houses).
    BetsAndRaises(u8),
    /// A bet and this many raises; the big blind is the bet (WSOP rule 100: four; Lottomatica and
    /// seed 003: three).
    Raises(u8),
    Unlimited,
}

impl Default for RaiseCap {
    fn default() -> Self {
        Self::BetsAndRaises(4)
    }
}

impl RaiseCap {
    /// Returns the most bets and raises on a street, not counting a blind bet; `None` without a
    /// cap.
    pub const fn bets(self, blind_bet: bool) -> Option<u32> {
        match self {
            Self::BetsAndRaises(most) => Some(most as u32),
            Self::Raises(most) => Some(most as u32 + !blind_bet as u32),
            Self::Unlimited => None,
        }
    }
}

/// The situation in which the cap on raises no longer applies in limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CapLifts {
    /// Two players are left in the event (TDA 2024 rule 48, WSOP rule 100).
    #[default]
    EventHeadsUp,
    /// Two players began the betting round (WSOP live rules 130 and 131).
    RoundHeadsUp,
    /// Two players are left at the table (seed 003).
    TableHeadsUp,
    /// Never (Lottomatica).
    Never,
}

/// The worth of completing the bring-in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Completion {
    /// The completion counts as the bet of the street.
    #[default]
    Counted,
    /// The completion does not count: all raises are still available after it (WSOP).
    NotCounted,
}

/// The worth of the blinds in the pot before the flop in pot-limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotBlinds {
    /// The full blinds, even if one is dead or short (TDA 2024 rule 54).
    #[default]
    Full,
    /// As `Full`, but the small blind counts as a big one until the big blind has acted (WSOP live
    /// rule 191, Robert's Rules).
    SmallAsBig,
    /// The chips posted, a dead or short blind at its true value (WSOP tournament rules section VIII-d).
    Posted,
}

/// The player who opens a later street of stud, stud eight-or-better or razz when two boards are
/// equal. The same player shows first when all check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum EqualBoards {
    /// The board with the higher suit of its high card (TDA 2024 recommended procedure 10-D).
    #[default]
    BySuit,
    /// As `BySuit` in stud high; the first from the dealer's left in the other two (WSOP tournament rules section
    /// IX).
    BySuitInHigh,
    /// The first from the dealer's left (Robert's Rules, seven-card stud).
    FromTheDealer,
}

/// The size of a pot-sized raise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotMost {
    /// The pot as it is after the call (TDA 2024 rule 54, WSOP rule 101, Robert's Rules).
    #[default]
    AfterCall,
    /// The pot before the player's own action (seeds 002 and 003).
    BeforeAction,
}

/// The rule for antes in the pot that limits a raise before the flop. On later streets they always
/// count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotAntes {
    /// Antes count like all other chips.
    #[default]
    Counted,
    /// Only blinds and bets count.
    NotCounted,
}

/// The payment that comes first if a big blind also pays the table's ante. It matters if the player
/// has too few chips for both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnteOrder {
    /// The blind (TDA 2024 recommended procedure 11).
    #[default]
    BlindFirst,
    /// The ante (TDA 2019 recommended procedure 11, WPT, seed 000).
    AnteFirst,
}
