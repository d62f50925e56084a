//! Random hands of every game are read as they were written.

use bottone_base::chips::Chips;
use bottone_hands::hand::{Hand, HandAct, Play};
use bottone_rules::betting::BettingRules;
use bottone_rules_support::hands::watched;
use bottone_store::phh::{WrittenHand, write};

use super::defaults;

/// Returns the acts. The format has one word for a raise and a completion.
fn acts_of(hand: &Hand) -> Vec<HandAct> {
    let same = |act: &HandAct| match *act {
        HandAct::Player(seat, Play::Complete(to)) => HandAct::Player(seat, Play::Raise(to)),
        other => other,
    };
    hand.acts().iter().map(same).collect()
}

/// Checks that a written hand is read as the same hand, and replays without a fault.
fn is_written(hand: &Hand, seed: u64) {
    let outcome = hand.outcome().unwrap();
    let ends: Vec<Chips> = hand.start().dealt().iter().map(|seat| outcome.stack(seat)).collect();
    let Some(text) = write(hand, None, Some(&ends)) else { return };
    let read = WrittenHand::read(&text, &defaults).unwrap_or_else(|fault| {
        panic!("seed {seed}: {fault}\n{text}");
    });
    let replayed = read.replay(|_| {});
    assert_eq!(replayed.wrong, [], "seed {seed}\n{text}");
    assert_eq!(acts_of(&replayed.hand), acts_of(hand), "seed {seed}\n{text}");
    assert_eq!(replayed.stacks(), ends, "seed {seed}");
}

#[test]
fn every_hand_is_read_as_it_was_written() {
    for seed in 0..1_500 {
        let hand = watched(seed, BettingRules::default(), |_| {});
        if hand.outcome().is_some() {
            is_written(&hand, seed);
        }
    }
}
