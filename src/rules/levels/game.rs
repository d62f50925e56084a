//! Which game is played, and in which order when there are several.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A game, by how its cards are dealt and how its pot is won.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    VariantArray,
    IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    HoldEm,
    /// Hold'em with 36 cards. A level's `big` is the button's blind, and its `small` is nothing.
    ShortDeck,
    /// Omaha, high only.
    Omaha,
    /// Omaha, high and low of eight or better.
    Omaha8,
    /// Omaha of five cards, high and low of eight or better.
    BigO,
    /// Seven-card stud, high only.
    Stud,
    /// Seven-card stud, high and low without a qualifier.
    StudHiLo,
    /// Seven-card stud, high and low of eight or better.
    Stud8,
    /// Seven-card stud for the low, ace to five.
    Razz,
    /// Five-card draw, high.
    FiveCardDraw,
    /// Five-card draw as played in Italy, with a stripped deck.
    ItalianDraw,
    /// Deuce to seven, one draw.
    SingleDraw27,
    /// Deuce to seven, three draws.
    TripleDraw27,
    /// Ace to five, three draws.
    TripleDrawA5,
    Badugi,
}

impl Variant {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// Antes and a bring-in instead of blinds? The button is then frozen, so that the blinds of the next flop game
    /// fall where they were due (TDA 2024, recommended procedure 18).
    pub const fn is_stud(self) -> bool {
        matches!(self, Self::Stud | Self::StudHiLo | Self::Stud8 | Self::Razz)
    }

    /// Two blinds? Short deck has the button's alone, and Italian draw an ante agreed at the table.
    pub const fn has_blinds(self) -> bool {
        !self.is_stud() && !matches!(self, Self::ShortDeck | Self::ItalianDraw)
    }
}

/// How much may be bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Betting {
    /// Anything up to all-in.
    NoLimit,
    /// At most the pot.
    PotLimit,
    /// The small bet or the big bet of the level.
    Limit,
}

/// What is played: one game, or several in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Game {
    /// The same game all along.
    One(Variant, Betting),
    /// Games in turn, in this order: HORSE, 8-game, half hold'em and half Omaha.
    Mix {
        /// When the next one starts.
        rotation: Rotation,
        /// At least two.
        games: Vec<(Variant, Betting)>,
    },
}

/// How much of an event is stud, which decides who is moved to balance its tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stud {
    /// None of it.
    #[default]
    Never,
    /// Some of it: a mix, or levels of stud among others.
    InMix,
    Always,
}

/// When a mix goes on to its next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rotation {
    Level,
    /// After so many hands, at each table by itself.
    Hands(u8),
    /// After one hand for every player, at each table by itself.
    Orbit,
}

/// Where a table stands in a mix that goes on within levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Which of the mix's games, from 0.
    pub game: usize,
    /// Which hand of that game comes, from 1.
    pub hand: u32,
    /// How many hands of it are played in a row.
    pub of: u32,
}

impl Turn {
    /// How many hands of the mix came before.
    pub fn hands_before(self) -> u32 {
        let games = u32::try_from(self.game).unwrap_or(u32::MAX).saturating_mul(self.of);
        games.saturating_add(self.hand.saturating_sub(1))
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::One(Variant::HoldEm, Betting::NoLimit)
    }
}

impl Game {
    /// The games of the level with this number, in order. One, unless a mix rotates within levels.
    pub fn at_level(&self, number: usize) -> Vec<(Variant, Betting)> {
        match self {
            Self::One(variant, betting) => vec![(*variant, *betting)],
            Self::Mix { rotation: Rotation::Level, games } => {
                let turn = number.saturating_sub(1).checked_rem(games.len());
                turn.and_then(|turn| games.get(turn)).copied().into_iter().collect()
            }
            Self::Mix { games, .. } => games.clone(),
        }
    }

    /// Every game that is played in it, in order.
    pub fn variants(&self) -> impl Iterator<Item = Variant> {
        let (one, mix) = match self {
            Self::One(variant, _) => (Some(*variant), &[][..]),
            Self::Mix { games, .. } => (None, &games[..]),
        };
        one.into_iter().chain(mix.iter().map(|(variant, _)| *variant))
    }

    /// Where a table of so many players stands after so many hands. `None` for one game, and for a
    /// mix that goes on with the levels.
    pub fn turn(&self, hands: u32, players: usize) -> Option<Turn> {
        let Self::Mix { rotation, games } = self else { return None };
        let of = match rotation {
            Rotation::Level => return None,
            Rotation::Hands(hands) => u32::from(*hands),
            Rotation::Orbit => u32::try_from(players).ok()?,
        };
        let game = usize::try_from(hands.checked_div(of)?).ok()?.checked_rem(games.len())?;
        Some(Turn { game, hand: hands % of + 1, of })
    }
}
