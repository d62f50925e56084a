//! Words: the ones that count, and their timing.

use bottone_base::chips::Chips;
use bottone_hands::ruling::{ReasonStep, RulingKind, rule};
use bottone_rules::ruling::{Situation, SituationFault};

use bottone_rules_support::question::{Vector, all_are_ruled, profile, ruling, situation};

const WORDS: &[Vector] = &[
    (
        "V40-2 the words came first",
        "tda",
        "big_blind: 1000, bet: 0, live: 2, push: [5000], said: Amount(42000)",
        "action: Bet, total: 42000, add: 37000",
    ),
    (
        "V40-2 the chip came first",
        "tda",
        "big_blind: 1000, bet: 0, live: 2, push: [5000], said: Amount(42000), when: After",
        "action: Bet, total: 5000",
    ),
    (
        "40-A the first counts: call, then chips",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 500, 500], said: Call",
        "action: Call, total: 600, back: 900",
    ),
    (
        "40-A the first counts: chips, then call",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 500, 500], said: Call, when: After",
        "action: Raise, total: 1500",
    ),
    (
        "L180 the words count",
        "wsop-live",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 500, 500], said: Call, when: After",
        "action: Call, total: 600, back: 900",
    ),
    (
        "40-A words without chips are never too late",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Call, when: After",
        "action: Call, total: 600, add: 600",
    ),
    (
        "51-A call with less",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [100], last_chips: true, said: Call",
        "action: AllIn, total: 100",
    ),
    (
        "V55 call without a bet",
        "tda",
        "big_blind: 200, bet: 0, said: Call",
        "action: Check, total: 0",
    ),
    (
        "V55 call with a chip, without a bet",
        "tda",
        "big_blind: 200, bet: 0, push: [500], said: Call",
        "action: Check, total: 0, back: 500",
    ),
    (
        "V55 raise without a bet",
        "tda",
        "big_blind: 200, bet: 0, said: Raise",
        "action: Bet, total: 200, add: 200",
    ),
    (
        "V55 raise without a bet, with chips",
        "tda",
        "big_blind: 200, bet: 0, push: [500, 500], said: Raise",
        "action: Bet, total: 1000",
    ),
    (
        "V55 check against a bet",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Check",
        "action: Floor, total: 600, add: 600, choice: [(action: Call, total: 600, add: 600, back: 0), (action: Fold, total: 0, add: 0, back: 0)]",
    ),
    (
        "V55 check against a bet, with a raise",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 500, 500], said: Check",
        "action: Call, total: 600, back: 900",
    ),
    (
        "check without a bet",
        "tda",
        "big_blind: 200, bet: 0, said: Check",
        "action: Check, total: 0",
    ),
    (
        "fold",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, front: [100], said: Fold",
        "action: Fold, total: 100",
    ),
    (
        "fold with chips",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500], said: Fold",
        "action: Fold, total: 0, back: 500",
    ),
    (
        "V58 fold without a bet",
        "tda",
        "big_blind: 200, bet: 0, said: Fold",
        "action: Fold, total: 0, penalty: true",
    ),
    (
        "bet without a bet",
        "tda",
        "big_blind: 200, bet: 0, said: Bet(1000)",
        "action: Bet, total: 1000, add: 1000",
    ),
    (
        "bet that is too small",
        "tda",
        "big_blind: 200, bet: 0, said: Bet(100)",
        "action: Bet, total: 200, add: 200",
    ),
    (
        "bet against a bet is an amount",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Bet(700)",
        "action: Call, total: 600, add: 600",
    ),
    (
        "an amount with chips in front: the whole bet",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, front: [100, 100], said: Amount(1400)",
        "action: Raise, total: 1400, add: 1200",
    ),
    (
        "an amount with chips in front: what is still to call",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, front: [100, 100], said: Amount(400)",
        "action: Call, total: 600, add: 400",
    ),
    (
        "all-in, so much",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: AllIn, behind: 5000",
        "action: AllIn, total: 5000, add: 5000",
    ),
    (
        "all-in, nobody knows for how much",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: AllIn, push: [5000]",
        "action: AllIn, total: 5000",
    ),
    (
        "raise, less than a raise behind",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Raise, behind: 700",
        "action: AllIn, total: 700, add: 700",
    ),
    (
        "raise, less than the call behind",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Raise, behind: 500",
        "action: AllIn, total: 500, add: 500",
    ),
    (
        "raise to less than the least",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: RaiseTo(700)",
        "action: Raise, total: 1000, add: 1000",
    ),
    (
        "raise to, with more chips",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [1000, 1000], said: RaiseTo(1200)",
        "action: Raise, total: 1200, back: 800",
    ),
    (
        "the words of the table",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Unclear(\"vedo\")",
        "action: Call, total: 600, add: 600",
    ),
    (
        "passo against a bet",
        "italian",
        "big_blind: 200, bet: 600, raise: 400, said: Unclear(\"passo\")",
        "action: Fold, total: 0",
    ),
    (
        "passo without one",
        "italian",
        "big_blind: 200, bet: 0, said: Unclear(\"passo\")",
        "action: Check, total: 0",
    ),
];

