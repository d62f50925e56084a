//! The description of a hand, for messages.

use bottone_base::cards::{Card, Rank};

use super::{
    high::{Category, HighHand},
    italian::Triangle,
    ranks::Ranks,
};

/// The description of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandCategory {
    NoCards,
    /// No pair, straight or flush: the highest card.
    HighCard(Rank),
    /// Two of a rank.
    Pair(Rank),
    TwoPair {
        higher: Rank,
        lower: Rank,
    },
    Three(Rank),
    /// Five in a row, by the highest of them.
    Straight(Rank),
    /// Five of a suit, by the highest of them.
    Flush(Rank),
    /// Three and two of a rank.
    FullHouse {
        three: Rank,
        /// The rank of the pair.
        pair: Rank,
    },
    Four(Rank),
    /// Five in a row of a suit, by the highest of them.
    StraightFlush(Rank),
    /// Ten to ace of a suit.
    RoyalFlush,
    /// Five in a row of a suit in the Italian game.
    ItalianStraightFlush {
        /// The place among the three that beat one another.
        place: Triangle,
        /// The highest card.
        high: Rank,
    },
    /// For the low, no pair; the highest first.
    Low(Ranks),
    /// Cards of different ranks and suits, four or fewer; the highest first.
    Badugi(Ranks),
}

impl HandCategory {
    pub(super) fn of_high(hand: HighHand) -> Self {
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

    pub(super) fn of_low(hand: HighHand) -> Self {
        match hand.category {
            Category::HighCard => Self::Low(hand.ranks),
            _ => Self::of_high(hand),
        }
    }
}

/// The description of a hand for the high and for the low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandDescription {
    /// For the high, in games that have one.
    pub high: Option<HandCategory>,
    /// For the low, if the hand qualifies.
    pub low: Option<HandCategory>,
    /// In the Italian game, the card whose suit decides between two equal hands.
    pub decides: Option<Card>,
}
