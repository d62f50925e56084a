//! Who opens in stud.

use crate::rules::{
    cards::{Card, Rank, Suit},
    seat::{SeatNo, Seats},
};

/// The low card by suit, clubs lowest (TDA 2024 recommended procedure 10).
pub(super) fn low_card(card: Card) -> (Rank, Suit) {
    (card.rank(), card.suit())
}

/// The place of a door card among those that bring it in when the highest does, the ace being low:
/// the king of spades comes last.
pub(super) fn razz_card(card: Card) -> (u8, Suit) {
    let rank = if card.rank() == Rank::ACE { 1 } else { card.rank().number() };
    (rank, card.suit())
}

/// The seat with the greatest value; the first from the dealer's left among equals.
pub(super) fn best<K: Ord>(
    live: Seats,
    button: SeatNo,
    value: impl Fn(SeatNo) -> K,
) -> Option<SeatNo> {
    let mut best: Option<(SeatNo, K)> = None;
    for seat in live.clockwise_from(button) {
        let value = value(seat);
        if best.as_ref().is_none_or(|(_, so_far)| value > *so_far) {
            best = Some((seat, value));
        }
    }
    best.map(|(seat, _)| seat)
}
