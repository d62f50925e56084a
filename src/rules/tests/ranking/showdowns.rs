//! Showdowns on which three evaluators agree.

use bottone_base::cards::Cards;
use bottone_rules::ranking::{HandCategory, HandDescription, RankingGame, describe, rate, winners};
use serde_json::Value;

use crate::cases;
use crate::ranking::{hands_of, places};
use bottone_rules_support::ranking::cards;

/// Returns the category's name in the cases.
pub(crate) fn category(made: HandDescription) -> &'static str {
    match made.high.expect("a high hand") {
        HandCategory::HighCard(_) => "high_card",
        HandCategory::Pair(_) => "pair",
        HandCategory::TwoPair { .. } => "two_pair",
        HandCategory::Three(_) => "trips",
        HandCategory::Straight(_) => "straight",
        HandCategory::Flush(_) => "flush",
        HandCategory::FullHouse { .. } => "full_house",
        HandCategory::Four(_) => "quads",
        HandCategory::StraightFlush(_)
        | HandCategory::RoyalFlush
        | HandCategory::ItalianStraightFlush { .. } => "straight_flush",
        other => panic!("{other:?} is no high hand"),
    }
}

/// Checks the high hands; in the cases lower ranks are better.
fn check_high(game: RankingGame, case: &Value, hands: &[Cards], board: Cards) {
    let ranks: Vec<u64> =
        case["rank"].as_array().unwrap().iter().map(|r| r.as_u64().unwrap()).collect();
    let strengths: Vec<_> = hands.iter().map(|own| rate(game, *own, board).high.unwrap()).collect();
    for (one, other) in (0..hands.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
        let expected = ranks[other].cmp(&ranks[one]);
        assert_eq!(strengths[one].cmp(&strengths[other]), expected, "{game:?} {case}");
    }
    for (own, name) in hands.iter().zip(case["cat"].as_array().unwrap()) {
        assert_eq!(
            category(describe(game, *own, board)),
            name.as_str().unwrap(),
            "{own} in {case}"
        );
    }
    assert_eq!(winners(game, hands, board).high, places(&case["win"]), "{game:?} {case}");
}

#[test]
fn holdem_goes_to_the_best_five_of_seven() {
    for case in cases("holdem_showdowns") {
        let (hands, board) = (hands_of(&case, "holes"), cards(case["board"].as_str().unwrap()));
        check_high(RankingGame::Holdem, &case, &hands, board);
        assert_eq!(winners(RankingGame::Holdem, &hands, board).low, Vec::<usize>::new());
    }
}

#[test]
fn omaha_goes_to_two_and_three_for_the_high_and_for_the_low() {
    for case in cases("omaha_showdowns") {
        let (hands, board) = (hands_of(&case, "holes"), cards(case["board"].as_str().unwrap()));
        for game in [RankingGame::Omaha, RankingGame::OmahaHiLo] {
            check_high(game, &case, &hands, board);
        }
        assert_eq!(
            winners(RankingGame::OmahaHiLo, &hands, board).low,
            places(&case["low_win"]),
            "{case}"
        );
        assert_eq!(winners(RankingGame::Omaha, &hands, board).low, Vec::<usize>::new());
        for (own, low) in hands.iter().zip(case["low8"].as_array().unwrap()) {
            let found = match describe(RankingGame::OmahaHiLo, *own, board).low {
                Some(HandCategory::Low(ranks)) => Some(ranks.to_string()),
                Some(other) => panic!("{other:?} is no low of eight or better"),
                None => None,
            };
            assert_eq!(found.as_deref(), low.as_str(), "{own} in {case}");
        }
    }
}

#[test]
fn stud_goes_to_the_best_five_of_seven_for_the_high_and_for_both_lows() {
    for case in cases("stud_showdowns") {
        let hands = hands_of(&case, "hands");
        for game in [RankingGame::Stud, RankingGame::StudHiLo] {
            check_high(game, &case, &hands, Cards::NONE);
        }
        let low = |game| winners(game, &hands, Cards::NONE).low;
        assert_eq!(low(RankingGame::StudHiLo), places(&case["low8_win"]), "{case}");
        assert_eq!(low(RankingGame::Razz), places(&case["razz_win"]), "{case}");
    }
}

#[test]
fn five_cards_are_compared_for_the_high_and_for_deuce_to_seven() {
    for case in cases("five_card") {
        let hands = ["a", "b"].map(|name| cards(case[name].as_str().unwrap()));
        check_five(&case, &hands);
    }
}

fn check_five(case: &Value, hands: &[Cards; 2]) {
    let who = |places: &[usize]| match places {
        [0] => "a",
        [1] => "b",
        [0, 1] => "=",
        _ => "nobody",
    };
    let high = winners(RankingGame::Draw, hands, Cards::NONE).high;
    assert_eq!(who(&high), case["high"], "{case}");
    let low = winners(RankingGame::TripleDraw27, hands, Cards::NONE).low;
    assert_eq!(who(&low), case["low27"], "{case}");
    for (own, name) in hands.iter().zip(case["cat"].as_array().unwrap()) {
        assert_eq!(
            category(describe(RankingGame::Draw, *own, Cards::NONE)),
            name.as_str().unwrap(),
            "{case}"
        );
    }
    let [a, b] = hands.map(|own| rate(RankingGame::Draw, own, Cards::NONE).high);
    assert_eq!(a.cmp(&b), case["rank"][1].as_u64().cmp(&case["rank"][0].as_u64()), "{case}");
}

/// The short deck: a flush beats a full house, and a straight beats three of a kind. The ace also
/// counts below the six.
#[test]
fn the_short_deck_has_an_order_of_its_own() {
    let board = cards("9s8s7d7cKs");
    let rated = |own: &str| rate(RankingGame::ShortDeck, cards(own), board).high.unwrap();
    let (flush, full, straight, three) =
        (rated("AsTs"), rated("KdKh"), rated("Td6h"), rated("7hAd"));
    assert!(flush > full && full > straight && straight > three);
    let low = rate(RankingGame::ShortDeck, cards("Ad6h"), cards("9s8s7dKcQh")).high.unwrap();
    assert_eq!(
        category(describe(RankingGame::ShortDeck, cards("Ad6h"), cards("9s8s7dKcQh"))),
        "straight"
    );
    assert!(low < rate(RankingGame::ShortDeck, cards("Td6h"), cards("9s8s7dKcQh")).high.unwrap());
    assert!(
        bottone_rules::ranking::check(RankingGame::ShortDeck, &[cards("5d6h")], board).is_err()
    );
}
