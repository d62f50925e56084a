//! Vectors of the rule books by their ids, with the verdict as shown on the screen.

use super::dealer::{ENGLISH, ITALIAN, Names, table};
use crate::stage::room::EventWindow;
use bottone_rules_support::question::situation;

/// The id, the rule book, the question, its subject, and the dealer's act.
pub(super) type RulingRow = (&'static str, &'static str, &'static str, &'static str, &'static str);

pub(super) const TDA: &str = "TDA 2024";
pub(super) const WSOP: &str = "WSOP 2026";
pub(super) const ROBERTS: &str = "Robert's Rules";
pub(super) const HOUSE: &str = "Italian";

const AMOUNTS: &[RulingRow] = &[
    (
        "V40-1 said",
        TDA,
        "big_blind: 100, bet: 200, raise: 200, said: Amount(200)",
        "Call 200",
        "Ask for 200 more.",
    ),
    ("V40-1 pushed", TDA, "big_blind: 100, bet: 200, raise: 200, push: [100, 100]", "Call 200", ""),
    (
        "V43-1 said",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, said: Amount(1400)",
        "Call 1,000",
        "Ask for 1,000 more.",
    ),
    (
        "V43-1 pushed",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "Call 1,000",
        "Return 400.",
    ),
    (
        "V43-1 raise",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100], said: Raise",
        "Raise to 2,000",
        "Ask for 600 more.",
    ),
    (
        "V43-2",
        TDA,
        "big_blind: 1000, bet: 2000, raise: 2000, said: RaiseTo(8000)",
        "Raise to 8,000",
        "Ask for 8,000 more.",
    ),
    (
        "V43-3",
        TDA,
        "big_blind: 200, bet: 3600, raise: 2000, said: Raise",
        "Raise to 5,600",
        "Ask for 5,600 more.",
    ),
    (
        "V43-4",
        TDA,
        "big_blind: 100, bet: 150, raise: 100, said: Raise",
        "Raise to 250",
        "Ask for 250 more.",
    ),
    (
        "V43-6",
        TDA,
        "big_blind: 50, bet: 500, raise: 300, said: Raise",
        "Raise to 800",
        "Ask for 800 more.",
    ),
    (
        "V50-1",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "Call 1,000",
        "Return 400.",
    ),
    (
        "V50-2",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]",
        "Raise to 2,000",
        "Ask for 500 more.",
    ),
    (
        "V50-3",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 500]",
        "Raise to 2,000",
        "Ask for 500 more.",
    ),
    (
        "V50-4",
        TDA,
        "big_blind: 200, bet: 600, raise: 600, push: [500, 500]",
        "Call 600",
        "Return 400.",
    ),
    (
        "V44-1",
        TDA,
        "big_blind: 400, bet: 400, push: [1000], opener: true",
        "Call 400",
        "Return 600.",
    ),
    ("V44-2", TDA, "big_blind: 400, bet: 400, push: [1000], said: Raise", "Raise to 1,000", ""),
    (
        "V44-3",
        TDA,
        "big_blind: 400, bet: 800, raise: 400, push: [1000], said: Raise",
        "Raise to 1,200",
        "Ask for 200 more.",
    ),
    ("V44-4", TDA, "big_blind: 400, bet: 0, push: [5000]", "Bet 5,000", ""),
    (
        "V44-5",
        TDA,
        "big_blind: 400, bet: 400, push: [1000], last_chips: true",
        "Call 400",
        "Return 600.",
    ),
    (
        "44 too late",
        TDA,
        "big_blind: 400, bet: 400, push: [1000], said: Raise, when: After",
        "Call 400",
        "Return 600.",
    ),
    (
        "44 together",
        TDA,
        "big_blind: 400, bet: 400, push: [1000], said: Raise, when: With",
        "Raise to 1,000",
        "",
    ),
];

