//! The quality of the forecast on real events. `docs/guide/forecast.md` has the figures.

use bottone::{
    forecast::{
        Band, Forecast, ForecastInput, PlayState,
        model::{AVERAGE, LONG, end},
    },
    rules::{
        ending::{plain_end, steps_of},
        levels::Structure,
    },
    store::profiles::shelf,
};

use crate::forecast::events::{Night, RISE, Real, club_nights, real, sheet};

/// The error of a forecast of an end.
struct Off {
    /// The error in levels; late forecasts are positive.
    levels: f64,
    /// True if the end was in the band.
    inside: bool,
    /// The width of the band, in levels.
    width: f64,
}

fn ends() -> Vec<(Real, Off)> {
    let off = |event: Real| {
        let (end, stack, entries) = (event.end()?, event.stack?, event.entries?);
        let steps = sheet(end.big, end.level, event.minutes());
        let forecast = Forecast::of(&ForecastInput::new(&steps, stack, entries))?.end();
        // The event ended somewhere in its last level.
        let ended = end.level + 0.5;
        let off = Off {
            levels: forecast.middle - ended,
            inside: forecast.low <= ended && ended <= forecast.high,
            width: forecast.high - forecast.low,
        };
        Some((event, off))
    };
    real().into_iter().filter_map(off).collect()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    let half = numbers.len() / 2;
    if numbers.len() % 2 == 1 {
        numbers[half]
    } else {
        f64::midpoint(numbers[half - 1], numbers[half])
    }
}

/// Returns the errors of the best plain rule on the same events. It ends an event at the median
/// number of big blinds in play of the other events of its kind.
fn plain() -> Vec<f64> {
    let bigs = |event: &Real| Some((event.entries? * event.stack? / event.end()?.big).ln());
    let events: Vec<Real> = real().into_iter().filter(|event| bigs(event).is_some()).collect();
    let is_long = |event: &Real| f64::from(event.minutes()) >= LONG;
    let off = |(left_out, event): (usize, &Real)| {
        let others = events.iter().enumerate().filter(|(at, _)| *at != left_out);
        let alike = others.clone().filter(|(_, other)| is_long(other) == is_long(event));
        let alike: Vec<f64> = alike.filter_map(|(_, other)| bigs(other)).collect();
        let all: Vec<f64> = others.filter_map(|(_, other)| bigs(other)).collect();
        let usual = median(if alike.len() < 3 { all } else { alike });
        Some((bigs(event)? - usual) / RISE)
    };
    events.iter().enumerate().filter_map(off).collect()
}

#[test]
fn the_end_of_real_events() {
    let ends = ends();
    let mut report = String::new();
    for (event, off) in &ends {
        report += &format!("{:40} {:+.1} {}\n", event.name, off.levels, off.inside);
    }
    let off =
        |ends: &[(Real, Off)]| ends.iter().map(|(_, off)| off.levels.abs()).collect::<Vec<_>>();
    let middle = median(off(&ends));
    let inside = ends.iter().filter(|(_, off)| off.inside).count();
    let width = median(ends.iter().map(|(_, off)| off.width).collect());
    let plain = median(plain().into_iter().map(f64::abs).collect());
    println!(
        "{report}{} ends: off by {middle:.1} levels in the middle; {inside} inside; {width:.1} wide; plain rule {plain:.1}",
        ends.len()
    );
    assert_eq!(ends.len(), 11, "{report}");
    // Neither better nor worse than the plain rule on these few events.
    assert!(middle <= plain + 0.5, "{middle} against {plain}\n{report}");
    assert!(inside >= 8, "{report}");
    assert!((4.5..6.5).contains(&width), "{width}");
}

/// Returns the median error of the middle on these nights. Also returns the number of ends before
/// and after the band, and the total.
fn judged<'a>(nights: impl Iterator<Item = &'a Night>) -> (f64, usize, usize, usize) {
    let ends: Vec<(Band, f64)> = nights
        .map(|night| {
            let event = ForecastInput::new(&night.steps, night.stack, night.entries);
            (Forecast::of(&event).unwrap().end(), night.played + 0.5)
        })
        .collect();
    let off = median(ends.iter().map(|(end, played)| end.middle - played).collect());
    let early = ends.iter().filter(|(end, played)| *played < end.low).count();
    let late = ends.iter().filter(|(end, played)| *played > end.high).count();
    (off, early, late, ends.len())
}

/// Checks 54 nights of one club, 4 to 66 entries, from structure and entries alone. The middle is
/// as often early as late, also under 15 players and in either half of the nights. Eight in ten are
/// in the band.
#[test]
fn the_end_of_small_nights() {
    let nights = club_nights();
    assert_eq!(nights.len(), 54);
    let small = nights.iter().filter(|night| night.entries < 15.0);
    let others = nights.iter().filter(|night| night.entries >= 15.0);
    for (name, (off, early, late, all), most_off) in [
        ("all", judged(nights.iter()), 0.3),
        ("under 15", judged(small), 0.5),
        ("15 and more", judged(others), 0.5),
        ("one half", judged(nights.iter().step_by(2)), 0.5),
        ("the other half", judged(nights.iter().skip(1).step_by(2)), 0.5),
    ] {
        println!("{name}: {all} nights, off by {off:+.2}, {early} earlier and {late} later");
        assert!(off.abs() <= most_off, "{name}: {off:+.2}");
        assert!((early + late) * 4 <= all, "{name}: {early} earlier, {late} later");
    }
    let (_, early, late, _) = judged(nights.iter());
    assert!(early.abs_diff(late) <= 3 && early + late >= 5, "{early} earlier, {late} later");
}

