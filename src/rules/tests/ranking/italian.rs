//! The Italian game: decks, ties, suits, and the triangle (seeds 001 and 004).

use bottone_base::cards::{Cards, Rank};
use bottone_rules::ranking::{
    FlushTie::{self, RankFirst, SuitFirst},
    RankingGame,
    Ties::{self, Split, SuitsDecide},
    describe,
    italian::{deck, lowest_rank},
    winners,
};

use crate::cases;
use crate::ranking::showdowns::category;
use crate::ranking::{hands_of, number, places};
use bottone_rules_support::ranking::{hands, italian};

fn won(players: u8, flush: FlushTie, ties: Ties, texts: &[&str]) -> Vec<usize> {
    winners(italian(players, flush, ties), &hands(texts), Cards::NONE).high
}

#[test]
fn every_showdown_goes_as_in_the_cases_by_both_conventions_and_without_suits() {
    for case in cases("italian_showdowns") {
        let hands = hands_of(&case, "hands");
        let players = number::<u8>(&case["deck"]) / 4 - 4;
        let won = |flush, ties| winners(italian(players, flush, ties), &hands, Cards::NONE).high;
        let one = |name: &str| vec![number::<usize>(&case[name])];
        assert_eq!(won(SuitFirst, SuitsDecide), one("win_suit_first"), "suit first: {case}");
        assert_eq!(won(RankFirst, SuitsDecide), one("win_rank_first"), "rank first: {case}");
        for flush in [SuitFirst, RankFirst] {
            assert_eq!(won(flush, Split), places(&case["win_no_suits"]), "no suits: {case}");
        }
        for (own, name) in hands.iter().zip(case["cat"].as_array().unwrap()) {
            let made = describe(italian(players, SuitFirst, SuitsDecide), *own, Cards::NONE);
            let name = name.as_str().unwrap().replace("full", "full_house");
            assert_eq!(category(made), name, "{own} in {case}");
        }
    }
}

#[test]
fn the_deck_by_the_rule_of_eleven_is_the_deck_by_the_rule_of_four() {
    for players in 2..=9 {
        let deck = deck(players).unwrap();
        assert_eq!(deck.len(), (usize::from(players) + 4) * 4);
        assert_eq!(deck.iter().next().unwrap().rank().number(), 11 - players);
        assert_eq!(lowest_rank(players).map(Rank::number), Some(11 - players));
    }
    for players in [0, 1, 10, 11, 255] {
        assert_eq!(deck(players), None);
    }
}

/// Four players, the winner first by the suit and then by the ranks; rules.md 9.3 and 9.5.
const VECTORS: [(&str, &[&str], usize, usize); 22] = [
    ("9.3 straights by the suit of the top card", &["KhQdJcTs9d", "KsQhJdTc9h"], 0, 0),
    ("9.3 the ace-low straight by its top card", &["As7h8h9hTd", "Ah7s8s9sTh"], 1, 1),
    ("9.3 the ace-low straight is the lowest", &["Ah7s8s9sTh", "Js8d9dTc7d"], 1, 1),
    ("9.3 pairs by the suit of the best card beside", &["AcAdKh9c8s", "AhAsKd9d8d"], 0, 0),
    ("9.3 pairs by the third card beside", &["AcAdKh9c8s", "AhAsKd9d7d"], 0, 0),
    ("9.3 two pairs by the suit of the fifth card", &["KcKd9c9dAh", "KhKs9h9sAd"], 0, 0),
    ("9.3 two pairs by the lower pair", &["KcKd9c9d7h", "KhKs8h8sAd"], 0, 0),
    ("9.3 high cards by the suit of the highest", &["KhQdJcTs8d", "KsQhJdTc8h"], 0, 0),
    ("9.3 flushes", &["AsKsTs9s7s", "QhJh9h8h7h"], 1, 0),
    ("9.3 flushes of the same ranks", &["AsKsTs9s7s", "AhKhTh9h7h"], 1, 1),
    ("9.3 threes", &["7h7d7cAhKd", "8h8d8c9sTs"], 1, 1),
    ("9.2 a flush beats a full house", &["AhAdAcKhKd", "QsJs9s8s7s"], 1, 1),
    ("9.2 four beat a flush", &["7s7h7d7c8s", "AhKhTh9h8h"], 0, 0),
    ("9.2 a full house beats a straight", &["AhKdQdJcTs", "7h7d7c8h8d"], 1, 1),
    ("9.2 a straight flush beats four", &["AhAdAcAsKh", "7s8s9sTsJs"], 1, 1),
    ("9.4 hearts, diamonds, clubs, spades", &["QsTs9s8s7s", "QcTc9c8c7c"], 1, 1),
    ("9.5 highest beats middle", &["9hThJhQhKh", "TsJsQsKsAs"], 1, 1),
    ("9.5 lowest beats highest", &["As7s8s9sTs", "ThJhQhKhAh"], 0, 0),
    ("9.5 middle beats lowest", &["7c8c9cTcJc", "Ah7h8h9hTh"], 0, 0),
    ("9.5 middle by its top card", &["9sTsJsQsKs", "8h9hThJhQh"], 0, 0),
    ("9.5 all three by suit", &["TsJsQsKsAs", "7d8d9dTdJd", "Ac7c8c9cTc"], 1, 1),
    ("9.5 all three and a fourth", &["TsJsQsKsAs", "7d8d9dTdJd", "Ac7c8c9cTc", "7h8h9hThJh"], 3, 3),
];

#[test]
fn the_vectors_of_ties_and_of_the_triangle_hold() {
    for (id, texts, by_suit, by_rank) in VECTORS {
        assert_eq!(won(4, SuitFirst, SuitsDecide, texts), [by_suit], "{id}");
        assert_eq!(won(4, RankFirst, SuitsDecide, texts), [by_rank], "{id}");
    }
}

#[test]
fn flushes_of_one_suit_with_six_players_go_to_the_higher_cards() {
    for flush in [SuitFirst, RankFirst] {
        assert_eq!(won(6, flush, SuitsDecide, &["KhQhTh8h6h", "AhJh9h7h5h"]), [1]);
    }
}

#[test]
fn where_suits_do_not_decide_equal_ranks_share_and_the_triangle_stays() {
    assert_eq!(won(4, SuitFirst, Split, &["KhQdJcTs9d", "KsQhJdTc9h"]), [0, 1]);
    assert_eq!(won(4, SuitFirst, Split, &["AsKsTs9s7s", "QhJh9h8h7h"]), [0]);
    assert_eq!(won(4, SuitFirst, Split, &["As7s8s9sTs", "ThJhQhKhAh"]), [0]);
    assert_eq!(won(4, SuitFirst, Split, &["TsJsQsKsAs", "7d8d9dTdJd", "Ac7c8c9cTc"]), [0]);
}

#[test]
fn the_game_is_read_as_questions_write_it() {
    let read = |text| ron::from_str::<RankingGame>(text).unwrap();
    assert_eq!(read("Italian(players: 4, flush: SuitFirst)"), italian(4, SuitFirst, SuitsDecide));
    assert_eq!(read("Italian(players: 5, flush: RankFirst)"), italian(5, RankFirst, SuitsDecide));
    assert_eq!(
        read("Italian(players: 4, flush: SuitFirst, ties: Split)"),
        italian(4, SuitFirst, Split)
    );
}
