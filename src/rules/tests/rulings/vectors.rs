//! The vectors of the rule books that chips answer, by the numbers of the TDA's rules of 2024.

use bottone_rules::ruling::cites::Book;
use bottone_rules_support::question::{Vector, all_are_ruled, ruling};

/// Raise amounts and half of them (rules 40, 43).
const AMOUNTS: &[Vector] = &[
    (
        "V40-1 said",
        "tda",
        "big_blind: 100, bet: 200, raise: 200, said: Amount(200)",
        "action: Call, total: 200, add: 200",
    ),
    (
        "V40-1 pushed",
        "tda",
        "big_blind: 100, bet: 200, raise: 200, push: [100, 100]",
        "action: Call, total: 200",
    ),
    (
        "V43-1 said",
        "tda",
        "big_blind: 500, bet: 1000, raise: 1000, said: Amount(1400)",
        "action: Call, total: 1000, add: 1000",
    ),
    (
        "V43-1 pushed",
        "tda",
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "action: Call, total: 1000, back: 400",
    ),
    (
        "V43-1 raise",
        "tda",
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100], said: Raise",
        "action: Raise, total: 2000, add: 600",
    ),
    (
        "V43-2",
        "tda",
        "big_blind: 1000, bet: 2000, raise: 2000, said: RaiseTo(8000)",
        "action: Raise, total: 8000, add: 8000",
    ),
    // The least total of a raise, shown by "raise" alone.
    (
        "V43-3",
        "tda",
        "big_blind: 200, bet: 3600, raise: 2000, said: Raise",
        "action: Raise, total: 5600, add: 5600",
    ),
    (
        "V43-4",
        "tda",
        "big_blind: 100, bet: 150, raise: 100, said: Raise",
        "action: Raise, total: 250, add: 250",
    ),
    (
        "V43-5",
        "tda",
        "big_blind: 200, bet: 1000, raise: 700, said: Raise",
        "action: Raise, total: 1700, add: 1700",
    ),
    (
        "V43-6",
        "tda",
        "big_blind: 50, bet: 500, raise: 300, said: Raise",
        "action: Raise, total: 800, add: 800",
    ),
    (
        "V43-7",
        "tda",
        "big_blind: 50, bet: 500, raise: 450, said: Raise",
        "action: Raise, total: 950, add: 950",
    ),
    (
        "V47-2",
        "tda",
        "big_blind: 100, bet: 800, raise: 300, said: Raise",
        "action: Raise, total: 1100, add: 1100",
    ),
    (
        "V-L176",
        "wsop-live",
        "big_blind: 100, bet: 140, raise: 100, said: Raise",
        "action: Raise, total: 240, add: 240",
    ),
    (
        "V50-1",
        "tda",
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100]",
        "action: Call, total: 1000, back: 400",
    ),
    (
        "V50-2",
        "tda",
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]",
        "action: Raise, total: 2000, add: 500",
    ),
    (
        "V50-2 S000",
        "italian",
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 100, 100, 100, 100, 100]",
        "action: Floor, total: 2000, add: 500, choice: [(action: Raise, total: 2000, add: 500, back: 0), (action: Call, total: 1000, add: 0, back: 500)]",
    ),
    (
        "V50-3",
        "tda",
        "big_blind: 500, bet: 1000, raise: 1000, push: [1000, 500]",
        "action: Raise, total: 2000, add: 500",
    ),
    (
        "V50-4",
        "tda",
        "big_blind: 200, bet: 600, raise: 600, push: [500, 500]",
        "action: Call, total: 600, back: 400",
    ),
    (
        "3.5 base: the least raise",
        "tda",
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "action: Raise, total: 1700, add: 200",
    ),
    (
        "3.5 base: the bet",
        "wsop",
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "action: Call, total: 1100, back: 400",
    ),
    (
        "3.3 all-in below the least bet: call",
        "tda",
        "big_blind: 100, bet: 20, raise: 100, push: [20]",
        "action: Call, total: 20",
    ),
    (
        "3.3 all-in below the least bet: raise",
        "roberts",
        "big_blind: 100, bet: 20, raise: 100, said: Raise",
        "action: Raise, total: 120, add: 120",
    ),
];

