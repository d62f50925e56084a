//! The values of stacks.

use bottone_base::chips::Chips;
use bottone_rules::deals::{self, chip_chop};
use serde_json::Value;

use crate::cases;

/// Returns the values of the stacks.
#[track_caller]
fn icm(stacks: &[Chips], prizes: &[f64]) -> Vec<f64> {
    deals::icm(stacks, prizes).unwrap()
}

fn stacks(case: &Value) -> Vec<Chips> {
    let stacks = case["stacks"].as_array().unwrap();
    stacks.iter().map(|stack| Chips::new(stack.as_u64().unwrap())).collect()
}

/// Parses numbers, including those written as text because they have more digits than JSON
/// guarantees.
fn numbers(list: &Value) -> Vec<f64> {
    let number = |n: &Value| n.as_f64().or_else(|| n.as_str()?.parse().ok()).unwrap();
    list.as_array().unwrap().iter().map(number).collect()
}

#[track_caller]
fn near(found: &[f64], expected: &[f64], digits: impl Fn(f64) -> f64, what: &str) {
    assert_eq!(found.len(), expected.len(), "{what}");
    for (place, (found, expected)) in found.iter().zip(expected).enumerate() {
        let close = (found - expected).abs() <= digits(*expected);
        assert!(close, "{what}, player {place}: {found} for {expected}");
    }
}

/// Checks that the values add up to the prizes for which there are players.
#[track_caller]
fn adds_up(values: &[f64], prizes: &[f64]) {
    let paid: f64 = prizes.iter().take(values.len()).sum();
    let sum: f64 = values.iter().sum();
    assert!((sum - paid).abs() <= 1e-11 * paid, "{sum} for {paid}");
}

#[test]
fn exact_cases_and_quadrature_to_nine_digits() {
    let mut seen = 0;
    for file in ["icm_small", "icm_mid", "icm_large"] {
        for (line, case) in cases(file).iter().enumerate() {
            let prizes = numbers(&case["pays"]);
            let values = icm(&stacks(case), &prizes);
            // The files have at most twelve decimals, and some nine digits.
            let expected = numbers(&case["eq"]);
            let written = if file == "icm_small" { 0.0 } else { 5e-7 };
            let what = format!("{file}:{}", line + 1);
            near(&values, &expected, |value| 1e-9 * value + written, &what);
            adds_up(&values, &prizes);
            seen += 1;
        }
    }
    assert_eq!(seen, 71);
}

#[test]
fn published_tables() {
    let (mut icms, mut chops) = (0, 0);
    for case in cases("icm_published") {
        let what = case["src"].as_str().unwrap();
        let expected = numbers(&case["computed"]);
        let found = if case["kind"] == "icm" {
            icms += 1;
            icm(&stacks(&case), &numbers(&case["pays"]))
        } else {
            chops += 1;
            // Only the pool and the least prize are given; the rest is the first prize.
            let stacks = stacks(&case);
            let (pool, least) = (case["pool"].as_f64().unwrap(), case["min_pay"].as_f64().unwrap());
            let mut prizes = vec![least; stacks.len()];
            prizes[0] = pool - least * (stacks.len() - 1) as f64;
            chip_chop(&stacks, &prizes)
        };
        near(&found, &expected, |_| 1e-6, what);
    }
    assert_eq!((icms, chops), (14, 3));
}

/// (stacks in thousands, prizes, values), computed in fractions.
const WORKED: &[(&[u64], &[f64], &[f64])] = &[
    (
        &[15, 20, 47, 9, 28, 34, 16, 12, 31, 22],
        &[50000., 30000., 20000., 14000., 11000., 9500., 8500., 7750., 7250., 6900.],
        &[
            13772.878011,
            15636.446325,
            23519.286585,
            11279.209905,
            18305.245058,
            20101.707581,
            14159.550288,
            12565.763995,
            19223.169585,
            16336.742666,
        ],
    ),
    (
        &[5400, 3225, 2750, 2100, 1850, 1400, 975, 640, 310],
        &[250_000., 170_000., 120_000., 88000., 66000., 50000., 38500., 30000., 24000.],
        &[
            154_551.612377,
            123_742.736668,
            114_901.311801,
            100_910.170649,
            94795.489305,
            82451.538762,
            68722.439977,
            55880.046731,
            40544.653731,
        ],
    ),
    (
        &[90, 70, 50, 40, 30, 20],
        &[1000., 1000., 1000., 1000.],
        &[891.131498, 831.837330, 726.316959, 642.774942, 527.505259, 380.434013],
    ),
    (
        &[1500, 1250, 600, 500, 850, 800],
        &[50., 30., 20.],
        &[24.678070, 21.775447, 11.940672, 10.123182, 16.140985, 15.341645],
    ),
];

