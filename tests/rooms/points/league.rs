//! Tests of `src/points/league.rs`.

use bottone_points::{Counting, Formula, standings};

fn season() -> [Vec<(&'static str, f64)>; 4] {
    [
        vec![("Ada", 10.0), ("Bea", 8.0), ("Carlo", 6.0)],
        vec![("Bea", 10.0), ("Ada", 8.0)],
        vec![("Carlo", 10.0), ("Bea", 8.0), ("Ada", 1.0)],
        vec![("Ada", 10.0), ("Dino", 3.0)],
    ]
}

/// Each case: the counting rule, the formula of the season, the fewest events, and the table.
#[test]
fn tables_of_a_season() {
    type Table = &'static [(u32, &'static str, f64)];
    let cases: [(Counting, &str, usize, Table); 6] = [
        (
            Counting::All,
            "total",
            0,
            &[(1, "Ada", 29.0), (2, "Bea", 26.0), (3, "Carlo", 16.0), (4, "Dino", 3.0)],
        ),
        (
            Counting::Best(2),
            "total",
            0,
            &[(1, "Ada", 20.0), (2, "Bea", 18.0), (3, "Carlo", 16.0), (4, "Dino", 3.0)],
        ),
        (Counting::Best(1), "total", 2, &[(1, "Ada", 10.0), (1, "Bea", 10.0), (1, "Carlo", 10.0)]),
        // One of four is dropped: Bea missed one, so all her events count.
        (Counting::Drop(1), "total", 2, &[(1, "Ada", 28.0), (2, "Bea", 26.0), (3, "Carlo", 16.0)]),
        (Counting::All, "mean", 3, &[(1, "Bea", 26.0 / 3.0), (2, "Ada", 7.25)]),
        (Counting::Best(0), "mean", 4, &[(1, "Ada", 0.0)]),
    ];
    for (counting, formula, fewest, expected) in cases {
        let formula = Formula::parse_season(formula).unwrap();
        let table = standings(&season(), counting, &formula, fewest).unwrap();
        let found: Vec<_> = table.iter().map(|s| (s.place, s.player, s.points)).collect();
        assert_eq!(found, expected, "{counting:?}");
    }
}

#[test]
fn what_does_not_count_is_said() {
    let formula = Formula::parse_season("total").unwrap();
    let table = standings(&season(), Counting::Best(3), &formula, 0).unwrap();
    let ada: Vec<_> = table[0].events.iter().map(|kept| (kept.event, kept.counts)).collect();
    assert_eq!(ada, [(0, true), (1, true), (2, false), (3, true)]);
}
