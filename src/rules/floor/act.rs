//! The actions of players, as far as the floor needs them.

use bottone_base::chips::Chips;

/// The action of a player. Posted blinds and antes are not actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerAction {
    Fold,
    Check,
    /// A call, including an all-in for less.
    Call,
    /// A bet or raise to this amount, including all-in.
    RaiseTo(Chips),
}

impl PlayerAction {
    const fn puts_chips_in(self) -> bool {
        matches!(self, Self::Call | Self::RaiseTo(_))
    }
}

/// Returns whether these acts in sequence are substantial action.
///
/// That is two acts of which one puts chips in the pot, or any three (TDA 2024 rule 36, WSOP
/// tournament rule 88.c).
pub fn is_substantial(acts: &[PlayerAction]) -> bool {
    acts.len() >= 3 || acts.len() == 2 && acts.iter().any(|act| act.puts_chips_in())
}

/// The state of the betting on a street.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StreetBet {
    /// The bet to match, zero if there is no bet.
    pub bet: Chips,
    /// The largest full bet or raise so far; the least bet if there was none.
    pub raise: Chips,
}

impl StreetBet {
    /// Returns the least amount of a full bet or raise (TDA 2024 rule 43-A).
    pub const fn least_raise_to(self) -> Chips {
        self.bet.plus(self.raise)
    }

    /// Returns the state after this act. An all-in for less than a full raise does not change the
    /// size of the raise.
    #[must_use]
    pub fn after(self, act: PlayerAction) -> Self {
        match act {
            PlayerAction::RaiseTo(to) if to > self.bet => {
                Self { bet: to, raise: self.raise.max(to.minus(self.bet)) }
            }
            PlayerAction::Fold
            | PlayerAction::Check
            | PlayerAction::Call
            | PlayerAction::RaiseTo(_) => self,
        }
    }
}
