//! Combinations of two rules: last chips pulled back, an amount said with chips in front, a single
//! chip of less than the call.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{ReasonStep, rule};
use bottone_rules::{
    betting::BettingRules,
    ruling::{PushAction, PushRules, Situation, SituationFault},
};
use bottone_rules_support::question::{Vector, all_are_ruled, ruling, situation};

/// Chips pulled back still belong to the player (rules 45-B, 46).
const PULLED: &[Vector] = &[
    (
        "the last chips, and a cover pulled back",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [500], last_chips: true",
        "action: Call, total: 700, add: 200",
    ),
    (
        "the last chips, some pulled back, \"call\"",
        "tda",
        "big_blind: 100, bet: 100, front: [25, 25, 25, 25], front_left: [25], push: [25], last_chips: true, said: Call",
        "action: Check, total: 100, add: 50",
    ),
    (
        "the last chips, a blind pulled back: it still is his",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 500], last_chips: true",
        "action: AllIn, total: 1550, add: 50",
    ),
    (
        "too few last chips, a blind pulled back",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500], last_chips: true",
        "action: AllIn, total: 550, add: 50",
    ),
    (
        "all-in said, a cover pulled back",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [500], last_chips: true, said: AllIn",
        "action: AllIn, total: 1500, add: 1000",
    ),
    (
        "raise said, a cover pulled back: the total that silence makes",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [1000], said: Raise",
        "action: Raise, total: 1300, add: 300",
    ),
    (
        "raise said, a cover pulled back, one chip that counts in full",
        "wsop",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [5000], said: Raise",
        "action: Raise, total: 5000",
    ),
    (
        "46-B is about a raise: against the opening bet a fold is a fold",
        "tda",
        "big_blind: 100, bet: 100, front: [50], front_left: [], opener: true, said: Fold",
        "action: Fold, total: 50, add: 50",
    ),
    (
        "46-B is about a raise: \"check\" against the opening bet",
        "tda",
        "big_blind: 100, bet: 100, front: [50], front_left: [], opener: true, said: Check",
        "action: Floor, total: 100, add: 100, choice: [(action: Call, total: 100, add: 100, back: 0), (action: Fold, total: 50, add: 50, back: 0)]",
    ),
    (
        "46-B is about a raise: nothing pushed yet",
        "tda",
        "big_blind: 100, bet: 100, front: [25, 25], front_left: [25], opener: true",
        "action: Floor, total: 100, add: 75, choice: [(action: Call, total: 100, add: 75, back: 0), (action: Fold, total: 50, add: 25, back: 0)]",
    ),
    (
        "46-B against a raise: \"check\"",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], said: Check",
        "action: Call, total: 600, add: 600",
    ),
];

/// The forfeit of a fold after less than the call (rule 51-B).
const FORFEITED: &[Vector] = &[
    (
        "one chip on an earlier bet",
        "tda",
        "big_blind: 2000, bet: 8000, raise: 6000, front: [2000], push: [5000]",
        "action: Floor, total: 8000, add: 1000, choice: [(action: Call, total: 8000, add: 1000, back: 0), (action: Fold, total: 7000, add: 0, back: 0)]",
    ),
    (
        "several chips",
        "tda",
        "big_blind: 500, bet: 3000, raise: 1800, push: [500, 500, 500]",
        "action: Floor, total: 3000, add: 1500, choice: [(action: Call, total: 3000, add: 1500, back: 0), (action: Fold, total: 1500, add: 0, back: 0)]",
    ),
    (
        "one chip, and less than the earlier bet in front",
        "tda",
        "big_blind: 400, bet: 1200, raise: 800, front: [100], push: [500]",
        "action: Floor, total: 1200, add: 600, choice: [(action: Call, total: 1200, add: 600, back: 0), (action: Fold, total: 400, add: 0, back: 200)]",
    ),
];