const SEVERAL: &[RulingRow] = &[
    (
        "V45-1",
        TDA,
        "big_blind: 200, bet: 1100, raise: 700, push: [500, 1000]",
        "Call 1,100",
        "Return 400.",
    ),
    (
        "V45-2",
        TDA,
        "big_blind: 50, bet: 1050, raise: 1050, push: [1000, 1000], last_chips: true",
        "Call 1,050",
        "Return 950.",
    ),
    (
        "V45-2 all-in",
        TDA,
        "big_blind: 50, bet: 1050, raise: 1050, push: [1000, 1000], last_chips: true, said: AllIn",
        "All-in for 2,000",
        "",
    ),
    (
        "V45-5",
        TDA,
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "Raise to 1,700",
        "Ask for 200 more.",
    ),
    (
        "V45-6",
        TDA,
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100]",
        "Call 1,100",
        "Return 200.",
    ),
    (
        "V45-7",
        TDA,
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500]",
        "Raise to 2,800",
        "Ask for 300 more.",
    ),
    (
        "V45-8",
        TDA,
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500]",
        "Call 1,400",
        "Return 600.",
    ),
    (
        "V45-9",
        TDA,
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500], last_chips: true",
        "All-in for 2,500",
        "",
    ),
    (
        "V61",
        TDA,
        "big_blind: 25, bet: 325, raise: 325, push: [500, 25]",
        "Raise to 650",
        "Ask for 125 more.",
    ),
    (
        "45 not enough left",
        TDA,
        "big_blind: 200, bet: 600, raise: 400, push: [500, 100, 100, 100], behind: 50",
        "All-in for 850",
        "Ask for 50 more.",
    ),
    (
        "V46-1",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [1000]",
        "Call 600",
        "Return 450.",
    ),
    (
        "V46-3",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [100, 500]",
        "Call 600",
        "Return 50.",
    ),
    (
        "V46-4",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [1000, 500]",
        "Raise to 1,550",
        "",
    ),
    (
        "V46-5",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [1000]",
        "Call 600",
        "Return 400.",
    ),
    (
        "V46-6",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 500]",
        "Raise to 1,500",
        "",
    ),
    (
        "V46-7",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [25], push: [1000]",
        "Raise to 1,150",
        "Ask for 125 more.",
    ),
    (
        "V46-8",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 25, 25]",
        "Raise to 1,150",
        "Ask for 100 more.",
    ),
    (
        "V46-9",
        TDA,
        "big_blind: 100, bet: 700, raise: 600, front: [1000], push: [100]",
        "Raise to 1,300",
        "Ask for 200 more.",
    ),
    (
        "46-B fold",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], said: Fold",
        "Call 600",
        "Ask for 600 more.",
    ),
];

