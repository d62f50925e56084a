//! The cards that play, in hands of few cards and of many.

use bottone_base::cards::{Card, Cards};
use bottone_rules::ranking::{RankingGame, high_cards, low_cards, rate, winners};

use crate::ranking::each_set;
use bottone_rules_support::ranking::{cards, hands};

/// Returns every five of some cards.
pub(crate) fn fives(of: Cards) -> impl Iterator<Item = Cards> {
    let of: Vec<Card> = of.iter().collect();
    let mut fives = Vec::new();
    each_set(&of, 5, Cards::NONE, &mut |five| fives.push(five));
    fives.into_iter()
}

#[test]
fn the_cards_that_play_are_the_highest_by_suit_where_there_is_a_choice() {
    let table = [
        (RankingGame::Stud, "KhKsQdJcTs9h2c", "KsQdJcTs9h"),
        (RankingGame::Stud, "KhKs9d9sAcAs2h", "AsAcKsKh9s"),
        (RankingGame::Stud, "KhKsKd9d9s9c2h", "KsKhKd9s9d"),
        (RankingGame::Stud, "AsQs9s7s4sAhAd", "AsQs9s7s4s"),
        (RankingGame::Stud, "As2h3h4h5h6h7c", "6h5h4h3h2h"),
        (RankingGame::Razz, "AsAh2d3c4s5hKd", "As5h4s3c2d"),
        (RankingGame::Badugi, "8s4d2hAc", "Ac8s4d2h"),
        (RankingGame::Badugi, "8s4d2hAh", "Ah8s4d"),
        (RankingGame::Badugi, "8s8d8hAh", "Ah8s"),
        (RankingGame::TripleDraw27, "7s5d4h3c2d", "7s5d4h3c2d"),
        (RankingGame::TripleDrawA5, "As5s4s3s2s", "As5s4s3s2s"),
    ];
    for (game, own, plays) in table {
        assert_eq!(high_cards(game, cards(own), Cards::NONE), cards(plays), "{game:?} {own}");
    }
}

#[test]
fn the_cards_that_play_for_the_low_are_there_only_where_it_qualifies() {
    let low = |game, own, board| low_cards(game, cards(own), cards(board));
    assert_eq!(low(RankingGame::StudHiLo, "As2h3d8c7sKhKd", ""), Some(cards("As8c7s3d2h")));
    assert_eq!(low(RankingGame::StudHiLo, "As2h3d9c7sKhKd", ""), None);
    assert_eq!(low(RankingGame::OmahaHiLo, "As2hKdKc", "3d4s8cQhJs"), Some(cards("As8c4s3d2h")));
    assert_eq!(low(RankingGame::OmahaHiLo, "AsKhKdKc", "2d3d4s8cQh"), None);
    assert_eq!(low(RankingGame::Holdem, "As2h", "3d4s5c"), None);
}

#[test]
fn omaha_takes_two_own_cards_of_four_five_or_six() {
    let wins = |one: &str, other: &str, board: &str| {
        winners(RankingGame::Omaha, &hands(&[one, other]), cards(board)).high
    };
    assert_eq!(wins("As2c3d4h", "KsQs5d6h", "Js9s8s7s2d"), [1], "one spade is no flush");
    assert_eq!(wins("As2c3d4h6s", "KsQd5d6h7c", "Js9s8s4d2d"), [0], "two of five make a flush");
    assert_eq!(wins("AsAdAhAcKc9h", "KsQd5d6h7cQc", "Qs9s8d4d2d"), [1], "four aces are a pair");
}

#[test]
fn boards_of_stud_are_compared_with_few_cards() {
    let wins = |one: &str, other: &str| {
        winners(RankingGame::Stud, &hands(&[one, other]), Cards::NONE).high
    };
    assert_eq!(wins("2s2d", "AsKd"), [0]);
    assert_eq!(wins("As", "Kd"), [0]);
    assert_eq!(wins("AsKd", "AdKs"), [0, 1]);
    assert_eq!(wins("2s2d2cAh", "AdAsKdKs"), [0]);
    assert_eq!(wins("2s3s4s5s", "2d2c3d4d"), [1], "four cards are no straight and no flush");
    let low =
        |one: &str, other: &str| winners(RankingGame::Razz, &hands(&[one, other]), Cards::NONE).low;
    assert_eq!(low("As2d", "As3d"), [0]);
    assert_eq!(low("AsAd", "KsQd"), [1]);
    let rising = [
        "KsQd9h2c", "AsTd9h2c", "2c2dAsKs", "3c3d4s2s", "3c3d4s4h", "AsAdKsKh", "2c2d2h3s",
        "3c3d3h3s",
    ];
    for pair in rising.windows(2) {
        assert_eq!(wins(pair[0], pair[1]), [1], "{pair:?}");
    }
    assert_eq!(low("As2d", "2c3d"), [0]);
    assert_eq!(wins("KsQd", "KdQs"), [0, 1]);
}

#[test]
fn no_cards_and_no_hands_have_an_answer() {
    for game in [
        RankingGame::Holdem,
        RankingGame::OmahaHiLo,
        RankingGame::Razz,
        RankingGame::Badugi,
        RankingGame::TripleDraw27,
    ] {
        assert_eq!(winners(game, &[], Cards::NONE), winners(game, &[], Cards::ALL));
        assert_eq!(high_cards(game, Cards::NONE, Cards::NONE), Cards::NONE);
        rate(game, Cards::NONE, Cards::NONE);
    }
}

#[test]
fn a_badugi_of_more_cards_beats_a_lower_one_of_fewer() {
    let wins = |texts: &[&str]| winners(RankingGame::Badugi, &hands(texts), Cards::NONE).low;
    assert_eq!(wins(&["KsQdJhTc", "As2d3h4h"]), [0]);
    assert_eq!(wins(&["Ks4d3h2c", "Qs9d8h7c"]), [1]);
    assert_eq!(wins(&["As2d3h4h", "Ah2c3s4s", "Ah2c4s4d"]), [0, 1]);
    assert_eq!(wins(&["AsAdAhAc", "2s2d2h2c"]), [0]);
}

#[test]
fn deuce_to_seven_ranks_the_ace_high_and_counts_straights_and_flushes() {
    let order = [
        "7s5d4h3c2d",
        "7s6d4h3c2d",
        "8s5d4h3c2d",
        "As5d4h3c2d",
        "AsKdQhJc9d",
        "2s2d3h4c5d",
        "2s3d4h5c6d",
        "2s3s4s5s7s",
        "As2s3s4s5s",
    ];
    for pair in order.windows(2) {
        let won = winners(RankingGame::TripleDraw27, &hands(pair), Cards::NONE).low;
        assert_eq!(won, [0], "{pair:?}");
    }
}