/// One oversized chip (rule 44).
const OVERCHIP: &[Vector] = &[
    (
        "V44-1",
        "tda",
        "big_blind: 400, bet: 400, push: [1000], opener: true",
        "action: Call, total: 400, back: 600",
    ),
    (
        "V44-2",
        "tda",
        "big_blind: 400, bet: 400, push: [1000], said: Raise",
        "action: Raise, total: 1000",
    ),
    (
        "V44-3",
        "tda",
        "big_blind: 400, bet: 800, raise: 400, push: [1000], said: Raise",
        "action: Raise, total: 1200, add: 200",
    ),
    ("V44-4", "tda", "big_blind: 400, bet: 0, push: [5000]", "action: Bet, total: 5000"),
    (
        "V44-5",
        "tda",
        "big_blind: 400, bet: 400, push: [1000], last_chips: true",
        "action: Call, total: 400, back: 600",
    ),
    (
        "V-L141",
        "wsop-live",
        "betting: Limit(4), big_blind: 4, bet: 8, push: [25]",
        "action: Call, total: 8, back: 17",
    ),
    (
        "44 too late",
        "tda",
        "big_blind: 400, bet: 400, push: [1000], said: Raise, when: After",
        "action: Call, total: 400, back: 600",
    ),
    (
        "44 together",
        "tda",
        "big_blind: 400, bet: 400, push: [1000], said: Raise, when: With",
        "action: Raise, total: 1000",
    ),
    (
        "44 words always",
        "roberts",
        "big_blind: 400, bet: 400, push: [1000], said: Raise, when: After",
        "action: Raise, total: 1000",
    ),
    (
        "S000 lone chip",
        "italian",
        "big_blind: 200, bet: 600, raise: 400, push: [1000]",
        "action: Call, total: 600, back: 400",
    ),
    (
        "ask.md",
        "tda",
        "betting: NoLimit, big_blind: 200, bet: 600, raise: 400, push: [1000]",
        "action: Call, total: 600, back: 400",
    ),
];

/// Several chips (rules 45, 61).
const SEVERAL: &[Vector] = &[
    (
        "V45-1",
        "tda",
        "big_blind: 200, bet: 1100, raise: 700, push: [500, 1000]",
        "action: Call, total: 1100, back: 400",
    ),
    (
        "V45-2",
        "tda",
        "big_blind: 50, bet: 1050, raise: 1050, push: [1000, 1000], last_chips: true",
        "action: Call, total: 1050, back: 950",
    ),
    (
        "V45-2 all-in said",
        "tda",
        "big_blind: 50, bet: 1050, raise: 1050, push: [1000, 1000], last_chips: true, said: AllIn",
        "action: AllIn, total: 2000",
    ),
    (
        "V45-2 raise said",
        "tda",
        "big_blind: 50, bet: 1050, raise: 1050, push: [1000, 1000], last_chips: true, said: Raise",
        "action: AllIn, total: 2000",
    ),
    (
        "V45-3",
        "tda",
        "big_blind: 50, bet: 1200, raise: 1200, push: [1000, 1000]",
        "action: Call, total: 1200, back: 800",
    ),
    (
        "V45-4",
        "tda",
        "big_blind: 500, bet: 1100, raise: 600, push: [500, 1000]",
        "action: Call, total: 1100, back: 400",
    ),
    (
        "V45-5",
        "tda",
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100, 100, 100]",
        "action: Raise, total: 1700, add: 200",
    ),
    (
        "V45-6",
        "tda",
        "big_blind: 500, bet: 1100, raise: 600, push: [1000, 100, 100, 100]",
        "action: Call, total: 1100, back: 200",
    ),
    (
        "V45-7",
        "tda",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500]",
        "action: Raise, total: 2800, add: 300",
    ),
    (
        "V45-8",
        "tda",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500]",
        "action: Call, total: 1400, back: 600",
    ),
    (
        "V45-9 of V45-7",
        "tda",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500], last_chips: true",
        "action: AllIn, total: 2500",
    ),
    (
        "V45-9 of V45-8",
        "tda",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
        "action: AllIn, total: 2000",
    ),
    (
        "V45-9 of V45-8 in WSOP",
        "wsop",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
        "action: Call, total: 1400, back: 600",
    ),
    (
        "V45-9 of V45-7 in WSOP",
        "wsop",
        "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500, 500], last_chips: true",
        "action: AllIn, total: 2500",
    ),
    (
        "V-T92",
        "wsop",
        "big_blind: 400, bet: 1200, raise: 800, push: [1000, 1000]",
        "action: Call, total: 1200, back: 800",
    ),
    (
        "V61",
        "tda",
        "big_blind: 25, bet: 325, raise: 325, push: [500, 25]",
        "action: Raise, total: 650, add: 125",
    ),
    (
        "V61 in WSOP",
        "wsop",
        "big_blind: 25, bet: 325, raise: 325, push: [500, 25]",
        "action: Raise, total: 650, add: 125",
    ),
    (
        "a call for less",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500], last_chips: true",
        "action: AllIn, total: 500",
    ),
    (
        "a short raise all-in",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 100, 100], last_chips: true",
        "action: AllIn, total: 700",
    ),
    (
        "a raise for which the chips do not reach",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 100, 100, 100], behind: 50",
        "action: AllIn, total: 850, add: 50",
    ),
    (
        "exactly the call, the last chips",
        "tda",
        "big_blind: 200, bet: 600, raise: 400, push: [500, 100], last_chips: true",
        "action: Call, total: 600",
    ),
];