const THE_REST: &[RulingRow] = &[
    (
        "V47-1",
        TDA,
        "big_blind: 100, bet: 200, raise: 100, front: [100], acted_at: 100, said: Raise",
        "Raise to 300",
        "Ask for 200 more.",
    ),
    (
        "V47-1A",
        TDA,
        "big_blind: 100, bet: 200, raise: 100, front: [100, 25], acted_at: 125, said: Raise",
        "Call 200",
        "Ask for 75 more.",
    ),
    (
        "V47-3A",
        TDA,
        "big_blind: 4000, bet: 7500, raise: 4000, front: [1000, 1000, 1000, 1000], acted_at: 4000, push: [5000, 5000, 5000]",
        "Call 7,500",
        "Return 11,500.",
    ),
    (
        "V41-1",
        TDA,
        "big_blind: 4000, bet: 50000, raise: 50000, push: [1000], opener: true",
        "Call 50,000",
        "Ask for 49,000 more.",
    ),
    (
        "V51-1",
        TDA,
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
        "The floor decides",
        "Fold, with 2,000 lost to the pot.",
    ),
    (
        "V51-1 heads-up",
        TDA,
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000], live: 2",
        "Call 8,000",
        "Ask for 6,000 more.",
    ),
    (
        "V51-2",
        TDA,
        "big_blind: 2000, bet: 8000, raise: 8000, push: [1000, 1000], opener: true",
        "Call 8,000",
        "Ask for 6,000 more.",
    ),
    (
        "V51-3",
        TDA,
        "big_blind: 2000, bet: 8000, raise: 6000, said: Call",
        "Call 8,000",
        "Ask for 8,000 more.",
    ),
    (
        "V51-4",
        TDA,
        "big_blind: 400, bet: 1200, raise: 800, push: [500]",
        "The floor decides",
        "Fold, with 400 lost to the pot. Return 100.",
    ),
    (
        "V52-1",
        TDA,
        "big_blind: 200, bet: 600, raise: 600, push: [500, 500], said: RaiseTo(1000)",
        "Raise to 1,200",
        "Ask for 200 more.",
    ),
    (
        "V54-1",
        TDA,
        "betting: PotLimit, big_blind: 200, bet: 200, pot: 300, said: Pot",
        "Raise to 700",
        "Ask for 700 more.",
    ),
    (
        "V54-3",
        TDA,
        "betting: PotLimit, big_blind: 10, bet: 50, raise: 50, pot: 150, said: Pot",
        "Raise to 250",
        "Ask for 250 more.",
    ),
    (
        "V54-D",
        TDA,
        "big_blind: 100, bet: 300, raise: 300, pot: 900, said: Pot",
        "Raise to 600",
        "Penalty possible.",
    ),
    (
        "V57-1",
        TDA,
        "big_blind: 400, bet: 0, pot: 900, said: Unclear(\"five\")",
        "Bet 500",
        "Ask for 500 more.",
    ),
    (
        "V57-4",
        TDA,
        "big_blind: 200, bet: 400, raise: 400, pot: 3500, said: Unclear(\"raise two five\")",
        "Raise to 2,500",
        "Ask for 2,500 more.",
    ),
    (
        "55 check",
        TDA,
        "big_blind: 100, bet: 300, raise: 200, said: Check",
        "Player's choice",
        "Fold.",
    ),
    (
        "3.27 one bet",
        TDA,
        "betting: Limit(25), big_blind: 25, bet: 25, raise: 25, push: [25, 25, 25]",
        "Raise to 50",
        "Return 25.",
    ),
];

/// The verdicts of other books.
const OTHER_BOOKS: &[RulingRow] = &[
    (
        "V50-2 S000",
        HOUSE,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]",
        "The floor decides",
        "Raise to 2,000. Ask for 500 more.",
    ),
    (
        "V51-1 S000",
        HOUSE,
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
        "Call 8,000",
        "Ask for 6,000 more.",
    ),
    (
        "48 S002, three raises",
        HOUSE,
        "betting: Limit(100), big_blind: 100, bet: 400, raise: 100, raises: 3, live: 2, said: Raise",
        "Call 400",
        "Ask for 400 more.",
    ),
    (
        "V45-9 in WSOP",
        WSOP,
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
        "Call 1,400",
        "Return 600.",
    ),
    (
        "V-T92",
        WSOP,
        "big_blind: 400, bet: 1200, raise: 800, push: [1000, 1000]",
        "Call 1,200",
        "Return 800.",
    ),
    (
        "V-T96",
        WSOP,
        "big_blind: 100, bet: 1700, raise: 500, front: [1000], acted_at: 1000, said: Raise",
        "Raise to 2,200",
        "Ask for 1,200 more.",
    ),
    (
        "48 T100, four raises",
        WSOP,
        "betting: Limit(100), big_blind: 100, bet: 500, raise: 100, raises: 4, said: Raise",
        "Call 500",
        "Ask for 500 more.",
    ),
    (
        "44 words always",
        ROBERTS,
        "big_blind: 400, bet: 400, push: [1000], said: Raise, when: After",
        "Raise to 1,000",
        "",
    ),
    (
        "V54-4 cash",
        ROBERTS,
        "betting: PotLimit, big_blind: 10, bet: 10, pot: 20, said: Pot",
        "Raise to 40",
        "Ask for 40 more.",
    ),
];

