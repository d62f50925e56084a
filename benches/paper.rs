//! The cost of a large event's paper beside that of a small one, with the peak memory of each. Run
//! it with `cargo bench --no-default-features --bench paper`.
#![allow(missing_docs, clippy::unwrap_used, reason = "a bench")]

use bottone::{
    i18n::Language,
    print::{Job, Paper, pdf},
    view::sheet::{
        BigFigure, CardsPerPage, Code, Column, PaperCard, Sheet, SheetPart, SheetTable, TableRow,
    },
};
use divan::{AllocProfiler, Bencher, black_box};

#[global_allocator]
static MEMORY: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

const FAMILIES: [&str; 7] =
    ["Rossi", "Bianchi", "D'Angelo", "Esposito", "O'Sullivan", "Łukaszewicz", "Marino"];

fn name(n: usize) -> String {
    format!("{}{n}, Given{n}", FAMILIES[n % FAMILIES.len()])
}

fn card(n: usize) -> PaperCard {
    let figure = |caption: &str, figure: usize| BigFigure {
        caption: caption.into(),
        figure: figure.to_string(),
        faint: false,
    };
    PaperCard {
        event: "Autumn Main Event · Day 1B".into(),
        kind: "Seat".into(),
        name: name(n),
        figures: vec![figure("Table", n / 9 + 1), figure("Seat", n % 9 + 1)],
        left: format!("Entry {n} · 30,000 chips"),
        right: format!("20:10 · {n:05}"),
        code: Some(Code {
            content: format!(".71625{n:08}"),
            words: vec![format!(".71625{n:08}")],
            purpose: "For the desk".into(),
        }),
        ..PaperCard::default()
    }
}

fn table(number: usize) -> Sheet {
    let columns = vec![
        Column::figures("Seat"),
        Column::words("Player"),
        Column::figures("Chips at 20:10"),
        Column::blank("Count"),
    ];
    let row = |seat: usize| {
        let stack = format!("{},300", number % 90 + seat);
        TableRow::Cells(vec![seat.to_string(), name(number * 10 + seat), stack, String::new()])
    };
    Sheet {
        title: format!("Table {number}"),
        detail: "Autumn Main Event · Day 1B · at 21:00 · level 9 · 400 / 800 ante 800".into(),
        parts: vec![SheetPart::Table(SheetTable { columns, rows: (1..=10).map(row).collect() })],
        foot: "Printed at 21:06".into(),
        ..Sheet::default()
    }
}

/// Returns the wall list of this many players' names.
fn list(players: usize) -> Sheet {
    let columns = vec![Column::words("Player"), Column::figures("Table"), Column::figures("Seat")];
    let row = |n| TableRow::Cells(vec![name(n), (n / 9 + 1).to_string(), (n % 9 + 1).to_string()]);
    let table = SheetTable { columns, rows: (0..players).map(row).collect() };
    Sheet {
        title: "Seats by name".into(),
        parts: vec![SheetPart::Table(table)],
        ..Sheet::default()
    }
}

fn printed(bencher: Bencher<'_, '_>, job: &Job) {
    bencher.bench_local(|| pdf(Language::English, Paper::A4, black_box(job.clone())).unwrap());
}

#[divan::bench(args = [1_000, 10_000], sample_count = 3, sample_size = 1)]
fn seat_cards(bencher: Bencher<'_, '_>, cards: usize) {
    printed(bencher, &Job::Cards((1..=cards).map(card).collect(), CardsPerPage::Eight));
}

#[divan::bench(args = [120, 1_200], sample_count = 3, sample_size = 1)]
fn table_sheets(bencher: Bencher<'_, '_>, tables: usize) {
    printed(bencher, &Job::Sheets((1..=tables).map(table).collect()));
}

#[divan::bench(args = [1_000, 10_000], sample_count = 3, sample_size = 1)]
fn seats_by_name(bencher: Bencher<'_, '_>, players: usize) {
    printed(bencher, &Job::Sheets(vec![list(players)]));
}
