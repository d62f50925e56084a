//! The button while stud is played in a mixed game (§2.5): no hand of stud moves it, so that the
//! next hand with blinds finds it there.

use bottone_base::seat::Seats;
use bottone_rules::button::{ButtonRules, LastHand};

use super::{at, numbers, posts, seat, seats};

/// TDA 2024 rule 11-B: if the player due for the big blind has busted in stud, the next player
/// posts it. An arrival is a newcomer as after any hand.
#[test]
fn who_busts_while_it_is_frozen_is_passed_over_2_5() {
    let rules = ButtonRules::default();
    let mut last = LastHand::new(8, at((1, 2, 3)), Seats::all(8));
    let due = rules.next_hand(&last, Seats::all(8), Seats::NONE).unwrap();
    assert_eq!(numbers(due.positions), (2, 3, 4));
    let live = Seats::all(8).difference(seats(&[3, 4]));
    last.leave(seats(&[3, 4]));
    let hand = rules.next_hand(&last, live, Seats::NONE).unwrap();
    assert_eq!(numbers(hand.positions), (2, 3, 5));
    assert_eq!(posts(&hand).len(), 1, "the small blind is dead");
    let hand = rules.next_hand(&last, live.with(seat(4)), Seats::NONE).unwrap();
    assert_eq!(numbers(hand.positions), (2, 3, 4));
    assert_eq!(rules.next_hand(&last, seats(&[5]), Seats::NONE), None);
}
