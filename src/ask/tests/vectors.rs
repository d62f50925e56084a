//! Vectors of the rulebooks, typed as questions by a person who had only the format's description.

use crate::answers;

/// (id, question without the rulebook, answer)
const VECTORS: &[(&str, &str, &str)] = &[
    ("V40-1", "big_blind: 100, bet: 100, push: [], said: Amount(200)", "action: Raise, total: 200"),
    (
        "V43-1",
        "big_blind: 200, bet: 1000, raise: 1000, push: [], said: Amount(1400)",
        "action: Call, total: 1000, add: 1000, back: 0",
    ),
    (
        "V43-1 silent",
        "big_blind: 200, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "action: Call, total: 1000, add: 0, back: 400",
    ),
    (
        "V43-2",
        "big_blind: 200, bet: 2000, raise: 2000, push: [], said: RaiseTo(8000)",
        "action: Raise, total: 8000, add: 8000",
    ),
    (
        "V50-1",
        "big_blind: 100, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "action: Call, total: 1000, add: 0, back: 400",
    ),
    (
        "V50-2",
        "big_blind: 100, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]",
        "action: Raise, total: 2000, add: 500, back: 0",
    ),
    (
        "V50-3",
        "big_blind: 100, bet: 1000, raise: 1000, push: [1000, 500]",
        "action: Raise, total: 2000, add: 500",
    ),
    (
        "V50-4",
        "big_blind: 100, bet: 600, raise: 600, push: [500, 500]",
        "action: Call, total: 600, add: 0, back: 400",
    ),
    (
        "V44-1",
        "big_blind: 200, bet: 400, push: [1000]",
        "action: Call, total: 400, add: 0, back: 600",
    ),
    (
        "V44-2",
        "big_blind: 200, bet: 400, raise: 400, push: [1000], said: Raise",
        "action: Raise, total: 1000, add: 0, back: 0",
    ),
    (
        "V44-3",
        "big_blind: 200, bet: 800, raise: 400, push: [1000], said: Raise",
        "action: Raise, total: 1200, add: 200, back: 0",
    ),
    ("V44-4", "big_blind: 200, bet: 0, push: [5000]", "action: Bet, total: 5000, add: 0, back: 0"),
    (
        "V44-5",
        "big_blind: 200, bet: 400, push: [1000], last_chips: true",
        "action: Call, total: 400, add: 0, back: 600",
    ),
    (
        "V45-1",
        "big_blind: 200, bet: 1100, raise: 700, push: [500, 1000]",
        "action: Call, total: 1100, add: 0, back: 400",
    ),
    (
        "V45-2",
        "big_blind: 50, bet: 1050, raise: 1050, push: [1000, 1000], last_chips: true",
        "action: Call, total: 1050, add: 0, back: 950",
    ),
    (
        "V45-5",
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "action: Raise, total: 1700, add: 200",
    ),
    (
        "V45-6",
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100]",
        "action: Call, total: 1100, add: 0, back: 200",
    ),
    (
        "V45-7",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500]",
        "action: Raise, total: 2800, add: 300",
    ),
    (
        "V45-9",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
        "action: AllIn, total: 2000",
    ),
    (
        "45-B and 46: the last chips, a cover pulled back",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: Some([]), push: [500], last_chips: true",
        "action: Call, total: 700, add: 200, back: 0",
    ),
    (
        "46: the last chips, some pulled back",
        "big_blind: 100, bet: 100, front: [25,25,25,25], front_left: Some([25]), push: [25], last_chips: true, said: Call",
        "action: Check, total: 100, add: 50, back: 0",
    ),
    (
        "47: all-in without chips, not re-opened",
        "big_blind: 100, bet: 290, raise: 100, front: [100, 100], acted_at: 200, push: [], said: AllIn",
        "action: Call, total: 290, add: 90",
    ),
    (
        "V61",
        "big_blind: 100, bet: 325, raise: 325, push: [500, 25]",
        "action: Raise, total: 650, add: 125",
    ),
    (
        "V51-3",
        "big_blind: 1000, bet: 8000, raise: 6000, push: [1000, 1000], said: Call",
        "action: Call, total: 8000, add: 6000, back: 0",
    ),
    (
        "V57-1",
        "big_blind: 400, bet: 0, pot: 4500, push: [], said: Unclear(\"five\")",
        "action: Bet, total: 500, add: 500",
    ),
    (
        "V57-2",
        "big_blind: 400, bet: 0, pot: 5000, push: [], said: Unclear(\"five\")",
        "action: Bet, total: 5000, add: 5000",
    ),
];

#[test]
fn rulings_of_the_tda() {
    for (id, question, answer) in VECTORS {
        let question =
            format!(r#"Ruling((rules: "tda-2024", betting: NoLimit, {question})) // {id}"#);
        answers(&question, &format!("Ruling(({answer}"));
    }
}

/// The busted players and the next button and blinds (rules 32 and 33): nine players, the button in
/// seat 1.
#[test]
fn the_dead_button() {
    for (out, next) in [
        ("[]", "button: 2, small: 3, big: 4, posts: [(3, Small), (4, Big)], first: 5, last: 2"),
        ("[1]", "button: 2, small: 3, big: 4, posts: [(3, Small), (4, Big)], first: 5, last: 2"),
        ("[2]", "button: 2, small: 3, big: 4, posts: [(3, Small), (4, Big)], first: 5, last: 1"),
        ("[3]", "button: 2, small: 3, big: 4, posts: [(4, Big)], first: 5, last: 2"),
        ("[4]", "button: 2, small: 3, big: 5, posts: [(3, Small), (5, Big)], first: 6, last: 2"),
        ("[2,3]", "button: 2, small: 3, big: 4, posts: [(4, Big)], first: 5, last: 1"),
    ] {
        answers(
            &format!(
                "Button((rule: Dead, seats: [1,2,3,4,5,6,7,8,9], last: (button: 1, small: 2, big: 3), out: {out}))"
            ),
            &format!("Button(({next}"),
        );
    }
}
