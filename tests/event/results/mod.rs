//! Results as files: compared with files that were checked by eye, and read back.

#![allow(clippy::unwrap_used, clippy::disallowed_methods, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    base::{money::Money, person::Person},
    i18n::Language,
    rehearsal::RehearsalEnd,
    session::Desk,
    store::results::{Separator, csv},
    tournament::{
        Command,
        entries::EntryCommand,
        payments::{PaymentCommand, PaymentMethod},
    },
    view_paper::results::Results,
    vocabulary::words,
};

use crate::stage;
mod cli;

fn results(language: Language, session: &dyn Desk) -> Results {
    let records = (session.beginning(), session.records(), session.ledger());
    Results::of(language, session.tournament(), records, session.now())
}

/// Compares with the file of this name; `BLESS=1` writes it again, for a check by eye.
fn same_as(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/event/results/golden").join(name);
    if option_env!("BLESS").is_some() {
        fs::write(&path, text).unwrap();
    }
    let golden = fs::read_to_string(&path).unwrap();
    assert!(text == golden, "{name} is not\n{golden}\nbut\n{text}");
}

#[test]
fn files_in_both_languages_are_as_they_were_read_by_eye() {
    let played = stage::play("club-turbo", 30, 2, RehearsalEnd::End);
    for (language, code, separator) in [
        (Language::English, "en", Separator::Comma),
        (Language::Italian, "it", Separator::Semicolon),
    ] {
        let results = results(language, &*played.session);
        // Times of day are in the machine's own zone, and not part of the comparison.
        let mut rows = results.rows(language);
        for row in rows.iter_mut().skip(1) {
            row[11].truncate(4);
        }
        let bytes = csv(&rows, separator).unwrap();
        same_as(&format!("results-{code}.csv"), &String::from_utf8(bytes).unwrap());
        let text = results.text(language).replace(&words::date(language, results.began), "DATE");
        same_as(&format!("results-{code}.txt"), &text);
        let mut hendon = results.hendon();
        hendon[3][1].truncate(4);
        let bytes = csv(&hendon, Separator::Comma).unwrap();
        same_as(&format!("hendon-{code}.csv"), &String::from_utf8(bytes).unwrap());
    }
}

#[test]
fn what_is_written_reads_back_and_adds_up() {
    for seed in 0..4 {
        let played = stage::play("club-turbo", 25, seed, RehearsalEnd::End);
        let results = results(Language::English, &*played.session);
        let bytes = csv(&results.rows(Language::English), Separator::Comma).unwrap();
        let text = String::from_utf8(bytes).unwrap();
        let rows = csv_rows(text.strip_prefix('\u{feff}').unwrap());
        assert_eq!(rows.len(), results.lines.len() + 1, "seed {seed}");
        let cents: i64 =
            rows[1..].iter().map(|row| row[4].replace('.', "").parse::<i64>().unwrap()).sum();
        assert_eq!(Money::from_minor(cents), results.pool, "seed {seed}");
        for (row, line) in rows[1..].iter().zip(&results.lines) {
            assert_eq!(
                (&row[1], &row[2]),
                (&line.person.family, &line.person.given),
                "seed {seed}"
            );
        }
    }
}

/// Parses the rows, with the least reader for the format: quotes, commas, lines.
fn csv_rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = vec![vec![String::new()]];
    let mut quoted = false;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let row = rows.last_mut().unwrap();
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                row.last_mut().unwrap().push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => row.push(String::new()),
            '\r' if !quoted => {}
            '\n' if !quoted => rows.push(vec![String::new()]),
            letter => row.last_mut().unwrap().push(letter),
        }
    }
    rows.pop();
    rows
}

#[test]
fn a_name_that_is_a_formula_is_written_as_a_name() {
    let mut played = stage::play("club-turbo", 12, 1, RehearsalEnd::End);
    let session = &mut *played.session;
    let (id, _) = session.tournament().entries().players().next().unwrap();
    let to = Person { family: "=HYPERLINK(\"http://x\")".into(), ..Person::default() };
    let change = EntryCommand::Correct { player: id, to: Box::new(to) };
    session.submit(Command::Entries(change), None).unwrap();
    let bytes = csv(&results(Language::English, session).rows(Language::English), Separator::Comma);
    let text = String::from_utf8(bytes.unwrap()).unwrap();
    assert!(text.contains("\"'=HYPERLINK(\"\"http://x\"\")\""), "{text}");
}

#[test]
fn results_are_provisional_until_everybody_is_paid() {
    let mut played = stage::play("club-turbo", 12, 1, RehearsalEnd::End);
    let session = &mut *played.session;
    assert!(!results(Language::English, session).is_final());
    for due in session.tournament().dues(session.now()) {
        let pay = PaymentCommand::Pay {
            entry: due.entry,
            amount: due.total,
            withheld: Money::ZERO,
            tickets: 0,
            method: PaymentMethod::Transfer,
            document: String::new(),
        };
        session.submit(Command::Payments(pay), None).unwrap();
    }
    let shown = results(Language::English, session);
    assert!(shown.is_final());
    assert!(!shown.text(Language::English).contains("Projected"));
}
