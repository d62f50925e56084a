//! The worked tables of the rules, by number.

use bottone_base::seat::Seats;
use bottone_rules::button::{
    Blind::{Big, Small},
    ButtonRule::{self, Dead, DeadForward, Moving, Simple},
    ButtonRules, DeadDisc, LastHand, Newcomers, NextHand, Note, Positions, first_hand, next_hand,
};

use super::{HandSequence, at, numbers, posts, seat, seats, shipped};

type Places = (u8, u8, u8);

/// Returns nine players after hand 0 with button 1, small blind 2, big blind 3, without these
/// busted players.
fn evening(rule: ButtonRule, busts: &[u8]) -> HandSequence {
    let mut evening = HandSequence::new(rule, 9, Seats::all(9), (1, 2, 3));
    evening.leave(seats(busts));
    evening
}

/// Returns one hand after `last`, at a table of nine.
fn after(
    (rule, newcomers): (ButtonRule, Newcomers),
    last: Places,
    players: &[u8],
    out: &[u8],
    joined: &[u8],
) -> NextHand {
    let mut last = LastHand::new(9, at(last), seats(players));
    last.leave(seats(out));
    let live = seats(players).difference(seats(out)).union(seats(joined));
    next_hand(rule, newcomers, &last, live).expect("two players")
}

