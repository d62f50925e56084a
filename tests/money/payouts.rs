//! What each place is paid.

use bottone::rules::{
    money::Money,
    payouts::{Fault, Terms, payouts, usual_places},
};
use proptest::prelude::*;

fn terms(pool: i64, entries: u32, unit: i64, places: Option<u32>) -> Terms {
    let money = Money::from_minor;
    Terms { pool: money(pool), entries, unit: money(unit), places, least: None }
}

fn paid(terms: &Terms) -> Result<Vec<i64>, Fault> {
    payouts(terms).map(|prizes| prizes.into_iter().map(Money::minor).collect())
}

/// The promises, on any terms that can be kept.
fn kept(terms: &Terms, prizes: &[i64]) -> Result<(), String> {
    let (pool, unit) = (terms.pool.minor(), terms.unit.minor());
    if prizes.iter().sum::<i64>() != pool {
        return Err(format!("they add up to {}", prizes.iter().sum::<i64>()));
    }
    if terms.places.is_some_and(|places| prizes.len() != places as usize) || prizes.is_empty() {
        return Err(format!("{} places", prizes.len()));
    }
    let steps: Vec<i64> = prizes.windows(2).map(|pair| pair[0] - pair[1]).collect();
    if let Some(place) = steps.iter().position(|step| *step < 0) {
        return Err(format!("place {} is paid more than the one above", place + 2));
    }
    if let Some(place) = steps.windows(2).position(|pair| pair[0] < pair[1]) {
        return Err(format!("the step to place {} is smaller than the next", place + 1));
    }
    let least = terms.least.map_or(unit, Money::minor);
    let lowest = prizes[prizes.len() - 1];
    if lowest < least || lowest < 1 {
        return Err(format!("the least is {lowest}"));
    }
    let nothing_said = terms.places.is_none() && terms.least.is_none();
    if nothing_said
        && prizes.len() > 1
        && i128::from(lowest) * i128::from(terms.entries) < i128::from(pool)
    {
        return Err(format!("the least is {lowest}, less than what an entry brought in"));
    }
    let odd = |(place, prize): (usize, &i64)| (place > 0 && prize % unit != 0).then_some(place + 1);
    match prizes.iter().enumerate().find_map(odd) {
        Some(place) => Err(format!("place {place} is not paid in whole units")),
        None if prizes[0] % unit != pool % unit => {
            Err("the first has more than is over".to_owned())
        }
        None => Ok(()),
    }
}

#[test]
fn the_shares_that_people_know() {
    let cases: &[(i64, u32, i64, &[i64])] = &[
        (800, 8, 1, &[520, 280]),
        (625, 8, 1, &[406, 219]),
        (325, 4, 1, &[325]),
        (1000, 10, 10, &[500, 300, 200]),
        (2000, 20, 10, &[840, 520, 360, 280]),
        (10, 2, 1, &[10]),
        (7, 9, 5, &[7]),
    ];
    for (pool, entries, unit, expected) in cases {
        assert_eq!(paid(&terms(*pool, *entries, *unit, None)).as_deref(), Ok(*expected));
    }
}

#[test]
fn a_field_of_two_hundred_and_twenty() {
    let terms = terms(110_000, 220, 50, Some(27));
    let prizes = paid(&terms).unwrap();
    assert_eq!(kept(&terms, &prizes), Ok(()), "{prizes:?}");
    assert_eq!(usual_places(220), 27);
    // Half as much again as a buy-in for the last, a fifth to a quarter of the pool for the first.
    assert!((700..=1000).contains(&prizes[26]), "{prizes:?}");
    assert!((20_000..=28_000).contains(&prizes[0]), "{prizes:?}");
    // The larger, the rounder: nobody is paid 7,650.
    assert!(prizes[1..9].iter().all(|prize| prize % 100 == 0), "{prizes:?}");
}

/// Whoever is paid has back at least what an entry brought in, and where the pool has too few such
/// prizes, fewer are paid.
#[test]
fn nobody_is_paid_less_than_an_entry() {
    for (pool, entries, unit, places, least) in [
        (15_458, 281, 50, 35, 100),
        (15_458, 281, 5_000, 3, 5_000),
        (130, 2, 50, 1, 130),
        (1_210, 24, 500, 2, 500),
    ] {
        let terms = terms(pool, entries, unit, None);
        let prizes = paid(&terms).unwrap();
        assert_eq!(kept(&terms, &prizes), Ok(()), "{prizes:?}");
        assert_eq!((prizes.len(), prizes[prizes.len() - 1]), (places, least), "{prizes:?}");
    }
}

#[test]
fn what_cannot_be_paid_is_refused() {
    let cases = [
        (terms(0, 10, 1, None), Fault::NoPool),
        (terms(-5, 10, 1, None), Fault::NoPool),
        (terms(100, 0, 1, None), Fault::Entries),
        (terms(100, 4_000_000_000, 1, None), Fault::Entries),
        (terms(100, 10, 0, None), Fault::Unit),
        (terms(100, 10, 1, Some(0)), Fault::Places),
        (terms(100, 10, 1, Some(11)), Fault::Places),
        (terms(100, 10, 50, Some(3)), Fault::PoolTooSmall { places: 2 }),
        (terms(30, 10, 50, None), Fault::PoolTooSmall { places: 0 }),
        (
            Terms { least: Some(Money::from_minor(40)), ..terms(100, 10, 1, Some(3)) },
            Fault::PoolTooSmall { places: 2 },
        ),
    ];
    for (terms, fault) in cases {
        assert_eq!(paid(&terms), Err(fault), "{terms:?}");
    }
}

#[test]
fn a_hundred_thousand_places() {
    let terms = terms(1_000_000_000, 800_000, 100, Some(100_000));
    let prizes = paid(&terms).unwrap();
    assert_eq!(kept(&terms, &prizes), Ok(()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// Whatever the terms, the promises are kept or it is said that they cannot be.
    #[test]
    fn the_promises_are_kept(
        (entries, places) in (1_u32..3000).prop_flat_map(|n| (Just(n), prop::option::of(1..=n))),
        average in 1_i64..2_000_000,
        extra in 0_i64..5000,
        unit in prop::sample::select(vec![1_i64, 3, 5, 7, 25, 50, 100, 1000]),
        least in prop::option::of(1_i64..2_000_000),
    ) {
        let terms = Terms {
            least: least.map(Money::from_minor),
            ..terms(average * i64::from(entries) + extra, entries, unit, places)
        };
        match paid(&terms) {
            Ok(prizes) => prop_assert_eq!(kept(&terms, &prizes), Ok(()), "{:?}: {:?}", terms, prizes),
            Err(Fault::PoolTooSmall { places: most }) => {
                let places = u64::from(places.unwrap_or(1));
                prop_assert!(most < places);
            }
            Err(fault) => prop_assert!(false, "{:?}: {:?}", terms, fault),
        }
    }

    /// The largest numbers there are.
    #[test]
    fn numbers_at_the_edge(pool in 1_i64..=Money::MOST, entries in 1_u32..=400, unit in 1_i64..=Money::MOST) {
        let terms = terms(pool, entries, unit, None);
        if let Ok(prizes) = paid(&terms) {
            prop_assert_eq!(kept(&terms, &prizes), Ok(()), "{:?}: {:?}", terms, prizes);
        }
    }
}
