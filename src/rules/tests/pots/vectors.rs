//! Vectors of the rules, by id, and bets that no dealer would see.

use bottone_base::{chips::Chips, seat::SeatNo};
use bottone_rules::pots::{Pot, Pots};

use super::{pots_of, seat, seats};

/// Chips and the seats that can win them.
type PotResult = (u64, Vec<u8>);

/// Returns the pots, main pot first, and the uncalled bet with its seat.
fn in_numbers(pots: &Pots) -> (Vec<PotResult>, Option<(u8, u64)>) {
    let seats = |pot: &Pot| pot.seats.iter().map(SeatNo::get).collect();
    let each = pots.pots.iter().map(|pot| (pot.chips.get(), seats(pot)));
    (each.collect(), pots.back.map(|(seat, chips)| (seat.get(), chips.get())))
}

const A: u8 = 1;
const B: u8 = 2;
const C: u8 = 3;
const D: u8 = 4;

#[test]
fn v4_a_a_folded_call_stays_in_the_main_pot() {
    let pots = pots_of(&[(A, 700), (B, 2_000), (C, 2_000), (D, 700)], &[D], 0);
    assert_eq!(in_numbers(&pots), (vec![(2_800, vec![A, B, C]), (2_600, vec![B, C])], None));
}

#[test]
fn v4_b_what_no_one_called_goes_back() {
    let pots = pots_of(&[(A, 500), (B, 1_500), (C, 3_000)], &[], 0);
    let expected = (vec![(1_500, vec![A, B, C]), (2_000, vec![B, C])], Some((C, 1_500)));
    assert_eq!(in_numbers(&pots), expected);
}

#[test]
fn v4_c_a_short_big_blind() {
    let (under_the_gun, small, big) = (1, 2, 3);
    let pots = pots_of(&[(under_the_gun, 200), (small, 200), (big, 60)], &[], 0);
    let expected = vec![(180, vec![under_the_gun, small, big]), (280, vec![under_the_gun, small])];
    assert_eq!(in_numbers(&pots), (expected, None));
}

#[test]
fn v4_d_a_big_blind_ante_cut_short() {
    let pots = pots_of(&[(A, 1_000), (B, 1_000)], &[], 300);
    assert_eq!(in_numbers(&pots), (vec![(2_300, vec![A, B])], None));
}

#[test]
fn an_uncalled_raise_goes_back_when_all_others_fold() {
    let pots = pots_of(&[(A, 100), (B, 200), (C, 1_000)], &[A, B], 50);
    assert_eq!(in_numbers(&pots), (vec![(550, vec![C])], Some((C, 800))));
}

/// §4.1.1: a killed hand loses its call and gets its raise back.
#[test]
fn a_killed_hand_gets_back_what_no_one_called() {
    let pots = pots_of(&[(A, 600), (B, 600), (C, 1_400)], &[C], 0);
    assert_eq!(in_numbers(&pots), (vec![(1_800, vec![A, B])], Some((C, 800))));
}

/// §4.1: chips of folded and killed hands stay; if no live hand put in as much, they are in the
/// last pot.
#[test]
fn what_only_killed_hands_put_in_goes_to_the_last_pot() {
    let pots = pots_of(&[(A, 100), (B, 500), (C, 500)], &[B, C], 0);
    assert_eq!(in_numbers(&pots), (vec![(1_100, vec![A])], None));
    let pots = pots_of(&[(A, 17), (D, 17), (C, 5)], &[A, D], 0);
    assert_eq!(in_numbers(&pots), (vec![(39, vec![C])], None));
    let pots = pots_of(&[(A, 100), (B, 200), (C, 300), (D, 900)], &[C, D], 50);
    assert_eq!(in_numbers(&pots), (vec![(450, vec![A, B]), (500, vec![B])], Some((D, 600))));
    // A player who put in nothing wins the chips of the killed hands, if no other player is live.
    let pots = pots_of(&[(A, 0), (B, 500), (C, 500)], &[B, C], 0);
    assert_eq!(in_numbers(&pots), (vec![(1_000, vec![A])], None));
}

#[test]
fn everybody_folded() {
    let pots = pots_of(&[(A, 100), (B, 300)], &[A, B], 40);
    assert_eq!(in_numbers(&pots), (vec![(240, vec![])], Some((B, 200))));
}

#[test]
fn who_bet_nothing_plays_for_the_dead_money() {
    let pots = pots_of(&[(A, 0), (B, 500), (C, 500), (D, 0)], &[D], 100);
    assert_eq!(in_numbers(&pots), (vec![(100, vec![A, B, C]), (1_000, vec![B, C])], None));
    let pots = pots_of(&[(A, 0), (B, 500), (C, 500)], &[], 0);
    assert_eq!(in_numbers(&pots), (vec![(1_000, vec![B, C])], None));
    let pots = pots_of(&[(A, 0), (B, 0)], &[], 300);
    assert_eq!(in_numbers(&pots), (vec![(300, vec![A, B])], None));
}

#[test]
fn a_seat_listed_again_has_bet_the_sum() {
    let pots = pots_of(&[(A, 300), (B, 500), (A, 200)], &[], 0);
    assert_eq!(in_numbers(&pots), (vec![(1_000, vec![A, B])], None));
}

#[test]
fn nothing_comes_of_nothing() {
    assert_eq!(in_numbers(&pots_of(&[], &[], 0)), (vec![], None));
    assert_eq!(in_numbers(&pots_of(&[(A, 0), (B, 0)], &[], 0)), (vec![], None));
    assert_eq!(in_numbers(&pots_of(&[(A, 500)], &[], 0)), (vec![], Some((A, 500))));
    assert_eq!(in_numbers(&pots_of(&[], &[A], 70)), (vec![(70, vec![])], None));
}

#[test]
fn sums_stop_at_the_largest_number() {
    let most = Chips::new(1).times(u64::MAX);
    let bets = [(seat(A), most), (seat(A), most), (seat(B), most), (seat(C), Chips::new(1))];
    let pots = bottone_rules::pots::pots(&bets, seats(&[]), most);
    assert_eq!(in_numbers(&pots), (vec![(u64::MAX, vec![A, B, C]), (u64::MAX, vec![A, B])], None));
}
