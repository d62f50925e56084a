//! The button in games that have no blinds, and while a mixed game has none.

use super::{ButtonRules, LastHand, NextHand, Positions};
use crate::rules::seat::{SeatNo, Seats};

/// The button after one hand of a game with antes and a bring-in: it goes to the next player, and
/// is never dead (seed 000). `None` when nobody plays.
pub fn stud_button(button: SeatNo, live: Seats) -> Option<SeatNo> {
    live.next(button)
}

/// The button of a mixed game while stud is played: where the next hand of hold'em would have it,
/// and there it stays until that hand comes (TDA 2024 rule 11-B, WSOP rule 67-b).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frozen {
    last: LastHand,
    positions: Positions,
}

impl Frozen {
    /// Where the button lies and the blinds would be, as they stood when stud began.
    pub const fn positions(&self) -> Positions {
        self.positions
    }

    /// These players have left during stud. To be told before others take the same seats.
    pub const fn leave(&mut self, seats: Seats) {
        self.last.leave(seats);
    }

    /// The first hand with a button again, now that the seats `live` are occupied: the hand at
    /// which it was frozen, but for those who have left or come meanwhile. `None` with fewer than
    /// two players.
    pub fn resume(&self, rules: &ButtonRules, live: Seats, moved: Seats) -> Option<NextHand> {
        rules.next_hand(&self.last, live, moved)
    }
}

impl ButtonRules {
    /// Moves the button on once after `last` and freezes it. `None` with fewer than two players.
    pub fn freeze(&self, last: LastHand, live: Seats) -> Option<Frozen> {
        let positions = self.next_hand(&last, live, Seats::NONE)?.positions;
        Some(Frozen { last, positions })
    }
}
