//! Amounts with several meanings (rule 57).

use bottone_base::chips::Chips;
use bottone_rules::ruling::PushAction;
use bottone_rules_support::question::{Vector, all_are_ruled, ruling};

const UNCLEAR: &[Vector] = &[
    (
        "V57-1",
        "tda",
        "big_blind: 400, bet: 0, pot: 4900, said: Unclear(\"I bet five\")",
        "action: Bet, total: 500, add: 500",
    ),
    (
        "V57-1 Italian",
        "italian",
        "big_blind: 400, bet: 0, pot: 4900, said: Unclear(\"punto cinque\")",
        "action: Bet, total: 500, add: 500",
    ),
    (
        "V57-2",
        "tda",
        "big_blind: 400, bet: 0, pot: 5000, said: Unclear(\"five\")",
        "action: Bet, total: 5000, add: 5000",
    ),
    (
        "V57-3 small pot",
        "wsop",
        "big_blind: 400, bet: 0, pot: 4900, push: [5000], said: Unclear(\"five\"), when: With",
        "action: Bet, total: 500, back: 4500",
    ),
    (
        "V57-3 big pot",
        "wsop",
        "big_blind: 400, bet: 0, pot: 5000, push: [5000], said: Unclear(\"five\"), when: With",
        "action: Bet, total: 5000",
    ),
    (
        "V57-4",
        "tda",
        "big_blind: 200, bet: 400, raise: 200, pot: 3500, said: Unclear(\"raise two five\")",
        "action: Raise, total: 2500, add: 2500",
    ),
    (
        "V57-4 Italian",
        "tda",
        "big_blind: 200, bet: 400, raise: 200, pot: 3500, said: Unclear(\"rilancio due e cinque\")",
        "action: Raise, total: 2500, add: 2500",
    ),
    (
        "V57-4 in one word",
        "tda",
        "big_blind: 200, bet: 400, raise: 200, pot: 3500, said: Unclear(\"rilancio venticinque\")",
        "action: Raise, total: 2500, add: 2500",
    ),
    (
        "V57-5",
        "tda",
        "big_blind: 200, bet: 400, raise: 200, pot: 30000, said: Unclear(\"two five\")",
        "action: Raise, total: 25000, add: 25000",
    ),
    (
        "57 none within the pot",
        "tda",
        "big_blind: 400, bet: 0, pot: 450, said: Unclear(\"five\")",
        "action: Floor, total: 500, add: 500, choice: [(action: Bet, total: 500, add: 500, back: 0), (action: Bet, total: 5000, add: 5000, back: 0)]",
    ),
    (
        "57 the call is a meaning too",
        "tda",
        "big_blind: 200, bet: 500, raise: 500, pot: 1000, said: Unclear(\"five\")",
        "action: Call, total: 500, add: 500",
    ),
    (
        "57 after the chips",
        "tda",
        "big_blind: 400, bet: 0, pot: 4900, push: [5000], said: Unclear(\"five\"), when: After",
        "action: Bet, total: 5000",
    ),
    (
        "57 a clear amount needs no pot",
        "tda",
        "big_blind: 400, bet: 0, said: Unclear(\"cinquecento\")",
        "action: Bet, total: 500, add: 500",
    ),
    (
        "57 raise and a clear amount",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, said: Unclear(\"rilancio a duemila\")",
        "action: Raise, total: 2000, add: 2000",
    ),
];

#[test]
fn an_unclear_amount_is_the_highest_that_the_pot_allows() {
    all_are_ruled(UNCLEAR);
}

#[test]
fn whatever_number_is_said_is_a_bet_within_the_pot_unless_it_is_clear() {
    let pot = Chips::new(100_000);
    for (words, clear) in [
        ("five", false),
        ("due", false),
        ("ninety nine", false),
        ("one two three four", false),
        ("5k", true),
        ("1.5m", true),
        ("99999999999", true),
    ] {
        let question = format!("big_blind: 200, bet: 0, pot: 100000, said: Unclear({words:?})");
        let ruling = ruling("tda", &question);
        assert_eq!(ruling.action, PushAction::Bet, "{words}");
        assert!(clear || ruling.total <= pot, "{words}: {}", ruling.total);
    }
}
