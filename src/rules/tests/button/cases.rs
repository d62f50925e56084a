//! Dead buttons after busts, moves and arrivals, compared with an independent program.

use std::collections::BTreeSet;

use bottone_base::seat::Seats;
use bottone_rules::button::{Blind, ButtonRules, DeadDisc, NextHand, Note, first_hand};
use serde_json::{Value, json};

use super::{HandSequence, lines, seat_of, seats_of, shipped};

const FLAGS: [(&str, Note); 8] = [
    ("dead_button", Note::DeadButton),
    ("dead_small_blind", Note::DeadSmallBlind),
    ("to_heads_up", Note::ToHeadsUp),
    ("from_heads_up", Note::FromHeadsUp),
    ("newcomer_on_button", Note::NewcomerOnButton),
    ("newcomer_on_small_blind", Note::NewcomerOnSmallBlind),
    ("newcomer_on_big_blind", Note::NewcomerOnBigBlind),
    ("newcomer_waits", Note::NewcomerWaits),
];

/// Returns a hand in the form of the file. The disc of the seeds lies in front of the player who
/// acts last.
fn written(hand: &NextHand, live: Seats) -> Value {
    let poster = |blind| hand.posts().find(|post| post.1 == blind).map(|post| post.0);
    let flags: BTreeSet<_> =
        FLAGS.iter().filter(|(_, note)| hand.notes.contains(*note)).map(|(flag, _)| flag).collect();
    json!({
        "btn": hand.positions.button,
        "btn_dead": !live.contains(hand.positions.button),
        "sb_pos": hand.positions.small,
        "sb": poster(Blind::Small),
        "bb": poster(Blind::Big),
        "dealt": hand.dealt,
        "wait": hand.waits,
        "first_preflop": hand.first,
        "last_postflop": hand.last,
        "wiki_btn": hand.last,
        "flags": flags,
    })
}

fn joined(hand: &Value) -> Seats {
    hand["joins_before_next"]
        .as_array()
        .expect("joins")
        .iter()
        .filter_map(|j| seat_of(&j[0]))
        .collect()
}

/// Plays every sequence of a file; returns the number of hands.
fn play(text: &str) -> usize {
    let mut played = 0;
    for case in lines(text) {
        let name = case.get("id").or(case.get("name")).expect("a name");
        let size = u8::try_from(case["max"].as_u64().unwrap()).unwrap();
        let live: Seats = case["start"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(|start| seat_of(&start[0]))
            .collect();
        let mut next = first_hand(seat_of(&case["first_button"]).unwrap(), live);
        let mut evening: Option<HandSequence> = None;
        for (number, hand) in case["hands"].as_array().unwrap().iter().enumerate() {
            let what = format!("case {name}, hand {number}");
            if let Some(evening) = &mut evening {
                check_disc(evening, &hand["expect"]["wiki_btn"], &what);
                check_lottomatica(evening, &hand["expect"]["lottomatica"], &what);
                next = evening.deal();
            }
            let next = next.unwrap_or_else(|| panic!("{what}: no hand"));
            let evening = evening.get_or_insert_with(|| HandSequence {
                rules: ButtonRules::default(),
                size,
                live,
                last: next.played(size),
                moved: Seats::NONE,
            });
            let mut expected = hand["expect"].clone();
            expected.as_object_mut().unwrap().remove("lottomatica");
            let mut flags: Vec<Value> = expected["flags"].as_array().unwrap().clone();
            flags.sort_by_key(ToString::to_string);
            expected["flags"] = flags.into();
            assert_eq!(written(&next, evening.live), expected, "{what}");
            evening.leave(seats_of(&hand["busts_after"]).union(seats_of(&hand["moved_out_after"])));
            evening.join(joined(hand));
            played += 1;
        }
    }
    played
}

/// Checks the disc. Seeds 000 and 002 leave it with the last dealer. A newcomer on the seat of the
/// dead button waits there, while the file gives that player the disc.
fn check_disc(evening: &HandSequence, expected: &Value, what: &str) {
    let rules = ButtonRules { dead_disc: DeadDisc::LastDealer, ..evening.rules };
    let hand = rules.next_hand(&evening.last, evening.live, Seats::NONE).unwrap();
    let dead = evening.rules.next_hand(&evening.last, evening.live, Seats::NONE).unwrap();
    if !dead.notes.contains(Note::NewcomerOnButton) {
        assert_eq!(seat_of(expected), Some(hand.positions.button), "{what}, disc");
        assert_eq!((hand.dealt, hand.last), (dead.dealt, dead.last), "{what}, disc");
    }
    assert!(hand.posts().eq(dead.posts()), "{what}, disc");
}

/// Checks seed 002: a player moved to the small blind skips the hand.
fn check_lottomatica(evening: &HandSequence, expected: &Value, what: &str) {
    if expected.is_null() {
        return;
    }
    let rules = ButtonRules { rule: evening.rules.rule, ..shipped("italian") };
    let hand = rules.next_hand(&evening.last, evening.live, Seats::NONE).unwrap();
    let small = hand.posts().find(|post| post.1 == Blind::Small).map(|post| post.0);
    assert_eq!(json!({ "sb": small, "not_dealt": hand.waits }), *expected, "{what}, Lottomatica");
}

#[test]
fn sequences() {
    assert_eq!(play(include_str!("../cases/button/button_sequences.jsonl")), 1411);
}

#[test]
fn curated() {
    assert_eq!(play(include_str!("../cases/button/button_curated.jsonl")), 56);
}
