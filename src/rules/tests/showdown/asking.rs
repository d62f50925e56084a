//! The right to ask to see a hand: the example of TDA 2024 rule 18 (§4.3).

use bottone_base::seat::Seats;
use bottone_rules::showdown::{
    LastRound,
    MustShow::{self, Floor, No, Yes},
    Seeing, ShowdownRules, may_ask_to_see,
};

use super::{seat, seats};

const A: u8 = 1;
const B: u8 = 2;
const C: u8 = 3;
const D: u8 = 4;

fn ask(round: LastRound, seeing: Seeing, asks: u8, whose: u8) -> MustShow {
    let rules = ShowdownRules { seeing, ..ShowdownRules::default() };
    may_ask_to_see(seat(asks), seat(whose), &round, &rules)
}

/// On the river A bets 1,000, B calls, C raises to 5,000, D, A and B call. D mucks.
#[test]
fn only_callers_who_keep_their_cards_may_insist_r18() {
    let round =
        LastRound { aggressor: Some(seat(C)), callers: seats(&[A, B, D]), keep: seats(&[A, B, C]) };
    let table = [(A, C, Yes), (B, C, Yes), (D, C, No), (A, B, Floor), (C, A, Floor), (D, A, No)];
    for (asks, whose, answer) in table {
        assert_eq!(ask(round, Seeing::LastAggressor, asks, whose), answer, "{asks} asks {whose}");
        assert_eq!(ask(round, Seeing::AnyHand, asks, whose), Yes, "{asks} asks {whose}");
    }
}

#[test]
fn without_a_bet_on_the_river_the_floor_decides_r18() {
    let round = LastRound { aggressor: None, callers: Seats::NONE, keep: seats(&[A, B]) };
    assert_eq!(ask(round, Seeing::LastAggressor, B, A), Floor);
}
