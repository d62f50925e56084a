//! The analysis of a recorded hand: its decisions, and its faults.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::ruling::SituationFault;

use super::{ActRefusal, Hand, PendingStep};

/// A fault in a recorded hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandFault {
    /// The rules do not allow an act.
    Action {
        /// The number of the act, from 1.
        number: usize,
        why: ActRefusal,
        /// The acts that were allowed instead.
        allowed: AllowedActs,
    },
    /// A push that has no meaning.
    Push {
        /// The number of the act, from 1.
        number: usize,
        /// The fault in the push.
        why: SituationFault,
    },
    /// The acts after this one could not be followed.
    Unfollowed {
        /// The number of the act, from 1.
        number: usize,
    },
    /// A player ends with another number of chips than was recorded.
    Stack {
        seat: SeatNo,
        /// The recorded chips.
        written: Chips,
        /// The chips according to the rules.
        ruled: Chips,
    },
    /// The result was recorded, but the hand is not over.
    NotOver { waits: PendingStep },
}

/// The acts that are allowed at some step of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AllowedActs {
    /// The next step of the hand.
    pub waits: PendingStep,
    /// The chips that the player adds to call, if the next step is a bet.
    pub call: Chips,
    /// The least and the most to which the player may raise.
    pub raise: Option<(Chips, Chips)>,
    /// True if the player is the low card and adds the bring-in.
    pub is_bring_in: bool,
}

impl AllowedActs {
    /// Returns the acts that are allowed now.
    pub fn now(hand: &Hand) -> Self {
        Self {
            waits: hand.pending_step(),
            call: hand.to_call(),
            raise: hand.raise().ok(),
            is_bring_in: hand.is_bring_in(),
        }
    }
}

/// The decision of a player whose turn it is to bet, call or fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The street, 0 before the flop.
    pub street: u8,
    /// The player's seat.
    pub player: SeatNo,
    /// All chips put in before.
    pub pot: Chips,
    /// The chips that the player adds to call: the whole stack, if that is less.
    pub call: Chips,
    /// The least and the most that a bet or raise may be to, if one is allowed.
    pub raise: Option<(Chips, Chips)>,
}

impl Decision {
    /// Returns the decision to make now; `None` if no player is to bet.
    pub fn now(hand: &Hand) -> Option<Self> {
        let (player, street) = (hand.turn()?, hand.street());
        let raise = hand.raise().ok();
        Some(Self { street, player, pot: hand.pot(), call: hand.to_call(), raise })
    }
}
