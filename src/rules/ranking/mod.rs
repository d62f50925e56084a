//! How good a hand is, in every game.

use serde::{Deserialize, Serialize};

use super::cards::{Cards, Rank};

/// A game, by how its hands are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Game {
    /// Texas hold'em: the best five of two own cards and the board.
    Holdem,
    /// Omaha: two own cards and three of the board.
    Omaha,
    /// Omaha, half of the pot for the best low of eight or better.
    OmahaHiLo,
    /// Seven-card stud.
    Stud,
    /// Seven-card stud, half of the pot for the best low of eight or better.
    StudHiLo,
    /// Seven-card stud for the low, ace to five.
    Razz,
    /// Five-card draw.
    Draw,
    /// Deuce to seven; straights and flushes count, the ace is high.
    TripleDraw27,
    /// Badugi: the most cards of different ranks and suits, then the lowest.
    Badugi,
    /// Five-card draw as in Italy.
    Italian {
        /// How many play; the deck depends on it.
        players: u8,
        /// What decides between two flushes.
        flush: FlushTie,
    },
}

/// What decides between two flushes in the Italian game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlushTie {
    /// The suit, then the ranks (seed 001).
    #[default]
    SuitFirst,
    /// The ranks, then the suit (seed 004).
    RankFirst,
}

/// How good a hand is in its game, the greater the better. Equal strengths share the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u32);

/// How good a hand is for the high and for the low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// For the high, in games that have one.
    pub high: Option<Strength>,
    /// For the low, where the hand qualifies.
    pub low: Option<Strength>,
}

/// Who wins, as places in the list of hands that was given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Winners {
    /// Those who win the pot or its high half. In games for the low alone they are in `low`.
    pub high: Vec<usize>,
    /// Those who win the low half; nobody where no hand qualifies.
    pub low: Vec<usize>,
}

/// The strength of one hand: the player's own cards, and the board where there is one.
pub fn rate(_game: Game, _own: Cards, _board: Cards) -> Rating {
    todo!()
}

/// The cards that make the hand for the high (or, in games for the low alone, the low): the five
/// of a flush, the four of a badugi.
pub fn made_of(_game: Game, _own: Cards, _board: Cards) -> Cards {
    todo!()
}

/// The winners among these hands.
pub fn winners(_game: Game, _hands: &[Cards], _board: Cards) -> Winners {
    todo!()
}

/// What a hand is, for words: `view::hands` names it in English and Italian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Made {
    /// No pair.
    HighCard([Rank; 5]),
}

/// What the hand is, for words.
pub fn made(_game: Game, _own: Cards, _board: Cards) -> Made {
    todo!()
}
