//! Every hand has its name in both languages.

use std::iter;

use bottone_base::cards::{Cards, Rank};
use bottone_i18n::Language::{self, English, Italian};
use bottone_rules::ranking::{
    FlushTie::SuitFirst, HandCategory, HandDescription, RankingGame, Ties, Triangle, describe,
};
use bottone_view::hand_names::{Pack, card_name, hand_name, made_hand_name};

use bottone_rules_support::ranking::{cards, italian};

fn in_both(game: RankingGame, own: &str, board: &str) -> [String; 2] {
    [English, Italian].map(|language| hand_name(language, game, cards(own), cards(board)))
}

const SUITS: RankingGame = italian_game(Ties::SuitsDecide);
const NO_SUITS: RankingGame = italian_game(Ties::Split);

const fn italian_game(ties: Ties) -> RankingGame {
    RankingGame::Italian { players: 4, flush: SuitFirst, ties }
}

/// A game, own cards, a board, and the name of the hand in English and in Italian.
const NAMES: [(RankingGame, &str, &str, &str, &str); 52] = [
    (RankingGame::Holdem, "", "", "no cards", "nessuna carta"),
    (RankingGame::Holdem, "AsKd", "9h7c5d3s2c", "ace high", "carta alta, asso"),
    (RankingGame::Holdem, "8s8d", "AhKc5d3s2c", "pair of eights", "coppia di otto"),
    (RankingGame::Holdem, "AsAd", "QhTc5d3s2c", "pair of aces", "coppia d'assi"),
    (RankingGame::Holdem, "6s6d", "AhKc5d3s2c", "pair of sixes", "coppia di sei"),
    (
        RankingGame::Holdem,
        "KsKd",
        "9h9c5d3s2c",
        "two pair, kings and nines",
        "doppia coppia, re e nove",
    ),
    (RankingGame::Holdem, "QsQd", "Qh9c5d3s2c", "three of a kind, queens", "tris di donne"),
    (RankingGame::Holdem, "Ts9d", "8h7c6d2s2c", "straight, ten high", "scala al dieci"),
    (RankingGame::Holdem, "As2d", "3h4c5dKsQc", "straight, five high", "scala al cinque"),
    (RankingGame::Holdem, "AsKd", "QhJcTd2s3c", "straight, ace high", "scala all'asso"),
    (RankingGame::Holdem, "QsJd", "Th9c8d2s3c", "straight, queen high", "scala alla donna"),
    (RankingGame::Holdem, "8s7d", "6h5c4dKsQc", "straight, eight high", "scala all'otto"),
    (RankingGame::Holdem, "As9s", "7s4s2sKdKc", "flush, ace high", "colore all'asso"),
    (RankingGame::Holdem, "Qs9s", "7s4s2sKdKc", "flush, queen high", "colore alla donna"),
    (
        RankingGame::Holdem,
        "AsAd",
        "AhTcTd3s2c",
        "full house, aces over tens",
        "full d'assi ai dieci",
    ),
    (
        RankingGame::Holdem,
        "TsTd",
        "ThAcAd3s2c",
        "full house, tens over aces",
        "full di dieci agli assi",
    ),
    (
        RankingGame::Holdem,
        "JsJd",
        "JhQcQd3s2c",
        "full house, jacks over queens",
        "full di jack alle donne",
    ),
    (
        RankingGame::Holdem,
        "2s2d",
        "2h8c8d3s5c",
        "full house, twos over eights",
        "full di due agli otto",
    ),
    (RankingGame::Holdem, "7s7d", "7h7cAd3s2c", "four of a kind, sevens", "poker di sette"),
    (
        RankingGame::Holdem,
        "9s8s",
        "7s6s5sAdAc",
        "straight flush, nine high",
        "scala colore al nove",
    ),
    (RankingGame::Holdem, "AsKs", "QsJsTs2d3c", "royal flush", "scala reale"),
    (RankingGame::Omaha, "AsAdAhAc", "KdQh9s7c2d", "pair of aces", "coppia d'assi"),
    (
        RankingGame::OmahaHiLo,
        "As2dKhKc",
        "4d6h8sKdTc",
        "three of a kind, kings; 8-6-4-2-A low",
        "tris di re; low 8-6-4-2-A",
    ),
    (
        RankingGame::StudHiLo,
        "AsKdKhKcQdQs2c",
        "",
        "full house, kings over queens",
        "full di re alle donne",
    ),
    (RankingGame::Razz, "As2d4h6c8dKsKc", "", "8-6-4-2-A low", "low 8-6-4-2-A"),
    (
        RankingGame::Razz,
        "AsAd2h2c3d3s3c",
        "",
        "two pair, twos and aces",
        "doppia coppia, due e assi",
    ),
    (RankingGame::TripleDraw27, "7s5d4h3c2d", "", "7-5-4-3-2 low", "low 7-5-4-3-2"),
    (RankingGame::TripleDraw27, "AsTd4h3c2d", "", "A-10-4-3-2 low", "low A-10-4-3-2"),
    (RankingGame::TripleDraw27, "As5d4h3c2d", "", "A-5-4-3-2 low", "low A-5-4-3-2"),
    (RankingGame::TripleDraw27, "6s5d4h3c2d", "", "straight, six high", "scala al sei"),
    (RankingGame::TripleDraw27, "As5s4s3s2s", "", "flush, ace high", "colore all'asso"),
    (RankingGame::TripleDrawA5, "As5s4s3s2s", "", "5-4-3-2-A low", "low 5-4-3-2-A"),
    (RankingGame::Badugi, "8s4d2hAc", "", "badugi, 8-4-2-A", "badugi, 8-4-2-A"),
    (RankingGame::Badugi, "8s4d2hAh", "", "three cards, 8-4-A", "tre carte, 8-4-A"),
    (RankingGame::Badugi, "8s8d8hAh", "", "two cards, 8-A", "due carte, 8-A"),
    (RankingGame::Badugi, "KsQs2sAs", "", "one card, A", "una carta, A"),
    (SUITS, "KhQdJcTs8d", "", "king of hearts high", "carta alta, re di cuori"),
    (SUITS, "QhQdKcTs8d", "", "pair of queens, king of clubs", "coppia di donne, re di fiori"),
    (
        SUITS,
        "KcKd9c9dAs",
        "",
        "two pair, kings and nines, ace of spades",
        "doppia coppia, re e nove, asso di picche",
    ),
    (SUITS, "QhQdQcTs8d", "", "three of a kind, queens", "tris di donne"),
    (SUITS, "Ah7s8s9sTd", "", "straight, ten of diamonds high", "scala al dieci di quadri"),
    (SUITS, "AhJh9h8h7h", "", "flush, ace of hearts high", "colore all'asso di cuori"),
    (
        SUITS,
        "AhKhQhJhTh",
        "",
        "highest straight flush, ace of hearts high",
        "scala reale massima all'asso di cuori",
    ),
    (
        SUITS,
        "Ah7h8h9hTh",
        "",
        "lowest straight flush, ten of hearts high",
        "scala reale minima al dieci di cuori",
    ),
    (
        NO_SUITS,
        "QhJhTh9h8h",
        "",
        "middle straight flush, queen high",
        "scala reale media alla donna",
    ),
    (NO_SUITS, "QhQdKcTs8d", "", "pair of queens", "coppia di donne"),
    (NO_SUITS, "JhJdKcTs8d", "", "pair of jacks", "coppia di fanti"),
    (RankingGame::Draw, "JhJdKcTs8d", "", "pair of jacks", "coppia di jack"),
    (SUITS, "JsJdJhQcQd", "", "full house, jacks over queens", "full di fanti alle donne"),
    (NO_SUITS, "JhTc9h8h7h", "", "straight, jack high", "scala al fante"),
    (
        SUITS,
        "KcKdJcJdAs",
        "",
        "two pair, kings and jacks, ace of spades",
        "doppia coppia, re e fanti, asso di picche",
    ),
    (SUITS, "QhQdJcTs8d", "", "pair of queens, jack of clubs", "coppia di donne, fante di fiori"),
];

