//! The actions of dealer and players in a hand.

use std::fmt;

use bottone_base::{
    cards::{Card, Cards, MOST_CARDS},
    chips::Chips,
    seat::SeatNo,
    unreadable::ExpectedKind,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Cards in the order in which they lie on the table; some may be unknown.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct DealtCards {
    cards: [Option<Card>; MOST_CARDS],
    count: u8,
    known: Cards,
    /// The first duplicate card.
    twice: Option<Card>,
}

impl DealtCards {
    /// No cards.
    pub const NONE: Self =
        Self { cards: [None; MOST_CARDS], count: 0, known: Cards::NONE, twice: None };

    /// Returns this many unknown cards.
    pub fn unknown(count: usize) -> Self {
        Self { count: u8::try_from(count.min(MOST_CARDS)).unwrap_or_default(), ..Self::NONE }
    }

    /// Returns these cards and one more; `None` if there are [`MOST_CARDS`] already.
    #[must_use]
    pub fn with_card(mut self, card: Option<Card>) -> Option<Self> {
        self.push(card).then_some(self)
    }

    /// Adds one card, if there are fewer than [`MOST_CARDS`].
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

    /// Returns these cards, filled up with unknown cards to this number.
    #[must_use]
    pub fn padded_to(mut self, count: u8) -> Self {
        while self.count < count && self.push(None) {}
        self
    }

    pub const fn len(&self) -> usize {
        self.count as usize
    }

    pub(super) const fn count(&self) -> u8 {
        self.count
    }

    /// Returns whether there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Returns the cards in order.
    pub fn iter(&self) -> impl Iterator<Item = Option<Card>> + Clone {
        self.cards.into_iter().take(self.len())
    }

    /// Returns the known cards.
    pub const fn known(&self) -> Cards {
        self.known
    }

    /// Returns the first duplicate card.
    pub(super) const fn duplicate(&self) -> Option<Card> {
        self.twice
    }
}

impl FromIterator<Card> for DealtCards {
    /// Takes as many cards as one act can hold.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut dealt = Self::NONE;
        for card in cards {
            match dealt.with_card(Some(card)) {
                Some(more) => dealt = more,
                None => break,
            }
        }
        dealt
    }
}

/// Writes `AsKd`, with `??` for an unknown card.
impl fmt::Display for DealtCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| match card {
            Some(card) => write!(f, "{card}"),
            None => f.write_str("??"),
        })
    }
}

impl Serialize for DealtCards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards.iter().take(usize::from(self.count)))
    }
}

impl<'de> Deserialize<'de> for DealtCards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Option<Card>>::deserialize(from)?.into_iter().try_fold(Self::NONE, |all, card| {
            all.with_card(card).ok_or_else(|| ExpectedKind::Cards.error(MOST_CARDS + 1))
        })
    }
}

impl fmt::Debug for DealtCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The next act in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HandAct {
    /// A player is dealt hole cards.
    Deal(SeatNo, DealtCards),
    /// Cards are dealt to the board.
    Board(DealtCards),
    Player(SeatNo, Play),
}

/// The action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Play {
    /// Folds the hand.
    Fold,
    /// Checks.
    Check,
    /// Matches the bet, all-in if the stack is smaller.
    Call,
    /// Bets this much, the first bet on this street.
    Bet(Chips),
    /// Raises to this amount.
    Raise(Chips),
    /// Posts the bring-in.
    BringIn,
    /// Completes the bring-in, or a short all-in, to a full bet of this amount.
    Complete(Chips),
    /// Discards these cards and is to get as many.
    Draw(DealtCards),
    /// Keeps all cards.
    StandPat,
    /// Turns these cards face up.
    Show(DealtCards),
    /// Gives up the hand at the showdown.
    Muck,
}