#[test]
fn words_bind_when_they_come_in_time() {
    all_are_ruled(WORDS);
}

#[test]
fn after_raise_more_may_be_put_out_only_where_two_motions_are_allowed() {
    let question = "big_blind: 200, bet: 600, raise: 400, push: [500, 100], said: Raise";
    let may_add = |rules| ruling(rules, question).steps.contains(ReasonStep::MayAddMore);
    assert!(may_add("wsop-live"));
    assert!(!may_add("wsop"));
}

#[test]
fn what_cannot_be_is_refused_by_its_field() {
    let cases = [
        ("big_blind: 0, bet: 100, raise: 100, push: [100]", "big_blind"),
        ("big_blind: 100, bet: 100, raise: 0, push: [100]", "raise"),
        ("betting: Limit(0), big_blind: 100, bet: 100, push: [100]", "betting"),
        ("big_blind: 100, bet: 100, push: [100, 0]", "push"),
        ("big_blind: 100, bet: 100, front: [0], push: [100]", "front"),
        ("big_blind: 100, bet: 100, front: [50], front_left: [0], push: [100]", "front_left"),
        (
            "big_blind: 100, bet: 300, front: [50, 25], front_left: [25, 25], push: [100]",
            "front_left",
        ),
        ("big_blind: 100, bet: 0, front: [50], push: [100]", "front"),
        ("big_blind: 100, bet: 200, acted_at: 300, push: [100]", "acted_at"),
        ("big_blind: 100, bet: 200, live: 1, push: [100]", "live"),
        ("big_blind: 100, bet: 200, said: RaiseTo(0)", "said"),
        ("big_blind: 100, bet: 200, said: Amount(0)", "said"),
        ("big_blind: 100, bet: 200, pot: 500, said: Unclear(\"hello\")", "said"),
        ("big_blind: 100, bet: 200", "push"),
        ("big_blind: 100, bet: 200, said: Unclear(\"five\")", "pot"),
        ("betting: PotLimit, big_blind: 100, bet: 200, said: Raise", "pot"),
    ];
    let (push, betting) = profile("tda");
    for (question, field) in cases {
        let fault = rule(&situation(question), &push, &betting).map(|ruling| ruling.outcome());
        assert_eq!(fault.map_err(SituationFault::field), Err(field), "{question}");
    }
}

/// TDA 2024 rule 55: a player who says "check" to a bet chooses between a call and a fold; an
/// undercall is for the floor to judge (51-B); everything else is decided by the book.
#[test]
fn every_choice_says_whose_it_is() {
    let facing = "big_blind: 200, bet: 600, raise: 400";
    for (did, kind) in [
        ("said: Check", RulingKind::Player),
        ("opener: true, front: [200], front_left: []", RulingKind::Player),
        ("push: [500]", RulingKind::Floor),
        ("push: [500], opener: true", RulingKind::Ruling),
        ("push: [1000]", RulingKind::Ruling),
    ] {
        assert_eq!(ruling("tda", &format!("{facing}, {did}")).kind, kind, "{did}");
    }
}

#[test]
fn the_largest_amounts_do_not_overflow() {
    let most = Chips::new(Chips::MOST);
    let (push, betting) = profile("tda");
    let situation = Situation {
        front: vec![most; 4_000],
        push: vec![most; 6_000],
        behind: Some(most),
        acted_at: Some(most),
        ..Situation::facing(most, most, most)
    };
    assert!(rule(&situation, &push, &betting).is_ok());
    let more = Situation { push: vec![most; 6_001], ..situation };
    assert_eq!(rule(&more, &push, &betting), Err(SituationFault::TooManyChips));
}
