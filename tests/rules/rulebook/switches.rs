//! Every point on which rule books differ is a switch. The points are numbered as in the project's
//! brief of the rules; a switch that disappears fails here.

use std::collections::BTreeSet;

use super::{shipped, witness::SWITCHES};

/// (section, the point on which books differ, the switches that decide it)
pub(crate) const POINTS: &[(&str, &str, &[&str])] = &[
    ("1.1", "which of the four methods moves the button", &["button.rule"]),
    ("1.4", "where the disc of a dead button lies", &["button.dead_disc"]),
    (
        "1.5",
        "blinds that are owed when two are left, heads-up under the simple methods",
        &["button.rule"],
    ),
    ("1.7", "which seats a newcomer is not dealt in on", &["button.newcomers"]),
    ("1.7", "what a newcomer posts", &["button.entry"]),
    ("1.8", "players who come from another table", &["button.moved"]),
    ("1.9", "a small blind that was missed alone", &["button.missed"]),
    ("1.10", "what dodging blinds costs", &["penalties.dodged_blinds"]),
    ("2.5", "who moves in a mix with stud", &["seating.mover_in_mix"]),
    ("2.5", "when a short table stops", &["seating.halt"]),
    ("2.5", "the difference that is left alone", &["seating.tolerance"]),
    ("2.6", "when one table is left", &["seating.final_table"]),
    ("2.6", "when everyone draws again", &["seating.redraw"]),
    ("2.7", "minutes of a hand played hand for hand", &["bubble.hand_for_hand"]),
    ("2.7", "who finishes higher of those who bust in one hand", &["bubble.busts"]),
    ("2.8", "suits of drawn cards", &["seating.drawn_suits"]),
    ("3.1", "words against chips", &["pushing.words"]),
    ("3.5", "exactly half a raise", &["pushing.exactly_half"]),
    ("3.5", "of what the half is taken", &["pushing.half_of"]),
    ("3.7", "several last chips", &["pushing.last_chips"]),
    ("3.8", "chips that covered the call are pulled back", &["pushing.pulled_cover"]),
    ("3.10", "raises in several motions", &["pushing.motions"]),
    ("3.11", "limit: exactly half re-opens", &["betting.half_bet"]),
    ("3.12", "limit: how many raises", &["betting.raise_cap"]),
    ("3.12", "limit: when they are no longer counted", &["betting.cap_lifts"]),
    ("3.12", "limit: what completing the bring-in counts as", &["betting.completion"]),
    ("3.13", "a gross misunderstanding", &["corrections.misunderstanding"]),
    ("3.15", "less than the call", &["pushing.undercall"]),
    ("3.17", "pot-limit: the small blind before the flop", &["betting.pot_blinds"]),
    ("3.17", "pot-limit: the pot after the call or before the action", &["betting.pot_most"]),
    ("3.17", "pot-limit: antes in the pot", &["betting.pot_antes"]),
    ("3.17", "pot-limit: until when an overbet is put right", &["corrections.overbet"]),
    ("3.18", "passive out of turn in a round of two", &["out_of_turn.passive_heads_up"]),
    ("3.27", "stud: who opens when two boards are equal", &["betting.equal_boards"]),
    (
        "3.28",
        "the table of pushes of seed 000",
        &["pushing.exactly_half", "pushing.undercall", "pushing.half_of"],
    ),
    ("3.30-1", "exactly half", &["pushing.exactly_half"]),
    ("3.30-2", "base of the half", &["pushing.half_of"]),
    ("3.30-3", "undercall", &["pushing.undercall"]),
    ("3.30-4", "words and chips", &["pushing.words"]),
    ("3.30-5", "two motions", &["pushing.motions"]),
    ("3.30-6", "last chips", &["pushing.last_chips"]),
    ("3.30-7", "covering chips pulled back", &["pushing.pulled_cover"]),
    ("3.30-8", "limit re-opening", &["betting.half_bet"]),
    ("3.30-9", "limit raises", &["betting.raise_cap", "betting.cap_lifts"]),
    ("3.30-10", "pot-limit overbet", &["corrections.overbet"]),
    ("3.30-11", "pot-limit small blind", &["betting.pot_blinds"]),
    ("3.30-12", "pot-limit cap", &["betting.pot_most"]),
    (
        "3.30-14",
        "the clock",
        &[
            "clock.caller",
            "clock.before",
            "clock.seconds",
            "clock.countdown",
            "clock.expiry",
            "clock.tie",
        ],
    ),
    ("3.30-15", "passive out of turn", &["out_of_turn.passive_heads_up"]),
    ("4.1", "which pot is awarded first", &["showdown.awards"]),
    ("4.2", "several odd chips", &["showdown.odd_chips"]),
    ("4.2", "the odd chip in stud", &["showdown.stud_odd_chip"]),
    ("4.2", "the same players win both halves", &["showdown.both_ways"]),
    ("4.3", "all-in: face up or in turn", &["showdown.all_in"]),
    ("4.3", "who shows first", &["showdown.order"]),
    ("4.3", "who may concede unseen", &["showdown.conceding"]),
    ("4.3", "who may ask to see a hand", &["showdown.seeing"]),
    ("4.3", "how the board is played", &["showdown.board"]),
    (
        "4.4",
        "until when the count of a pot is disputed",
        &["disputes.pot_count", "disputes.in_break"],
    ),
    ("4.5", "cards too many", &["misdeals.extra_cards"]),
    ("4.5", "a downcard exposed in stud", &["misdeals.stud_downcard"]),
    ("4.5", "cards exposed in draw", &["misdeals.draw_card"]),
    ("4.5", "back for the second deal", &["misdeals.back_for_redeal"]),
    ("4.5", "until when a deal is a misdeal", &["misdeals.until"]),
    ("4.5", "a card with another back", &["misdeals.other_back"]),
    ("4.5", "a flop of four cards", &["misdeals.four_card_flop"]),
    ("4.5", "a burn that was left out or is too many", &["misdeals.burns"]),
    ("4.5", "a turn that was dealt too early", &["misdeals.early_turn"]),
    ("5.2", "what is left over in a chip race", &["chip_race.leftover", "chip_race.rescue"]),
    ("5.2", "where the dealing of a chip race starts", &["chip_race.starts"]),
    ("6.2", "a button ante with a dead button", &["antes.dead_button"]),
    ("6.4", "blind or ante first", &["betting.ante_order"]),
    ("7.1", "how many rounds a penalty lasts", &["penalties.rounds"]),
    ("7.2", "who is not at the seat", &["absence.not_at_seat", "absence.left_hand"]),
    ("7.5", "the shot clock", &["shot_clock"]),
    ("9.3", "two flushes", &["italian.flush"]),
    ("9.4", "the order of suits", &["italian.suits"]),
    ("9.6", "four to a straight flush", &["italian.four_to_straight_flush"]),
    ("9.6", "what opens after hands that no one opened", &["italian.progression"]),
    ("9.7", "how far blind openings go", &["italian.blinds"]),
    ("9.8", "how many cards are changed", &["italian.draw_most"]),
    ("9.8", "what becomes of discards", &["italian.discards", "italian.opener_discards"]),
    ("9.8", "a card exposed in the draw", &["misdeals.draw_card"]),
    ("9.9-1", "suit order", &["italian.suits"]),
    ("9.9-2", "flush tie", &["italian.flush"]),
    ("9.9-4", "openers without a pair", &["italian.four_to_straight_flush"]),
    ("9.9-5", "progression", &["italian.progression"]),
    ("9.9-6", "dealer after no opening", &["italian.dealer_after_no_opening"]),
    (
        "9.9-7",
        "largest opening",
        &["italian.opening_most", "italian.limit", "italian.pot_of_raise"],
    ),
    ("9.9-8", "largest draw", &["italian.draw_most"]),
    ("9.9-9", "discards", &["italian.discards"]),
    ("9.9-10", "contro-controbuio", &["italian.blinds"]),
    ("9.9-11", "raise of the blind", &["italian.blind_raise", "italian.raise_least"]),
    ("9.9-12", "a pot of words", &["italian.parole"]),
    ("9.9-13", "players", &["italian.company"]),
    ("9.9-14", "deck", &["italian.deck"]),
    ("9.9-15", "false opening", &["italian.false_opening"]),
    ("9.9-16", "do suits decide", &["italian.ties"]),
    ("9.9-17", "is opening asked for at all", &["italian.openers"]),
];

