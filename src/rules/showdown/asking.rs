//! Who may ask to see whose hand.

use super::{Seeing, ShowdownRules};
use crate::rules::seat::{SeatNo, Seats};

/// How the last round of betting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastRound {
    /// Who made the last bet or raise, if there was one.
    pub aggressor: Option<SeatNo>,
    /// Who called it.
    pub callers: Seats,
    /// Who has kept his cards or tabled them. Who threw them in face down has not.
    pub keep: Seats,
}

/// Whether a hand must be shown to who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MustShow {
    Yes,
    /// The floor decides.
    Floor,
    /// It need not: he has given up the right to ask.
    No,
}

/// May the player on `asks` see the hand of the player on `whose`?
///
/// Who called the last bet of the last round and keeps or tables his cards has a right to see the
/// hand of who made it; who threw his cards in has no right at all; the floor decides about all
/// else, as when nobody bet (TDA 2024 rule 18).
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
