//! What can be said of a hand that somebody recorded: what could be decided, and what is wrong.

use super::{Hand, Refused, Waits};
use crate::rules::{chips::Chips, ruling, seat::SeatNo};

/// What is wrong with a hand that somebody recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The rules do not allow an act.
    Action {
        /// Its number, from 1.
        number: usize,
        why: Refused,
        /// What was allowed instead.
        allowed: Allowed,
    },
    /// A push that means nothing.
    Push {
        /// Its number, from 1.
        number: usize,
        /// What in it cannot be.
        why: ruling::SituationFault,
    },
    /// The acts after this one could not be followed.
    Unfollowed {
        /// Its number, from 1.
        number: usize,
    },
    /// A player ends with other chips than were recorded.
    Stack {
        seat: SeatNo,
        /// What was recorded.
        written: Chips,
        /// What the rules say.
        ruled: Chips,
    },
    /// It was recorded how it ended, and it is not over.
    NotOver { waits: Waits },
}

/// What is allowed, whatever the hand waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// What the hand waits for.
    pub waits: Waits,
    /// What the player adds to call, if it is a bet that it waits for.
    pub call: Chips,
    /// What he may raise to, from the least to the most.
    pub raise: Option<(Chips, Chips)>,
    /// He is the low card, and what he adds is the bring-in.
    pub is_bring_in: bool,
}

impl Allowed {
    /// What is allowed now.
    pub fn now(hand: &Hand) -> Self {
        Self {
            waits: hand.waits_for(),
            call: hand.to_call(),
            raise: hand.raise().ok(),
            is_bring_in: hand.is_bring_in(),
        }
    }
}

/// What a player can do whose turn it is to bet, call or fold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The street, 0 before the flop.
    pub street: u8,
    /// The player's seat.
    pub player: SeatNo,
    /// Everything that was put in before.
    pub pot: Chips,
    /// What he adds to call: all he has, when that is less.
    pub call: Chips,
    /// The least and the most that a bet or raise may be to, if one is allowed.
    pub raise: Option<(Chips, Chips)>,
}

impl Decision {
    /// What is to be decided now; `None` when it is nobody's turn to bet.
    pub fn now(hand: &Hand) -> Option<Self> {
        let (player, street) = (hand.turn()?, hand.street());
        let raise = hand.raise().ok();
        Some(Self { street, player, pot: hand.pot(), call: hand.to_call(), raise })
    }
}
