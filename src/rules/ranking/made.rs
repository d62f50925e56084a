//! What a hand is, for words.

use std::fmt;

use super::{
    by_rank::{RankSet, bit, top},
    high::{Category, Hand},
    italian::Triangle,
};
use crate::rules::cards::{Card, Rank};

/// Up to five ranks in the order in which they count.
///
/// Four bits a rank, the first highest, so that the order of hands is the order of a number. An ace
/// that is low is a 1 in there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ranks(u32);

impl Ranks {
    pub(super) const NONE: Self = Self(0);

    /// The rank of this number alone.
    pub(super) const fn one(number: u8) -> Self {
        Self((number as u32) << 16)
    }

    /// So many of a set, five at most, the highest first.
    pub(super) const fn highest(mut ranks: RankSet, count: u32) -> Self {
        let mut place = 20;
        let mut packed = 0;
        while ranks != 0 && place > 20 - 4 * count {
            let highest = top(ranks);
            ranks ^= bit(highest);
            place -= 4;
            packed |= (highest as u32) << place;
        }
        Self(packed)
    }

    /// These after the rank of this number; a sixth falls away.
    pub(super) const fn after(self, number: u8) -> Self {
        Self((number as u32) << 16 | self.0 >> 4)
    }

    pub(super) const fn packed(self) -> u32 {
        self.0
    }

    /// How many there are.
    pub(super) fn len(self) -> u32 {
        self.numbers().map(|_| 1).sum()
    }

    fn numbers(self) -> impl Iterator<Item = u8> {
        let packed = self.0;
        [16, 12, 8, 4, 0]
            .into_iter()
            .map(move |place| (packed >> place & 0xF) as u8)
            .filter(|n| *n != 0)
    }

    /// One by one, in the order in which they count.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        self.numbers().filter_map(|number| Rank::new(if number == 1 { 14 } else { number }))
    }
}

/// As people write a low: `86420`, letter by letter.
impl fmt::Display for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|rank| write!(f, "{rank}"))
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What a hand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No cards at all.
    NoCards,
    /// No two of a rank, no straight, no flush: the highest card.
    HighCard(Rank),
    /// Two of a rank.
    Pair(Rank),
    /// Two pairs.
    TwoPair {
        /// Of the higher rank.
        higher: Rank,
        /// Of the lower rank.
        lower: Rank,
    },
    /// Three of a rank.
    Three(Rank),
    /// Five in a row, by the highest of them.
    Straight(Rank),
    /// Five of a suit, by the highest of them.
    Flush(Rank),
    /// Three and two of a rank.
    FullHouse {
        /// Of which there are three.
        three: Rank,
        /// Of which there are two.
        pair: Rank,
    },
    /// Four of a rank.
    Four(Rank),
    /// Five in a row of a suit, by the highest of them.
    StraightFlush(Rank),
    /// Ten to ace of a suit.
    RoyalFlush,
    /// Five in a row of a suit in the Italian game.
    ItalianStraightFlush {
        /// Which it is of the three that beat one another.
        place: Triangle,
        /// The highest of them.
        high: Rank,
    },
    /// For the low, no two of a rank; the highest first.
    Low(Ranks),
    /// Cards of different ranks and suits, four or fewer; the highest first.
    Badugi(Ranks),
}

impl Kind {
    pub(super) fn of_high(hand: Hand) -> Self {
        let mut ranks = hand.ranks.iter();
        let Some(first) = ranks.next() else { return Self::NoCards };
        let second = ranks.next().unwrap_or(first);
        match hand.category {
            Category::HighCard => Self::HighCard(first),
            Category::Pair => Self::Pair(first),
            Category::TwoPair => Self::TwoPair { higher: first, lower: second },
            Category::Three => Self::Three(first),
            Category::Straight => Self::Straight(first),
            Category::Flush => Self::Flush(first),
            Category::FullHouse => Self::FullHouse { three: first, pair: second },
            Category::Four => Self::Four(first),
            Category::StraightFlush if first == Rank::ACE => Self::RoyalFlush,
            Category::StraightFlush => Self::StraightFlush(first),
        }
    }

    pub(super) fn of_low(hand: Hand) -> Self {
        match hand.category {
            Category::HighCard => Self::Low(hand.ranks),
            _ => Self::of_high(hand),
        }
    }
}

/// What a hand is for the high and for the low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// For the high, in games that have one.
    pub high: Option<Kind>,
    /// For the low, where the hand qualifies.
    pub low: Option<Kind>,
    /// In the Italian game, the card whose suit decides between two such hands.
    pub decides: Option<Card>,
}
