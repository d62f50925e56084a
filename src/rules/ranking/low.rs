//! The low hands of stud and draw. A low is compared like a high hand, and the lower one is better.

use bottone_base::cards::{Cards, Rank};

use super::{
    Strength,
    by_rank::{ByRank, bit, lowest, straight},
    choice::best_five,
    high::{Category, HighHand, grouped, ranked},
};

/// Returns the best five of different ranks from the eight down, with a low ace; straights and
/// flushes do not count.
pub(super) fn eight_or_better(cards: Cards) -> Option<HighHand> {
    let to_eight = ByRank::of(cards).ace_low().one & (bit(Rank::EIGHT.number() + 1) - 1);
    unpaired(to_eight)
}

/// Returns the best five for razz: ace to five, straights and flushes do not count, pairs count
/// against.
pub(super) fn razz(cards: Cards) -> HighHand {
    let by_rank = ByRank::of(cards).ace_low();
    if let Some(hand) = unpaired(by_rank.one) {
        return hand;
    }
    let paired = |five: Cards| grouped(ByRank::of(five).ace_low());
    if cards.len() <= 5 {
        return grouped(by_rank);
    }
    let five = best_five(cards, |five| Some(Strength::low(paired(five))));
    paired(five.unwrap_or_default())
}

fn unpaired(ranks: u64) -> Option<HighHand> {
    (ranks.count_ones() >= 5)
        .then(|| HighHand { category: Category::HighCard, ranks: lowest(ranks, 5) })
}

/// Returns the hand for deuce to seven: straights and flushes count, and the ace is high, so
/// A-5-4-3-2 is not a straight.
pub(super) fn deuce_to_seven(cards: Cards) -> HighHand {
    let hand = |five| ranked(five, straight);
    if cards.len() <= 5 {
        return hand(cards);
    }
    hand(best_five(cards, |five| Some(Strength::low(hand(five)))).unwrap_or_default())
}
