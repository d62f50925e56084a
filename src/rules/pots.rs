//! Main and side pots.

use super::{
    chips::Chips,
    seat::{SeatNo, Seats},
};

/// A pot and those who can win it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pot {
    /// What is in it.
    pub chips: Chips,
    /// Who can win it.
    pub seats: Seats,
}

/// What the bets of a hand come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pots {
    /// The main pot first, then the side pots in the order in which they were formed.
    pub pots: Vec<Pot>,
    /// The part of a bet that nobody called, and whose it is.
    pub back: Option<(SeatNo, Chips)>,
}

/// The pots that these bets make, folded players' bets included (TDA 2024 rules 15 and 21).
///
/// `dead` is what belongs to no bet: antes, dead blinds, forfeits. It goes to the main pot.
pub fn pots(_bets: &[(SeatNo, Chips)], _folded: Seats, _dead: Chips) -> Pots {
    todo!()
}
