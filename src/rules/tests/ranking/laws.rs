//! Laws over random hands.

use std::cmp::Ordering;

use bottone_base::cards::{Card, Cards};
use bottone_rules::ranking::{
    FlushTie::{self, RankFirst, SuitFirst},
    HandCategory, RankingGame,
    Ties::{Split, SuitsDecide},
    Triangle, describe, high_cards,
    italian::deck,
    low_cards, rate, winners,
};
use proptest::{prelude::*, sample::subsequence};

use bottone_rules_support::ranking::italian;

const GAMES: [RankingGame; 9] = [
    RankingGame::Holdem,
    RankingGame::Omaha,
    RankingGame::OmahaHiLo,
    RankingGame::Stud,
    RankingGame::StudHiLo,
    RankingGame::Razz,
    RankingGame::Draw,
    RankingGame::TripleDraw27,
    RankingGame::Badugi,
];

/// Returns this many cards of a deck, in any order.
fn dealt(deck: Cards, count: usize) -> impl Strategy<Value = Vec<Card>> {
    subsequence(deck.iter().collect::<Vec<_>>(), count).prop_shuffle()
}

fn set(cards: &[Card]) -> Cards {
    cards.iter().copied().collect()
}

/// Returns two to five hands of five from the deck for this many players. They are often of few
/// suits or ranks, so that there are flushes and ties.
fn italian_hands() -> impl Strategy<Value = (u8, Vec<Cards>)> {
    (2..=9_u8).prop_flat_map(|players| {
        let deck = deck(players).unwrap();
        let most = usize::from(players.min(5));
        (2..=most.max(2)).prop_flat_map(move |count| {
            let any = dealt(deck, count * 5);
            let close = dealt(deck, count * 5).prop_map(|mut cards| {
                cards.sort();
                (0..cards.len() / 5)
                    .flat_map(|at| cards.iter().skip(at).step_by(cards.len() / 5).copied())
                    .collect()
            });
            let suited = dealt(deck, count * 5).prop_map(|mut cards| {
                cards.sort_by_key(|card| (card.suit(), card.rank()));
                cards
            });
            prop_oneof![any, close, suited].prop_map(move |cards: Vec<Card>| {
                (players, cards.chunks(5).map(set).collect::<Vec<_>>())
            })
        })
    })
}

/// Returns straight flushes of one deck that share no card.
fn straight_flushes() -> impl Strategy<Value = (u8, Vec<Cards>)> {
    (2..=9_u8, prop::collection::vec((0..4_usize, 0..10_u8), 2..5)).prop_map(|(players, picks)| {
        let deck = deck(players).unwrap();
        let mut hands: Vec<Cards> = Vec::new();
        for (suit, from) in picks {
            let suited = deck.iter().filter(|card| card.suit() as usize == suit);
            let mut suited: Vec<Card> = suited.collect();
            suited.rotate_right(1);
            suited.extend(suited.first().copied());
            let runs = suited.windows(5).count();
            let run = set(suited.windows(5).nth(usize::from(from) % runs).unwrap());
            if hands.iter().all(|hand| hand.intersection(run).is_empty()) {
                hands.push(run);
            }
        }
        (players, hands)
    })
}

fn place(game: RankingGame, hand: Cards) -> Option<Triangle> {
    match describe(game, hand, Cards::NONE).high {
        Some(HandCategory::ItalianStraightFlush { place, .. }) => Some(place),
        _ => None,
    }
}

/// Returns whether the first beats the second without other hands.
fn beats(game: RankingGame, one: Cards, other: Cards) -> bool {
    winners(game, &[one, other], Cards::NONE).high == [0]
}

fn italian_law(players: u8, hands: &[Cards], flush: FlushTie) {
    let game = italian(players, flush, SuitsDecide);
    let won = winners(game, hands, Cards::NONE).high;
    assert_eq!(won.len(), 1, "one winner among {hands:?}");
    for (one, other) in hands.iter().zip(hands.iter().skip(1)) {
        assert_ne!(beats(game, *one, *other), beats(game, *other, *one), "{one} {other}");
    }
    let places: std::collections::BTreeSet<_> =
        hands.iter().filter_map(|hand| place(game, *hand)).collect();
    if places.len() == 3 {
        return;
    }
    let winner = hands[won[0]];
    for (at, hand) in hands.iter().enumerate() {
        assert!(at == won[0] || beats(game, winner, *hand), "{winner} {hand} among {hands:?}");
    }
    for a in hands {
        for b in hands {
            for c in hands {
                let in_row = beats(game, *a, *b) && beats(game, *b, *c);
                assert!(!in_row || beats(game, *a, *c), "{a} {b} {c}");
            }
        }
    }
}