/// An amount alone with chips in front (rule 40-C).
const AMOUNTS: &[Vector] = &[
    (
        "the option: no more than what is in front is added",
        "tda",
        "big_blind: 100, bet: 200, front: [100, 100], said: Amount(100)",
        "action: Raise, total: 300, add: 100",
    ),
    (
        "the same in silence",
        "tda",
        "big_blind: 100, bet: 200, front: [100, 100], push: [100]",
        "action: Raise, total: 300",
    ),
    (
        "the option: as much as the bet",
        "tda",
        "big_blind: 200, bet: 200, front: [200], said: Amount(200)",
        "action: Raise, total: 400, add: 200",
    ),
    (
        "too little over the bet",
        "tda",
        "big_blind: 200, bet: 200, front: [200], said: Amount(50)",
        "action: Check, total: 200",
    ),
    (
        "more than what is in front is the whole bet",
        "tda",
        "big_blind: 200, bet: 200, front: [200], said: Amount(600)",
        "action: Raise, total: 600, add: 400",
    ),
    (
        "added, and still less than the call",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, front: [100, 100], said: Amount(100)",
        "action: Floor, total: 600, add: 400, choice: [(action: Call, total: 600, add: 400, back: 0), (action: Fold, total: 300, add: 100, back: 0)]",
    ),
    (
        "a cover in front",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], said: Amount(500)",
        "action: Raise, total: 1500, add: 500",
    ),
    (
        "what is to be called, with a cover in front",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], said: Amount(600)",
        "action: Call, total: 700, back: 300",
    ),
    (
        "more than the player has: half of what was said",
        "wsop",
        "big_blind: 1000, bet: 17500, raise: 11500, behind: 23000, said: Amount(35000)",
        "action: AllIn, total: 23000, add: 23000",
    ),
    (
        "more than the player has, and not the half",
        "wsop",
        "big_blind: 1000, bet: 17500, raise: 11500, behind: 23000, said: Amount(26000)",
        "action: Call, total: 17500, add: 17500",
    ),
    (
        "more than the player has, and less than the call",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, behind: 300, said: Amount(500)",
        "action: AllIn, total: 300, add: 300",
    ),
];

/// Pot-limit (rule 54), and "pot" with change due.
const POT: &[Vector] = &[
    (
        "change is not in the pot",
        "tda",
        "betting: PotLimit, big_blind: 100, bet: 700, raise: 600, pot: 1850, front: [1000], said: Pot",
        "action: Raise, total: 2250, add: 1250",
    ),
    (
        "the same, changed",
        "tda",
        "betting: PotLimit, big_blind: 100, bet: 700, raise: 600, pot: 950, front: [100], said: Pot",
        "action: Raise, total: 2250, add: 2150",
    ),
    (
        "S002 the pot at that moment",
        "italian",
        "betting: PotLimit, big_blind: 100, bet: 300, raise: 300, pot: 900, said: Pot",
        "action: Raise, total: 1200, add: 1200",
    ),
];

/// No meaning within the pot: the floor is asked in any case (rule 57).
const UNCLEAR: &[Vector] = &[
    (
        "less than the bet is the highest within the pot",
        "tda",
        "betting: PotLimit, big_blind: 200, bet: 1400, raise: 725, pot: 2300, said: Unclear(\"one\")",
        "action: Floor, total: 1400, add: 1400, choice: [(action: Call, total: 1400, add: 1400, back: 0), (action: Fold, total: 1000, add: 1000, back: 0)]",
    ),
    (
        "small last chips",
        "tda",
        "big_blind: 400, bet: 0, pot: 450, behind: 700, said: Unclear(\"five\")",
        "action: Floor, total: 500, add: 500, choice: [(action: Bet, total: 500, add: 500, back: 0), (action: AllIn, total: 700, add: 700, back: 0)]",
    ),
    (
        "last chips smaller than every meaning",
        "tda",
        "big_blind: 400, bet: 0, pot: 450, behind: 450, said: Unclear(\"five\")",
        "action: Floor, total: 450, add: 450, choice: [(action: AllIn, total: 450, add: 450, back: 0)]",
    ),
    (
        "limit",
        "tda",
        "betting: Limit(200), big_blind: 200, bet: 0, pot: 150, said: Unclear(\"five\")",
        "action: Floor, total: 200, add: 200, choice: [(action: Bet, total: 200, add: 200, back: 0)]",
    ),
    (
        "the option: as much again",
        "tda",
        "big_blind: 2000, bet: 2000, front: [2000], pot: 10500, said: Unclear(\"two\")",
        "action: Raise, total: 4000, add: 2000",
    ),
    (
        "the option: \"raise\" and the whole bet",
        "tda",
        "big_blind: 2000, bet: 2000, front: [2000], pot: 30500, said: Unclear(\"raise two\")",
        "action: Raise, total: 20000, add: 18000",
    ),
    (
        "two and a half",
        "tda",
        "big_blind: 200, bet: 400, raise: 200, pot: 3500, said: Unclear(\"raise, two and a half, please\")",
        "action: Raise, total: 2500, add: 2500",
    ),
    (
        "due e mezzo",
        "italian",
        "big_blind: 200, bet: 400, raise: 200, pot: 3500, said: Unclear(\"rilancio due e mezzo\")",
        "action: Raise, total: 2500, add: 2500",
    ),
    (
        "2.5",
        "tda",
        "big_blind: 200, bet: 400, raise: 200, pot: 3500, said: Unclear(\"2.5\")",
        "action: Raise, total: 2500, add: 2500",
    ),
];