/// Chips in front (rule 46).
const FRONT: &[Vector] = &[
    (
        "V46-1",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [1000]",
        "action: Call, total: 600, back: 450",
    ),
    (
        "V46-2",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [500, 500]",
        "action: Call, total: 600, back: 450",
    ),
    (
        "V46-3",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [100, 500]",
        "action: Call, total: 600, back: 50",
    ),
    (
        "V46-4",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [1000, 500]",
        "action: Raise, total: 1550",
    ),
    (
        "V46-5",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [1000]",
        "action: Call, total: 600, back: 400",
    ),
    (
        "V46-6 every chip needed",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500]",
        "action: Call, total: 600, back: 400",
    ),
    (
        "V46-6 half a raise",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 500]",
        "action: Raise, total: 1500",
    ),
    (
        "V46-7",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [25], push: [1000]",
        "action: Raise, total: 1150, add: 125",
    ),
    (
        "V46-8",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 25, 25]",
        "action: Raise, total: 1150, add: 100",
    ),
    (
        "V46-8 in WSOP",
        "wsop",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500, 500, 25, 25]",
        "action: Raise, total: 1150, add: 100",
    ),
    (
        "V46-9 and 500",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], push: [500]",
        "action: Raise, total: 1500",
    ),
    (
        "V46-9 and 100",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], push: [100]",
        "action: Raise, total: 1300, add: 200",
    ),
    (
        "V46-9 and 500, pulled",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [500]",
        "action: Call, total: 700, add: 200",
    ),
    (
        "V46-9 and 2×500, pulled",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [500, 500]",
        "action: Raise, total: 1300, add: 300",
    ),
    (
        "V46-9 and one 5,000, pulled",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [5000]",
        "action: Raise, total: 5000",
    ),
    (
        "V46-9 at 300/600",
        "tda",
        "big_blind: 600, bet: 1800, raise: 1200, front: [5000], front_left: [], push: [1000, 1000]",
        "action: Call, total: 1800, back: 200",
    ),
    (
        "V46-9, two chips of which each is needed",
        "tda",
        "big_blind: 50, bet: 150, raise: 100, front: [500], front_left: [], push: [100, 100]",
        "action: Raise, total: 250, add: 50",
    ),
    (
        "46 the call made small",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [500, 100, 100]",
        "action: Call, total: 700",
    ),
    (
        "46 the cover pulled, an overchip",
        "wsop",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], front_left: [], push: [5000]",
        "action: Raise, total: 5000",
    ),
    (
        "46 the cover left, silence and call",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], said: Call",
        "action: Call, total: 700, back: 300",
    ),
    (
        "46-B fold",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], said: Fold",
        "action: Call, total: 600, add: 600",
    ),
    (
        "46-B nothing pushed yet",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [25]",
        "action: Call, total: 600, add: 575",
    ),
    (
        "46-B too little",
        "tda",
        "big_blind: 50, bet: 600, raise: 550, front: [25, 25], front_left: [], push: [500]",
        "action: Call, total: 600, add: 100",
    ),
    (
        "the option: one chip on the blind",
        "tda",
        "big_blind: 100, bet: 100, front: [100], push: [500]",
        "action: Raise, total: 600",
    ),
    (
        "the option: a tap",
        "tda",
        "big_blind: 100, bet: 100, front: [100], said: Check",
        "action: Check, total: 100",
    ),
    (
        "the option: a blind that was not changed",
        "tda",
        "big_blind: 100, bet: 100, front: [1000], said: Check",
        "action: Check, total: 100, back: 900",
    ),
    (
        "a fold gives the change back",
        "tda",
        "big_blind: 100, bet: 700, raise: 600, front: [1000], said: Fold",
        "action: Fold, total: 100, back: 900",
    ),
];

