//! The cost of one ruling. Run it with `cargo bench --no-default-features --bench rulings`.
#![allow(missing_docs, reason = "a bench")]

use bottone::{
    base::chips::Chips,
    hands::ruling::{alternatives, rule},
    rules::{
        betting::BettingRules,
        ruling::{Announcement, PushRules, Situation},
    },
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn chips(values: &[u64]) -> Vec<Chips> {
    values.iter().copied().map(Chips::new).collect()
}

fn facing(bet: u64, raise: u64, push: &[u64]) -> Situation {
    let [blind, bet, raise] = [200, bet, raise].map(Chips::new);
    Situation { push: chips(push), ..Situation::facing(blind, bet, raise) }
}

/// Returns the situations by name, from the plainest to the most complex.
fn situations() -> Vec<(&'static str, Situation)> {
    let front = Situation {
        front: chips(&[25, 25]),
        front_left: Some(chips(&[25])),
        ..facing(600, 550, &[1_000])
    };
    let words = Situation {
        said: Announcement::Unclear("raise two five".to_owned()),
        pot: Some(Chips::new(3_500)),
        ..facing(400, 200, &[5_000])
    };
    vec![
        ("one chip", facing(600, 400, &[1_000])),
        ("half a raise", facing(1_100, 600, &[1_000, 100, 100, 100, 100, 100])),
        ("chips in front, partly pulled back", front),
        ("unclear words", words),
    ]
}

#[divan::bench(args = ["one chip", "half a raise", "chips in front, partly pulled back", "unclear words"])]
fn one_ruling(bencher: Bencher<'_, '_>, name: &str) {
    let (rules, betting) = (PushRules::tda(), BettingRules::default());
    let Some((_, situation)) = situations().into_iter().find(|(of, _)| *of == name) else { return };
    bencher.bench_local(|| rule(black_box(&situation), &rules, &betting));
}

#[divan::bench]
fn a_ruling_and_what_it_would_have_been(bencher: Bencher<'_, '_>) {
    let (rules, betting) = (PushRules::tda(), BettingRules::default());
    let situation = facing(600, 400, &[1_000]);
    bencher.bench_local(|| alternatives(black_box(&situation), &rules, &betting));
}