/// Sections in which the books agree after all: (section, reason for not having a switch).
pub(crate) const NO_SWITCH: &[(&str, &str)] = &[
    ("3.2", "the Italian words are understood whatever the book; the game says what passo means"),
    ("3.30-13", "only the TDA and the WSOP speak of the pot in no-limit, and they agree"),
    ("9.9-3", "one guide speaks and the other agrees: the highest side card"),
];

/// Every section of the brief with the mark of a disagreement.
const MARKED: &[&str] = &[
    "1.4", "1.5", "1.7", "1.8", "1.9", "2.5", "2.6", "2.7", "2.8", "3.1", "3.2", "3.5", "3.7",
    "3.8", "3.10", "3.11", "3.12", "3.13", "3.15", "3.17", "3.18", "3.28", "4.4", "4.5", "5.2",
    "6.2", "6.4", "9.3", "9.4", "9.6", "9.7", "9.8",
];

#[test]
fn every_disagreement_has_its_switch() {
    let rules = serde_json::to_value(shipped("tda-2024")).unwrap();
    for (section, point, switches) in POINTS {
        assert!(!switches.is_empty(), "{section} {point}");
        for switch in *switches {
            let path = format!("/{}", switch.replace('.', "/"));
            assert!(rules.pointer(&path).is_some(), "{section} {point}: no switch {switch}");
        }
    }
    let rows = |list: &'static str, count: usize| (1..=count).map(move |n| format!("{list}-{n}"));
    let wanted = MARKED.iter().map(ToString::to_string);
    for section in wanted.chain(rows("3.30", 15)).chain(rows("9.9", 17)) {
        let switched = POINTS.iter().any(|(at, ..)| *at == section);
        let explained = NO_SWITCH.iter().any(|(at, _)| *at == section);
        assert!(switched != explained, "{section}: switched {switched}, explained {explained}");
    }
}

