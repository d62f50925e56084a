//! The time to make a structure, and a forecast: `cargo bench --no-default-features --bench maker`.

use bottone::{
    base::chips::Chips,
    forecast::{Forecast, ForecastInput},
    i18n::Language,
    rules::{
        ending::{plain_end, steps_of},
        levels::BreakName,
    },
    view_structures::maker::{MakerInput, PlayerRange, StructurePlan},
};
use bottone_maker::{AnteWish, BreakTime, BreakWish, StructureWish, make};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Returns the wish for an evening with this number of 15-minute levels, and its breaks.
fn evening(levels: u32) -> StructureWish {
    StructureWish {
        entries: 20 * levels,
        most: 20 * levels,
        stack: Chips::new(1_000 * u64::from(levels)),
        minutes: 15,
        end: 15 * (levels - 3) + 10 * (levels / 6),
        deep: 200,
        ante: AnteWish::BigBlind(4),
        breaks: vec![BreakWish { time: BreakTime::Every(6), minutes: 10, name: BreakName::Break }],
        ..StructureWish::default()
    }
}

#[divan::bench(args = [12, 20, 40])]
fn levels(bencher: Bencher<'_, '_>, levels: u32) {
    let wish = evening(levels);
    bencher.bench_local(|| make(black_box(&wish)));
}

/// Performs the work of the window at every change: parsing, making, and all the texts that are
/// drawn.
#[divan::bench(args = [12, 20, 40])]
fn redrawn(bencher: Bencher<'_, '_>, levels: u32) {
    redraw(bencher, &evening(levels));
}

/// Performs the same for an end that no steps reach: the needed step and level length are searched
/// for as well.
#[divan::bench(args = [12, 20, 40])]
fn redrawn_too_early(bencher: Bencher<'_, '_>, levels: u32) {
    redraw(bencher, &StructureWish { end: evening(levels).end / 3, ..evening(levels) });
}

fn redraw(bencher: Bencher<'_, '_>, wish: &StructureWish) {
    let asked = MakerInput {
        players: PlayerRange { low: wish.entries, high: wish.entries },
        stack: Some(wish.stack),
        length: wish.end,
        minutes: wish.minutes,
        deep: wish.deep,
        ante: wish.ante,
        ..MakerInput::default()
    };
    bencher.bench_local(|| {
        let wish = black_box(&asked).wish().ok()?;
        let made = make(&wish).ok()?;
        Some(StructurePlan::of(Language::English, &asked, &wish, &made))
    });
}

/// Forecasts an event with this number of levels, from the start: each player left, and the end.
#[divan::bench(args = [12, 20, 40])]
fn forecast(bencher: Bencher<'_, '_>, levels: u32) {
    let made = make(&evening(levels));
    let steps = made.map(|made| steps_of(&made.structure)).unwrap_or_default();
    bencher
        .bench_local(|| Forecast::of(&ForecastInput::new(black_box(&steps), 20_000.0, 10_000.0)));
}

/// Applies the plain rule alone.
#[divan::bench(args = [12, 20, 40])]
fn the_plain_rule(bencher: Bencher<'_, '_>, levels: u32) {
    let structure = make(&evening(levels)).map(|made| made.structure).unwrap_or_default();
    bencher.bench_local(|| plain_end(black_box(&structure), 10_000));
}
