//! Who wins which pot, and who shows when.

use serde::{Deserialize, Serialize};

use super::{
    cards::Cards,
    chips::Chips,
    pots::Pot,
    ranking::Game,
    seat::{SeatNo, Seats},
};

/// The switches of the showdown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShowdownRules {}

/// A hand at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// Whose it is.
    pub seat: SeatNo,
    /// His own cards, all seven in stud.
    pub cards: Cards,
}

/// Who won one pot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// The high half or the whole, and each one's share.
    pub high: Vec<(SeatNo, Chips)>,
    /// The low half.
    pub low: Vec<(SeatNo, Chips)>,
}

/// Shares each pot among its winners, the last side pot first in time, listed main pot first.
/// `chip` is the smallest chip in play, in which odd chips are counted.
pub fn settle(
    _game: Game,
    _hands: &[Shown],
    _board: Cards,
    _pots: &[Pot],
    _button: SeatNo,
    _chip: Chips,
    _rules: &ShowdownRules,
) -> Vec<Won> {
    let _ = Seats::NONE;
    todo!()
}