/// §1.3: the busted players; hands 1 to 3; the player who acts last in hands 1 and 2.
const DEAD: [(&[u8], [Places; 3], [u8; 2]); 12] = [
    (&[], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [2, 3]),
    (&[2], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [1, 3]),
    (&[3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [2, 2]),
    (&[1], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [2, 3]),
    (&[4], [(2, 3, 5), (3, 5, 6), (5, 6, 7)], [2, 3]),
    (&[1, 2], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [9, 3]),
    (&[1, 3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [2, 2]),
    (&[2, 3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [1, 1]),
    (&[1, 2, 3], [(2, 3, 4), (3, 4, 5), (4, 5, 6)], [9, 9]),
    (&[3, 4], [(2, 3, 5), (3, 5, 6), (5, 6, 7)], [2, 2]),
    (&[2, 4], [(2, 3, 5), (3, 5, 6), (5, 6, 7)], [1, 3]),
    (&[2, 3, 4], [(2, 3, 5), (3, 5, 6), (5, 6, 7)], [1, 1]),
];

#[test]
fn dead_button_1_3() {
    for (busts, hands, last) in DEAD {
        let mut evening = evening(Dead, busts);
        for (number, expected) in hands.into_iter().enumerate() {
            let hand = evening.deal().expect("players");
            let what = format!("{busts:?} bust, hand {}", number + 1);
            assert_eq!(numbers(hand.positions), expected, "{what}");
            if let Some(&last) = last.get(number) {
                assert_eq!(hand.last, seat(last), "{what}");
            }
            let (button, small, big) = expected;
            let dead = busts.contains(&small);
            let due = if dead { vec![(big, Big)] } else { vec![(small, Small), (big, Big)] };
            assert_eq!(posts(&hand), due, "{what}");
            assert_eq!(hand.notes.contains(Note::DeadSmallBlind), dead, "{what}");
            assert_eq!(hand.notes.contains(Note::DeadButton), busts.contains(&button), "{what}");
            assert_eq!(hand.first, evening.live.next(seat(big)).expect("players"), "{what}");
        }
    }
}

/// §1.3: the push matters only if the big blind and the next player to post it are gone.
#[test]
fn dead_button_with_the_push_of_2026_1_3() {
    for (busts, mut hands, _) in DEAD {
        let pushed = busts.ends_with(&[3, 4]);
        if pushed {
            hands[1].0 = 4;
        }
        let mut evening = evening(DeadForward, busts);
        for (number, expected) in hands.into_iter().enumerate() {
            let hand = evening.deal().expect("players");
            assert_eq!(numbers(hand.positions), expected, "{busts:?}, hand {}", number + 1);
            let pushed_now = hand.notes.contains(Note::PushedForward);
            assert_eq!(pushed_now, pushed && number == 1, "{busts:?}, hand {}", number + 1);
        }
    }
}

/// §1.3, the last line: the official example of TDA 2026 rule 36-B.
#[test]
fn gap_case_1_3() {
    for (rule, button) in [(Dead, 1), (DeadForward, 3)] {
        let mut evening = HandSequence::new(rule, 9, seats(&[1, 4, 5, 6, 7, 8, 9]), (9, 1, 4));
        evening.leave(seats(&[1]));
        let hands: Vec<_> = (0..3).map(|_| numbers(evening.deal().unwrap().positions)).collect();
        assert_eq!(hands, [(button, 4, 5), (4, 5, 6), (5, 6, 7)], "{rule:?}");
    }
}

/// The push ends with the table's last seat, not with seat 11.
#[test]
fn the_push_goes_round_the_table_that_is_there() {
    for (size, button) in [(9, 9), (10, 10), (11, 11)] {
        let mut evening = HandSequence::new(DeadForward, size, seats(&[1, 2, 5, 7, 8]), (7, 8, 1));
        evening.leave(seats(&[8]));
        assert_eq!(numbers(evening.deal().unwrap().positions), (button, 1, 2), "{size} seats");
    }
}

/// §1.3: the simplified button, with any lost blind.
#[test]
fn simplified_button_1_3() {
    let cases: [(&[u8], [Places; 2], bool); 6] = [
        (&[2], [(3, 4, 5), (4, 5, 6)], true),
        (&[3], [(2, 4, 5), (4, 5, 6)], true),
        (&[2, 3], [(4, 5, 6), (5, 6, 7)], true),
        (&[1], [(2, 3, 4), (3, 4, 5)], false),
        (&[4], [(2, 3, 5), (3, 5, 6)], false),
        (&[], [(2, 3, 4), (3, 4, 5)], false),
    ];
    for (busts, hands, lost) in cases {
        let mut evening = evening(Simple, busts);
        for (number, expected) in hands.into_iter().enumerate() {
            let hand = evening.deal().expect("players");
            assert_eq!(numbers(hand.positions), expected, "{busts:?}, hand {}", number + 1);
            assert_eq!(posts(&hand), [(expected.1, Small), (expected.2, Big)], "{busts:?}");
            let skipped = hand.notes.contains(Note::BlindSkipped);
            assert_eq!(skipped, lost && number == 0, "{busts:?}, hand {}", number + 1);
        }
    }
}

/// §1.3: the moving button, with the blinds posted in hands 1 and 2.
#[test]
fn moving_button_1_3() {
    let cases = [
        (
            seats(&[2]),
            ((3, 4, 5), vec![(3, Small), (4, Big), (5, Big)]),
            ((4, 5, 6), vec![(4, Small), (5, Small), (6, Big)]),
        ),
        (
            seats(&[3]),
            ((2, 4, 5), vec![(4, Big), (5, Big)]),
            ((4, 5, 6), vec![(4, Small), (5, Small), (6, Big)]),
        ),
        (
            seats(&[2, 3]),
            ((4, 5, 6), vec![(4, Big), (5, Big), (6, Big)]),
            ((5, 6, 7), vec![(4, Small), (5, Small), (6, Small), (7, Big)]),
        ),
    ];
    for (busts, one, two) in cases {
        let mut evening = HandSequence::new(Moving, 9, Seats::all(9), (1, 2, 3));
        evening.leave(busts);
        for (places, due) in [one, two] {
            let hand = evening.deal().expect("players");
            assert_eq!(numbers(hand.positions), places, "{busts:?}");
            assert_eq!(posts(&hand), due, "{busts:?}");
            // The seat left of the last posted big blind.
            assert_eq!(hand.first, seat(places.2 + 1), "{busts:?}");
        }
    }
}

/// §1.4: the disc after seat 2, 3 or no player busts, under TDA and under seeds 000 and 002.
/// Blinds, turns and the cards dealt are the same.
#[test]
fn the_disc_stays_with_the_last_dealer_1_4() {
    let cases: [(&[u8], [Places; 3]); 4] = [
        (&[2], [(1, 3, 4), (3, 4, 5), (4, 5, 6)]),
        (&[3], [(2, 3, 4), (2, 4, 5), (4, 5, 6)]),
        (&[], [(2, 3, 4), (3, 4, 5), (4, 5, 6)]),
        (&[1, 2, 3], [(9, 3, 4), (9, 4, 5), (4, 5, 6)]),
    ];
    for (busts, hands) in cases {
        let mut tda = evening(Dead, busts);
        let mut seeds = evening(Dead, busts);
        seeds.rules = shipped("italian");
        for (number, expected) in hands.into_iter().enumerate() {
            let (tda, seeds) = (tda.deal().unwrap(), seeds.deal().unwrap());
            let what = format!("{busts:?} bust, hand {}", number + 1);
            assert_eq!(numbers(seeds.positions), expected, "{what}");
            assert_eq!(posts(&seeds), posts(&tda), "{what}");
            let turns = |hand: &NextHand| (hand.first, hand.last, hand.dealt);
            assert_eq!(turns(&seeds), turns(&tda), "{what}");
        }
    }
}

/// §1.4: a newcomer on the seat of the dead button has it under TDA. If the disc has stayed behind,
/// the newcomer is between it and the small blind, and waits.
#[test]
fn a_newcomer_on_the_dead_button_1_4() {
    let seed_000 = ButtonRules { dead_disc: DeadDisc::LastDealer, ..ButtonRules::default() };
    // Seed 002, on which the Italian book bases its newcomers, makes only those between the blinds
    // wait.
    let cases = [
        (shipped("tda-2024"), 2, seats(&[])),
        (seed_000, 1, seats(&[2])),
        (shipped("italian"), 1, seats(&[])),
    ];
    for (rules, button, waits) in cases {
        let mut evening = evening(Dead, &[2]);
        evening.rules = rules;
        evening.join(seats(&[2]));
        let hand = evening.deal().unwrap();
        assert_eq!((numbers(hand.positions), hand.waits), ((button, 3, 4), waits));
        assert_eq!(evening.deal().unwrap().dealt, Seats::all(9));
    }
}

/// §1.5: from three and four players to two, under every rule.
#[test]
fn to_heads_up_1_5() {
    let cases: [(Places, &[u8], &[u8], Places); 9] = [
        ((1, 4, 7), &[1, 4, 7], &[1], (7, 7, 4)),
        ((1, 4, 7), &[1, 4, 7], &[4], (7, 7, 1)),
        ((1, 4, 7), &[1, 4, 7], &[7], (4, 4, 1)),
        ((1, 2, 3), &[1, 2, 3, 4], &[1, 3], (2, 2, 4)),
        ((1, 2, 3), &[1, 2, 3, 4], &[2, 3], (1, 1, 4)),
        ((1, 2, 3), &[1, 2, 3, 4], &[3, 4], (2, 2, 1)),
        ((1, 2, 3), &[1, 2, 3, 4], &[1, 2], (3, 3, 4)),
        ((1, 2, 3), &[1, 2, 3, 4], &[2, 4], (3, 3, 1)),
        ((1, 2, 3), &[1, 2, 3, 4], &[1, 4], (3, 3, 2)),
    ];
    for rule in [Dead, DeadForward, Moving, Simple] {
        for (last, players, out, expected) in cases {
            let hand = after((rule, Newcomers::default()), last, players, out, &[]);
            let what = format!("{rule:?}: {last:?}, {out:?} bust");
            assert_eq!(numbers(hand.positions), expected, "{what}");
            assert_eq!(posts(&hand), [(expected.1, Small), (expected.2, Big)], "{what}");
            assert_eq!((hand.first, hand.last), (seat(expected.0), seat(expected.0)), "{what}");
            assert!(hand.notes.contains(Note::ToHeadsUp), "{what}");
        }
    }
}

/// §1.6: a third player comes. On the left of the big blind the newcomer is the big blind.
#[test]
fn from_heads_up_1_6() {
    let hand = after((Dead, Newcomers::default()), (1, 1, 5), &[1, 5], &[], &[7]);
    assert_eq!(numbers(hand.positions), (1, 5, 7));
    assert!(
        hand.notes.contains(Note::FromHeadsUp) && hand.notes.contains(Note::NewcomerOnBigBlind)
    );
}

/// §1.6 gives the button to a newcomer on the other side (3/5/1). `button_curated.jsonl`
/// ("`heads_up_plus_one_right_of_bb`") differs. There, that player waits one hand between the
/// button and the small blind, as in TDA 2024 rule 8. The program follows the latter.
#[test]
fn a_third_player_between_button_and_big_blind_waits_a_hand() {
    let mut evening = HandSequence::new(Dead, 9, seats(&[1, 5]), (1, 1, 5));
    evening.join(seats(&[3]));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((5, 5, 1), seats(&[3])));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((5, 1, 3), Seats::NONE));
}

const TDA: Newcomers = Newcomers::ButtonToSmall;

#[test]
fn newcomer_a_1_7() {
    let mut evening = HandSequence::new(Dead, 9, seats(&[9, 1, 4, 5, 6]), (9, 1, 4));
    evening.join(seats(&[3]));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((1, 4, 5), seats(&[3])));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((4, 5, 6), Seats::NONE));
    assert_eq!(posts(&hand), [(5, Small), (6, Big)]);
}