#[test]
fn hands_are_named_as_a_floor_manager_names_them() {
    for (game, own, board, english, italian) in NAMES {
        assert_eq!(in_both(game, own, board), [english, italian], "{game:?} {own} {board}");
    }
}

/// Returns the next kind in a list of all: a new kind does not compile until it has its place here.
fn after(kind: HandCategory, rank: Rank) -> Option<HandCategory> {
    let italian = |place| HandCategory::ItalianStraightFlush { place, high: rank };
    let low = |game, own| describe(game, cards(own), Cards::NONE).low;
    Some(match kind {
        HandCategory::NoCards => HandCategory::HighCard(rank),
        HandCategory::HighCard(_) => HandCategory::Pair(rank),
        HandCategory::Pair(_) => HandCategory::TwoPair { higher: rank, lower: Rank::TEN },
        HandCategory::TwoPair { .. } => HandCategory::Three(rank),
        HandCategory::Three(_) => HandCategory::Straight(rank),
        HandCategory::Straight(_) => HandCategory::Flush(rank),
        HandCategory::Flush(_) => HandCategory::FullHouse { three: Rank::TEN, pair: rank },
        HandCategory::FullHouse { .. } => HandCategory::Four(rank),
        HandCategory::Four(_) => HandCategory::StraightFlush(rank),
        HandCategory::StraightFlush(_) => HandCategory::RoyalFlush,
        HandCategory::RoyalFlush => italian(Triangle::Highest),
        HandCategory::ItalianStraightFlush { place: Triangle::Highest, .. } => {
            italian(Triangle::Middle)
        }
        HandCategory::ItalianStraightFlush { place: Triangle::Middle, .. } => {
            italian(Triangle::Lowest)
        }
        HandCategory::ItalianStraightFlush { place: Triangle::Lowest, .. } => {
            low(RankingGame::Razz, "As2d3c4h5s")?
        }
        HandCategory::Low(_) => low(RankingGame::Badugi, "As2d3c4h")?,
        HandCategory::Badugi(_) => return None,
    })
}