const IN_ITALIAN: &[RulingRow] = &[
    (
        "V43-1 pushed",
        TDA,
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "Call: 1.000",
        "Restituisci 400.",
    ),
    (
        "V43-2",
        TDA,
        "big_blind: 1000, bet: 2000, raise: 2000, said: RaiseTo(8000)",
        "Rilancio a 8.000",
        "Chiedi ancora 8.000.",
    ),
    (
        "V44-1",
        TDA,
        "big_blind: 400, bet: 400, push: [1000], opener: true",
        "Call: 400",
        "Restituisci 600.",
    ),
    ("V44-4", TDA, "big_blind: 400, bet: 0, push: [5000]", "Puntata di 5.000", ""),
    (
        "V45-5",
        TDA,
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "Rilancio a 1.700",
        "Chiedi ancora 200.",
    ),
    (
        "V45-9",
        TDA,
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500], last_chips: true",
        "All-in per 2.500",
        "",
    ),
    (
        "V46-7",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [25], push: [1000]",
        "Rilancio a 1.150",
        "Chiedi ancora 125.",
    ),
    (
        "V51-1",
        TDA,
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
        "Decide il floor",
        "Fold, e il giocatore lascia 2.000 nel piatto.",
    ),
    (
        "V54-D",
        TDA,
        "big_blind: 100, bet: 300, raise: 300, pot: 900, said: Pot",
        "Rilancio a 600",
        "Possibile penalità.",
    ),
    (
        "V57-1",
        TDA,
        "big_blind: 400, bet: 0, pot: 900, said: Unclear(\"cinque\")",
        "Puntata di 500",
        "Chiedi ancora 500.",
    ),
];

pub(super) fn all_read(room: &mut EventWindow, rows: &[RulingRow], names: &Names) {
    let mut wrong = Vec::new();
    for (id, book, question, headline, dealer) in rows {
        room.puts_the_case(&situation(question), names);
        if !(room.reads(headline) && (dealer.is_empty() || room.reads(dealer))) {
            wrong.push(format!("{id} by {book}: {question}\n  expected {headline} {dealer}"));
        }
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn amounts_and_single_chips_are_ruled_as_the_book_says() {
    all_read(&mut table(3), AMOUNTS, &ENGLISH);
}

#[test]
fn several_chips_and_those_in_front_are_ruled_as_the_book_says() {
    all_read(&mut table(3), SEVERAL, &ENGLISH);
}

#[test]
fn reopening_undercalls_the_pot_words_and_limit_are_ruled_as_the_book_says() {
    all_read(&mut table(3), THE_REST, &ENGLISH);
}

#[test]
fn another_book_rules_as_soon_as_it_is_chosen() {
    let mut room = table(3);
    for book in [HOUSE, WSOP, ROBERTS] {
        let rows: Vec<RulingRow> =
            OTHER_BOOKS.iter().copied().filter(|row| row.1 == book).collect();
        room.plays_by(book, &ENGLISH);
        all_read(&mut room, &rows, &ENGLISH);
    }
}

#[test]
fn in_italian_the_same_is_said_in_italian() {
    let mut room = table(3);
    room.click("Italiano");
    all_read(&mut room, IN_ITALIAN, &ITALIAN);
}

#[test]
fn books_that_rule_otherwise_are_named_with_their_verdict() {
    let mut room = table(3);
    let half = "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]";
    room.puts_the_case(&situation(half), &ENGLISH);
    assert!(room.reads("Raise to 1,700"));
    assert!(room.reads("WSOP 2026 Call 1,100. Return 400."));
    assert!(room.mentions("The same under"));
    room.plays_by(WSOP, &ENGLISH);
    assert!(room.reads("Call 1,100"), "the same question under the chosen book");
    assert!(room.reads("TDA 2024 Raise to 1,700. Ask for 200 more."));
}
