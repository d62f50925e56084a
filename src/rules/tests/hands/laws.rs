//! The laws of every hand of every game, over random hands.

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_hands::hand::Hand;
use bottone_rules::betting::BettingRules;

use bottone_rules_support::hands::{watched, whole};

/// Plays a whole hand and checks the laws after every act.
fn play(seed: u64) -> Hand {
    watched(seed, BettingRules::default(), |_| {})
}

/// No player wins more from another than they put in themselves; an ante for the table belongs to
/// all.
fn wins_are_covered(hand: &Hand, seed: u64) {
    let (start, outcome) = (hand.start(), hand.outcome().expect("all cards are known"));
    let ends: Chips = start.dealt().iter().map(|seat| outcome.stack(seat)).sum();
    assert_eq!(ends, whole(start), "seed {seed}: the outcome has other chips");
    let put = |seat: SeatNo| start.stack(seat).minus(hand.stack(seat));
    let antes: Seats =
        start.dealt().iter().filter(|seat| !start.ante_of(*seat).is_zero()).collect();
    // If all players post the ante, it is each player's own.
    let for_table = if antes == start.dealt() { Seats::NONE } else { antes };
    let ante = |seat: SeatNo| start.ante_of(seat).min(start.stack(seat));
    let table: Chips = for_table.iter().map(ante).sum();
    for seat in start.dealt().iter() {
        let others = start.dealt().iter().filter(|&other| other != seat);
        let from: Chips = others.map(|other| put(other).min(put(seat))).sum();
        let won = outcome.stack(seat).minus(start.stack(seat));
        assert!(won <= from.plus(table), "seed {seed}: {seat} wins {won}, covered {from}");
    }
}

#[test]
fn every_hand_keeps_the_laws() {
    for seed in 0..1_500 {
        let hand = play(seed);
        if hand.outcome().is_some() {
            wins_are_covered(&hand, seed);
        }
    }
}
