//! How good the forecast is on real events. `docs/forecast.md` has the figures.

use bottone::forecast::{
    Event, Forecast,
    model::{AVERAGE, END_LONG, END_SHORT, LONG},
};

use crate::forecast::events::{RISE, Real, real, sheet};

/// How far a forecast of an end was off.
struct Off {
    /// In levels; late forecasts are positive.
    levels: f64,
    /// Did the end lie in the band?
    inside: bool,
    /// How wide the band was, in levels.
    width: f64,
}

fn ends() -> Vec<(Real, Off)> {
    let off = |event: Real| {
        let (end, stack, entries) = (event.end()?, event.stack?, event.entries?);
        let steps = sheet(end.big, end.level, event.minutes());
        let forecast = Forecast::of(&Event::new(&steps, stack, entries))?.end();
        // It ended somewhere in its last level.
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

/// The best plain rule on the same events: it ends when as many big blinds are in play as at the median end of the
/// other events of its kind, itself left out.
fn plain() -> Vec<f64> {
    let bigs = |event: &Real| Some((event.entries? * event.stack? / event.end()?.big).ln());
    let events: Vec<Real> = real().into_iter().filter(|event| bigs(event).is_some()).collect();
    let is_long = |event: &Real| event.minutes() >= LONG;
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
    let mut told = String::new();
    for (event, off) in &ends {
        told += &format!("{:40} {:+.1} {}\n", event.name, off.levels, off.inside);
    }
    let off =
        |ends: &[(Real, Off)]| ends.iter().map(|(_, off)| off.levels.abs()).collect::<Vec<_>>();
    let middle = median(off(&ends));
    let inside = ends.iter().filter(|(_, off)| off.inside).count();
    let width = median(ends.iter().map(|(_, off)| off.width).collect());
    let plain = median(plain().into_iter().map(f64::abs).collect());
    println!(
        "{told}{} ends: off by {middle:.1} levels in the middle; {inside} inside; {width:.1} wide; plain rule {plain:.1}",
        ends.len()
    );
    assert_eq!(ends.len(), 11, "{told}");
    // No better than the plain rule on these few, and no worse.
    assert!(middle <= plain + 0.5, "{middle} against {plain}\n{told}");
    assert!(inside >= 8, "{told}");
    assert!((4.5..6.5).contains(&width), "{width}");
}

#[test]
fn the_players_left_in_real_events() {
    let mut told = String::new();
    let (mut all, mut near, mut plain, mut inside) = (0, 0, 0, 0);
    for event in real() {
        let (Some(entries), Some(stack)) = (event.entries, event.stack) else { continue };
        for (level, mark) in event.marks() {
            let Some(big) = mark.bb else { continue };
            let steps = sheet(big, level, event.minutes());
            let Some(forecast) = Forecast::of(&Event::new(&steps, stack, entries)) else {
                continue;
            };
            let left = forecast.left(level + 0.5);
            let ratio = left.middle / mark.players_left;
            let by_rule = entries * stack / big / AVERAGE / mark.players_left;
            all += 1;
            near += u32::from((ratio - 1.0).abs() <= 0.2);
            plain += u32::from((by_rule - 1.0).abs() <= 0.2);
            inside += u32::from((left.low..=left.high).contains(&mark.players_left));
            told += &format!(
                "{:40} {} left: {ratio:.2}, by the rule {by_rule:.2}\n",
                event.name, mark.players_left
            );
        }
    }
    println!("{told}{all} counts: {near} within a fifth, by the rule {plain}; {inside} inside");
    assert_eq!(all, 8, "{told}");
    assert!(near >= plain, "{told}");
    assert!(inside >= 6, "{told}");
}

/// The middle without anything else known is the plain rule: so many big blinds in play, by the length of the levels.
#[test]
fn without_more_the_end_is_the_plain_rule() {
    for (minutes, bigs) in
        [(20.0, END_SHORT), (40.0, END_SHORT), (60.0, END_LONG), (120.0, END_LONG)]
    {
        let (stack, entries) = (20_000.0, 300.0);
        let steps = sheet(stack * entries / bigs, 24.0, minutes);
        let end = Forecast::of(&Event::new(&steps, stack, entries)).unwrap().end();
        assert!((end.middle - 24.5).abs() < 0.35, "{minutes}: {end:?}");
        assert!((2.0..3.0).contains(&(end.middle - end.low)), "{minutes}: {end:?}");
        assert!((2.5..3.5).contains(&(end.high - end.middle)), "{minutes}: {end:?}");
    }
}
