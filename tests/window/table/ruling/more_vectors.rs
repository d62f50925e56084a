//! Further vectors, and the same rules with other numbers, so that no answer depends on its
//! example.

use super::{
    dealer::{ENGLISH, table},
    vectors::{HOUSE, ROBERTS, RulingRow, TDA, WSOP, all_read},
};

const NO_LIMIT: &[RulingRow] = &[
    (
        "V43-5",
        TDA,
        "big_blind: 200, bet: 1000, raise: 700, said: Raise",
        "Raise to 1,700",
        "Ask for 1,700 more.",
    ),
    (
        "V43-7",
        TDA,
        "big_blind: 50, bet: 500, raise: 450, said: Raise",
        "Raise to 950",
        "Ask for 950 more.",
    ),
    (
        "V47-2",
        TDA,
        "big_blind: 100, bet: 800, raise: 300, said: Raise",
        "Raise to 1,100",
        "Ask for 1,100 more.",
    ),
    (
        "V-L176",
        TDA,
        "big_blind: 100, bet: 140, raise: 100, said: Raise",
        "Raise to 240",
        "Ask for 240 more.",
    ),
    (
        "V45-3",
        TDA,
        "big_blind: 50, bet: 1200, raise: 1200, opener: true, push: [1000, 1000]",
        "Call 1,200",
        "Return 800.",
    ),
    (
        "V45-4",
        TDA,
        "big_blind: 500, bet: 1100, raise: 600, push: [500, 1000]",
        "Call 1,100",
        "Return 400.",
    ),
    (
        "V45-9 with one chip fewer",
        TDA,
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
        "All-in for 2,000",
        "",
    ),
    (
        "V50-4 with a small chip",
        TDA,
        "big_blind: 200, bet: 600, raise: 600, push: [500, 500, 100]",
        "Raise to 1,200",
        "Ask for 100 more.",
    ),
    (
        "V52-1 in silence",
        TDA,
        "big_blind: 200, bet: 600, raise: 600, push: [100, 100, 100, 100, 100, 100, 100, 100, 100, 100]",
        "Raise to 1,200",
        "Ask for 200 more.",
    ),
    (
        "V46-2",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [500, 500]",
        "Call 600",
        "Return 450.",
    ),
    (
        "V46-9 with 500",
        TDA,
        "big_blind: 100, bet: 700, raise: 600, front: [1000], push: [500]",
        "Raise to 1,500",
        "",
    ),
    (
        "V47-1B",
        TDA,
        "big_blind: 100, bet: 300, raise: 100, front: [100, 25], acted_at: 125, said: Raise",
        "Raise to 400",
        "Ask for 275 more.",
    ),
    (
        "V47-3A, the blind",
        TDA,
        "big_blind: 4000, bet: 7500, raise: 4000, front: [1000, 1000, 1000, 1000], said: Raise",
        "Raise to 11,500",
        "Ask for 7,500 more.",
    ),
    (
        "V47-3B",
        TDA,
        "big_blind: 4000, bet: 11500, raise: 4000, front: [1000, 1000, 1000, 1000], acted_at: 4000, said: Raise",
        "Raise to 15,500",
        "Ask for 11,500 more.",
    ),
    (
        "V-RRP5, who was short-raised",
        TDA,
        "big_blind: 100, bet: 250, raise: 100, front: [100, 100], acted_at: 200, said: Raise",
        "Call 250",
        "Ask for 50 more.",
    ),
    (
        "V-RRP5, who could have",
        TDA,
        "big_blind: 100, bet: 250, raise: 100, front: [100], acted_at: 100, said: Raise",
        "Raise to 350",
        "Ask for 250 more.",
    ),
    (
        "3.3 the least raise over a short open",
        TDA,
        "big_blind: 100, bet: 20, raise: 100, said: Raise",
        "Raise to 120",
        "Ask for 120 more.",
    ),
    (
        "3.3 a short open",
        TDA,
        "big_blind: 200, bet: 0, push: [100]",
        "Bet 200",
        "Ask for 100 more.",
    ),
    (
        "3.3 a short open for the last chips",
        TDA,
        "big_blind: 200, bet: 0, push: [100], last_chips: true",
        "All-in for 100",
        "",
    ),
    ("3.20 call without a bet", TDA, "big_blind: 200, bet: 0, said: Call", "Check", ""),
    (
        "3.20 raise without a bet",
        TDA,
        "big_blind: 200, bet: 0, said: Raise",
        "Bet 200",
        "Ask for 200 more.",
    ),
    (
        "3.20 check and pulled back",
        TDA,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], said: Check",
        "Call 600",
        "Ask for 600 more.",
    ),
    ("3.22 a fold with no bet", TDA, "big_blind: 200, bet: 0, said: Fold", "Fold", ""),
    (
        "3.1 call first, chips of a raise after",
        TDA,
        "big_blind: 200, bet: 600, raise: 400, push: [1000, 1000], said: Call",
        "Call 600",
        "Return 1,400.",
    ),
    (
        "3.1 chips of a raise first, call after",
        TDA,
        "big_blind: 200, bet: 600, raise: 400, push: [1000, 1000, 1000], said: Call, when: After",
        "Raise to 3,000",
        "",
    ),
    (
        "V57-2",
        TDA,
        "big_blind: 400, bet: 0, pot: 6000, said: Unclear(\"five\")",
        "Bet 5,000",
        "Ask for 5,000 more.",
    ),
    (
        "V57-5",
        TDA,
        "big_blind: 200, bet: 400, raise: 400, pot: 30000, said: Unclear(\"raise two five\")",
        "Raise to 25,000",
        "Ask for 25,000 more.",
    ),
    (
        "V51-4 by a caller who is heads-up",
        TDA,
        "big_blind: 400, bet: 1200, raise: 800, push: [500], live: 2",
        "Call 1,200",
        "Ask for 700 more.",
    ),
];

