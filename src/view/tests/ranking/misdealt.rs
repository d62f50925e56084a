//! Cards that cannot have been dealt are found before they are ranked.

use bottone_base::cards::Cards;
use bottone_rules::ranking::{
    DealtCardsFault, FlushTie::SuitFirst, RankingGame, Ties::SuitsDecide, check,
};
use bottone_view::card_faults::misdealt;

use bottone_rules_support::ranking::{cards, hands, italian};

fn say(game: RankingGame, texts: &[&str], board: &str) -> String {
    check(game, &hands(texts), cards(board))
        .map_or_else(|wrong| misdealt(&wrong).to_string(), |()| "fine".to_owned())
}

#[test]
fn what_can_be_dealt_is_fine() {
    for (game, texts, board) in [
        (RankingGame::Holdem, &["AsKd", "QhQc"][..], "2c3c4c5c6c"),
        (RankingGame::Holdem, &["AsKd"], ""),
        (RankingGame::Omaha, &["AsKdQhJc", "AdAc2c3c"], "4s5s6s"),
        (RankingGame::OmahaHiLo, &["AsKdQhJcTd2h"], "4s5s6s"),
        (RankingGame::Stud, &["AsKdQhJcTd2h"], "4s"),
        (RankingGame::Badugi, &["AsKdQhJc"], ""),
        (italian(4, SuitFirst, SuitsDecide), &["AsKdQhJc7c"], ""),
    ] {
        assert_eq!(check(game, &hands(texts), cards(board)), Ok(()), "{game:?} {texts:?}");
    }
}

#[test]
fn what_cannot_be_dealt_is_said_in_a_sentence() {
    let of_four = italian(4, SuitFirst, SuitsDecide);
    for (game, texts, board, wrong) in [
        (RankingGame::Holdem, &["AsKdQh"][..], "", "cards in a hand: 3; expected 2"),
        (RankingGame::Holdem, &["AsKd"], "2c3c4c5c6c7c", "cards on the board: 6; expected 0 to 5"),
        (RankingGame::Holdem, &["AsKd", "QhKd"], "", "Kd appears twice"),
        (RankingGame::Holdem, &["AsKd"], "As2c3c", "As appears twice"),
        (RankingGame::Omaha, &["AsKd"], "", "cards in a hand: 2; expected 4 to 6"),
        (RankingGame::Draw, &["AsKd3d4d5d"], "2c", "cards on the board: 1; expected 0"),
        (of_four, &["AsKdQhJc6c"], "", "6c is not in the deck for 4 players"),
        (
            italian(1, SuitFirst, SuitsDecide),
            &["AsKdQhJcTc"],
            "",
            "no deck for 1 players; expected 2 to 9",
        ),
    ] {
        assert_eq!(say(game, texts, board), wrong);
    }
    assert_eq!(
        check(of_four, &hands(&["AsKdQhJc6c2d"]), Cards::NONE),
        Err(DealtCardsFault::NotInDeck { card: "2d".parse().unwrap(), players: 4 })
    );
}
