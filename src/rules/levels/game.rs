//! The games played, and their order if there are several.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A game, by the way its cards are dealt and its pot is won.
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
    /// Hold'em with 36 cards. A level's `big` is the button's blind, and its `small` is zero.
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
    /// All games.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns whether the game has antes and a bring-in instead of blinds. The button is then
    /// frozen, so that the blinds of the next flop game fall where they were due (TDA 2024,
    /// recommended procedure 18).
    pub const fn is_stud(self) -> bool {
        matches!(self, Self::Stud | Self::StudHiLo | Self::Stud8 | Self::Razz)
    }

    /// Returns whether the game has two blinds. Short deck has only the button's, and Italian draw
    /// an ante agreed at the table.
    pub const fn has_blinds(self) -> bool {
        !self.is_stud() && !matches!(self, Self::ShortDeck | Self::ItalianDraw)
    }
}

/// The limit on bets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Betting {
    /// Any amount up to all-in.
    NoLimit,
    /// At most the pot.
    PotLimit,
    /// The small bet or the big bet of the level.
    Limit,
}

/// The game played, or several in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Game {
    /// The same game throughout.
    One(Variant, Betting),
    /// Games in turn, in this order: HORSE, 8-game, half hold'em and half Omaha.
    Mix {
        /// The time at which the next game starts.
        rotation: Rotation,
        /// The games, at least two.
        games: Vec<(Variant, Betting)>,
    },
}

/// The amount of stud in an event, which decides who is moved to balance its tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stud {
    /// No stud.
    #[default]
    Never,
    /// Some stud: a mix, or levels of stud among others.
    InMix,
    Always,
}

/// The time at which a mix moves on to its next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rotation {
    Level,
    /// After this many hands, at each table separately.
    Hands(u8),
    /// After one hand for every player, at each table separately.
    Orbit,
}

/// The state of a table in a mix that rotates within levels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MixTurn {
    /// The game of the mix, from 0.
    pub game: usize,
    /// The next hand of that game, from 1.
    pub hand: u32,
    /// The number of hands of that game in a row.
    pub of: u32,
}

impl MixTurn {
    /// Returns the number of earlier hands in the mix.
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
    /// Returns the games of the level with this number, in order: one, unless a mix rotates within
    /// levels.
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

    /// Returns every game played, in order.
    pub fn variants(&self) -> impl Iterator<Item = Variant> {
        let (one, mix) = match self {
            Self::One(variant, _) => (Some(*variant), &[][..]),
            Self::Mix { games, .. } => (None, &games[..]),
        };
        one.into_iter().chain(mix.iter().map(|(variant, _)| *variant))
    }

    /// Returns the state of a table with this many players after this many hands. `None` for one
    /// game, and for a mix that rotates by level.
    pub fn turn(&self, hands: u32, players: usize) -> Option<MixTurn> {
        let Self::Mix { rotation, games } = self else { return None };
        let of = match rotation {
            Rotation::Level => return None,
            Rotation::Hands(hands) => u32::from(*hands),
            Rotation::Orbit => u32::try_from(players).ok()?,
        };
        let game = usize::try_from(hands.checked_div(of)?).ok()?.checked_rem(games.len())?;
        Some(MixTurn { game, hand: hands % of + 1, of })
    }
}
