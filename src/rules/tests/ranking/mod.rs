//! The winners: cases of three evaluators, the vectors of the Italian game, exhaustive counts,
//! and laws.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod counts;
mod italian;
mod laws;
mod plays;
mod showdowns;

use bottone_base::cards::{Card, Cards};
use bottone_rules_support::ranking::cards;
use serde_json::Value;

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
