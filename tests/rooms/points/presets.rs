//! Tests of `src/points/presets.rs`.

use bottone_points::{EventFacts, Finish, Formula, PRESETS, Preset};

fn preset(id: &str) -> Preset {
    *PRESETS.iter().find(|preset| preset.id == id).unwrap()
}

#[test]
fn each_can_be_read() {
    for preset in PRESETS {
        Formula::parse_points(preset.points).unwrap();
        Formula::parse_season(preset.season).unwrap();
    }
}

/// Checks the values published with the formulas. Each case has the entries, the buy-in, the last
/// paid place, the player's costs, the place and the points.
#[test]
fn published_values_come_out() {
    let cases: [(&str, [f64; 5], f64); 18] = [
        ("neau", [20.0, 40.0, 0.0, 40.0, 1.0], 14.142_136),
        ("neau", [20.0, 40.0, 0.0, 80.0, 2.0], 6.666_667),
        ("card-rooms", [150.0, 20.0, 0.0, 20.0, 3.0], 163.09),
        ("card-rooms", [900.0, 0.0, 0.0, 0.0, 25.0], 23.88),
        ("card-rooms", [250.0, 10.0, 0.0, 10.0, 10.0], 100.54),
        ("card-rooms", [100.0, 10.0, 0.0, 10.0, 16.0], 0.0),
        ("logarithm", [20.0, 0.0, 0.0, 0.0, 1.0], 3.044_522),
        ("percentile", [20.0, 0.0, 0.0, 0.0, 1.0], 95.238_095),
        ("power", [63.0, 0.0, 0.0, 0.0, 1.0], 7.94),
        ("power", [63.0, 0.0, 0.0, 0.0, 2.0], 5.29),
        ("power", [63.0, 0.0, 0.0, 0.0, 3.0], 4.17),
        ("root", [50.0, 500.0, 0.0, 500.0, 1.0], 314.0),
        ("root", [50.0, 500.0, 0.0, 500.0, 11.0], 0.0),
        ("club", [37.0, 0.0, 0.0, 0.0, 1.0], 24.0),
        ("club", [37.0, 0.0, 0.0, 0.0, 2.0], 21.0),
        ("club", [37.0, 0.0, 0.0, 0.0, 3.0], 18.0),
        ("shares", [25.0, 0.0, 0.0, 0.0, 2.0], 500.0),
        // More places than entries: never a negative result.
        ("rank", [5.0, 0.0, 0.0, 0.0, 9.0], 0.0),
    ];
    for (id, [entries, buy_in, last_paid, spent, place], expected) in cases {
        let formula = Formula::parse_points(preset(id).points).unwrap();
        let field = EventFacts { entries, buy_in, last_paid, ..EventFacts::default() };
        let finish = Finish { place, spent, ..Finish::default() };
        let found = formula.place_points(&field, &finish).unwrap();
        let digits = if expected.fract() == 0.0 { 1e-9 } else { 0.006 };
        assert!((found - expected).abs() < digits, "{id}, place {place}: {found}");
    }
}

#[test]
fn what_is_shared_out_over_paid_places_is_all_of_it() {
    let formula = Formula::parse_points(preset("power-paid").points).unwrap();
    let field = EventFacts { entries: 63.0, buy_in: 50.0, last_paid: 9.0, ..EventFacts::default() };
    let of = |place| formula.place_points(&field, &Finish { place, ..Finish::default() }).unwrap();
    let all: f64 = (1..=9).map(|place| of(f64::from(place))).sum();
    assert!((all - 63.0 * 50.0).abs() < 1e-6, "{all}");
    assert!(of(10.0).abs() < f64::EPSILON, "the tenth of nine paid places");
}