/// Re-opening and the number of raises (rules 47, 48).
const REOPENING: &[Vector] = &[
    (
        "V47-1",
        "tda",
        "big_blind: 100, bet: 200, raise: 100, front: [100], acted_at: 100, said: Raise",
        "action: Raise, total: 300, add: 200",
    ),
    (
        "V47-1A",
        "tda",
        "big_blind: 100, bet: 200, raise: 100, front: [100, 25], acted_at: 125, said: Raise",
        "action: Call, total: 200, add: 75",
    ),
    (
        "V47-1B",
        "tda",
        "big_blind: 100, bet: 300, raise: 100, front: [100, 25], acted_at: 125, said: Raise",
        "action: Raise, total: 400, add: 275",
    ),
    (
        "V47-3A the big blind",
        "tda",
        "big_blind: 4000, bet: 7500, raise: 4000, front: [4000], said: Raise",
        "action: Raise, total: 11500, add: 7500",
    ),
    (
        "V47-3A the first player",
        "tda",
        "big_blind: 4000, bet: 7500, raise: 4000, front: [4000], acted_at: 4000, push: [5000, 5000, 5000]",
        "action: Call, total: 7500, back: 11500",
    ),
    (
        "V47-L",
        "tda",
        "betting: Limit(800), big_blind: 800, bet: 2200, raise: 800, front: [1900], acted_at: 1900, said: Raise",
        "action: Call, total: 2200, add: 300",
    ),
    (
        "V47-L, who acted at 1,600",
        "tda",
        "betting: Limit(800), big_blind: 800, bet: 2200, raise: 800, front: [1600], acted_at: 1600, said: Raise, raises: 1",
        "action: Raise, total: 3000, add: 1400",
    ),
    (
        "V47-3B",
        "tda",
        "big_blind: 4000, bet: 11500, raise: 4000, front: [4000], acted_at: 4000, said: Raise",
        "action: Raise, total: 15500, add: 11500",
    ),
    (
        "V-T96",
        "wsop",
        "big_blind: 100, bet: 1700, raise: 500, front: [1000], acted_at: 1000, said: Raise",
        "action: Raise, total: 2200, add: 1200",
    ),
    (
        "V-RRP5 B",
        "roberts",
        "big_blind: 100, bet: 290, raise: 100, front: [100, 100], acted_at: 200, said: AllIn, push: [1000]",
        "action: Call, total: 290, back: 910",
    ),
    (
        "V-RRP5 A",
        "roberts",
        "big_blind: 100, bet: 290, raise: 100, front: [100], acted_at: 100, said: Raise",
        "action: Raise, total: 390, add: 290",
    ),
    (
        "V-S002 completes",
        "seed-002",
        "betting: Limit(20), big_blind: 20, bet: 8, raise: 20, said: Raise",
        "action: Raise, total: 20, add: 20",
    ),
    (
        "V-S002 exactly half",
        "seed-002",
        "betting: Limit(20), big_blind: 20, bet: 10, raise: 20, said: Raise",
        "action: Raise, total: 20, add: 20",
    ),
    (
        "V-S002 who acted may not",
        "seed-002",
        "betting: Limit(20), big_blind: 20, bet: 30, raise: 20, front: [20], acted_at: 20, said: Raise",
        "action: Call, total: 30, add: 10",
    ),
    (
        "47 limit, half reopens",
        "tda",
        "betting: Limit(20), big_blind: 20, bet: 30, raise: 20, front: [20], acted_at: 20, said: Raise",
        "action: Raise, total: 50, add: 30",
    ),
    (
        "V-L133",
        "wsop-live",
        "betting: Limit(20), big_blind: 20, bet: 15, raise: 20, said: Raise",
        "action: Raise, total: 35, add: 35",
    ),
    (
        "48 S002, three raises",
        "italian",
        "betting: Limit(100), big_blind: 100, bet: 400, raise: 100, raises: 3, live: 2, said: Raise",
        "action: Call, total: 400, add: 400",
    ),
    (
        "48 S002, two raises",
        "italian",
        "betting: Limit(100), big_blind: 100, bet: 300, raise: 100, raises: 2, said: Raise",
        "action: Raise, total: 400, add: 400",
    ),
    (
        "48 S003, two at the table",
        "seed-003",
        "betting: Limit(100), big_blind: 100, bet: 400, raise: 100, raises: 3, live: 2, said: Raise",
        "action: Raise, total: 500, add: 500",
    ),
    (
        "48 T100, four raises",
        "wsop",
        "betting: Limit(100), big_blind: 100, bet: 500, raise: 100, raises: 4, said: Raise",
        "action: Call, total: 500, add: 500",
    ),
    (
        "48 T100, three raises",
        "wsop",
        "betting: Limit(100), big_blind: 100, bet: 400, raise: 100, raises: 3, said: Raise",
        "action: Raise, total: 500, add: 500",
    ),
    (
        "48 no cap in no-limit",
        "tda",
        "big_blind: 100, bet: 400, raise: 100, raises: 40, said: Raise",
        "action: Raise, total: 500, add: 500",
    ),
];

