//! The cost of a prize table. Run it with `cargo bench --no-default-features --bench payouts`.
#![allow(missing_docs, reason = "a bench")]

use bottone::{
    base::money::Money,
    rules::payouts::{
        CurveShape, PaidPlaces, PayoutField, PayoutKind, PayoutPlan, PlaceBand, Prize,
    },
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

fn field(places: u32) -> PayoutField {
    let entries = places * 8;
    let buy_in = Money::from_minor(10_000);
    let pool = Money::from_minor(buy_in.minor() * i64::from(entries));
    PayoutField { pool, entries, buy_in, whole: 100 }
}

fn plan(shape: CurveShape, bands: Vec<PlaceBand>, places: u32) -> PayoutPlan {
    let kind = PayoutKind::Curve(shape);
    PayoutPlan {
        name: "Bench".to_owned(),
        kind,
        places: PaidPlaces::Exactly(places),
        bands,
        ..PayoutPlan::default()
    }
}

fn paid(bencher: Bencher<'_, '_>, plan: &PayoutPlan, places: u32) {
    let field = field(places);
    bencher.bench_local(|| -> Vec<Prize> { black_box(plan).prizes(&field).unwrap_or_default() });
}

#[divan::bench(args = [27, 1_000, 10_000, 100_000])]
fn usual(bencher: Bencher<'_, '_>, places: u32) {
    paid(bencher, &plan(CurveShape::Usual, Vec::new(), places), places);
}

#[divan::bench(args = [27, 1_000, 10_000, 100_000])]
fn own_curve(bencher: Bencher<'_, '_>, places: u32) {
    paid(bencher, &plan(CurveShape::Power(110), Vec::new(), places), places);
}

#[divan::bench(args = [27, 1_000, 10_000, 100_000])]
fn in_groups(bencher: Bencher<'_, '_>, places: u32) {
    let bands = vec![PlaceBand { from: 10, each: 3 }, PlaceBand { from: 19, each: 9 }];
    paid(bencher, &plan(CurveShape::Usual, bands, places), places);
}