/// No switch lacks a point: this list contains all switches that decide something.
#[test]
fn every_switch_decides_something_that_is_listed() {
    let listed: BTreeSet<_> = POINTS.iter().flat_map(|(.., switches)| *switches).copied().collect();
    let decide: BTreeSet<_> = SWITCHES.iter().map(|switch| switch.path).collect();
    assert_eq!(decide, listed);
}

/// The switches that all shipped rule books set to the same value. Only sources without a profile,
/// or houses, set another. On every other point the shipped ones differ.
#[test]
fn the_shipped_ones_differ_where_their_books_do() {
    let profiles = ["tda-2024", "tda-2026", "wsop-2026", "roberts", "italian", "seed-004", "home"];
    let all: Vec<_> =
        profiles.iter().map(|id| serde_json::to_value(shipped(id)).unwrap()).collect();
    let same: BTreeSet<&str> = POINTS
        .iter()
        .flat_map(|(.., switches)| switches.iter().copied())
        .filter(|switch| {
            let path = format!("/{}", switch.replace('.', "/"));
            all.iter().all(|rules| rules.pointer(&path) == all[0].pointer(&path))
        })
        .collect();
    let alike = [
        "antes.dead_button",
        "betting.half_bet",
        "betting.pot_antes",
        "bubble.hand_for_hand",
        "chip_race.rescue",
        "chip_race.starts",
        "disputes.in_break",
        "italian.dealer_after_no_opening",
        "italian.deck",
        "italian.opener_discards",
        "italian.openers",
        "italian.pot_of_raise",
        "italian.suits",
        "italian.ties",
        "shot_clock",
        "showdown.awards",
        "showdown.both_ways",
        "showdown.odd_chips",
        "showdown.order",
    ];
    assert_eq!(same.into_iter().collect::<Vec<_>>(), alike);
}