proptest! {
    #[test]
    fn italian_hands_of_one_deck_are_in_strict_order((players, hands) in italian_hands()) {
        for flush in [SuitFirst, RankFirst] {
            italian_law(players, &hands, flush);
        }
    }

    #[test]
    fn italian_straight_flushes_are_in_strict_order_but_for_the_triangle(
        (players, hands) in straight_flushes()
    ) {
        prop_assume!(!hands.is_empty());
        for flush in [SuitFirst, RankFirst] {
            italian_law(players, &hands, flush);
            let game = italian(players, flush, SuitsDecide);
            for (a, b) in hands.iter().flat_map(|a| hands.iter().map(move |b| (*a, *b))) {
                use Triangle::{Highest, Lowest, Middle};
                if let (Some(Highest), Some(Middle)) | (Some(Middle), Some(Lowest)) | (Some(Lowest), Some(Highest)) =
                    (place(game, a), place(game, b))
                {
                    prop_assert!(beats(game, a, b), "{a} {b}");
                }
            }
        }
    }

    #[test]
    fn without_suits_the_winner_is_among_those_who_share((players, hands) in italian_hands()) {
        let split = winners(italian(players, RankFirst, Split), &hands, Cards::NONE).high;
        let alone = winners(italian(players, RankFirst, SuitsDecide), &hands, Cards::NONE).high;
        let all_three = hands.iter().filter_map(|hand| place(italian(players, RankFirst, Split), *hand));
        prop_assume!(all_three.collect::<std::collections::BTreeSet<_>>().len() < 3);
        prop_assert!(split.contains(&alone[0]), "{alone:?} {split:?}");
    }

    #[test]
    fn the_cards_that_make_a_hand_are_worth_as_much_as_all(cards in dealt(Cards::ALL, 9)) {
        let (own, board) = (set(&cards[..4]), set(&cards[4..]));
        for game in GAMES {
            let whole = rate(game, own, board);
            if matches!(game, RankingGame::Omaha | RankingGame::OmahaHiLo) {
                let plays = high_cards(game, own, board);
                prop_assert_eq!((plays.intersection(own).len(), plays.intersection(board).len()), (2, 3));
                prop_assert_eq!(rate(RankingGame::StudHiLo, plays, Cards::NONE).high, whole.high);
                let low = low_cards(game, own, board);
                let found = low.and_then(|low| rate(RankingGame::StudHiLo, low, Cards::NONE).low);
                prop_assert_eq!(found, whole.low);
                continue;
            }
            let plays = high_cards(game, own, board);
            prop_assert!(plays.difference(own.union(board)).is_empty());
            let alone = rate(game, plays, Cards::NONE);
            prop_assert_eq!(whole.high, alone.high, "{:?}", game);
            if let Some(low) = low_cards(game, own, board) {
                prop_assert_eq!(rate(game, low, Cards::NONE).low, whole.low, "{:?}", game);
            } else {
                prop_assert_eq!(whole.low, None);
            }
        }
    }

    #[test]
    fn suits_never_matter(cards in dealt(Cards::ALL, 9), turn in 1..4_u8) {
        let turned: Vec<Card> = cards
            .iter()
            .map(|card| {
                let suits = bottone_base::cards::Suit::ALL;
                let suit = suits[(card.suit() as usize + usize::from(turn)) % 4];
                Card::new(card.rank(), suit)
            })
            .collect();
        for game in GAMES {
            let rated = |cards: &[Card]| rate(game, set(&cards[..4]), set(&cards[4..]));
            prop_assert_eq!(rated(&cards), rated(&turned), "{:?}", game);
        }
    }

    #[test]
    fn another_card_never_makes_a_hand_worse(cards in dealt(Cards::ALL, 7)) {
        for game in [RankingGame::Stud, RankingGame::StudHiLo, RankingGame::Razz, RankingGame::Badugi] {
            let rated = |count: usize| rate(game, set(&cards[..count]), Cards::NONE);
            prop_assert!(rated(7).high >= rated(6).high && rated(6).high >= rated(5).high);
            prop_assert!(rated(7).low >= rated(6).low && rated(6).low >= rated(5).low, "{:?}", game);
        }
    }

    #[test]
    fn razz_is_the_best_of_every_five(cards in dealt(Cards::from_rank(bottone_base::cards::Rank::JACK), 7)) {
        let best = crate::ranking::plays::fives(set(&cards)).map(|five| rate(RankingGame::Razz, five, Cards::NONE).low).max();
        prop_assert_eq!(rate(RankingGame::Razz, set(&cards), Cards::NONE).low.cmp(&best.unwrap()), Ordering::Equal);
    }
}
