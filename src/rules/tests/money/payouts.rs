//! The payouts of the places.

use bottone_base::money::Money;
use bottone_rules::payouts::{
    CurveShape, PaidPlaces, PayoutFault, PayoutField, PayoutKind, PayoutPlan, PayoutTerms,
    PercentTable, PlaceBand, PlanFault, Prize, Remainder, Rest, payouts, shared, usual_places,
    worth,
};
use proptest::prelude::*;

fn terms(pool: i64, entries: u32, unit: i64, places: Option<u32>) -> PayoutTerms {
    let money = Money::from_minor;
    PayoutTerms { pool: money(pool), entries, unit: money(unit), places, least: None }
}

fn paid(terms: &PayoutTerms) -> Result<Vec<i64>, PayoutFault> {
    payouts(terms).map(|prizes| prizes.into_iter().map(Money::minor).collect())
}

/// Checks the promises, on any terms that can be kept.
fn kept(terms: &PayoutTerms, prizes: &[i64]) -> Result<(), String> {
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
    // One and a half buy-ins for the last, a fifth to a quarter of the pool for the first.
    assert!((700..=1000).contains(&prizes[26]), "{prizes:?}");
    assert!((20_000..=28_000).contains(&prizes[0]), "{prizes:?}");
    // Larger prizes are rounder: no prize is 7,650.
    assert!(prizes[1..9].iter().all(|prize| prize % 100 == 0), "{prizes:?}");
}

