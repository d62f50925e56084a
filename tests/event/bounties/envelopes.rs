//! Envelopes: made of any pool to the cent, and drawn in a repeatable way.

use std::collections::BTreeMap;

use bottone::{
    base::draw::Draw,
    rules::bounties::{Drum, EnvelopeFault, envelopes},
};

use super::cents;

#[test]
fn envelopes_hold_the_pool_to_the_cent() {
    let mut draw = Draw::new(8_5);
    for _ in 0..3_000 {
        let count = 1 + u32::try_from(draw.below(400).unwrap()).unwrap();
        let unit =
            *[1, 100, 500, 2_500].get(usize::try_from(draw.below(4).unwrap()).unwrap()).unwrap();
        let over = i64::try_from(draw.below(200_000_000).unwrap()).unwrap();
        let pool = i64::from(count) * unit + over;
        let label = format!("{pool} in {count} envelopes of whole {unit}");
        let made = envelopes(cents(pool), count, cents(unit)).unwrap();
        let sum: i64 = made.iter().map(|(amount, many)| amount.minor() * i64::from(*many)).sum();
        let all: u32 = made.iter().map(|(_, many)| many).sum();
        assert_eq!((sum, all), (pool, count), "{label}: {made:?}");
        assert!(made.iter().all(|(amount, many)| amount.minor() >= unit && *many > 0), "{label}");
        // Largest first, each amount once; the larger the amount, the fewer envelopes.
        assert!(made.windows(2).all(|pair| pair[0].0 > pair[1].0), "{label}: {made:?}");
        let behind = made.get(1..).unwrap_or_default();
        assert!(behind.windows(2).all(|pair| pair[0].1 <= pair[1].1), "{label}: {made:?}");
        // All but the largest are whole units.
        assert!(behind.iter().all(|(amount, _)| amount.minor() % unit == 0), "{label}: {made:?}");
    }
}

#[test]
fn few_are_large_and_many_are_small() {
    // (pool, envelopes, unit, content)
    type EnvelopeCase = (i64, u32, i64, &'static [(i64, u32)]);
    const CASES: [EnvelopeCase; 5] = [
        (1_000_000, 1, 100, &[(1_000_000, 1)]),
        (100_000, 2, 10_000, &[(70_000, 1), (30_000, 1)]),
        (500_000, 20, 500, &[(80_000, 1), (75_000, 1), (30_000, 5), (15_000, 13)]),
        (
            10_000_000,
            100,
            5_000,
            &[
                (2_500_000, 1),
                (1_000_000, 1),
                (500_000, 1),
                (250_000, 3),
                (100_000, 11),
                (50_000, 83),
            ],
        ),
        (
            150_000_000,
            500,
            10_000,
            &[
                (30_000_000, 1),
                (15_000_000, 1),
                (7_500_000, 1),
                (3_000_000, 2),
                (1_500_000, 4),
                (750_000, 10),
                (300_000, 39),
                (150_000, 442),
            ],
        ),
    ];
    for (pool, count, unit, expected) in CASES {
        let made = envelopes(cents(pool), count, cents(unit)).unwrap();
        let made: Vec<_> = made.iter().map(|(amount, many)| (amount.minor(), *many)).collect();
        assert_eq!(made, expected, "{pool} in {count}");
    }
}

#[test]
fn what_cannot_be_divided_is_refused() {
    for (pool, count, unit, fault) in [
        (1_000, 0, 100, EnvelopeFault::None),
        (999, 10, 100, EnvelopeFault::PoolTooSmall),
        (0, 1, 0, EnvelopeFault::PoolTooSmall),
    ] {
        assert_eq!(envelopes(cents(pool), count, cents(unit)), Err(fault));
    }
}

#[test]
fn a_seed_draws_one_envelope_and_every_envelope_is_as_likely() {
    let drum = Drum::of(&[(cents(10_000), 1), (cents(1_000), 3), (cents(500), 6), (cents(7), 0)]);
    assert_eq!((drum.count(), drum.sum()), (10, cents(16_000)));
    assert_eq!(drum.average(), Some(cents(1_600)));
    let mut drawn: BTreeMap<i64, u32> = BTreeMap::new();
    for seed in 0..10_000 {
        *drawn.entry(drum.draw(seed).unwrap().minor()).or_default() += 1;
    }
    for (amount, expected) in [(10_000, 1_000_u32), (1_000, 3_000), (500, 6_000)] {
        assert!(drawn[&amount].abs_diff(expected) < 150, "{amount}: {drawn:?}");
    }
    // Place `below(10)` of seeds 1 to 6 in 500×6, 1000×3, 10000: fixed for ever.
    let first: Vec<i64> = (1..=6).map(|seed| drum.draw(seed).unwrap().minor()).collect();
    let place = |seed| Draw::new(seed).below(10).unwrap();
    let row = [500, 500, 500, 500, 500, 500, 1_000, 1_000, 1_000, 10_000];
    let expected: Vec<i64> = (1..=6).map(|s| row[usize::try_from(place(s)).unwrap()]).collect();
    assert_eq!(first, expected);
    assert_eq!((Drum::default().draw(1), Drum::default().average()), (None, None));
}

#[test]
fn the_average_is_rounded_down() {
    let drum = Drum::of(&[(cents(100), 2), (cents(101), 1)]);
    assert_eq!(drum.average(), Some(cents(100)));
}