/// Undercalls and small bets (rules 41, 51, 52).
const UNDERCALLS: &[Vector] = &[
    (
        "V41-1",
        "tda",
        "big_blind: 4000, bet: 50000, raise: 50000, push: [1000], opener: true",
        "action: Call, total: 50000, add: 49000, penalty: true",
    ),
    (
        "V51-1",
        "tda",
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
        "action: Floor, total: 8000, add: 6000, choice: [(action: Call, total: 8000, add: 6000, back: 0), (action: Fold, total: 2000, add: 0, back: 0)]",
    ),
    (
        "V51-1 heads-up",
        "tda",
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000], live: 2",
        "action: Call, total: 8000, add: 6000",
    ),
    (
        "V51-1 S000",
        "italian",
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
        "action: Call, total: 8000, add: 6000",
    ),
    (
        "V51-1 L181",
        "wsop-live",
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]",
        "action: Call, total: 8000, add: 6000",
    ),
    (
        "V51-2",
        "tda",
        "big_blind: 2000, bet: 8000, raise: 8000, push: [1000, 1000], live: 4, opener: true",
        "action: Call, total: 8000, add: 6000",
    ),
    (
        "V51-3",
        "tda",
        "big_blind: 2000, bet: 8000, raise: 6000, said: Call",
        "action: Call, total: 8000, add: 8000",
    ),
    (
        "V51-3 with too few",
        "tda",
        "big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000], said: Call",
        "action: Call, total: 8000, add: 6000",
    ),
    (
        "V51-4",
        "tda",
        "big_blind: 400, bet: 1200, raise: 800, push: [500]",
        "action: Floor, total: 1200, add: 700, choice: [(action: Call, total: 1200, add: 700, back: 0), (action: Fold, total: 400, add: 0, back: 100)]",
    ),
    (
        "V51-4 by word",
        "tda",
        "big_blind: 400, bet: 1200, raise: 800, said: Amount(400)",
        "action: Floor, total: 1200, add: 1200, choice: [(action: Call, total: 1200, add: 1200, back: 0), (action: Fold, total: 400, add: 400, back: 0)]",
    ),
    (
        "V52-1 silent",
        "tda",
        "big_blind: 200, bet: 600, raise: 600, push: [500, 500], opener: true",
        "action: Call, total: 600, back: 400",
    ),
    (
        "V52-1 silent, a chip not needed",
        "tda",
        "big_blind: 200, bet: 600, raise: 600, push: [500, 100, 100, 100, 100, 100]",
        "action: Raise, total: 1200, add: 200",
    ),
    (
        "V52-1 said",
        "tda",
        "big_blind: 200, bet: 600, raise: 600, push: [500, 500], said: RaiseTo(1000)",
        "action: Raise, total: 1200, add: 200",
    ),
    (
        "52 an opening that is too small",
        "tda",
        "big_blind: 400, bet: 0, push: [100, 100]",
        "action: Bet, total: 400, add: 200",
    ),
    (
        "52 an opening all-in that is too small",
        "tda",
        "big_blind: 100, bet: 0, push: [20], last_chips: true",
        "action: AllIn, total: 20",
    ),
];

