//! Hands of cards, as tests write them.

use bottone_base::cards::{Cards, read_cards};
use bottone_rules::ranking::{FlushTie, RankingGame, Ties};

/// Returns these cards.
pub fn cards(text: &str) -> Cards {
    read_cards(text).expect("cards").into_iter().collect()
}

/// Returns the cards of each player.
pub fn hands(texts: &[&str]) -> Vec<Cards> {
    texts.iter().map(|text| cards(text)).collect()
}

/// Returns the Italian game by these rules.
pub fn italian(players: u8, flush: FlushTie, ties: Ties) -> RankingGame {
    RankingGame::Italian { players, flush, ties }
}