const LIMITS: &[RulingRow] = &[
    (
        "V54-4",
        TDA,
        "betting: PotLimit, big_blind: 10, bet: 10, pot: 15, said: Pot",
        "Raise to 35",
        "Ask for 35 more.",
    ),
    (
        "V54-5",
        TDA,
        "betting: PotLimit, big_blind: 200, bet: 200, pot: 300, front: [100], said: Pot",
        "Raise to 600",
        "Ask for 500 more.",
    ),
    (
        "3.17 an overbet is cut to the pot",
        TDA,
        "betting: PotLimit, big_blind: 1000, bet: 0, pot: 10500, push: [5000, 5000, 1000]",
        "Bet 10,500",
        "Return 500.",
    ),
    (
        "V-L141",
        TDA,
        "betting: Limit(8), big_blind: 8, bet: 8, raise: 8, push: [25]",
        "Call 8",
        "Return 17.",
    ),
    (
        "3.27 half a bet",
        TDA,
        "betting: Limit(100), big_blind: 100, bet: 100, raise: 100, push: [100, 25, 25]",
        "Raise to 200",
        "Ask for 50 more.",
    ),
    (
        "3.27 less than half a bet",
        TDA,
        "betting: Limit(100), big_blind: 100, bet: 100, raise: 100, push: [100, 25]",
        "Call 100",
        "Return 25.",
    ),
];

const OTHER_BOOKS: &[RulingRow] = &[
    (
        "V-T92 over the line",
        WSOP,
        "big_blind: 400, bet: 1200, raise: 800, push: [1000, 500, 500]",
        "Raise to 2,000",
        "",
    ),
    (
        "T98.b.2",
        WSOP,
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [5000]",
        "Raise to 5,000",
        "",
    ),
    (
        "V46-8 in WSOP",
        WSOP,
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 25, 25]",
        "Raise to 1,150",
        "Ask for 100 more.",
    ),
    (
        "V-L133",
        WSOP,
        "betting: Limit(20), big_blind: 20, bet: 15, raise: 20, raises: 0, said: Raise",
        "Raise to 35",
        "Ask for 35 more.",
    ),
    (
        "3.28 (c)",
        HOUSE,
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100]",
        "Call 1,100",
        "Return 200.",
    ),
    (
        "3.28 (d)",
        HOUSE,
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "Raise to 1,700",
        "Ask for 200 more.",
    ),
    (
        "3.1 L180, words win over chips",
        ROBERTS,
        "big_blind: 200, bet: 600, raise: 400, push: [1000, 1000, 1000], said: Call, when: After",
        "Call 600",
        "Return 2,400.",
    ),
];

#[test]
fn no_limit_is_ruled_by_the_rule_and_not_by_the_example() {
    all_read(&mut table(3), NO_LIMIT, &ENGLISH);
}

#[test]
fn pot_limit_and_limit_are_ruled_by_the_rule_and_not_by_the_example() {
    all_read(&mut table(3), LIMITS, &ENGLISH);
}

#[test]
fn other_books_are_asked_other_numbers() {
    let mut room = table(3);
    for book in [HOUSE, WSOP, ROBERTS] {
        let rows: Vec<RulingRow> =
            OTHER_BOOKS.iter().copied().filter(|row| row.1 == book).collect();
        room.plays_by(book, &ENGLISH);
        all_read(&mut room, &rows, &ENGLISH);
    }
}
