//! The button in stud and in mixed games (§2.5, §6.3).

use bottone::rules::{
    button::{ButtonRules, LastHand, stud_button},
    seat::Seats,
};

use super::{at, numbers, posts, seat, seats};

/// Seed 000: one player a hand, whoever is still there.
#[test]
fn in_stud_the_button_goes_to_the_next_player_6_3() {
    let mut live = Seats::all(8);
    let mut button = seat(6);
    let mut went = Vec::new();
    for out in [None, Some(8), Some(2), Some(1), None] {
        live = out.map_or(live, |out| live.without(seat(out)));
        button = stud_button(button, live).expect("players");
        went.push(button.get());
    }
    assert_eq!(went, [7, 1, 3, 4, 5]);
    assert_eq!(stud_button(seat(3), seats(&[3])), Some(seat(3)));
    assert_eq!(stud_button(seat(3), Seats::NONE), None);
}

/// TDA 2024 rule 11-B: it is moved once, to where the next hand of hold'em has it, and stays.
#[test]
fn the_button_is_frozen_while_stud_is_played_2_5() {
    let last = LastHand::new(8, at((1, 2, 3)), Seats::all(8));
    let rules = ButtonRules::default();
    let frozen = rules.freeze(last, Seats::all(8)).expect("players");
    assert_eq!(numbers(frozen.positions()), (2, 3, 4));
    let hand = frozen.resume(&rules, Seats::all(8), Seats::NONE).expect("players");
    assert_eq!(hand.positions, frozen.positions());
}

/// Who was due to post the big blind has busted in stud: the next player posts it. Who comes is a
/// newcomer as after any hand.
#[test]
fn who_busts_while_it_is_frozen_is_passed_over_2_5() {
    let rules = ButtonRules::default();
    let last = LastHand::new(8, at((1, 2, 3)), Seats::all(8));
    let mut frozen = rules.freeze(last, Seats::all(8)).unwrap();
    let live = Seats::all(8).difference(seats(&[3, 4]));
    frozen.leave(seats(&[3, 4]));
    let hand = frozen.resume(&rules, live, Seats::NONE).unwrap();
    assert_eq!(numbers(hand.positions), (2, 3, 5));
    assert_eq!(posts(&hand).len(), 1, "the small blind is dead");
    let hand = frozen.resume(&rules, live.with(seat(4)), Seats::NONE).unwrap();
    assert_eq!(numbers(hand.positions), (2, 3, 4));
    assert_eq!(frozen.resume(&rules, seats(&[5]), Seats::NONE), None);
    assert_eq!(rules.freeze(last, seats(&[1])), None);
}