/// Pot-limit, and "pot" elsewhere (rules 52, 54).
const POT: &[Vector] = &[
    (
        "V54-1",
        "tda",
        "betting: PotLimit, big_blind: 200, bet: 200, pot: 300, said: Pot",
        "action: Raise, total: 700, add: 700",
    ),
    (
        "V54-3",
        "tda",
        "betting: PotLimit, big_blind: 10, bet: 50, raise: 50, pot: 150, said: Pot",
        "action: Raise, total: 250, add: 250",
    ),
    (
        "V54-4",
        "tda",
        "betting: PotLimit, big_blind: 10, bet: 10, pot: 15, said: Pot",
        "action: Raise, total: 35, add: 35",
    ),
    (
        "V54-4 cash",
        "roberts",
        "betting: PotLimit, big_blind: 10, bet: 10, pot: 20, said: Pot",
        "action: Raise, total: 40, add: 40",
    ),
    (
        "V54-5",
        "tda",
        "betting: PotLimit, big_blind: 200, bet: 200, pot: 300, front: [100], said: Pot",
        "action: Raise, total: 600, add: 500",
    ),
    (
        "S003 the pot before the action",
        "seed-003",
        "betting: PotLimit, big_blind: 10, bet: 50, raise: 50, pot: 150, said: Pot",
        "action: Raise, total: 200, add: 200",
    ),
    (
        "54 over the pot",
        "tda",
        "betting: PotLimit, big_blind: 10, bet: 50, raise: 50, pot: 150, said: RaiseTo(400)",
        "action: Raise, total: 250, add: 250",
    ),
    (
        "54 all-in over the pot",
        "tda",
        "betting: PotLimit, big_blind: 10, bet: 50, raise: 50, pot: 150, push: [100, 100, 100, 100], said: AllIn, last_chips: true",
        "action: Raise, total: 250, back: 150",
    ),
    (
        "V-L192 opening",
        "wsop-live",
        "betting: PotLimit, big_blind: 10, bet: 0, pot: 60, push: [100]",
        "action: Bet, total: 60, back: 40",
    ),
    (
        "V-L192 facing a bet",
        "wsop-live",
        "betting: PotLimit, big_blind: 10, bet: 50, raise: 50, pot: 110, push: [500]",
        "action: Call, total: 50, back: 450",
    ),
    (
        "V54-D no bet",
        "tda",
        "big_blind: 100, bet: 0, pot: 900, said: Pot",
        "action: Bet, total: 100, add: 100, penalty: true",
    ),
    (
        "V54-D facing a bet",
        "tda",
        "big_blind: 100, bet: 300, raise: 300, pot: 900, said: Pot",
        "action: Raise, total: 600, add: 600, penalty: true",
    ),
];

