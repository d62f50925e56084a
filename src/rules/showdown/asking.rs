//! The right to ask to see a hand.

use bottone_base::seat::{SeatNo, Seats};

use super::{Seeing, ShowdownRules};

/// The end of the last round of betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastRound {
    /// The player who made the last bet or raise, if there was one.
    pub aggressor: Option<SeatNo>,
    /// The players who called it.
    pub callers: Seats,
    /// The players who have kept their cards or tabled them, and not mucked them face down.
    pub keep: Seats,
}

/// The duty to show a hand on request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MustShow {
    Yes,
    /// The floor decides.
    Floor,
    /// The hand need not be shown: the asker has given up the right.
    No,
}

/// Decides whether the player on `asks` may see the hand of the player on `whose`.
///
/// A player may see the bettor's hand after a call of the last bet of the last round. The player
/// must keep or table their cards. A player who mucked has no right at all. The floor decides all
/// other cases, for example without a bet (TDA 2024 rule 18).
pub fn may_ask_to_see(
    asks: SeatNo,
    whose: SeatNo,
    round: &LastRound,
    rules: &ShowdownRules,
) -> MustShow {
    if rules.seeing == Seeing::AnyHand {
        return MustShow::Yes;
    }
    if !round.keep.contains(asks) {
        return MustShow::No;
    }
    let called = round.callers.contains(asks) && asks != whose;
    if called && round.aggressor == Some(whose) { MustShow::Yes } else { MustShow::Floor }
}
