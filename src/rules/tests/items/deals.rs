//! Tests of `src/rules/deals/mod.rs`.

use bottone_base::chips::Chips;
use bottone_rules::deals::chip_chop;

fn stacks(chips: &[u64]) -> Vec<Chips> {
    chips.iter().copied().map(Chips::new).collect()
}

#[test]
fn everyone_has_the_least_prize_and_the_rest_goes_by_chips() {
    let cases: [(&[u64], &[f64], &[f64]); 6] = [
        (&[5500, 3500, 1000], &[5000.0, 3000.0, 2000.0], &[4200.0, 3400.0, 2400.0]),
        // One prize for three: no player is sure of anything.
        (&[50, 30, 20], &[100.0], &[50.0, 30.0, 20.0]),
        (&[10, 10], &[7.0, 5.0, 4.0], &[6.0, 6.0]),
        (&[0, 0], &[7.0, 5.0], &[6.0, 6.0]),
        (&[9, 1], &[], &[0.0, 0.0]),
        (&[], &[5.0], &[]),
    ];
    for (chips, prizes, expected) in cases {
        assert_eq!(chip_chop(&stacks(chips), prizes), expected, "{chips:?} {prizes:?}");
    }
}
