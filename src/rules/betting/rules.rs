//! The switches of betting.

use serde::{Deserialize, Serialize};

use crate::rules::chips::Chips;

/// The points of betting on which rule books differ. By default TDA 2024, with the raises of limit
/// as most houses have them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BettingRules {
    /// What half of a bet is worth in limit.
    pub half_bet: HalfBet,
    /// How often a limit bet may be raised on one street.
    pub raise_cap: RaiseCap,
    /// When that no longer holds.
    pub cap_lifts: CapLifts,
    /// What completing the bring-in counts as.
    pub completion: Completion,
    /// What the blinds are worth when the pot is counted before the flop.
    pub pot_blinds: PotBlinds,
    /// What is a pot-sized raise.
    pub pot_most: PotMost,
    /// Whether antes are in the pot that limits a raise before the flop.
    pub pot_antes: PotAntes,
    /// What the big blind pays first when he also pays the ante for the table.
    pub ante_order: AnteOrder,
    /// The player who opens a later street of stud when two boards are equal.
    pub equal_boards: EqualBoards,
}

/// What a short all-in of exactly half of a bet is worth in limit.
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
    /// Is `more` on top as good as a full `bet`?
    pub fn reached(self, more: Chips, bet: Chips) -> bool {
        match self {
            Self::Counts => !more.is_zero() && more.times(2) >= bet,
            Self::MoreThanHalf => more.times(2) > bet,
        }
    }
}

/// How often a limit bet may be raised on one street. In no-limit and pot-limit there is no cap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaiseCap {
    /// So many bets and raises together; the big blind is not counted (the house limit of TDA 2024
    /// rule 48; four in most houses).
    BetsAndRaises(u8),
    /// A bet and so many raises; the big blind is the bet (WSOP rule 100: four; Lottomatica and seed
    /// 003: three).
    Raises(u8),
    Unlimited,
}

impl Default for RaiseCap {
    fn default() -> Self {
        Self::BetsAndRaises(4)
    }
}

impl RaiseCap {
    /// How many bets and raises there may be on a street, on top of a blind bet where it has one.
    pub const fn bets(self, blind_bet: bool) -> Option<u32> {
        match self {
            Self::BetsAndRaises(most) => Some(most as u32),
            Self::Raises(most) => Some(most as u32 + !blind_bet as u32),
            Self::Unlimited => None,
        }
    }
}

/// When limit raises are no longer counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum CapLifts {
    /// When two players are left in the event (TDA 2024 rule 48, WSOP rule 100).
    #[default]
    EventHeadsUp,
    /// When two players begin the betting round (WSOP live rules 130 and 131).
    RoundHeadsUp,
    /// When two players are left at the table (seed 003).
    TableHeadsUp,
    /// Never (Lottomatica).
    Never,
}

/// What completing the bring-in counts as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Completion {
    /// As the bet of the street: it is counted as one.
    #[default]
    Counted,
    /// As nothing: all raises are still available after it (WSOP).
    NotCounted,
}

/// What the blinds are worth when the pot is counted before the flop in pot-limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotBlinds {
    /// What they should be, though one be dead or short (TDA 2024 rule 54).
    #[default]
    Full,
    /// As `Full`, the small blind counted as a big one until the big blind has acted (WSOP live rule
    /// 191, Robert's Rules).
    SmallAsBig,
    /// The chips posted, a dead or short blind at its true value (WSOP tournament rules section VIII-d).
    Posted,
}

/// The player who opens a later street of stud, stud eight-or-better or razz when two boards are equal. Who shows first when
/// all check is the same player.
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

/// What is a pot-sized raise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotMost {
    /// By the pot as it is after the call (TDA 2024 rule 54, WSOP rule 101, Robert's Rules).
    #[default]
    AfterCall,
    /// By the pot before the player's own action (seeds 002 and 003).
    BeforeAction,
}

/// Whether antes are in the pot that limits a raise before the flop. Later they always are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PotAntes {
    /// They are in the pot as everything else is.
    #[default]
    Counted,
    /// Only the blinds and bets are counted.
    NotCounted,
}

/// What the big blind pays first when he also pays the ante for the table and has too few chips for
/// both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AnteOrder {
    /// The blind (TDA 2024 recommended procedure 11).
    #[default]
    BlindFirst,
    /// The ante (TDA 2019 recommended procedure 11, WPT, seed 000).
    AnteFirst,
}
