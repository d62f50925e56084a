//! The player who moves by the high card (WSOP tournament rule 67.b.i).

use bottone_base::{
    cards::{Card, Cards},
    seat::{SeatNo, Seats},
};

use crate::rulebook::DrawnSuits;

/// The reason why the cards do not decide who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HighCardError {
    /// A seat has two cards.
    SeatTwice(SeatNo),
    /// No player who may be moved sits there.
    NotMovable(SeatNo),
    NoCard(SeatNo),
    /// A card was dealt twice.
    CardTwice(Card),
}

/// Returns the seat with the highest of the cards dealt, one to each player who may move, and that
/// card. Between cards of one rank the suit decides. `None` if no player may be moved.
///
/// # Errors
/// If the cards are not one for each.
pub fn high_card(
    movable: Seats,
    dealt: &[(SeatNo, Card)],
    suits: DrawnSuits,
) -> Result<Option<(SeatNo, Card)>, HighCardError> {
    let (mut seats, mut cards) = (Seats::NONE, Cards::NONE);
    for &(seat, card) in dealt {
        if !movable.contains(seat) {
            return Err(HighCardError::NotMovable(seat));
        }
        if seats.contains(seat) {
            return Err(HighCardError::SeatTwice(seat));
        }
        if cards.contains(card) {
            return Err(HighCardError::CardTwice(card));
        }
        seats.insert(seat);
        cards.insert(card);
    }
    match movable.difference(seats).first() {
        Some(seat) => Err(HighCardError::NoCard(seat)),
        None => Ok(dealt.iter().copied().max_by_key(|(_, card)| suits.height(*card))),
    }
}
