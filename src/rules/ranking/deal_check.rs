//! The check that cards can have been dealt in a game.

use std::ops::RangeInclusive;

use bottone_base::cards::{Card, Cards, Rank};

use super::{RankingGame, italian};

/// The reason why a hand is not possible in its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DealtCardsFault {
    /// Another number of own cards than the game has.
    Own { found: usize, expected: RangeInclusive<usize> },
    /// Another number of board cards than the game has.
    Board { found: usize, expected: RangeInclusive<usize> },
    /// A card in a hand is also on the board, or in another hand.
    Twice(Card),
    /// A card that is not in the Italian deck for this many players.
    NotInDeck {
        /// The lowest of these cards.
        card: Card,
        /// The number of players.
        players: u8,
    },
    /// A card below the six, in a game of the short deck.
    NotInShortDeck(Card),
    /// A number of players without an Italian deck.
    Players(u8),
}

/// Checks that these hands can have been dealt from one deck. A hand of stud may lack cards that
/// are still to come.
///
/// # Errors
///
/// The first thing that is not possible.
pub fn check(game: RankingGame, hands: &[Cards], board: Cards) -> Result<(), DealtCardsFault> {
    let (expected, on_board) = counts(game);
    if !on_board.contains(&board.len()) {
        return Err(DealtCardsFault::Board { found: board.len(), expected: on_board });
    }
    if let RankingGame::Italian { players, .. } = game {
        let deck = italian::deck(players).ok_or(DealtCardsFault::Players(players))?;
        let foreign = hands.iter().find_map(|hand| hand.difference(deck).iter().next());
        if let Some(card) = foreign {
            return Err(DealtCardsFault::NotInDeck { card, players });
        }
    }
    if game == RankingGame::ShortDeck {
        let all = hands.iter().fold(board, |all, hand| all.union(*hand));
        if let Some(card) = all.iter().find(|card| card.rank() < Rank::SIX) {
            return Err(DealtCardsFault::NotInShortDeck(card));
        }
    }
    let mut seen = board;
    for hand in hands {
        if !expected.contains(&hand.len()) {
            return Err(DealtCardsFault::Own { found: hand.len(), expected });
        }
        if let Some(card) = hand.intersection(seen).iter().next() {
            return Err(DealtCardsFault::Twice(card));
        }
        seen = seen.union(*hand);
    }
    Ok(())
}

/// Returns the possible numbers of own cards and of board cards. The one card on a board of stud is
/// the common card that is dealt when the deck runs out.
const fn counts(game: RankingGame) -> (RangeInclusive<usize>, RangeInclusive<usize>) {
    match game {
        RankingGame::Holdem | RankingGame::ShortDeck => (2..=2, 0..=5),
        RankingGame::Omaha | RankingGame::OmahaHiLo => (4..=6, 0..=5),
        RankingGame::Stud | RankingGame::StudHiLo | RankingGame::Razz => (1..=7, 0..=1),
        RankingGame::Draw
        | RankingGame::TripleDraw27
        | RankingGame::TripleDrawA5
        | RankingGame::Italian { .. } => (5..=5, 0..=0),
        RankingGame::Badugi => (4..=4, 0..=0),
    }
}
