//! The moved player of seed 002 (§1.8).

use bottone_base::seat::Seats;
use bottone_rules::button::{
    Blind::{Big, Small},
    ButtonRule::{self, Dead, DeadForward, Moving, Simple},
    ButtonRules, DeadDisc, MovedPlayers, Newcomers, Note,
};
use bottone_rules_support::profiles::rulebook;

use super::{HandSequence, numbers, posts, seats};

fn evening(
    rule: ButtonRule,
    live: &[u8],
    positions: (u8, u8, u8),
    (newcomers, dead_disc): (Newcomers, DeadDisc),
) -> HandSequence {
    let mut evening = HandSequence::new(rule, 9, seats(live), positions);
    evening.rules = ButtonRules {
        rule,
        newcomers,
        dead_disc,
        moved: MovedPlayers::NeverDealer,
        ..evening.rules
    };
    evening
}

const EVERY: [(Newcomers, DeadDisc); 4] = [
    (Newcomers::ButtonToSmall, DeadDisc::EmptySeat),
    (Newcomers::ButtonToBig, DeadDisc::EmptySeat),
    (Newcomers::SmallToBig, DeadDisc::EmptySeat),
    ITALIAN,
];

/// The switches of the shipped Italian book.
const ITALIAN: (Newcomers, DeadDisc) = (Newcomers::SmallToBig, DeadDisc::LastDealer);

#[test]
fn the_examples_are_dealt_by_the_shipped_italian_book_too() {
    let shipped = rulebook("italian").button;
    assert_eq!(shipped.rule, Dead);
    assert_eq!(shipped.moved, MovedPlayers::NeverDealer);
    assert_eq!((shipped.newcomers, shipped.dead_disc), ITALIAN);
}

/// The worked example: the coming positions are 1/2/3, and the moved player sits down on seat 2.
#[test]
fn on_the_small_blind_he_skips_the_hand_and_the_button_passes_him_by_1_8() {
    for newcomers in EVERY {
        for rule in [Dead, DeadForward] {
            let mut evening = evening(rule, &[9, 1, 2, 3, 4, 5, 6], (9, 1, 2), newcomers);
            evening.leave(seats(&[2]));
            evening.join_from_another_table(seats(&[2]));
            let what = format!("{rule:?} {newcomers:?}");
            let hand = evening.deal().unwrap();
            assert_eq!((numbers(hand.positions), hand.waits), ((1, 2, 3), seats(&[2])), "{what}");
            assert_eq!(posts(&hand), [(3, Big)], "{what}");
            assert!(!hand.notes.contains(Note::MovedNotDealer), "{what}");
            let hand = evening.deal().unwrap();
            let places = (numbers(hand.positions), hand.waits);
            assert_eq!(places, ((3, 4, 5), Seats::NONE), "{what}");
            assert_eq!(posts(&hand), [(4, Small), (5, Big)], "{what}");
            assert!(hand.notes.contains(Note::MovedNotDealer), "{what}");
            assert!(hand.notes.contains(Note::BlindSkipped), "{what}");
            let hand = evening.deal().unwrap();
            assert_eq!(numbers(hand.positions), (4, 5, 6), "{what}");
            assert!(!hand.notes.contains(Note::MovedNotDealer), "{what}");
        }
    }
}

/// The coming positions are 2/3/4, and the player on seat 2 plays; seat 3 has the button.
#[test]
fn on_the_button_he_plays_and_the_next_has_it_1_8() {
    for newcomers in EVERY {
        for rule in [Dead, DeadForward, Simple] {
            let mut evening = evening(rule, &[1, 2, 3, 4, 5, 6], (1, 2, 3), newcomers);
            evening.leave(seats(&[2]));
            evening.join_from_another_table(seats(&[2]));
            let hand = evening.deal().unwrap();
            let what = format!("{rule:?} {newcomers:?}");
            assert_eq!(numbers(hand.positions), (3, 4, 5), "{what}");
            assert_eq!(hand.waits, Seats::NONE, "{what}");
            assert!(hand.notes.contains(Note::MovedNotDealer), "{what}");
            assert!(hand.notes.contains(Note::BlindSkipped), "{what}");
        }
    }
}

/// Between the small blind and the player due for the big blind, only a new player waits; a moved
/// one plays.
#[test]
fn elsewhere_he_plays_1_8() {
    for (seat, big) in [(4, 4), (7, 5)] {
        let mut evening = evening(Dead, &[9, 1, 2, 5, 6], (9, 1, 2), ITALIAN);
        evening.join_from_another_table(seats(&[seat]));
        let hand = evening.deal().unwrap();
        assert_eq!((numbers(hand.positions), hand.waits), ((1, 2, big), Seats::NONE), "{seat}");
        assert!(!hand.notes.contains(Note::MovedNotDealer), "{seat}");
    }
}

/// Under every other book the moved player is an ordinary newcomer.
#[test]
fn under_tda_he_posts_the_small_blind_1_8() {
    let mut evening = HandSequence::new(Dead, 9, seats(&[9, 1, 2, 3, 4]), (9, 1, 2));
    evening.leave(seats(&[2]));
    evening.join_from_another_table(seats(&[2]));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((1, 2, 3), Seats::NONE));
    assert_eq!(posts(&hand), [(2, Small), (3, Big)]);
}

/// If only moved players are left, one of them must have the button.
#[test]
fn somebody_has_the_button_1_8() {
    for rule in [Dead, DeadForward, Moving, Simple] {
        for newcomers in EVERY {
            let mut evening = evening(rule, &[1, 2, 3], (1, 2, 3), newcomers);
            evening.leave(seats(&[1, 2, 3]));
            evening.join_from_another_table(seats(&[1, 2, 3, 4]));
            let hand = evening.deal().expect("four players");
            assert!(hand.dealt.contains(hand.positions.big), "{rule:?} {newcomers:?}: {hand:?}");
            assert!(hand.dealt.len() >= 2, "{rule:?} {newcomers:?}: {hand:?}");
        }
    }
}
