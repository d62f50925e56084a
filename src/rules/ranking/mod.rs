//! The ranking of hands in every game.
//!
//! A hand is a set of cards, never a list: no result depends on the order in which it was dealt.
//! Suits decide nothing except in the Italian game. Hands with fewer cards than at the end of the
//! game can also be compared, for the boards of stud.

mod badugi;
mod by_rank;
mod choice;
mod deal_check;
mod description;
mod high;
pub mod italian;
mod low;
mod omaha;
mod ranks;

use bottone_base::cards::Cards;
use serde::{Deserialize, Serialize};

use self::{
    choice::best_five,
    high::{Category, HighHand},
};
pub use self::{
    deal_check::{DealtCardsFault, check},
    description::{HandCategory, HandDescription},
    italian::{FlushTie, Ties, Triangle},
    ranks::Ranks,
};

/// A game, by its hand ranking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum RankingGame {
    /// Texas hold'em: the best five of two own cards and the board.
    Holdem,
    /// Hold'em with 36 cards: a flush beats a full house, and the ace also counts below the six.
    ShortDeck,
    /// Omaha: two own cards and three of the board.
    Omaha,
    /// Omaha, half of the pot for the best low of eight or better.
    OmahaHiLo,
    Stud,
    /// Seven-card stud, half of the pot for the best low of eight or better.
    StudHiLo,
    /// Seven-card stud for the low, ace to five.
    Razz,
    Draw,
    /// Deuce to seven; straights and flushes count, the ace is high.
    TripleDraw27,
    /// Ace to five after draws: straights and flushes do not count, the ace is low.
    TripleDrawA5,
    /// Badugi: the most cards of different ranks and suits, then the lowest.
    Badugi,
    /// Five-card draw as in Italy.
    Italian {
        /// The number of players, which sets the deck.
        players: u8,
        /// The rule that decides between two flushes.
        flush: FlushTie,
        /// The rule that decides between two hands of the same ranks.
        #[serde(default)]
        ties: Ties,
    },
}

/// The strength of a hand in its game; greater is better. Equal strengths share the pot.
///
/// Only [`winners`] handles Italian straight flushes fully, because they beat one another in a
/// circle; here the highest of them is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u32);

impl Strength {
    /// Returns the strength of a hand for which higher is better.
    const fn high(hand: HighHand) -> Self {
        Self(hand.packed())
    }

    /// Returns the strength of a hand of the short deck, in which a flush beats a full house.
    fn short(hand: HighHand) -> Self {
        let category = match hand.category {
            Category::FullHouse => Category::Flush,
            Category::Flush => Category::FullHouse,
            other => other,
        };
        Self::high(HighHand { category, ..hand })
    }

    /// Returns the strength of a hand for which lower is better.
    const fn low(hand: HighHand) -> Self {
        Self(!hand.packed())
    }

    /// Returns the strength of a badugi: more cards are better, then lower ones.
    fn badugi(ranks: Ranks) -> Self {
        Self((ranks.len() << 20) + (0xF_FFFF - ranks.packed()))
    }
}

/// The strength of a hand for the high and for the low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// For the high, in games that have one.
    pub high: Option<Strength>,
    /// For the low, if the hand qualifies.
    pub low: Option<Strength>,
}

/// The winners, by index in the given list of hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Winners {
    /// The winners of the pot or its high half. In games for the low alone they are in `low`.
    pub high: Vec<usize>,
    /// The winners of the low half; empty if no hand qualifies.
    pub low: Vec<usize>,
}

/// Returns the strength of one hand: the player's own cards, and the board if there is one.
pub fn rate(game: RankingGame, own: Cards, board: Cards) -> Rating {
    let all = own.union(board);
    let high = match game {
        RankingGame::Razz
        | RankingGame::TripleDraw27
        | RankingGame::TripleDrawA5
        | RankingGame::Badugi => None,
        RankingGame::Omaha | RankingGame::OmahaHiLo => {
            Some(Strength::high(omaha::high(own, board)))
        }
        RankingGame::Italian { players, flush, ties } => {
            Some(italian::strength(all, players, flush, ties))
        }
        RankingGame::ShortDeck => Some(Strength::short(high::best_short(all))),
        RankingGame::Holdem | RankingGame::Stud | RankingGame::StudHiLo | RankingGame::Draw => {
            Some(Strength::high(high::best(all)))
        }
    };
    let low = match game {
        RankingGame::Badugi => Some(Strength::badugi(badugi::best(all).0)),
        _ => low(game, own, board).map(Strength::low),
    };
    Rating { high, low }
}

