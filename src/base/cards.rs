//! Cards, sets of cards, and their notation.

use std::{fmt, iter::FusedIterator, str::FromStr};
use strum::{EnumCount, VariantArray};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::unreadable::ExpectedKind;

/// The most cards that one act deals, discards or shows, and that a text of cards may have.
pub const MOST_CARDS: usize = 7;

/// A rank, from the two up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl Rank {
    /// The lowest rank.
    pub const TWO: Self = Self(2);
    /// The six, the lowest card of the short deck.
    pub const SIX: Self = Self(6);
    /// The eight, the highest card of a low that qualifies.
    pub const EIGHT: Self = Self(8);
    /// The ten.
    pub const TEN: Self = Self(10);
    /// The jack.
    pub const JACK: Self = Self(11);
    /// The queen.
    pub const QUEEN: Self = Self(12);
    /// The king.
    pub const KING: Self = Self(13);
    /// The highest rank; in straights and in some lows also the lowest.
    pub const ACE: Self = Self(14);

    /// Returns the rank with this number, 2 to 14.
    pub const fn new(number: u8) -> Option<Self> {
        if 2 <= number && number <= 14 { Some(Self(number)) } else { None }
    }

    /// Returns its number: the pips, 11 to 13 for jack, queen and king, 14 for the ace.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns all ranks, from the two up.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (2..=14).map(Self)
    }

    /// Returns its letter or digit: `A K Q J T 9 … 2`.
    pub const fn letter(self) -> char {
        match self.0 {
            14 => 'A',
            13 => 'K',
            12 => 'Q',
            11 => 'J',
            10 => 'T',
            pips => (b'0' + pips) as char,
        }
    }

    /// Returns the rank with this letter or digit, upper or lower case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(Self(match letter {
            'A' | 'a' => 14,
            'K' | 'k' => 13,
            'Q' | 'q' => 12,
            'J' | 'j' => 11,
            'T' | 't' => 10,
            '2'..='9' => letter as u8 - b'0',
            _ => return None,
        }))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A suit. The order is the casinos' order, spades highest, for odd chips, chip races and seat
/// draws (TDA 2024 rules 20 and 24). The Italian game has [its own order](Suit::italian).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount, VariantArray)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits, clubs first.
    pub const ALL: [Self; Self::COUNT] = crate::all(Self::VARIANTS);

    /// Returns its place in the Italian order: hearts 3, diamonds 2, clubs 1, spades 0 (seed 004:
    /// "come quando fuori piove").
    pub const fn italian(self) -> u8 {
        match self {
            Self::Hearts => 3,
            Self::Diamonds => 2,
            Self::Clubs => 1,
            Self::Spades => 0,
        }
    }

    /// Returns its letter: `c d h s`.
    pub const fn letter(self) -> char {
        match self {
            Self::Clubs => 'c',
            Self::Diamonds => 'd',
            Self::Hearts => 'h',
            Self::Spades => 's',
        }
    }

    /// Returns its printed symbol.
    pub const fn sign(self) -> char {
        match self {
            Self::Clubs => '♣',
            Self::Diamonds => '♦',
            Self::Hearts => '♥',
            Self::Spades => '♠',
        }
    }

    /// Returns the suit with this letter or symbol, upper or lower case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'c' | 'C' | '♣' => Self::Clubs,
            'd' | 'D' | '♦' => Self::Diamonds,
            'h' | 'H' | '♥' => Self::Hearts,
            's' | 'S' | '♠' => Self::Spades,
            _ => return None,
        })
    }
}

/// One of the 52 cards. Cards are ordered by rank and then by suit (casino order), as for a high
/// card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Returns the card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self((rank.0 - 2) * 4 + suit as u8)
    }

    pub const fn rank(self) -> Rank {
        Rank(self.0 / 4 + 2)
    }

    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 % 4) as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error in a written list of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardError {
    /// A rank that does not exist.
    Rank {
        /// The character found.
        found: char,
        /// The position of the character, counted from 1.
        at: usize,
    },
    /// A suit that does not exist.
    Suit {
        /// The character found.
        found: char,
        /// The position of the character, counted from 1.
        at: usize,
    },
    /// The text ends after a rank.
    NoSuit,
    /// A card that is written twice.
    Twice(Card),
    /// A number of cards other than one.
    NotOne,
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        match read_cards(text)?[..] {
            [card] => Ok(card),
            _ => Err(CardError::NotOne),
        }
    }
}

/// Parses cards in the order in which they are written, `AsTd9h`. Spaces are ignored, and `10` is
/// read as `T`.
///
/// # Errors
///
/// A rank or a suit that does not exist, or a card that is written twice.
pub fn read_cards(text: &str) -> Result<Vec<Card>, CardError> {
    let mut cards = Vec::new();
    let mut seen = Cards::NONE;
    let mut letters = text.chars().enumerate().filter(|(_, letter)| *letter != ' ').peekable();
    while let Some((at, found)) = letters.next() {
        let ten = found == '1' && letters.next_if(|(_, next)| *next == '0').is_some();
        let rank = if ten { Some(Rank::TEN) } else { Rank::from_letter(found) };
        let rank = rank.ok_or(CardError::Rank { found, at: at + 1 })?;
        let (at, found) = letters.next().ok_or(CardError::NoSuit)?;
        let suit = Suit::from_letter(found).ok_or(CardError::Suit { found, at: at + 1 })?;
        let card = Card::new(rank, suit);
        if seen.contains(card) {
            return Err(CardError::Twice(card));
        }
        seen.insert(card);
        cards.push(card);
    }
    Ok(cards)
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = String::deserialize(from)?;
        written.parse().map_err(|_| ExpectedKind::Card.error(written))
    }
}

/// A set of cards without an order.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No cards.
    pub const NONE: Self = Self(0);
    /// All 52 cards.
    pub const ALL: Self = Self((1 << 52) - 1);

    /// Returns the cards of this rank and above, in all four suits: a stripped deck.
    pub const fn from_rank(lowest: Rank) -> Self {
        Self(Self::ALL.0 & !((1 << ((lowest.0 - 2) * 4)) - 1))
    }

    /// Returns the set with these [bits](Self::bits). Bits that belong to no card are ignored.
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Returns whether the set contains this card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Returns the cards in either set.
    #[must_use]
    pub const fn union(self, those: Self) -> Self {
        Self(self.0 | those.0)
    }

    /// Returns the cards in both sets.
    #[must_use]
    pub const fn intersection(self, those: Self) -> Self {
        Self(self.0 & those.0)
    }

    /// Returns the cards of this set that are not in `those`.
    #[must_use]
    pub const fn difference(self, those: Self) -> Self {
        Self(self.0 & !those.0)
    }

    /// Returns the number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards one by one, the lowest first.
    pub fn iter(self) -> impl FusedIterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = u8::try_from(left.trailing_zeros()).ok().filter(|card| *card < 52)?;
            left &= left - 1;
            Some(Card(card))
        })
        .fuse()
    }

    /// Returns the set as bits: bit `4 × (rank − 2) + suit`, suits in the order ♣ ♦ ♥ ♠.
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

/// Writes the highest card first, as people name a hand: `AsKd9h`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<Card> = self.iter().collect();
        cards.iter().rev().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