#[test]
fn newcomer_b_1_7() {
    let mut evening = HandSequence::new(Dead, 9, seats(&[1, 2, 4, 5, 6]), (1, 2, 4));
    evening.join(seats(&[3]));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((2, 4, 5), seats(&[3])));
    let hand = evening.deal().unwrap();
    assert_eq!((hand.positions.button, hand.waits), (seat(4), Seats::NONE));
}

#[test]
fn newcomer_c_1_7() {
    let hand = after((Dead, TDA), (1, 2, 3), &[1, 2, 3, 4, 5], &[3], &[3]);
    assert_eq!(numbers(hand.positions), (2, 3, 4));
    assert_eq!(posts(&hand), [(3, Small), (4, Big)]);
    assert!(hand.notes.contains(Note::NewcomerOnSmallBlind));
}

#[test]
fn newcomer_d_1_7() {
    let mut evening = HandSequence::new(Dead, 9, seats(&[9, 1, 2, 5, 6]), (9, 1, 2));
    evening.join(seats(&[4]));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.first), ((1, 2, 4), seat(5)));
    assert_eq!(evening.deal().unwrap().positions.big, seat(5));
}

#[test]
fn newcomer_e_1_7() {
    let lottomatica = (Dead, Newcomers::SmallToBig);
    let hand = after(lottomatica, (9, 1, 2), &[9, 1, 2, 5, 6], &[], &[4]);
    assert_eq!((numbers(hand.positions), hand.waits), ((1, 2, 5), seats(&[4])));
}

