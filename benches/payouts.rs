//! The cost of a prize table. Run it with `cargo bench --no-default-features --bench payouts`.
#![allow(missing_docs, reason = "a bench")]

use bottone::rules::{
    money::Money,
    payouts::{Band, Field, PayoutKind, Places, Plan, Prize, Shape},
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn field(places: u32) -> Field {
    let entries = places * 8;
    let buy_in = Money::from_minor(10_000);
    let pool = Money::from_minor(buy_in.minor() * i64::from(entries));
    Field { pool, entries, buy_in, whole: 100 }
}

fn plan(shape: Shape, bands: Vec<Band>, places: u32) -> Plan {
    let kind = PayoutKind::Curve(shape);
    Plan {
        name: "Bench".to_owned(),
        kind,
        places: Places::Exactly(places),
        bands,
        ..Plan::default()
    }
}

fn paid(bencher: Bencher<'_, '_>, plan: &Plan, places: u32) {
    let field = field(places);
    bencher.bench_local(|| -> Vec<Prize> { black_box(plan).prizes(&field).unwrap_or_default() });
}

#[divan::bench(args = [27, 1_000, 10_000, 100_000])]
fn usual(bencher: Bencher<'_, '_>, places: u32) {
    paid(bencher, &plan(Shape::Usual, Vec::new(), places), places);
}

#[divan::bench(args = [27, 1_000, 10_000, 100_000])]
fn own_curve(bencher: Bencher<'_, '_>, places: u32) {
    paid(bencher, &plan(Shape::Power(110), Vec::new(), places), places);
}

#[divan::bench(args = [27, 1_000, 10_000, 100_000])]
fn in_groups(bencher: Bencher<'_, '_>, places: u32) {
    let bands = vec![Band { from: 10, each: 3 }, Band { from: 19, each: 9 }];
    paid(bencher, &plan(Shape::Usual, bands, places), places);
}
