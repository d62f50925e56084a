//! The reader of records reads as `ron` does, and its faults are those of `ron`.

use std::fmt::Debug;

use bottone::{
    session::Desk as _,
    store::journal::record_ron,
    tournament::history::{Beginning, Record},
};
use rand_chacha::{
    ChaCha20Rng,
    rand_core::{Rng as _, SeedableRng as _},
};
use serde::de::DeserializeOwned;

use crate::formats::{EVENTS, kept};
use crate::stage::open;

/// Insertions that change the spelling of a line, or make it invalid.
const PUT_IN: [&str; 30] = [
    " ",
    "\n",
    ",",
    ",,",
    "(",
    ")",
    "()",
    "[",
    "]",
    "{",
    "}",
    ":",
    "\"",
    "\\",
    "\\'",
    "\\u{e9}",
    "'",
    "é",
    "-",
    "+",
    "_",
    "0",
    "0x",
    "99999999999999999999",
    ".0",
    "u8",
    "r#",
    "/**/",
    "None",
    "Some(",
];

/// Returns every head and record of the kept events as today's program writes them.
fn written() -> (Vec<String>, Vec<String>) {
    let (mut heads, mut records) = (Vec::new(), Vec::new());
    for (format, name, _) in EVENTS {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("event.ron");
        std::fs::copy(kept(format, name), &file).unwrap();
        let (session, _) = open(&file).unwrap();
        heads.push(ron::to_string(session.beginning()).unwrap());
        records.extend(session.records().iter().map(|record| ron::to_string(record).unwrap()));
    }
    (heads, records)
}

/// The marks of texts that `ron` reads and a record never has: numbers in another base or with a type,
/// and an explicit plus.
const NOT_IN_RECORDS: [&str; 3] = ["0x", "u8", "+"];

/// Checks that a text is read as `ron` reads it. Returns whether it is a value.
fn is_alike<T: DeserializeOwned + PartialEq + Debug>(text: &str) -> bool {
    match (record_ron::read::<T>(text), ron::from_str::<T>(text)) {
        (Ok(ours), Ok(of_ron)) => {
            assert_eq!(ours, of_ron, "{text}");
            true
        }
        (Ok(ours), Err(fault)) => panic!("{text} is {fault} for ron, and here {ours:?}"),
        (Err(fault), Ok(_)) => {
            let is_left_out = NOT_IN_RECORDS.iter().any(|mark| text.contains(mark));
            assert!(is_left_out, "{text} has no fault for ron, and here {fault}");
            true
        }
        (Err(_), Err(_)) => false,
    }
}

#[test]
fn written_records_are_read_as_ron_reads_them() {
    let (heads, records) = written();
    assert!(heads.iter().all(|head| is_alike::<Beginning>(head)));
    for record in &records {
        assert!(is_alike::<Record>(record), "{record}");
    }
}

#[test]
fn records_in_other_spelling_are_read_as_ron_reads_them() {
    let (heads, records) = written();
    let (mut alike, mut tried) = (0, 0);
    for seed in 0..40 {
        let mut chance = ChaCha20Rng::seed_from_u64(seed);
        let mut below =
            |most: usize| usize::try_from(chance.next_u64() % most.max(1) as u64).unwrap();
        for line in heads.iter().chain(&records).filter(|line| line.len() < 4_000) {
            let mut text = line.clone();
            let place = |at: usize, text: &str| {
                (at..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(0)
            };
            let (one, other) = (place(below(line.len()), &text), place(below(line.len()), &text));
            let (from, to) = (one.min(other), one.max(other).min(one.min(other) + 12));
            let to = place(to, &text);
            match below(4) {
                0 => text.replace_range(from..to, ""),
                1 => text.replace_range(from..to, PUT_IN[below(PUT_IN.len())]),
                2 => text.insert_str(from, PUT_IN[below(PUT_IN.len())]),
                _ => text.insert_str(to, &line[from..to]),
            }
            tried += 1;
            alike += usize::from(is_alike::<Record>(&text) || is_alike::<Beginning>(&text));
        }
    }
    assert!(alike > 100 && alike < tried / 2, "{alike} of {tried}");
}