#[test]
fn newcomer_f_1_7() {
    let players = [1, 4, 5, 6, 7, 8, 9];
    for (rule, button, waits) in [(DeadForward, 3, seats(&[])), (Dead, 1, seats(&[2, 3]))] {
        let hand = after((rule, TDA), (9, 1, 4), &players, &[1], &[1, 2, 3]);
        assert_eq!((numbers(hand.positions), hand.waits), ((button, 4, 5), waits), "{rule:?}");
    }
}

/// The case, the last hand, its players, the departed ones, and the newcomer. Then, for each
/// convention, the big blind and a wait.
type Convention = (&'static str, Places, &'static [u8], &'static [u8], u8, [(u8, bool); 3]);

/// §1.7: cases A to D under the three conventions: the big blind, and the newcomer's wait.
#[test]
fn three_conventions_1_7() {
    use Newcomers::{ButtonToBig, ButtonToSmall, SmallToBig};
    let cases: [Convention; 4] = [
        ("A", (9, 1, 4), &[9, 1, 4, 5, 6], &[], 3, [(5, true), (5, true), (5, false)]),
        ("B", (1, 2, 4), &[1, 2, 4, 5, 6], &[], 3, [(5, true), (5, true), (5, false)]),
        ("C", (1, 2, 3), &[1, 2, 3, 4, 5], &[3], 3, [(4, false), (4, true), (4, true)]),
        ("D", (9, 1, 2), &[9, 1, 2, 5, 6], &[], 4, [(4, false), (4, false), (5, true)]),
    ];
    for (case, last, players, out, newcomer, expected) in cases {
        for (newcomers, (big, waits)) in
            [ButtonToSmall, ButtonToBig, SmallToBig].into_iter().zip(expected)
        {
            let hand = after((Dead, newcomers), last, players, out, &[newcomer]);
            let found = (hand.positions.big.get(), hand.waits.contains(seat(newcomer)));
            assert_eq!(found, (big, waits), "{case}, {newcomers:?}");
            let (button, small, _) = numbers(hand.positions);
            assert_eq!((button, small), (last.1, last.2), "{case}, {newcomers:?}");
        }
    }
}

/// Robert's Rules 4-7: no player comes in between the button and the big blind.
#[test]
fn roberts_newcomers_wait_for_the_button_to_pass() {
    let roberts = (Dead, Newcomers::ButtonToBig);
    let hand = after(roberts, (1, 2, 3), &[1, 2, 3, 4, 5], &[3], &[3]);
    assert_eq!((numbers(hand.positions), hand.waits), ((2, 3, 4), seats(&[3])));
    assert_eq!(posts(&hand), [(4, Big)]);
    let hand = after(roberts, (1, 2, 3), &[1, 2, 3, 5, 6], &[], &[4]);
    assert_eq!((numbers(hand.positions), hand.waits), ((2, 3, 4), Seats::NONE));
}

/// §1.8: a player moved to the small blind sits out, and then the button passes the player by.
#[test]
fn moved_to_the_small_blind_1_8() {
    let mut evening = HandSequence::new(Simple, 9, Seats::all(9), (9, 1, 2));
    evening.rules.newcomers = Newcomers::SmallToBig;
    evening.leave(seats(&[2]));
    evening.join(seats(&[2]));
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((1, 2, 3), seats(&[2])));
    assert_eq!(posts(&hand), [(3, Big)]);
    let hand = evening.deal().unwrap();
    assert_eq!((numbers(hand.positions), hand.waits), ((3, 4, 5), Seats::NONE));
}

