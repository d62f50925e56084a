//! Shares in whole money (rules §8.7).

use bottone_base::{chips::Chips, money::Money};
use bottone_rules::deals::{DealMethod, DealTerms, ShareFault, chip_chop, shares, under};
use proptest::prelude::*;

fn chips(stacks: &[u64]) -> Vec<Chips> {
    stacks.iter().copied().map(Chips::new).collect()
}

fn euros(prizes: &[i64]) -> Vec<Money> {
    prizes.iter().map(|prize| Money::from_minor(prize * 100)).collect()
}

/// Returns the shares in minor units (cents).
#[track_caller]
fn share(stacks: &[u64], prizes: &[Money], kept: i64, unit: i64, method: DealMethod) -> Vec<i64> {
    let (kept, unit) = (Money::from_minor(kept), Money::from_minor(unit));
    let terms = DealTerms { stacks: &chips(stacks), prizes, kept, unit, method };
    shares(&terms).unwrap().into_iter().map(Money::minor).collect()
}

const NINE: &[u64] =
    &[5_400_000, 3_225_000, 2_750_000, 2_100_000, 1_850_000, 1_400_000, 975_000, 640_000, 310_000];
const NINE_PRIZES: &[i64] =
    &[250_000, 170_000, 120_000, 88_000, 66_000, 50_000, 38_500, 30_000, 24_000];

