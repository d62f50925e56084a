//! The high hand: the best five of any cards.

use super::{
    by_rank::{ByRank, RankSet, highest, straight, suits, top, with_ace_below},
    made::Ranks,
};
use crate::rules::cards::{Cards, Rank};

/// The kinds of hands, from the lowest up, as the world ranks them.
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

/// Five cards or fewer as they are compared: by kind, then by ranks in the order in which they
/// count, the pair before the cards beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Hand {
    pub(super) category: Category,
    pub(super) ranks: Ranks,
}

impl Hand {
    const fn new(category: Category, ranks: Ranks) -> Self {
        Self { category, ranks }
    }

    /// A number in the same order.
    pub(super) const fn packed(self) -> u32 {
        (self.category as u32) << 20 | self.ranks.packed()
    }
}

/// The best hand among these cards.
pub(super) fn best(cards: Cards) -> Hand {
    ranked(cards, |ranks| straight(with_ace_below(ranks, Rank::TWO)))
}

/// The best hand among these cards where `straight` finds the highest straight among ranks.
pub(super) fn ranked(cards: Cards, straight: impl Fn(RankSet) -> u8) -> Hand {
    let flush = suits(cards).into_iter().filter(|suited| suited.count_ones() >= 5);
    let flush = flush.map(|suited| match straight(suited) {
        0 => Hand::new(Category::Flush, highest(suited, 5)),
        top => Hand::new(Category::StraightFlush, Ranks::one(top)),
    });
    let by_rank = ByRank::of(cards);
    let run = match straight(by_rank.one) {
        0 => None,
        top => Some(Hand::new(Category::Straight, Ranks::one(top))),
    };
    let grouped = grouped(by_rank);
    flush.max().max(run).map_or(grouped, |hand| hand.max(grouped))
}

/// The best hand of these ranks, straights and flushes aside.
pub(super) fn grouped(by_rank: ByRank) -> Hand {
    let ByRank { one, two, three, four } = by_rank;
    let without = |ranks: RankSet, number: u8| ranks & !super::by_rank::bit(number);
    if four != 0 {
        let of = top(four);
        return Hand::new(Category::Four, highest(without(one, of), 1).after(of));
    }
    if three != 0 {
        let of = top(three);
        let pair = without(two, of);
        return if pair == 0 {
            Hand::new(Category::Three, highest(without(one, of), 2).after(of))
        } else {
            Hand::new(Category::FullHouse, Ranks::one(top(pair)).after(of))
        };
    }
    if two == 0 {
        return Hand::new(Category::HighCard, highest(one, 5));
    }
    let of = top(two);
    let second = without(two, of);
    if second == 0 {
        return Hand::new(Category::Pair, highest(without(one, of), 3).after(of));
    }
    let lower = top(second);
    let beside = highest(without(without(one, of), lower), 1);
    Hand::new(Category::TwoPair, beside.after(lower).after(of))
}