/// Returns the hand for the low if the game has one (except badugi) and the cards qualify.
fn low(game: RankingGame, own: Cards, board: Cards) -> Option<HighHand> {
    let all = own.union(board);
    match game {
        RankingGame::OmahaHiLo => omaha::low(own, board),
        RankingGame::StudHiLo => low::eight_or_better(all),
        RankingGame::Razz | RankingGame::TripleDrawA5 => Some(low::razz(all)),
        RankingGame::TripleDraw27 => Some(low::deuce_to_seven(all)),
        _ => None,
    }
}

/// Returns the cards that make the hand for the high (or, in games for the low alone, the low): the
/// five of a flush, the four of a badugi.
///
/// If a player can choose, for example between two kings for one straight, they are the highest by
/// suit.
pub fn high_cards(game: RankingGame, own: Cards, board: Cards) -> Cards {
    let all = own.union(board);
    match game {
        RankingGame::Omaha | RankingGame::OmahaHiLo => {
            omaha::five(own, board, |five| Some(high::best(five)))
        }
        RankingGame::Italian { players, flush, ties } => {
            best_five(all, |five| Some(italian::strength(five, players, flush, ties)))
        }
        RankingGame::Razz
        | RankingGame::TripleDraw27
        | RankingGame::TripleDrawA5
        | RankingGame::Badugi => {
            return low_cards(game, own, board).unwrap_or_default();
        }
        RankingGame::ShortDeck => {
            best_five(all, |five| Some(Strength::short(high::best_short(five))))
        }
        RankingGame::Holdem | RankingGame::Stud | RankingGame::StudHiLo | RankingGame::Draw => {
            best_five(all, |five| Some(high::best(five)))
        }
    }
    .unwrap_or_default()
}

/// Returns the cards that make the hand for the low, if the game has one and the hand qualifies.
pub fn low_cards(game: RankingGame, own: Cards, board: Cards) -> Option<Cards> {
    let all = own.union(board);
    match game {
        RankingGame::OmahaHiLo => {
            omaha::five(own, board, |five| low::eight_or_better(five).map(Strength::low))
        }
        RankingGame::StudHiLo => {
            best_five(all, |five| low::eight_or_better(five).map(Strength::low))
        }
        RankingGame::Razz | RankingGame::TripleDrawA5 => {
            best_five(all, |five| Some(Strength::low(low::razz(five))))
        }
        RankingGame::TripleDraw27 => {
            best_five(all, |five| Some(Strength::low(low::deuce_to_seven(five))))
        }
        RankingGame::Badugi => Some(badugi::best(all).1),
        _ => None,
    }
}

/// Returns the winners among these hands.
pub fn winners(game: RankingGame, hands: &[Cards], board: Cards) -> Winners {
    if let RankingGame::Italian { players, flush, ties } = game {
        return Winners { high: italian::winners(hands, players, flush, ties), low: Vec::new() };
    }
    let (mut high, mut low) = (BestHands::default(), BestHands::default());
    for (place, own) in hands.iter().enumerate() {
        let rating = rate(game, *own, board);
        high.compare(place, rating.high);
        low.compare(place, rating.low);
    }
    Winners { high: high.places, low: low.places }
}

/// The best hands so far, with their indices.
#[derive(Default)]
struct BestHands {
    strength: Option<Strength>,
    places: Vec<usize>,
}

impl BestHands {
    fn compare(&mut self, place: usize, strength: Option<Strength>) {
        if strength.is_none() || strength < self.strength {
            return;
        }
        if strength > self.strength {
            self.strength = strength;
            self.places.clear();
        }
        self.places.push(place);
    }
}

/// Returns the description of the hand.
pub fn describe(game: RankingGame, own: Cards, board: Cards) -> HandDescription {
    let all = own.union(board);
    let high = match game {
        RankingGame::Razz
        | RankingGame::TripleDraw27
        | RankingGame::TripleDrawA5
        | RankingGame::Badugi => None,
        RankingGame::Italian { players, flush, ties } => {
            return italian::describe(all, players, flush, ties);
        }
        RankingGame::Omaha | RankingGame::OmahaHiLo => Some(omaha::high(own, board)),
        RankingGame::ShortDeck => Some(high::best_short(all)),
        RankingGame::Holdem | RankingGame::Stud | RankingGame::StudHiLo | RankingGame::Draw => {
            Some(high::best(all))
        }
    };
    let low = match game {
        RankingGame::Badugi => Some(HandCategory::Badugi(badugi::best(all).0)),
        _ => low(game, own, board).map(HandCategory::of_low),
    };
    HandDescription { high: high.map(HandCategory::of_high), low, decides: None }
}