/// Every paid player gets back at least what an entry brought in. If the pool has too few such
/// prizes, fewer players are paid.
#[test]
fn no_one_is_paid_less_than_an_entry() {
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
        (terms(0, 10, 1, None), PayoutFault::NoPool),
        (terms(-5, 10, 1, None), PayoutFault::NoPool),
        (terms(100, 0, 1, None), PayoutFault::Entries),
        (terms(100, 4_000_000_000, 1, None), PayoutFault::Entries),
        (terms(100, 10, 0, None), PayoutFault::Unit),
        (terms(100, 10, 1, Some(0)), PayoutFault::Places),
        (terms(100, 10, 1, Some(11)), PayoutFault::Places),
        (terms(100, 10, 50, Some(3)), PayoutFault::PoolTooSmall { places: 2 }),
        (terms(30, 10, 50, None), PayoutFault::PoolTooSmall { places: 0 }),
        (
            PayoutTerms { least: Some(Money::from_minor(40)), ..terms(100, 10, 1, Some(3)) },
            PayoutFault::PoolTooSmall { places: 2 },
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

fn euros(amount: i64) -> Money {
    Money::from_minor(amount * 100)
}

fn field(pool: i64, entries: u32, buy_in: i64) -> PayoutField {
    PayoutField { pool: euros(pool), entries, buy_in: euros(buy_in), whole: 100 }
}

fn plan(kind: PayoutKind) -> PayoutPlan {
    PayoutPlan { name: "Test".to_owned(), kind, ..PayoutPlan::default() }
}

fn percent(shares: &[u16], over: Remainder) -> PayoutPlan {
    let tables = vec![PercentTable { to: 1_000, shares: shares.to_vec() }];
    PayoutPlan { round_to: Some(euros(1)), ..plan(PayoutKind::Percent { tables, over }) }
}

/// Returns the prizes in whole units of the currency.
fn whole(prizes: &[Prize]) -> Vec<i64> {
    prizes.iter().map(|prize| prize.money.minor() / 100).collect()
}

/// Rules §8.3: the tables of BARGE and of the Royal Flush league. Also the rest for the places
/// after bounties of 25 from each buy-in of 100.
#[test]
fn shares_in_percent() {
    const BARGE: &[u16] = &[6_500, 3_500];
    let cases: &[(i64, &[u16], Remainder, &[i64])] = &[
        (800, BARGE, Remainder::Nearest, &[520, 280]),
        (625, BARGE, Remainder::Nearest, &[406, 219]),
        (625, BARGE, Remainder::First, &[407, 218]),
        (325, &[10_000], Remainder::Nearest, &[325]),
        // EU-0861, EU-0863, EU-0864 of the public suite of scenarios.
        (4_500, &[5_000, 3_000, 2_000], Remainder::First, &[2_250, 1_350, 900]),
        (1_000, &[5_000, 3_000, 2_000], Remainder::First, &[500, 300, 200]),
        (1_000, &[5_000, 5_000], Remainder::First, &[500, 500]),
        (1_000, &[4_500, 2_700, 1_800, 1_000], Remainder::First, &[450, 270, 180, 100]),
        (
            333,
            &[3_500, 2_500, 1_250, 1_000, 750, 500, 500],
            Remainder::First,
            &[120, 83, 41, 33, 24, 16, 16],
        ),
        (
            333,
            &[3_500, 2_500, 1_250, 1_000, 750, 500, 500],
            Remainder::FromTop,
            &[117, 84, 42, 34, 24, 16, 16],
        ),
        (
            333,
            &[3_500, 2_500, 1_250, 1_000, 750, 500, 500],
            Remainder::Nearest,
            &[116, 83, 42, 33, 25, 17, 17],
        ),
    ];
    for (pool, shares, over, expected) in cases {
        let prizes = percent(shares, *over).prizes(&field(*pool, 40, 10)).unwrap();
        assert_eq!(whole(&prizes), *expected, "{pool} {shares:?} {over:?}");
        assert_eq!(worth(&prizes, Money::ZERO), euros(*pool));
    }
    let few = percent(&[5_000, 3_000, 2_000], Remainder::First);
    assert_eq!(few.prizes(&field(100, 2, 50)), Err(PayoutFault::Places));
    assert_eq!(few.prizes(&field(2, 9, 1)), Err(PayoutFault::PoolTooSmall { places: 1 }));
}

#[test]
fn the_table_of_shares_is_that_of_the_field() {
    let table = |to, shares: &[u16]| PercentTable { to, shares: shares.to_vec() };
    let tables =
        vec![table(4, &[10_000]), table(8, &[6_500, 3_500]), table(15, &[5_000, 3_000, 2_000])];
    let barge = plan(PayoutKind::Percent { tables, over: Remainder::Nearest });
    for (entries, places) in [(2, 1), (4, 1), (5, 2), (8, 2), (9, 3), (15, 3), (300, 3)] {
        let prizes = barge.prizes(&field(1_000, entries, 10)).unwrap();
        assert_eq!(prizes.len(), places, "{entries}");
    }
}

#[test]
fn fixed_sums_and_what_is_over() {
    let promised = || vec![euros(500), euros(300), euros(100)];
    let fixed = |over| PayoutPlan {
        round_to: Some(euros(50)),
        ..plan(PayoutKind::Fixed { prizes: promised(), over })
    };
    let first = fixed(Remainder::First).prizes(&field(1_070, 20, 50)).unwrap();
    assert_eq!(whole(&first), [670, 300, 100]);
    let top = fixed(Remainder::FromTop).prizes(&field(1_070, 20, 50)).unwrap();
    assert_eq!(whole(&top), [570, 350, 150]);
    let short = fixed(Remainder::First).prizes(&field(850, 20, 50));
    assert_eq!(short, Err(PayoutFault::PoolTooSmall { places: 2 }));
}

/// Rules §8.6: buy-in 30, seat 300, the rest in multiples of two buy-ins.
#[test]
fn seats_and_what_is_less_than_one() {
    let satellite = |rest| {
        plan(PayoutKind::Satellite { value: euros(300), tickets: true, rest, milestone: None })
    };
    for (entries, rest) in
        [(25, &[60, 60, 30][..]), (26, &[60, 60, 60]), (27, &[60, 60, 60, 30]), (20, &[])]
    {
        let field = field(i64::from(entries) * 30, entries, 30);
        let prizes = satellite(Rest::InSteps(euros(60))).prizes(&field).unwrap();
        assert!(prizes[..2].iter().all(|prize| *prize == Prize { money: Money::ZERO, tickets: 1 }));
        assert_eq!(whole(&prizes[2..]), rest, "{entries}");
        assert_eq!(worth(&prizes, euros(300)), field.pool);
        let next = satellite(Rest::Next).prizes(&field).unwrap();
        let sum: i64 = rest.iter().sum();
        assert_eq!(whole(&next[2..]), if sum > 0 { vec![sum] } else { vec![] }, "{entries}");
    }
    // Every player has a seat, and the first also the rest.
    let all = satellite(Rest::Next).prizes(&field(1_000, 3, 30)).unwrap();
    assert_eq!(all.iter().map(|prize| prize.tickets).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(whole(&all), [100, 0, 0]);
    // Less than one seat.
    let none = satellite(Rest::InSteps(euros(60))).prizes(&field(150, 5, 30)).unwrap();
    assert_eq!(whole(&none), [60, 60, 30]);
}

#[test]
fn a_curve_from_all_alike_to_nearly_all_to_the_first() {
    let bent = |power| PayoutPlan {
        places: PaidPlaces::Exactly(27),
        ..plan(PayoutKind::Curve(CurveShape::Power(power)))
    };
    let field = field(110_000, 220, 500);
    let firsts: Vec<i64> = [0, 25, 50, 75, 100, 150, 200, 300]
        .map(|power| whole(&bent(power).prizes(&field).unwrap())[0])
        .to_vec();
    assert!(firsts.windows(2).all(|pair| pair[0] < pair[1]), "{firsts:?}");
    let flat = whole(&bent(0).prizes(&field).unwrap());
    // The rest from 27 equal prizes climbs in steps that do not shrink.
    assert_eq!(flat[..5], [4_350, 4_250, 4_150, 4_100, 4_050]);
    assert!(flat[5..].iter().all(|prize| *prize == 4_050), "{flat:?}");
    assert!(firsts[7] > 60_000, "{firsts:?}");
    // The slider: the result is as near to the wish as a hundredth of the exponent allows.
    for wanted in [10_000, 25_000, 40_000] {
        let dragged = bent(75).with_first(euros(wanted), &field);
        let first = whole(&dragged.prizes(&field).unwrap())[0];
        assert!((first - wanted).abs() < 600, "{wanted}: {first}");
    }
}

/// As on the lists of the large series: single places to the ninth, then groups of three, then of
/// nine.
#[test]
fn places_that_are_paid_alike() {
    let bands = vec![PlaceBand { from: 10, each: 3 }, PlaceBand { from: 19, each: 9 }];
    let grouped = PayoutPlan {
        places: PaidPlaces::Exactly(36),
        bands,
        ..plan(PayoutKind::Curve(CurveShape::Usual))
    };
    let prizes = whole(&grouped.prizes(&field(110_000, 290, 500)).unwrap());
    let widths: Vec<usize> = prizes.chunk_by(|a, b| a == b).map(<[i64]>::len).collect();
    assert_eq!(widths, [1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 3, 9, 9], "{prizes:?}");
    assert_eq!(prizes.iter().sum::<i64>(), 110_000);
}

#[test]
fn how_many_places() {
    for (places, entries, paid) in [
        (PaidPlaces::Usual, 220, 27),
        (PaidPlaces::OneIn(8), 220, 27),
        (PaidPlaces::OneIn(8), 5, 1),
        (PaidPlaces::Percent(1_500), 100, 15),
        (PaidPlaces::Percent(1_250), 220, 27),
        (PaidPlaces::Exactly(40), 220, 40),
    ] {
        let plan = PayoutPlan { places, ..plan(PayoutKind::Curve(CurveShape::Usual)) };
        let prizes = plan.prizes(&field(i64::from(entries) * 100, entries, 100)).unwrap();
        assert_eq!(prizes.len(), paid, "{places:?}");
    }
    // More least prizes than the pool has: fewer places, unless that many were set.
    let least = |places| PayoutPlan {
        places,
        least: Some(300),
        ..plan(PayoutKind::Curve(CurveShape::Usual))
    };
    let half = field(22_000, 220, 100);
    assert_eq!(least(PaidPlaces::Percent(5_000)).prizes(&half).unwrap().len(), 73);
    let asked = least(PaidPlaces::Exactly(110)).prizes(&half);
    assert_eq!(asked, Err(PayoutFault::PoolTooSmall { places: 73 }));
}

#[test]
fn a_wrong_plan_says_what_is_wrong() {
    let cases = [
        (percent(&[5_000, 4_000], Remainder::First), PlanFault::Shares { table: 0, sum: 9_000 }),
        (percent(&[4_000, 6_000], Remainder::First), PlanFault::Shares { table: 0, sum: 10_000 }),
        (percent(&[], Remainder::First), PlanFault::Tables),
        (plan(PayoutKind::Percent { tables: vec![], over: Remainder::First }), PlanFault::Tables),
        (PayoutPlan { name: " ".to_owned(), ..PayoutPlan::default() }, PlanFault::Name),
        (
            PayoutPlan {
                bands: vec![PlaceBand { from: 1, each: 3 }],
                ..plan(PayoutKind::default())
            },
            PlanFault::Bands { band: 0 },
        ),
        (
            PayoutPlan {
                bands: vec![PlaceBand { from: 10, each: 9 }, PlaceBand { from: 19, each: 3 }],
                ..plan(PayoutKind::default())
            },
            PlanFault::Bands { band: 1 },
        ),
    ];
    for (plan, fault) in cases {
        assert_eq!(plan.fault(), Some(fault), "{plan:?}");
    }
    assert_eq!(plan(PayoutKind::default()).fault(), None);
}

/// (5th + 6th) / 2, thirds, and whole units if the sum is a multiple of them.
#[test]
fn a_sum_is_divided_to_the_last_cent() {
    let cases: &[(i64, usize, &[i64])] = &[
        (15_000, 2, &[7_500, 7_500]),
        (15_100, 2, &[7_600, 7_500]),
        (10_000, 3, &[3_400, 3_300, 3_300]),
        (10_001, 3, &[3_334, 3_334, 3_333]),
        (0, 2, &[0, 0]),
        (5, 0, &[]),
    ];
    for (sum, heads, expected) in cases {
        let shares = shared(Money::from_minor(*sum), *heads, 100);
        let shares: Vec<i64> = shares.into_iter().map(Money::minor).collect();
        assert_eq!(shares, *expected, "{sum} among {heads}");
    }
}

fn any_kind() -> impl Strategy<Value = PayoutKind> {
    let over =
        || prop::sample::select(vec![Remainder::Nearest, Remainder::First, Remainder::FromTop]);
    let shares = prop::sample::select(vec![
        vec![10_000],
        vec![6_500, 3_500],
        vec![5_000, 3_000, 2_000],
        vec![3_334, 3_333, 3_333],
        vec![3_500, 2_500, 1_250, 1_000, 750, 500, 500],
    ]);
    let rest = prop_oneof![
        Just(Rest::Next),
        (1_i64..50_000).prop_map(|m| Rest::InSteps(Money::from_minor(m)))
    ];
    prop_oneof![
        4 => (0_u16..=300).prop_map(|power| PayoutKind::Curve(CurveShape::Power(power))),
        1 => Just(PayoutKind::Curve(CurveShape::Usual)),
        2 => (shares, over()).prop_map(|(shares, over)| PayoutKind::Percent {
            tables: vec![PercentTable { to: 500, shares }],
            over,
        }),
        1 => (prop::collection::vec(1_i64..100_000, 1..20), over()).prop_map(|(mut prizes, over)| {
            prizes.sort_unstable_by_key(|prize| std::cmp::Reverse(*prize));
            PayoutKind::Fixed { prizes: prizes.into_iter().map(Money::from_minor).collect(), over }
        }),
        2 => (1_i64..100_000, any::<bool>(), rest).prop_map(|(value, tickets, rest)| {
            PayoutKind::Satellite { value: Money::from_minor(value), tickets, rest, milestone: None }
        }),
        1 => Just(PayoutKind::WinnerTakesAll),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    /// Checks that the prizes of any plan add up to the pool. No player is paid more than one who
    /// finished higher. A curve keeps its steps, its unit and its least prize.
    #[test]
    fn every_plan_keeps_its_promises(
        kind in any_kind(),
        entries in 1_u32..2_000,
        average in 1_i64..200_000,
        extra in 0_i64..5_000,
        unit in prop::option::of(prop::sample::select(vec![1_i64, 25, 100, 500, 5_000])),
        least in prop::option::of(50_u16..400),
        places in prop_oneof![
            Just(PaidPlaces::Usual),
            (1_u16..20).prop_map(PaidPlaces::OneIn),
            (1_u16..=10_000).prop_map(PaidPlaces::Percent),
            (1_u32..300).prop_map(PaidPlaces::Exactly),
        ],
        bands in prop::sample::select(vec![vec![], vec![(2, 2)], vec![(10, 3), (19, 9)], vec![(4, 5), (30, 40)]]),
    ) {
        let bands = bands.into_iter().map(|(from, each)| PlaceBand { from, each }).collect();
        let round_to = unit.map(Money::from_minor);
        let plan = PayoutPlan { name: "Any".to_owned(), kind, places, round_to, least, bands };
        let pool = Money::from_minor(average * i64::from(entries) + extra);
        let field = PayoutField { pool, entries, buy_in: Money::from_minor(average), whole: 100 };
        let Ok(prizes) = plan.prizes(&field) else { return Ok(()) };
        let ticket = plan.ticket();
        prop_assert_eq!(worth(&prizes, ticket), pool, "{:?}: {:?}", plan, prizes);
        prop_assert!(prizes.len() <= entries as usize);
        let all: Vec<i64> = prizes.iter().map(|prize| prize.worth(ticket).minor()).collect();
        let steps: Vec<i64> = all.windows(2).map(|pair| pair[0] - pair[1]).collect();
        let falls = match plan.kind {
            // The last player to share the rest may have more than the one before when all are
            // paid.
            PayoutKind::Satellite { .. } if prizes.len() == entries as usize => true,
            PayoutKind::Satellite { value, rest: Rest::InSteps(step), .. } if step > value => true,
            _ => steps.iter().all(|step| *step >= 0),
        };
        prop_assert!(falls, "{:?}: {:?}", plan, all);
        if let PayoutKind::Curve(_) = plan.kind {
            let unit = plan.unit(&field).minor();
            prop_assert!(all[1..].iter().all(|prize| prize % unit == 0), "{:?}: {:?}", plan, all);
            if let Some(least) = plan.least {
                let least = (average * i64::from(least)).div_euclid(100);
                prop_assert!(all[all.len() - 1] >= least, "{:?}: {:?}", plan, all);
            }
            // From rung to rung, without the zero step between equally paid places.
            let rungs: Vec<i64> = all.chunk_by(|a, b| a == b).map(|rung| rung[0]).collect();
            let steps: Vec<i64> = rungs.windows(2).map(|pair| pair[0] - pair[1]).collect();
            prop_assert!(steps.windows(2).all(|pair| pair[0] >= pair[1]), "{:?}: {:?}", plan, all);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    /// On any terms, the promises are kept or the fault is reported.
    #[test]
    fn the_promises_are_kept(
        (entries, places) in (1_u32..3000).prop_flat_map(|n| (Just(n), prop::option::of(1..=n))),
        average in 1_i64..2_000_000,
        extra in 0_i64..5000,
        unit in prop::sample::select(vec![1_i64, 3, 5, 7, 25, 50, 100, 1000]),
        least in prop::option::of(1_i64..2_000_000),
    ) {
        let terms = PayoutTerms {
            least: least.map(Money::from_minor),
            ..terms(average * i64::from(entries) + extra, entries, unit, places)
        };
        match paid(&terms) {
            Ok(prizes) => prop_assert_eq!(kept(&terms, &prizes), Ok(()), "{:?}: {:?}", terms, prizes),
            Err(PayoutFault::PoolTooSmall { places: most }) => {
                let places = u64::from(places.unwrap_or(1));
                prop_assert!(most < places);
            }
            Err(fault) => prop_assert!(false, "{:?}: {:?}", terms, fault),
        }
    }

    /// The largest possible numbers.
    #[test]
    fn numbers_at_the_edge(pool in 1_i64..=Money::MOST, entries in 1_u32..=400, unit in 1_i64..=Money::MOST) {
        let terms = terms(pool, entries, unit, None);
        if let Ok(prizes) = paid(&terms) {
            prop_assert_eq!(kept(&terms, &prizes), Ok(()), "{:?}: {:?}", terms, prizes);
        }
    }
}