#[test]
fn the_players_left_in_real_events() {
    let mut report = String::new();
    let (mut all, mut near, mut plain, mut inside) = (0, 0, 0, 0);
    for event in real() {
        let (Some(entries), Some(stack)) = (event.entries, event.stack) else { continue };
        for (level, mark) in event.marks() {
            let Some(big) = mark.bb else { continue };
            let steps = sheet(big, level, event.minutes());
            let Some(forecast) = Forecast::of(&ForecastInput::new(&steps, stack, entries)) else {
                continue;
            };
            // Reporters count at the start of a day or a final table, in the blinds of the next
            // level.
            let left = forecast.players_left(level);
            let ratio = left.middle / mark.players_left;
            let by_rule = entries * stack / big / AVERAGE / mark.players_left;
            all += 1;
            near += u32::from((ratio - 1.0).abs() <= 0.2);
            plain += u32::from((by_rule - 1.0).abs() <= 0.2);
            inside += u32::from((left.low..=left.high).contains(&mark.players_left));
            report += &format!(
                "{:40} {} left: {ratio:.2}, by the rule {by_rule:.2}\n",
                event.name, mark.players_left
            );
        }
    }
    println!("{report}{all} counts: {near} within a fifth, by the rule {plain}; {inside} inside");
    assert_eq!(all, 8, "{report}");
    assert!(near >= plain, "{report}");
    assert!(inside >= 6, "{report}");
}

/// Reported counts of fields: event, players at first and later, levels between.
const FROM_COUNT_TO_COUNT: [(&str, f64, f64, f64); 5] = [
    ("UKIPT Isle of Man", 161.0, 30.0, 8.0),
    ("UKIPT Isle of Man", 30.0, 8.0, 6.0),
    ("Playground 200", 152.0, 23.0, 10.0),
    ("WSOP Event 30 NLHE 1,000", 216.0, 13.0, 10.0),
    ("Rivers Pittsburgh Saturday deepstack", 14.0, 5.0, 7.0),
];

/// Checks fields with the usual average stack, because the blinds of these events are not known.
#[test]
fn from_one_count_to_the_next() {
    let mut report = String::new();
    let (mut near, mut inside) = (0, 0);
    let events = real();
    for (name, from, to, levels) in FROM_COUNT_TO_COUNT {
        let event = events.iter().find(|event| event.name == name).unwrap();
        let (entries, stack, level) = (10.0 * from, 20_000.0, 15.0);
        let big = 10.0 * stack / AVERAGE;
        let steps = sheet(big, level, event.minutes());
        let now = Some(PlayState { level, left: from, entries, chips: entries * stack });
        let forecast =
            Forecast::of(&ForecastInput { now, ..ForecastInput::new(&steps, stack, entries) })
                .unwrap();
        let left = forecast.players_left(level + levels);
        near += u32::from((left.middle / to - 1.0).abs() <= 0.2);
        inside += u32::from((left.low..=left.high).contains(&to));
        let rate = (from / to).ln() / levels;
        report += &format!(
            "{name:40} {from} to {to}: {:.1} ({:.1}–{:.1}), fell by {rate:.2} a level\n",
            left.middle, left.low, left.high
        );
    }
    println!("{report}{near} within a fifth, {inside} inside");
    assert!(near >= 2 && inside >= 2, "{report}");
}

/// Checks that one rule gives the end of an event: without counts the forecast equals it, with its
/// band. Uses every shipped structure, with small and large fields.
#[test]
fn without_more_the_end_is_the_plain_rule() {
    let mut asked = 0;
    let shipped = shelf::<Structure>(None).into_iter().filter_map(|entry| entry.profile.ok());
    for structure in shipped {
        let steps = steps_of(&structure);
        let stack = structure.starting_stack.get() as f64;
        for entries in [12, 30, 60, 150, 700, 9_000] {
            let plain = plain_end(&structure, entries);
            // If an event may be over almost at once, the forecast knows that it has not ended yet.
            if plain.low < 3 * u32::from(steps[0].minutes) {
                continue;
            }
            let event = ForecastInput::new(&steps, stack, entries.into());
            let forecast = Forecast::of(&event).unwrap();
            let end = forecast.clock(forecast.end());
            let label = format!("{}, {entries}: {end:?}, {plain:?}", structure.name);
            for (of, plainly) in
                [(end.low, plain.low), (end.middle, plain.middle), (end.high, plain.high)]
            {
                // The forecast has eight steps a level.
                let grain = f64::from(steps[steps.len() - 1].minutes / 8).max(2.0);
                assert!((of - f64::from(plainly)).abs() <= grain, "{label}");
            }
            asked += 1;
        }
    }
    assert!(asked > 40, "{asked}");
}

/// Checks the plain rule by the length of the levels. Also checks the width of its band on a sheet
/// with the usual rise.
#[test]
fn the_plain_rule_goes_by_the_length_of_the_levels() {
    for (minutes, bigs) in [(20, 40.0), (40, 40.0), (50, 40.0), (60, 88.0), (120, 88.0)] {
        let rule = end(minutes, 300.0);
        assert!((rule / bigs - 1.0).abs() < 1e-3, "{minutes}: {rule}");
        let (stack, entries) = (20_000.0, 300.0);
        let steps = sheet(stack * entries / bigs, 24.0, minutes);
        let end = Forecast::of(&ForecastInput::new(&steps, stack, entries)).unwrap().end();
        assert!((end.middle - 24.5).abs() < 0.1, "{minutes}: {end:?}");
        assert!((2.0..3.0).contains(&(end.middle - end.low)), "{minutes}: {end:?}");
        assert!((2.5..3.5).contains(&(end.high - end.middle)), "{minutes}: {end:?}");
    }
}
