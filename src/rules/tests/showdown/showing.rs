//! The time when all hands go face up, and the first player to show (§4.3).

use bottone_base::chips::Chips;
use bottone_rules::{
    pots::Pot,
    showdown::{
        AllIn, Conceding,
        RemainingBetting::{self, LaterRounds, Nothing, ThisRound},
        ShowOrder, ShowdownRules, ShowdownState, Showing, showing, shows_all_in,
    },
};

use super::{seat, seats};

const A: u8 = 1;
const B: u8 = 2;
const C: u8 = 3;
const D: u8 = 4;

fn standing(live: &[u8], all_in: &[u8], still_to_come: RemainingBetting) -> ShowdownState {
    let (live, all_in) = (seats(live), seats(all_in));
    let (aggressor, first) = (None, seat(A));
    ShowdownState { live, all_in, still_to_come, aggressor, first, hand_for_hand: false }
}

fn pots(each: &[&[u8]]) -> Vec<Pot> {
    each.iter().map(|numbers| Pot { chips: Chips::new(100), seats: seats(numbers) }).collect()
}

/// The case, the live players, the all-in players, the betting to come, true if hands go face up.
type ShowingCase = (&'static str, &'static [u8], &'static [u8], RemainingBetting, bool);

/// The test cases of the addendum to TDA 2024 rule 16.
#[test]
fn all_hands_go_face_up_r16() {
    let table: [ShowingCase; 11] = [
        ("1: on the turn A is all-in, B is to call", &[A, B], &[A], ThisRound, false),
        ("1: B has called", &[A, B], &[A], LaterRounds, true),
        ("2: A is all-in, B and C have called with chips", &[A, B, C], &[A], LaterRounds, false),
        ("2: the flop, before B and C act", &[A, B, C], &[A], ThisRound, false),
        ("2: B and C have checked the flop", &[A, B, C], &[A], LaterRounds, false),
        ("2: B is all-in on the turn, C is to call", &[A, B, C], &[A, B], ThisRound, false),
        ("2: C has called", &[A, B, C], &[A, B], LaterRounds, true),
        ("3: C calls B on the turn, the river is to come", &[A, B, C], &[A], LaterRounds, false),
        ("3: the river is checked through", &[A, B, C], &[A], Nothing, true),
        ("nobody is all-in", &[A, B, C], &[], Nothing, false),
        ("all others fold to an all-in", &[A], &[A], LaterRounds, false),
    ];
    for (what, live, all_in, still_to_come, expected) in table {
        let now = standing(live, all_in, still_to_come);
        assert_eq!(shows_all_in(&now), expected, "{what}");
        let shown = showing(&now, &[], &ShowdownRules::default());
        assert_eq!(shown == Showing::AtOnce(seats(live)), expected, "{what}");
        let hand_for_hand = ShowdownState { hand_for_hand: true, ..now };
        assert_eq!(shows_all_in(&hand_for_hand), expected, "{what}, hand for hand");
        let shown = showing(&hand_for_hand, &[], &ShowdownRules::default());
        assert_eq!(shown == Showing::FaceDown, expected, "{what}, hand for hand");
    }
}

/// A player who was all-in and has folded, or was never dealt in, turns no hand up.
#[test]
fn only_live_hands_count_r16() {
    assert!(!shows_all_in(&standing(&[B, C], &[A], LaterRounds)));
    assert!(!shows_all_in(&standing(&[], &[A], Nothing)));
}

#[test]
fn the_last_hand_wins_unseen_r17_b() {
    for still_to_come in [ThisRound, LaterRounds, Nothing] {
        let now = standing(&[C], &[C], still_to_come);
        let shown = showing(&now, &pots(&[&[C]]), &ShowdownRules::default());
        assert_eq!(shown, Showing::Unseen(seat(C)));
    }
}

fn order(now: &ShowdownState, pots: &[Pot], rules: ShowdownRules) -> Vec<u8> {
    match showing(now, pots, &rules) {
        Showing::InTurn { order, .. } => order.iter().map(|seat| seat.get()).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_last_aggressor_shows_first_r17_a() {
    let rules = ShowdownRules::default();
    let quiet = standing(&[A, B, C, D], &[], Nothing);
    for (aggressor, first, expected) in [
        (Some(C), A, [C, D, A, B]),
        (Some(A), C, [A, B, C, D]),
        (None, B, [B, C, D, A]),
        // The first to act was a seat that has folded, or the aggressor's hand was killed.
        (None, 9, [A, B, C, D]),
        (Some(9), 3, [C, D, A, B]),
    ] {
        let now = ShowdownState { aggressor: aggressor.map(seat), first: seat(first), ..quiet };
        assert_eq!(order(&now, &pots(&[&[A, B, C, D]]), rules), expected);
    }
    let early = ShowdownState { still_to_come: LaterRounds, ..quiet };
    assert_eq!(showing(&early, &[], &rules), Showing::NotYet);
}

/// WSOP live action rule 149: A, all-in, plays only for the main pot and shows last.
#[test]
fn side_pots_show_first_l149() {
    let rules = ShowdownRules { all_in: AllIn::InTurn, ..ShowdownRules::default() };
    let now = standing(&[A, B, C, D], &[A, B], Nothing);
    let pots = pots(&[&[A, B, C, D], &[B, C, D], &[C, D]]);
    assert_eq!(order(&now, &pots, rules), [C, D, B, A]);
    let bet = ShowdownState { aggressor: Some(seat(D)), ..now };
    assert_eq!(order(&bet, &pots, rules), [D, C, B, A]);
    let early = ShowdownState { still_to_come: LaterRounds, ..now };
    assert_eq!(showing(&early, &pots, &rules), Showing::NotYet);
}

#[test]
fn the_ways_of_the_seeds() {
    let now = standing(&[A, B], &[], Nothing);
    let rules = ShowdownRules { order: ShowOrder::AtWill, ..ShowdownRules::default() };
    assert_eq!(showing(&now, &[], &rules), Showing::AtWill(seats(&[A, B])));
    for conceding in [Conceding::Anyone, Conceding::AfterTheFirst, Conceding::Beaten] {
        let rules = ShowdownRules { conceding, ..ShowdownRules::default() };
        let order = vec![seat(A), seat(B)];
        assert_eq!(showing(&now, &[], &rules), Showing::InTurn { order, conceding });
    }
}
