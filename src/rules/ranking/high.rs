//! The high hand: the best five of any cards.

use bottone_base::cards::{Cards, Rank};

use super::{
    by_rank::{ByRank, RankSet, bit, straight, suits, top, with_ace_below},
    ranks::Ranks,
};

/// The categories of hands, from the lowest up, in the standard order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Category {
    HighCard,
    Pair,
    TwoPair,
    Three,
    Straight,
    Flush,
    FullHouse,
    Four,
    StraightFlush,
}

/// Five cards or fewer in the form for comparison: by category, then by ranks in order of
/// importance, the pair before the kickers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct HighHand {
    pub(super) category: Category,
    pub(super) ranks: Ranks,
}

impl HighHand {
    const fn new(category: Category, ranks: Ranks) -> Self {
        Self { category, ranks }
    }

    /// Returns a number in the same order.
    pub(super) const fn packed(self) -> u32 {
        (self.category as u32) << 20 | self.ranks.packed()
    }
}

/// Returns the best hand among these cards.
pub(super) fn best(cards: Cards) -> HighHand {
    ranked(cards, |ranks| straight(with_ace_below(ranks, Rank::TWO)))
}

/// Returns the best hand of the short deck among these cards: six to ace, with the ace also below
/// the six. No seven cards hold both a flush and a full house. So only a comparison of two players
/// needs their order.
pub(super) fn best_short(cards: Cards) -> HighHand {
    ranked(cards, |ranks| straight(with_ace_below(ranks, Rank::SIX)))
}

/// Returns the best hand among these cards, where `straight` finds the highest straight among
/// ranks.
pub(super) fn ranked(cards: Cards, straight: impl Fn(RankSet) -> u8) -> HighHand {
    let by_rank = ByRank::of(cards);
    let grouped = grouped(by_rank);
    // Five cards with a pair are neither a straight nor a flush.
    if by_rank.two != 0 && cards.len() <= 5 {
        return grouped;
    }
    let mut best = match straight(by_rank.one) {
        0 => grouped,
        top => grouped.max(HighHand::new(Category::Straight, Ranks::one(top))),
    };
    for suited in suits(cards).into_iter().filter(|suited| five_or_more(*suited)) {
        best = best.max(match straight(suited) {
            0 => HighHand::new(Category::Flush, Ranks::highest(suited, 5)),
            top => HighHand::new(Category::StraightFlush, Ranks::one(top)),
        });
    }
    best
}

/// Returns whether there are at least five ranks. It is faster than counting on processors without
/// that instruction.
const fn five_or_more(ranks: RankSet) -> bool {
    let mut left = ranks;
    let mut taken = 0;
    while taken < 4 {
        left &= left.wrapping_sub(1);
        taken += 1;
    }
    left != 0
}

/// Returns the best hand of these ranks, except straights and flushes.
pub(super) fn grouped(by_rank: ByRank) -> HighHand {
    let ByRank { one, two, three, four } = by_rank;
    let without = |ranks: RankSet, number: u8| ranks & !bit(number);
    if four != 0 {
        let of = top(four);
        return HighHand::new(Category::Four, Ranks::highest(without(one, of), 1).push(of));
    }
    if three != 0 {
        let of = top(three);
        let pair = without(two, of);
        return if pair == 0 {
            HighHand::new(Category::Three, Ranks::highest(without(one, of), 2).push(of))
        } else {
            HighHand::new(Category::FullHouse, Ranks::one(top(pair)).push(of))
        };
    }
    if two == 0 {
        return HighHand::new(Category::HighCard, Ranks::highest(one, 5));
    }
    let of = top(two);
    let second = without(two, of);
    if second == 0 {
        return HighHand::new(Category::Pair, Ranks::highest(without(one, of), 3).push(of));
    }
    let lower = top(second);
    let beside = Ranks::highest(without(without(one, of), lower), 1);
    HighHand::new(Category::TwoPair, beside.push(lower).push(of))
}