#[test]
fn the_tables_of_the_brief_to_the_cent() {
    // (method, stacks, prizes, kept, shares in cents)
    type DealCase = (DealMethod, &'static [u64], &'static [i64], i64, &'static [i64]);
    let cases: &[DealCase] = &[
        (DealMethod::Icm, &[500, 300, 200], &[50, 30, 20], 0, &[3839, 3275, 2886]),
        (
            DealMethod::Icm,
            &[5500, 3500, 1000],
            &[5000, 3000, 2000],
            0,
            &[400_726, 351_667, 247_607],
        ),
        (
            DealMethod::ChipChop,
            &[5500, 3500, 1000],
            &[5000, 3000, 2000],
            0,
            &[420_000, 340_000, 240_000],
        ),
        // More than the first prize, and less than the next one.
        (
            DealMethod::ChipsAlone,
            &[5500, 3500, 1000],
            &[5000, 3000, 2000],
            0,
            &[550_000, 350_000, 100_000],
        ),
        (
            DealMethod::Equal,
            &[5500, 3500, 1000],
            &[5000, 3000, 2000],
            0,
            &[333_334, 333_333, 333_333],
        ),
        (DealMethod::Icm, &[5, 5, 5], &[500, 300, 200], 0, &[33_334, 33_333, 33_333]),
        (DealMethod::Icm, &[3000, 1000], &[700, 300], 0, &[60_000, 40_000]),
        (
            DealMethod::ChipChop,
            &[150_000, 98_750, 45_500, 13_250],
            &[425, 280, 130, 75],
            0,
            &[37_256, 27_089, 16_526, 10_129],
        ),
        (
            DealMethod::Icm,
            NINE,
            NINE_PRIZES,
            0,
            &[
                15_455_161, 12_374_274, 11_490_131, 10_091_017, 9_479_549, 8_245_154, 6_872_244,
                5_588_005, 4_054_465,
            ],
        ),
        (
            DealMethod::ChipChop,
            NINE,
            NINE_PRIZES,
            0,
            &[
                20_366_220, 13_129_825, 11_549_464, 9_386_863, 8_555_094, 7_057_909, 5_643_901,
                4_529_330, 3_431_394,
            ],
        ),
        (
            DealMethod::Icm,
            NINE,
            NINE_PRIZES,
            40_000,
            &[
                14_296_984, 11_682_585, 10_900_319, 9_640_615, 9_082_766, 7_944_886, 6_663_129,
                5_450_739, 3_987_977,
            ],
        ),
        // The one prize goes by chips.
        (DealMethod::Icm, &[1000, 1], &[100], 0, &[9990, 10]),
        (DealMethod::Mixed { icm: 100 }, &[500, 300, 200], &[50, 30, 20], 0, &[3839, 3275, 2886]),
        (DealMethod::Mixed { icm: 0 }, &[500, 300, 200], &[50, 30, 20], 0, &[4000, 3200, 2800]),
        (DealMethod::Mixed { icm: 50 }, &[500, 300, 200], &[50, 30, 20], 0, &[3920, 3237, 2843]),
        (DealMethod::Own, &[500, 300], &[50, 30], 0, &[0, 0]),
    ];
    for (method, stacks, prizes, kept, expected) in cases {
        let found = share(stacks, &euros(prizes), kept * 100, 1, *method);
        assert_eq!(found, *expected, "{method:?} {stacks:?} {prizes:?}, {kept} kept");
    }
}

#[test]
fn whole_units_and_who_has_what_is_over() {
    let prizes = euros(&[500, 300, 200]);
    // Of equal losers the larger stack is served first, then the first in the list.
    assert_eq!(share(&[5, 5, 5], &prizes, 0, 100, DealMethod::Icm), [33_400, 33_300, 33_300]);
    assert_eq!(share(&[5, 6, 5], &prizes, 0, 100, DealMethod::Equal), [33_300, 33_400, 33_300]);
    // A rest of less than a unit goes to the largest stack.
    assert_eq!(share(&[5, 6, 5], &prizes, 0, 30_000, DealMethod::Equal), [30_000, 40_000, 30_000]);
    // The least prize is rounded up to the unit, at the cost of those who lost least.
    let odd = euros(&[1000, 800, 660]);
    assert_eq!(share(&[98, 1, 1], &odd, 0, 10_000, DealMethod::Icm), [106_000, 70_000, 70_000]);
    // A currency without cents.
    let yen = [Money::from_minor(1000), Money::from_minor(500)];
    assert_eq!(share(&[2, 1], &yen, 0, 1, DealMethod::Icm), [833, 667]);
}

#[test]
fn what_is_kept_comes_from_the_top() {
    let prizes = euros(&[100, 80, 20]);
    let kept = |euros: i64| share(&[1, 1, 1], &prizes, euros * 100, 1, DealMethod::Equal);
    assert_eq!(kept(20), [6000, 6000, 6000]);
    assert_eq!(kept(200), [0, 0, 0]);
    // More than the step to the second prize: both are lowered together, so that no player gains by
    // busting.
    let leader = share(&[8, 1, 1], &prizes, 6000, 1, DealMethod::ChipChop);
    assert_eq!(leader, [2000 + 6400, 2000 + 800, 2000 + 800]);
    let icm = share(&[8, 1, 1], &prizes, 6000, 1, DealMethod::Icm);
    assert!(icm[0] <= 6000 && icm[0] > icm[1], "{icm:?}");
}

#[test]
fn what_cannot_be_shared() {
    let stacks = chips(&[2, 1]);
    let prizes = euros(&[70, 30]);
    let negative = [Money::from_minor(5), Money::from_minor(-5)];
    let good = DealTerms {
        stacks: &stacks,
        prizes: &prizes,
        kept: Money::ZERO,
        unit: Money::from_minor(1),
        method: DealMethod::Icm,
    };
    let cases = [
        (DealTerms { unit: Money::ZERO, ..good }, ShareFault::Terms),
        (DealTerms { method: DealMethod::Mixed { icm: 101 }, ..good }, ShareFault::Terms),
        (DealTerms { kept: Money::from_minor(10_001), ..good }, ShareFault::Money),
        (DealTerms { kept: Money::from_minor(-1), ..good }, ShareFault::Money),
        (DealTerms { prizes: &negative, ..good }, ShareFault::Money),
    ];
    for (terms, fault) in cases {
        assert_eq!(shares(&terms), Err(fault), "{terms:?}");
    }
    assert_eq!(shares(&DealTerms { stacks: &[], ..good }), Ok(vec![]));
}

#[test]
fn who_gets_less_than_the_next_prize_is_reported() {
    let found = [Money::from_minor(10), Money::from_minor(5), Money::from_minor(4)];
    let next = Money::from_minor(5);
    assert_eq!(under(&found, next).collect::<Vec<_>>(), [2]);
    assert_eq!(under(&found, Money::ZERO).count(), 0);
}

fn methods() -> impl Strategy<Value = DealMethod> {
    prop_oneof![
        Just(DealMethod::Icm),
        Just(DealMethod::ChipChop),
        Just(DealMethod::ChipsAlone),
        Just(DealMethod::Equal),
        (0_u8..=100).prop_map(|icm| DealMethod::Mixed { icm }),
    ]
}

/// Returns stacks, prizes that never rise down the list, the kept amount in thousandths, and a
/// unit.
fn deals() -> impl Strategy<Value = (Vec<u64>, Vec<i64>, i64, i64)> {
    let stack = prop_oneof![1_u64..20, 1_u64..5_000_000, Just(25_000)];
    let prize = prop_oneof![0_i64..50, 0_i64..50_000_000];
    let unit = prop_oneof![Just(1_i64), Just(5), Just(100), Just(1000), Just(50_000), 1_i64..700];
    (prop::collection::vec(stack, 1..24), prop::collection::vec(prize, 1..24), 0_i64..=1000, unit)
        .prop_map(|(stacks, mut prizes, kept, unit)| {
            prizes.sort_unstable_by(|a, b| b.cmp(a));
            (stacks, prizes, kept, unit)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    /// No cent is created or lost. A larger stack never gets less, and no player gets less than the
    /// least prize. The order of the players changes nothing.
    #[test]
    fn shares_are_fair((stacks, prizes, kept, unit) in deals(), method in methods()) {
        let prizes: Vec<Money> = prizes.into_iter().map(Money::from_minor).collect();
        let paid: i64 = prizes.iter().take(stacks.len()).map(|prize| prize.minor()).sum();
        let kept = i64::try_from(i128::from(paid) * i128::from(kept) / 1000).unwrap();
        let found = share(&stacks, &prizes, kept, unit, method);

        prop_assert_eq!(found.iter().sum::<i64>(), paid - kept);
        let mut whole = found.clone();
        let largest = (0..stacks.len()).rev().max_by_key(|at| stacks[*at]).unwrap();
        whole[largest] -= (paid - kept) % unit;
        prop_assert!(whole.iter().all(|share| share % unit == 0 && *share >= 0), "{:?}", found);
        for (one, share) in stacks.iter().zip(&found) {
            for (other, less) in stacks.iter().zip(&found) {
                prop_assert!(one <= other || share >= less, "{} {} of {:?}", one, other, found);
            }
        }
        let least = if prizes.len() < stacks.len() { 0 } else { prizes[stacks.len() - 1].minor() };
        let up = least.div_euclid(unit) * unit + if least % unit > 0 { unit } else { 0 };
        let enough = up / unit * i64::try_from(stacks.len()).unwrap() <= paid / unit;
        if kept == 0 && method != DealMethod::ChipsAlone && enough {
            prop_assert!(found.iter().all(|share| *share >= least), "{} in {:?}", least, found);
        }

        let turned: Vec<u64> = stacks.iter().rev().copied().collect();
        let again = share(&turned, &prizes, kept, unit, method);
        let mut before: Vec<_> = stacks.iter().zip(&found).collect();
        let mut after: Vec<_> = turned.iter().zip(&again).collect();
        before.sort_unstable();
        after.sort_unstable();
        prop_assert_eq!(before, after);
    }

    /// Heads-up both have the second prize, and the rest goes by chips.
    #[test]
    fn heads_up_is_a_chip_chop(a in 1_u64..9_000_000, b in 1_u64..9_000_000, first in 0_i64..9_000_000, second in 0_i64..9_000_000) {
        let (first, second) = (first.max(second), first.min(second));
        let prizes = [Money::from_minor(first), Money::from_minor(second)];
        let icm = share(&[a, b], &prizes, 0, 1, DealMethod::Icm);
        let chop = share(&[a, b], &prizes, 0, 1, DealMethod::ChipChop);
        prop_assert_eq!(&icm, &chop);
        let over = i128::from(first - second) * i128::from(a);
        let exact = i128::from(second) + over / i128::from(a + b);
        prop_assert!((i128::from(icm[0]) - exact).abs() <= 1);
    }

    /// Chip chop for all: the least prize each, and the rest by chips.
    #[test]
    fn a_chip_chop_is_between_the_least_prize_and_the_first((stacks, prizes, _, _) in deals()) {
        let exact: Vec<f64> = prizes.iter().map(|prize| *prize as f64).collect();
        let least = if prizes.len() < stacks.len() { 0.0 } else { exact[stacks.len() - 1] };
        for share in chip_chop(&chips(&stacks), &exact) {
            prop_assert!(share >= least - 1e-6);
        }
    }
}