const PACKS: [Pack; 2] = [Pack::Casino, Pack::Italian];

#[test]
fn every_kind_of_every_rank_has_a_name_without_gaps() {
    let decisions = Cards::ALL.iter().map(Some).chain([None]);
    let mut names = 0;
    for (rank, decides) in
        Rank::all().flat_map(|rank| decisions.clone().map(move |card| (rank, card)))
    {
        for kind in iter::successors(Some(HandCategory::NoCards), |kind| after(*kind, rank)) {
            for (language, pack) in
                Language::complete().flat_map(|language| PACKS.map(|pack| (language, pack)))
            {
                let name = made_hand_name(
                    language,
                    pack,
                    HandDescription { high: Some(kind), low: None, decides },
                );
                assert!(
                    !name.is_empty() && !name.contains(['{', '}', '$']) && !name.contains("hand-"),
                    "{language:?} {kind:?}: {name}"
                );
                names += 1;
            }
        }
    }
    assert_eq!(
        names,
        13 * 53 * 16 * 2 * 2,
        "sixteen kinds of each rank, by each card, in both languages and packs"
    );
}

#[test]
fn cards_have_names() {
    let name = |language, card: &str| card_name(language, Pack::Casino, card.parse().unwrap());
    let table = [
        ("Jh", "jack of hearts", "jack di cuori"),
        ("As", "ace of spades", "asso di picche"),
        ("Kh", "king of hearts", "re di cuori"),
        ("Td", "ten of diamonds", "dieci di quadri"),
        ("2c", "two of clubs", "due di fiori"),
    ];
    for (card, english, italian) in table {
        assert_eq!([name(English, card), name(Italian, card)], [english, italian]);
    }
    let jack = "Jh".parse().unwrap();
    assert_eq!(card_name(English, Pack::Italian, jack), "jack of hearts");
    assert_eq!(card_name(Italian, Pack::Italian, jack), "fante di cuori");
}

#[test]
fn a_game_for_two_players_has_its_own_lowest_straight() {
    let game = italian(2, SuitFirst, Ties::SuitsDecide);
    assert_eq!(
        hand_name(Italian, game, cards("Ah9sTdJcQh"), Cards::NONE),
        "scala alla donna di cuori"
    );
}