/// A book without a last-chips clause (section 3.7).
const LAST_CHIPS: &[Vector] = &[
    (
        "Robert's",
        "roberts",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
        "action: Call, total: 1400, back: 600",
    ),
    (
        "Robert's, the half reached",
        "roberts",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500], last_chips: true",
        "action: AllIn, total: 2500",
    ),
];

/// "All-in" without a push, for an unknown amount.
const UNCOUNTED: &[Vector] = &[
    (
        "not re-opened",
        "tda",
        "big_blind: 100, bet: 290, raise: 100, front: [100, 100], acted_at: 200, said: AllIn",
        "action: Call, total: 290, add: 90",
    ),
    (
        "the same with chips",
        "tda",
        "big_blind: 100, bet: 290, raise: 100, front: [100, 100], acted_at: 200, said: AllIn, push: [1000]",
        "action: Call, total: 290, back: 910",
    ),
    (
        "re-opened",
        "tda",
        "big_blind: 100, bet: 300, raise: 100, front: [100, 100], acted_at: 200, said: AllIn",
        "action: AllIn, total: 200",
    ),
];

#[test]
fn chips_pulled_back_are_still_the_players() {
    all_are_ruled(PULLED);
}

#[test]
fn a_fold_after_an_undercall_loses_what_was_pushed() {
    all_are_ruled(FORFEITED);
}

#[test]
fn an_amount_with_chips_in_front() {
    all_are_ruled(AMOUNTS);
}

#[test]
fn change_is_not_in_the_pot() {
    all_are_ruled(POT);
}

#[test]
fn the_floor_is_asked_when_no_meaning_is_within_the_pot() {
    all_are_ruled(UNCLEAR);
}

#[test]
fn last_chips_are_as_any_where_the_book_says_nothing_of_them() {
    all_are_ruled(LAST_CHIPS);
}

#[test]
fn an_all_in_that_no_one_has_counted() {
    all_are_ruled(UNCOUNTED);
    assert!(ruling("tda", UNCOUNTED[2].2).steps.contains(ReasonStep::CountStack));
    let chips = "big_blind: 100, bet: 300, raise: 100, said: AllIn, push: [1000]";
    assert!(!ruling("tda", chips).steps.contains(ReasonStep::CountStack));
}

#[test]
fn half_a_bet_re_opens_in_limit() {
    let question = "betting: Limit(100), big_blind: 100, bet: 240, raise: 100, front: [200], acted_at: 200, said: Raise";
    let (since, needed) = (Chips::new(40), Chips::new(50));
    let ruling = ruling("tda", question);
    assert_eq!((ruling.action, ruling.total), (PushAction::Call, Chips::new(240)));
    assert!(ruling.steps.contains(ReasonStep::NotReopened { since, needed }), "{:?}", ruling.steps);
}

#[test]
fn chips_pulled_back_are_counted_in_what_is_behind() {
    let question =
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [500]";
    let less = Situation { behind: Some(Chips::new(999)), ..situation(question) };
    let ruled = rule(&less, &PushRules::tda(), &BettingRules::default());
    assert_eq!(ruled.map(|ruling| ruling.outcome()), Err(SituationFault::LessThanPulled));
}

#[test]
fn up_to_eleven_hands_are_live() {
    for (live, faults) in [(1, true), (2, false), (11, false), (12, true)] {
        let situation = Situation {
            live,
            push: vec![Chips::new(500)],
            ..Situation::facing(Chips::new(100), Chips::new(100), Chips::new(100))
        };
        let ruled = rule(&situation, &PushRules::tda(), &BettingRules::default());
        assert_eq!(ruled.is_err(), faults, "{live}");
        assert!(ruled.is_ok() || ruled.map_err(SituationFault::field) == Err("live"));
    }
}
