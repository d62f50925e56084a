//! The two readers of a line, the quick one and `ron`, agree.

use std::fmt::Debug;

use bottone::{
    store::journal::plain_ron,
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

/// Checks that a line read quickly equals the result of `ron`. Returns whether it was read quickly.
fn is_alike<T: DeserializeOwned + PartialEq + Debug>(text: &str) -> bool {
    let Some(quickly) = plain_ron::read::<T>(text) else { return false };
    assert_eq!(Ok(quickly), ron::from_str::<T>(text), "{text}");
    true
}

#[test]
fn what_this_program_writes_is_read_quickly_and_as_ron_reads_it() {
    let (heads, records) = written();
    assert!(heads.iter().all(|head| is_alike::<Beginning>(head)));
    for record in &records {
        assert!(is_alike::<Record>(record), "{record}");
    }
}

#[test]
fn what_somebody_wrote_otherwise_is_read_as_ron_reads_it_or_by_ron() {
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
    // Some changed lines have another meaning, and all others are for `ron`.
    assert!(alike > 100 && alike < tried / 2, "{alike} of {tried}");
}
