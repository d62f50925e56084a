//! The winners: cases of three evaluators, the vectors of the Italian game, exhaustive counts,
//! laws, and every hand in words.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod counts;
mod italian;
mod laws;
mod misdealt;
mod plays;
mod showdowns;
mod words;

use bottone::rules::{
    cards::{Card, Cards, read_cards},
    ranking::{FlushTie, RankingGame, Ties},
};
use serde_json::Value;

fn cards(text: &str) -> Cards {
    read_cards(text).expect("cards").into_iter().collect()
}

fn hands(texts: &[&str]) -> Vec<Cards> {
    texts.iter().map(|text| cards(text)).collect()
}

fn italian(players: u8, flush: FlushTie, ties: Ties) -> RankingGame {
    RankingGame::Italian { players, flush, ties }
}

/// Returns the lines of a file of cases.
fn cases(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/cases/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    #[expect(clippy::disallowed_methods, reason = "a test reads its cases")]
    let text = std::fs::read_to_string(&path).expect(&path);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// Returns the hands of a case under this name.
fn hands_of(case: &Value, name: &str) -> Vec<Cards> {
    let hands = case[name].as_array().expect(name);
    hands.iter().map(|hand| cards(hand.as_str().unwrap())).collect()
}

fn number<Number: TryFrom<u64>>(value: &Value) -> Number {
    value.as_u64().and_then(|number| number.try_into().ok()).expect("a number")
}

/// Returns indices in a list of hands.
fn places(value: &Value) -> Vec<usize> {
    value.as_array().expect("places").iter().map(number).collect()
}

/// Calls `show` with every set of this many cards of a deck.
fn each_set(deck: &[Card], count: usize, chosen: Cards, show: &mut impl FnMut(Cards)) {
    if count == 0 {
        return show(chosen);
    }
    for (at, card) in deck.iter().enumerate() {
        let mut chosen = chosen;
        chosen.insert(*card);
        each_set(&deck[at + 1..], count - 1, chosen, show);
    }
}
