//! What dealer and players do in a hand.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use std::fmt;

use crate::rules::{
    cards::{Card, Cards},
    chips::Chips,
    seat::SeatNo,
    unreadable::Wanted,
};

/// The most cards that one act deals, discards or shows.
pub const MOST_CARDS: usize = 7;

/// Cards in the order in which they lie on the table; some may not be known.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Dealt {
    cards: [Option<Card>; MOST_CARDS],
    count: u8,
    known: Cards,
    /// The first card that is there twice.
    twice: Option<Card>,
}

impl Dealt {
    /// No cards.
    pub const NONE: Self =
        Self { cards: [None; MOST_CARDS], count: 0, known: Cards::NONE, twice: None };

    /// Cards of which nobody has seen the face.
    pub fn unknown(count: usize) -> Self {
        Self { count: u8::try_from(count.min(MOST_CARDS)).unwrap_or_default(), ..Self::NONE }
    }

    /// One more; `None` when there are [`MOST_CARDS`] already.
    #[must_use]
    pub fn and(mut self, card: Option<Card>) -> Option<Self> {
        self.push(card).then_some(self)
    }

    /// Puts one more down, if there are fewer than [`MOST_CARDS`].
    pub fn push(&mut self, card: Option<Card>) -> bool {
        let Some(place) = self.cards.get_mut(usize::from(self.count)) else { return false };
        *place = card;
        self.count += 1;
        if let Some(card) = card {
            if self.known.contains(card) {
                self.twice = self.twice.or(Some(card));
            }
            self.known.insert(card);
        }
        true
    }

    /// With as many whose face is not known as it takes to be so many.
    #[must_use]
    pub fn filled_to(mut self, count: u8) -> Self {
        while self.count < count && self.push(None) {}
        self
    }

    pub const fn len(&self) -> usize {
        self.count as usize
    }

    pub(super) const fn count(&self) -> u8 {
        self.count
    }

    /// None at all?
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// One after another.
    pub fn iter(&self) -> impl Iterator<Item = Option<Card>> + Clone {
        self.cards.into_iter().take(self.len())
    }

    /// Those whose face is known.
    pub const fn known(&self) -> Cards {
        self.known
    }

    /// The first card that is there twice.
    pub(super) const fn twice(&self) -> Option<Card> {
        self.twice
    }
}

impl FromIterator<Card> for Dealt {
    /// As many as one act can hold.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut dealt = Self::NONE;
        for card in cards {
            match dealt.and(Some(card)) {
                Some(more) => dealt = more,
                None => break,
            }
        }
        dealt
    }
}

/// `AsKd`, and `??` for a card that is not known.
impl fmt::Display for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| match card {
            Some(card) => write!(f, "{card}"),
            None => f.write_str("??"),
        })
    }
}

impl Serialize for Dealt {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards.iter().take(usize::from(self.count)))
    }
}

impl<'de> Deserialize<'de> for Dealt {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Option<Card>>::deserialize(from)?.into_iter().try_fold(Self::NONE, |all, card| {
            all.and(card).ok_or_else(|| Wanted::Cards.error(MOST_CARDS + 1))
        })
    }
}

impl fmt::Debug for Dealt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What happens next in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Act {
    /// A player is dealt cards of his own.
    Deal(SeatNo, Dealt),
    /// Cards are dealt for everybody.
    Board(Dealt),
    Player(SeatNo, Play),
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Play {
    /// Gives up his cards.
    Fold,
    /// Bets nothing.
    Check,
    /// Matches the bet, with all he has if it is not enough.
    Call,
    /// Bets so much, the first on this street.
    Bet(Chips),
    /// Makes the bet so much.
    Raise(Chips),
    /// Posts the bring-in.
    BringIn,
    /// Makes the bring-in, or a short all-in, a full bet of so much.
    Complete(Chips),
    /// Discards these and is to get as many.
    Draw(Dealt),
    /// Keeps what he has.
    StandPat,
    /// Puts his cards face up.
    Show(Dealt),
    /// Gives up his cards at the showdown.
    Muck,
}