/// Limit (section 3.27).
const LIMIT: &[Vector] = &[
    (
        "L140 a full bet and a half",
        "wsop-live",
        "betting: Limit(20), big_blind: 20, bet: 20, raise: 20, push: [10, 10, 5, 5]",
        "action: Raise, total: 40, add: 10",
    ),
    (
        "L140 less than a half",
        "wsop-live",
        "betting: Limit(20), big_blind: 20, bet: 20, raise: 20, push: [10, 10, 5, 1]",
        "action: Call, total: 20, back: 6",
    ),
    (
        "3.27 no more than one bet",
        "tda",
        "betting: Limit(20), big_blind: 20, bet: 20, raise: 20, push: [20, 20, 20]",
        "action: Raise, total: 40, back: 20",
    ),
    (
        "3.27 an opening is one bet",
        "tda",
        "betting: Limit(20), big_blind: 20, bet: 0, push: [100]",
        "action: Bet, total: 20, back: 80",
    ),
    (
        "3.27 all-in is no more than a raise",
        "tda",
        "betting: Limit(20), big_blind: 20, bet: 20, raise: 20, push: [20, 20, 20], said: AllIn, last_chips: true",
        "action: Raise, total: 40, back: 20",
    ),
];

#[test]
fn amounts_and_half_a_raise() {
    all_are_ruled(AMOUNTS);
}

#[test]
fn one_oversized_chip() {
    all_are_ruled(OVERCHIP);
}

#[test]
fn several_chips() {
    all_are_ruled(SEVERAL);
}

#[test]
fn chips_still_in_front() {
    all_are_ruled(FRONT);
}

#[test]
fn who_may_raise_again() {
    all_are_ruled(REOPENING);
}

#[test]
fn less_than_the_call() {
    all_are_ruled(UNDERCALLS);
}

#[test]
fn the_pot() {
    all_are_ruled(POT);
}

#[test]
fn fixed_limit() {
    all_are_ruled(LIMIT);
}

#[test]
fn the_rule_that_decides_is_cited_first() {
    let cases = [
        ("big_blind: 200, bet: 600, raise: 400, push: [1000]", "TDA 44"),
        ("big_blind: 200, bet: 1100, raise: 700, push: [500, 1000]", "TDA 45-A"),
        (
            "big_blind: 500, bet: 1400, raise: 1400, push: [1000, 500, 500], last_chips: true",
            "TDA 45-B",
        ),
        ("big_blind: 500, bet: 1000, raise: 1000, push: [1000, 500]", "TDA 43-A"),
        ("big_blind: 50, bet: 600, raise: 550, front: [25, 25], push: [1000]", "TDA 46"),
        (
            "big_blind: 100, bet: 200, raise: 100, front: [100, 25], acted_at: 125, said: Raise",
            "TDA 47",
        ),
        ("big_blind: 2000, bet: 8000, raise: 6000, push: [1000, 1000]", "TDA 51-B"),
        ("big_blind: 2000, bet: 8000, raise: 6000, said: Call", "TDA 51-A"),
        ("big_blind: 100, bet: 0, said: Pot", "TDA 54-D"),
        ("big_blind: 100, bet: 300, said: Check", "TDA 55"),
        ("big_blind: 400, bet: 0, pot: 900, said: Unclear(\"five\")", "TDA 57"),
    ];
    for (question, first) in cases {
        let ruling = ruling("tda", question);
        let cites: Vec<String> =
            ruling.cites(Book::Tda2024).iter().map(|cite| cite.to_string()).collect();
        assert_eq!(cites.first().map(String::as_str), Some(first), "{question}: {cites:?}");
    }
}
