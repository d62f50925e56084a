//! The player who opens in stud.

use bottone_base::{
    cards::{Card, Cards, Rank, Suit},
    seat::{SeatNo, Seats},
};
use bottone_rules::betting::EqualBoards;

use super::HandGame;

/// Returns whether the suit of the high card decides between equal boards of this game.
pub(super) const fn uses_suit(boards: EqualBoards, kind: HandGame) -> bool {
    match boards {
        EqualBoards::BySuit => true,
        EqualBoards::BySuitInHigh => matches!(kind, HandGame::Stud),
        EqualBoards::FromTheDealer => false,
    }
}

/// Returns the rank and the suit of the highest card of a board. The ace is low in razz.
pub(super) fn high_by_suit(kind: HandGame, board: Cards) -> Option<(u8, Suit)> {
    let key = |card: Card| match kind {
        HandGame::Razz => razz_card(card),
        _ => (card.rank().number(), card.suit()),
    };
    board.iter().map(key).max()
}

/// Returns the sort key of the low card by suit, clubs lowest (TDA 2024 recommended procedure 10).
pub(super) fn low_card(card: Card) -> (Rank, Suit) {
    (card.rank(), card.suit())
}

/// Returns the sort key of a door card for the bring-in by the highest card, with the ace low: the
/// king of spades comes last.
pub(super) fn razz_card(card: Card) -> (u8, Suit) {
    let rank = if card.rank() == Rank::ACE { 1 } else { card.rank().number() };
    (rank, card.suit())
}

/// Returns the seat with the greatest value; among equals, the first from the dealer's left.
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
