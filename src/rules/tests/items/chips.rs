//! Tests of `src/base/chips.rs`.

use bottone_base::chips::Chips;

#[test]
fn thousands_are_grouped() {
    let cases =
        [(0, "0"), (999, "999"), (1_000, "1,000"), (39_521, "39,521"), (6_600_000, "6,600,000")];
    for (chips, text) in cases {
        assert_eq!(Chips::new(chips).to_string(), text);
    }
}

#[test]
fn too_many_chips_are_refused() {
    assert_eq!(ron::from_str::<Chips>("1000000000000000"), Ok(Chips::new(Chips::MOST)));
    for wrong in ["9223372036854775808", "1000000000000001", "-1", "2.5"] {
        assert!(ron::from_str::<Chips>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn the_smallest_chip_divides_everything_that_is_bet() {
    let cases: [(u64, &[u64], u64); 8] = [
        (100, &[], 100),
        (100, &[100, 500, 0], 100),
        (100, &[50, 50, 100], 50),
        (100, &[75, 150], 25),
        (25, &[10_000, 1_275], 25),
        (100, &[30, 60, 120], 10),
        (1, &[50, 100], 1),
        (0, &[40, 80], 20),
    ];
    for (known, amounts, least) in cases {
        let amounts = amounts.iter().copied().map(Chips::new);
        assert_eq!(Chips::new(known).least_with(amounts), Chips::new(least), "{known} {least}");
    }
}
