//! Who opens in stud.

use crate::rules::{
    cards::{Card, Cards, Rank, Suit},
    seat::{SeatNo, Seats},
};

/// What a hand of at most four open cards comes to. They make pairs, threes or fours; straights and
/// flushes need five.
///
/// Counts of equal ranks first, the most first, then these ranks: the greater the better for the
/// high, the smaller the better for the low.
pub(super) fn open_strength(cards: Cards, ace_low: bool) -> u64 {
    let mut counts = [0_u8; 15];
    for card in cards.iter() {
        let rank = if ace_low && card.rank() == Rank::ACE { 1 } else { card.rank().number() };
        counts[usize::from(rank)] += 1;
    }
    let of = |count: u8| (1..15_u8).rev().filter(move |rank| counts[usize::from(*rank)] == count);
    let ranked = || (1..=4).rev().flat_map(|count| of(count).map(move |rank| (count, rank)));
    let packed = |strength: u64, digit: u8| strength << 4 | u64::from(digit);
    let shape = ranked().map(|(count, _)| count).chain([0; 4]).take(4).fold(0, packed);
    ranked().map(|(_, rank)| rank).chain([0; 4]).take(4).fold(shape, packed)
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::read_cards;

    fn strength(cards: &str, ace_low: bool) -> u64 {
        open_strength(read_cards(cards).unwrap().into_iter().collect(), ace_low)
    }

    #[test]
    fn open_cards_are_compared_as_far_as_they_go() {
        let rising = [
            "KsQd9h2c", "AsTd9h2c", "2c2dAsKs", "3c3d4s2s", "3c3d4s4h", "AsAdKsKh", "2c2d2h3s",
            "3c3d3h3s",
        ];
        for pair in rising.windows(2) {
            assert!(strength(pair[0], false) < strength(pair[1], false), "{pair:?}");
        }
        assert!(strength("As2d", true) < strength("2c3d", true));
        assert!(strength("KsQd", true) < strength("AsAd", true));
        assert_eq!(strength("KsQd", false), strength("KdQs", false));
    }
}