#[test]
fn worked_tables() {
    for (thousands, prizes, expected) in WORKED {
        let stacks: Vec<Chips> = thousands.iter().map(|n| Chips::new(n * 1000)).collect();
        near(&icm(&stacks, prizes), expected, |_| 1e-6, &format!("{thousands:?}"));
    }
    let twenty: Vec<Chips> = (1..=20).map(|n| Chips::new(n * 1000)).collect();
    let five = icm(&twenty, &[5000., 3000., 2000., 1000., 500.]);
    let some = [five[0], five[1], five[4], five[9], five[14], five[18], five[19]];
    let expected =
        [58.867359, 117.099389, 287.944834, 559.666509, 814.921612, 1007.284008, 1053.747248];
    near(&some, &expected, |_| 1e-6, "twenty, five paid");
    let prizes: Vec<f64> = (1..=20).rev().map(|n| f64::from(n) * 1000.0).collect();
    let all = icm(&twenty, &prizes);
    near(&[all[0], all[19]], &[3145.358705, 14116.067636], |_| 1e-6, "twenty, all paid");
}

/// Returns a field by formula: its stacks and its prizes.
fn field(players: usize) -> (Vec<Chips>, Vec<f64>) {
    let stack = |i: usize| 100 * (1 + 7919 * i % 997) + 25 * (i % 13);
    let stacks = (0..players).map(|i| Chips::new(stack(i) as u64)).collect();
    let paid = if players == 27 { 27 } else { players * 15 / 100 };
    let pool = 1000.0 * players as f64;
    let weight = |place: usize| libm::pow(place as f64, -0.8);
    let sum: f64 = (1..=paid).map(weight).sum();
    let mut prizes: Vec<f64> = (1..=paid).map(|k| (pool * weight(k) / sum).floor()).collect();
    prizes[0] = pool - prizes[1..].iter().sum::<f64>();
    (stacks, prizes)
}

#[test]
fn large_fields() {
    let cases: [(usize, f64, [f64; 4]); 6] = [
        (27, 5143.0, [369.148408, 1337.433648, 1296.426868, 994.241584]),
        (100, 23742.0, [2.037340, 1765.235745, 1666.994404, 675.975056]),
        (500, 67286.0, [2.067842, 1804.120737, 1702.833873, 939.373343]),
        (1000, 108862.0, [2.103983, 1840.124488, 1736.534724, 1740.658395]),
        (2000, 178511.0, [2.097732, 1841.141865, 1737.121994, 1422.380074]),
        (5000, 0.0, [2.094045, 1844.831518, 0.0, 416.307978]),
    ];
    for (players, first, expected) in cases {
        let (stacks, prizes) = field(players);
        assert!(first == 0.0 || prizes[0] == first, "{players}: {}", prizes[0]);
        let values = icm(&stacks, &prizes);
        let third = if players == 5000 { 0.0 } else { values[2] };
        let some = [values[0], values[1], third, values[players - 1]];
        near(&some, &expected, |_| 1e-6, &format!("{players} players"));
        adds_up(&values, &prizes);
    }
}

#[test]
fn stacks_of_twelve_digits_beside_single_chips() {
    for players in [9_usize, 30] {
        let stack = |i: usize| 10_u64.pow(u32::try_from(i % 13).unwrap()).max(1);
        let stacks: Vec<Chips> = (0..players).map(|i| Chips::new(stack(i))).collect();
        for paid in [1, 3, players] {
            let prizes: Vec<f64> = (1..=paid).rev().map(|n| n as f64 * 100.0).collect();
            let values = icm(&stacks, &prizes);
            adds_up(&values, &prizes);
            for (one, a) in stacks.iter().zip(&values) {
                for (other, b) in stacks.iter().zip(&values) {
                    assert!(one <= other || a >= b || (a - b).abs() < 1e-9 * a, "{one} {other}");
                }
            }
        }
    }
}

/// With hundreds of players, waves replace the walk. The order does not change a digit, and equal
/// stacks have equal values.
#[test]
fn the_order_of_the_players_changes_nothing() {
    let (stacks, prizes) = field(400);
    let mut doubled: Vec<Chips> = stacks.iter().chain(&stacks[..200]).copied().collect();
    let values = icm(&doubled, &prizes);
    assert_eq!(values[..200], values[400..]);
    doubled.reverse();
    let mut turned = icm(&doubled, &prizes);
    turned.reverse();
    assert_eq!(values, turned);
    adds_up(&values, &prizes);
}

/// A satellite of hundreds: seats for a few, for half and for all but one.
#[test]
fn large_satellites() {
    for seats in [20, 300, 599] {
        let (stacks, _) = field(600);
        let prizes = vec![1000.0; seats];
        let values = icm(&stacks, &prizes);
        adds_up(&values, &prizes);
        assert!(values.iter().all(|value| (0.0..=1000.0 + 1e-9).contains(value)), "{seats} seats");
    }
}
