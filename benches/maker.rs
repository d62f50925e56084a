//! How long a structure takes to be made: `cargo bench --no-default-features --bench maker`.

use bottone::rules::{
    chips::Chips,
    levels::BreakName,
    maker::{AnteWish, BreakWish, When, Wish, length_that_fits, make},
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// An evening of so many levels of 15 minutes, with its breaks.
fn evening(levels: u32) -> Wish {
    Wish {
        entries: 20 * levels,
        most: 20 * levels,
        stack: Chips::new(1_000 * u64::from(levels)),
        minutes: 15,
        end: 15 * (levels - 3) + 10 * (levels / 6),
        deep: 200,
        ante: AnteWish::BigBlind(4),
        breaks: vec![BreakWish { when: When::Every(6), minutes: 10, name: BreakName::Break }],
        ..Wish::default()
    }
}

#[divan::bench(args = [12, 20, 40])]
fn levels(bencher: Bencher<'_, '_>, levels: u32) {
    let wish = evening(levels);
    bencher.bench_local(|| make(black_box(&wish)));
}

/// An end that no steps lead to: the step that it would need is looked for as well.
#[divan::bench(args = [12, 20, 40])]
fn an_end_too_early(bencher: Bencher<'_, '_>, levels: u32) {
    let wish = Wish { end: evening(levels).end / 3, ..evening(levels) };
    bencher.bench_local(|| make(black_box(&wish)));
}

#[divan::bench(args = [20])]
fn another_length(bencher: Bencher<'_, '_>, levels: u32) {
    let wish = Wish { end: evening(levels).end / 3, ..evening(levels) };
    bencher.bench_local(|| length_that_fits(black_box(&wish)));
}
