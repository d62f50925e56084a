//! The words of a ruling: no repetition, no contradiction of the verdict, and the deciding rule
//! first.

use bottone_hands::ruling::ReasonStep;
use bottone_i18n::Language;
use bottone_rules::ruling::cites::Book;
use bottone_view::ruling::{RulingText, ruling_text};

use bottone_rules_support::question::ruling;

fn text_by(rules: &str, book: Book, language: Language, question: &str) -> RulingText {
    ruling_text(language, &ruling(rules, question), &[], book)
}

/// (question, verdict, the steps after the first)
const TEXTS: &[(&str, &str, &[&str])] = &[
    (
        "big_blind: 100, bet: 300, raise: 200, said: AllIn",
        "All-in. Count the stack.",
        &["Stack size unknown: count the stack."],
    ),
    (
        "betting: Limit(100), big_blind: 100, bet: 100, said: AllIn",
        "All-in. Count the stack.",
        &["Stack size unknown: count the stack.", "At most 200 of it counts."],
    ),
    (
        "big_blind: 100, bet: 300, raise: 200, push: [500, 500], said: AllIn",
        "All-in for 1,000.",
        &["Stack size unknown: 1,000 are in front."],
    ),
    (
        "big_blind: 100, bet: 300, raise: 200, push: [500, 500], last_chips: true",
        "All-in for 1,000.",
        &["These are the player's last chips, and not all are needed to call: all-in."],
    ),
    (
        "big_blind: 100, bet: 300, raise: 200, push: [100], last_chips: true",
        "All-in for 100.",
        &["The player has only 100."],
    ),
    (
        "big_blind: 100, bet: 200, front: [100], said: Raise",
        "Raise to 300. Ask for 200 more.",
        &["“Raise” without an amount is at least a minimum raise: 300."],
    ),
    (
        "big_blind: 100, bet: 300, raise: 200, push: [100, 200], last_chips: true, said: Raise",
        "Call 300.",
        &[
            "The words came before the chips, so the words count.",
            "“Raise” without an amount is the most these chips allow: 300.",
            "The player has only 300.",
        ],
    ),
    (
        "betting: PotLimit, big_blind: 100, bet: 700, raise: 600, pot: 950, front: [100], said: Pot",
        "Raise to 2,250. Ask for 2,150 more.",
        &["“Pot” is the 700 bet, the 950 pot and the 600 call: 2,250."],
    ),
    (
        "betting: Limit(100), big_blind: 100, bet: 100, push: [100, 100, 100, 100], last_chips: true",
        "Raise to 200. Return 200.",
        &[
            "These are the player's last chips, and not all are needed to call: all-in.",
            "In limit this is one bet: 200.",
        ],
    ),
    (
        "big_blind: 100, bet: 300, raise: 200, push: [500, 500], last_chips: true, acted_at: 200",
        "Call 300. Return 700.",
        &[
            "The player has acted, and the bet has gone up by only 100 since. It takes 200 to reopen: no raise.",
        ],
    ),
    (
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [25], said: Check",
        "Call 600. Ask for 575 more.",
        &[
            "There is a bet. “Check” rules out a raise, and pulling chips back rules out a fold: a call.",
        ],
    ),
    (
        "big_blind: 100, bet: 100, front: [100], push: [25]",
        "Check. Return 25.",
        &[
            "The 100 in front cover the call. With the new chips they are one multiple-chip bet.",
            "50% of 100 over the call is 150. 125 falls short: no raise.",
        ],
    ),
    (
        "big_blind: 500, bet: 1200, raise: 700, push: [1000, 1000]",
        "Call 1,200. Return 800.",
        &["Every chip is needed: without one 1,000 only 1,000 remain. A call."],
    ),
    (
        "big_blind: 100, bet: 325, raise: 325, push: [500, 25]",
        "Raise to 650. Ask for 125 more.",
        &[
            "Without one 25 there are still 500, so not every chip is needed.",
            "50% of 325 over the call is 487.5. 525 reaches it: a raise.",
            "525 is too little: brought up to 650.",
        ],
    ),
    (
        "big_blind: 100, bet: 300, raise: 200, pot: 2000, push: [100, 1000], said: Unclear(\"five\"), when: With",
        "Raise to 500. Return 600.",
        &[
            "Words and chips came together. The words count, but the amount is unclear.",
            "The highest reading within the pot of 2,000 is 500.",
            "Saying only “500” is the same as silently pushing 500.",
            "50% of 200 over the call is 400. 500 reaches it: a raise.",
        ],
    ),
    (
        "big_blind: 400, bet: 0, pot: 450, behind: 500, said: Unclear(\"five\")",
        "Floor to confirm: all-in for 500.",
        &[
            "No allowed interpretation is within the pot of 450. The smallest is 500: ask the floor.",
        ],
    ),
];

#[test]
fn the_steps_lead_to_the_verdict() {
    for (question, verdict, steps) in TEXTS {
        let text = text_by("tda", Book::Tda2024, Language::English, question);
        assert_eq!(
            (&*text.verdict, &text.steps[1..].join("|")),
            (*verdict, &steps.join("|")),
            "{question}"
        );
    }
}

#[test]
fn half_a_chip_is_written_as_each_language_writes_it() {
    let question = "big_blind: 100, bet: 325, raise: 325, push: [500, 25]";
    let text = text_by("italian", Book::Seed000, Language::Italian, question);
    assert!(text.steps.iter().any(|step| step.contains("487,5.")), "{:?}", text.steps);
}

#[test]
fn only_one_small_chip_is_no_way_to_call() {
    let cases = [
        ("big_blind: 4000, bet: 50000, raise: 50000, push: [1000]", true),
        ("big_blind: 4000, bet: 50000, raise: 50000, push: [1000, 1000]", false),
        ("big_blind: 100, bet: 100, front: [25], push: [25], opener: true", false),
    ];
    for (question, is_tiny) in cases {
        let ruling = ruling("tda", question);
        let said = ruling.steps.contains(ReasonStep::TinyChip);
        assert_eq!((said, ruling.penalty_possible), (is_tiny, is_tiny), "{question}");
    }
}

#[test]
fn each_rule_is_cited_once_and_the_one_that_decides_first() {
    let limit = "betting: Limit(100), big_blind: 100, bet: 400, raises: 3, said: Raise";
    let cases: [(&str, Book, &str, &[&str]); 7] = [
        ("tda", Book::Tda2024, "big_blind: 100, bet: 200, said: Raise", &["TDA 43-A"]),
        ("tda", Book::Tda2024, "big_blind: 100, bet: 200, said: Call", &["TDA 51-A"]),
        ("wsop", Book::Wsop, limit, &["WSOP L140"]),
        ("wsop", Book::Wsop, "big_blind: 100, bet: 200, said: Raise", &["WSOP T95"]),
        ("roberts", Book::Roberts, limit, &["RRP betting"]),
        ("tda", Book::Tda2024, limit, &["TDA 48", "TDA 43-A"]),
        (
            "italian",
            Book::Seed000,
            "betting: PotLimit, big_blind: 100, bet: 300, raise: 300, pot: 900, said: Pot",
            &["Seed 002"],
        ),
    ];
    for (rules, book, question, cites) in cases {
        let text = text_by(rules, book, Language::English, question);
        assert_eq!(text.cites, cites, "{rules}: {question}");
    }
}