#[test]
fn the_first_button_stands_on_a_player() {
    let cases: [(u8, &[u8], Option<Places>); 5] = [
        (9, &[1, 2, 3, 9], Some((9, 1, 2))),
        (8, &[1, 2, 3, 9], Some((3, 9, 1))),
        (1, &[3, 5, 7], Some((7, 3, 5))),
        (4, &[3, 8], Some((3, 3, 8))),
        (4, &[4], None),
    ];
    for (button, live, expected) in cases {
        let hand = first_hand(seat(button), seats(live));
        assert_eq!(hand.map(|hand| numbers(hand.positions)), expected, "{button} of {live:?}");
    }
}

/// Checks the positions after a disc was put on a seat: what the Floor's question, the correction at
/// the table and the what-if table show.
#[test]
fn a_disc_is_put_on_a_seat() {
    let cases: [(&[u8], u8, Option<Places>); 6] = [
        (&[1, 4, 7], 1, Some((1, 4, 7))),
        (&[1, 4, 7], 7, Some((7, 1, 4))),
        // A dead button.
        (&[1, 4, 7], 5, Some((5, 7, 1))),
        (&[2, 6], 6, Some((6, 6, 2))),
        // Two players have no dead button.
        (&[2, 6], 3, Some((2, 2, 6))),
        (&[2], 2, None),
    ];
    for (live, button, expected) in cases {
        let found = Positions::at_button(seat(button), seats(live)).map(numbers);
        assert_eq!(found, expected, "the button on {button} of {live:?}");
    }
    let at_first = |live| Positions::at_button(seat(live), seats(&[1, 4, 7])).unwrap();
    let two = |live| Positions::at_button(seat(live), seats(&[2, 6])).unwrap();
    let three = seats(&[1, 4, 7]);
    assert_eq!(numbers(at_first(1).with_small(seat(2), three)), (1, 2, 7));
    assert_eq!(numbers(at_first(1).with_big(seat(4), three)), (1, 4, 4));
    assert_eq!(numbers(two(6).with_small(seat(2), seats(&[2, 6]))), (2, 2, 6));
    assert_eq!(numbers(two(6).with_big(seat(6), seats(&[2, 6]))), (2, 2, 6));
}

#[test]
fn no_one_plays_alone() {
    let last = LastHand::new(9, at((1, 1, 5)), seats(&[1, 5]));
    for rule in [Dead, DeadForward, Moving, Simple] {
        assert_eq!(next_hand(rule, TDA, &last, seats(&[5])), None);
        assert_eq!(next_hand(rule, TDA, &last, Seats::NONE), None);
    }
}

#[test]
fn a_hand_needs_two_even_when_all_have_just_sat_down() {
    for newcomers in [TDA, Newcomers::ButtonToBig, Newcomers::SmallToBig] {
        for rule in [Dead, DeadForward, Moving, Simple] {
            let hand = after((rule, newcomers), (1, 1, 5), &[1, 5], &[1, 5], &[2, 3, 7]);
            let Positions { button, big, .. } = hand.positions;
            assert!(hand.dealt.len() >= 2, "{rule:?} {newcomers:?}: {hand:?}");
            assert!(hand.dealt.contains(big) && button != big, "{rule:?} {newcomers:?}: {hand:?}");
        }
    }
}

/// The button of two players has left and the big blind moves past its seat: the next player has
/// the button.
#[test]
fn the_big_blind_overtakes_an_empty_button() {
    for (rule, newcomers) in [(Dead, TDA), (DeadForward, TDA), (Dead, Newcomers::SmallToBig)] {
        let hand = after((rule, newcomers), (7, 7, 6), &[6, 7, 9], &[7], &[5]);
        let what = format!("{rule:?} {newcomers:?}");
        assert_eq!((numbers(hand.positions), hand.waits), ((5, 6, 9), Seats::NONE), "{what}");
    }
}
