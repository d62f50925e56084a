//! The pot in pot-limit before the flop, during a hand (TDA 2024 rule 54).

use bottone_base::seat::SeatNo;
use bottone_hands::hand::{DealtCards, Hand, HandAct, HandGame, HandStart, PendingStep, Stakes};

use bottone_rules_support::profiles::rulebook;

use super::chips;

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).unwrap()
}

/// Returns the most to which the first player to act may raise: five players, button on seat 1.
fn most(rules: &str, post: impl Fn(HandStart) -> HandStart, big_stack: u64) -> u64 {
    let stacks = [5_000, 5_000, big_stack, 5_000, 5_000];
    let players = (1..).map(seat).zip(stacks.map(chips));
    let mut start = HandStart::new(HandGame::Omaha, Stakes::PotLimit(chips(200)), seat(1), players);
    start.betting = rulebook(rules).betting;
    let mut hand = Hand::new(post(start).blind(seat(3), chips(200))).unwrap();
    while let PendingStep::Cards(seats) = hand.pending_step() {
        let next = seats.first().unwrap();
        let unknown = DealtCards::unknown(usize::from(hand.cards_due(next)));
        hand.act(HandAct::Deal(next, unknown)).unwrap();
    }
    assert_eq!(hand.turn(), Some(seat(4)));
    hand.raise().unwrap().1.get()
}

/// 100-200 with a dead small blind.
#[test]
fn v54_1() {
    let dead = |start: HandStart| start.dead_small(chips(100));
    assert_eq!(most("tda-2024", dead, 5_000), 700);
}

/// 100-200, and the big blind has 100 left.
#[test]
fn v54_2() {
    let small = |start: HandStart| start.blind(seat(2), chips(100));
    assert_eq!(most("tda-2024", small, 100), 700);
    assert_eq!(most("roberts", small, 100), 800, "the small blind counts as a big one");
    assert_eq!(most("wsop-2026", small, 100), 600, "its true value");
}
