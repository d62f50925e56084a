//! The number of hands of each kind in a deck, counted one by one.

use std::collections::BTreeMap;

use bottone_base::cards::{Card, Cards, Rank};
use bottone_rules::ranking::{
    FlushTie::SuitFirst, HandCategory, RankingGame, Ties::SuitsDecide, Triangle, describe,
};
use serde_json::Value;

use crate::cases;
use crate::ranking::showdowns::category;
use crate::ranking::{each_set, number};
use bottone_rules_support::ranking::italian;

/// Decks of more cards are counted in release builds only, `cargo test --release -- --ignored`.
const QUICK: u64 = 40;

type Counts = BTreeMap<&'static str, u64>;

fn count(game: RankingGame, deck: Cards, of: usize) -> Counts {
    let deck: Vec<Card> = deck.iter().collect();
    let mut counts = Counts::new();
    each_set(&deck, of, Cards::NONE, &mut |own| {
        let made = describe(game, own, Cards::NONE);
        *counts.entry(category(made)).or_default() += 1;
        *counts.entry("total").or_default() += 1;
        match made.high {
            Some(
                HandCategory::RoyalFlush
                | HandCategory::ItalianStraightFlush { place: Triangle::Highest, .. },
            ) => {
                *counts.entry("of_which_royal").or_default() += 1;
            }
            Some(HandCategory::ItalianStraightFlush { place: Triangle::Lowest, .. }) => {
                *counts.entry("of_which_minimum").or_default() += 1;
            }
            _ => {}
        }
    });
    counts
}

fn check(case: &Value, counts: &Counts) {
    for (name, found) in counts {
        assert_eq!(case[*name].as_u64(), Some(*found), "{name} in {case}");
    }
}

/// Plays the cases with straights that begin with the ace.
fn played(wanted: impl Fn(u64) -> bool) {
    let played = |case: &Value| case["cards"].is_null() && case["ace_low_straight"] == true;
    let mut decks = 0;
    for case in cases("category_counts").iter().filter(|case| played(case)) {
        let deck = case["deck"].as_u64().unwrap();
        if !wanted(deck) {
            continue;
        }
        decks += 1;
        let lowest = Rank::new(number(&case["lowest_rank"])).unwrap();
        let game = italian(11 - lowest.number(), SuitFirst, SuitsDecide);
        check(case, &count(game, Cards::from_rank(lowest), 5));
    }
    assert!(decks > 2, "only {decks} decks counted");
}

#[test]
fn small_decks_hold_as_many_hands_of_each_kind_as_counted() {
    played(|deck| deck <= QUICK);
}

#[test]
#[ignore = "five million hands; for release builds"]
fn large_decks_hold_as_many_hands_of_each_kind_as_counted() {
    played(|deck| deck > QUICK);
}

#[test]
#[ignore = "134 million hands; for release builds"]
fn seven_of_52_cards_make_as_many_hands_of_each_kind_as_counted() {
    let cases = cases("category_counts");
    let seven = cases.iter().find(|case| case["cards"] == 7).expect("the case of seven cards");
    let mut counts = count(RankingGame::Stud, Cards::ALL, 7);
    counts.remove("of_which_royal");
    check(seven, &counts);
}

#[test]
#[ignore = "2.6 million hands; for release builds"]
fn deuce_to_seven_has_no_straight_that_begins_with_the_ace() {
    let deck: Vec<Card> = Cards::ALL.iter().collect();
    let mut counts = Counts::new();
    each_set(&deck, 5, Cards::NONE, &mut |own| {
        let name = match describe(RankingGame::TripleDraw27, own, Cards::NONE).low {
            Some(HandCategory::Low(_)) => "high_card",
            Some(HandCategory::Straight(_)) => "straight",
            Some(HandCategory::Flush(_)) => "flush",
            Some(HandCategory::StraightFlush(_) | HandCategory::RoyalFlush) => "straight_flush",
            _ => return,
        };
        *counts.entry(name).or_default() += 1;
    });
    let cases = cases("category_counts");
    let without = |case: &&Value| case["deck"] == 52 && case["ace_low_straight"] == false;
    check(cases.iter().find(without).expect("52 cards, the ace never low"), &counts);
}
