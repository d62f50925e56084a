//! What players did, as far as the floor has to know it.

use crate::rules::chips::Chips;

/// What a player did. Posted blinds and antes are not among it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Fold,
    Check,
    /// A call, all-in for less included.
    Call,
    /// A bet or raise to so much, all-in included.
    RaiseTo(Chips),
}

impl Act {
    const fn puts_chips_in(self) -> bool {
        matches!(self, Self::Call | Self::RaiseTo(_))
    }
}

/// Are these acts, one after the other, substantial action?
///
/// Two acts of which one puts chips in the pot, or any three (TDA 2024 rule 36, WSOP tournament rule
/// 88.c).
pub fn is_substantial(acts: &[Act]) -> bool {
    acts.len() >= 3 || acts.len() == 2 && acts.iter().any(|act| act.puts_chips_in())
}

/// How the betting of a street stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What is to be matched, nothing when nobody has bet.
    pub bet: Chips,
    /// The largest full bet or raise so far; the least bet when there was none.
    pub raise: Chips,
}

impl Standing {
    /// The least that a full bet or raise makes it (TDA 2024 rule 43-A).
    pub const fn least_raise_to(self) -> Chips {
        self.bet.plus(self.raise)
    }

    /// How it stands after this act. An all-in for less than a full raise leaves the size of the
    /// raise as it was.
    #[must_use]
    pub fn after(self, act: Act) -> Self {
        match act {
            Act::RaiseTo(to) if to > self.bet => {
                Self { bet: to, raise: self.raise.max(to.minus(self.bet)) }
            }
            Act::Fold | Act::Check | Act::Call | Act::RaiseTo(_) => self,
        }
    }
}
