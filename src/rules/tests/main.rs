//! The tests of the rules, without an event.
#![expect(clippy::expect_used, reason = "a test stops where it fails")]

mod button;
mod carry;
mod floor;
mod hands;
mod italian;
mod items;
mod maker;
mod money;
mod posting;
mod pots;
mod ranking;
mod rulebook;
mod rulings;
mod seating;
mod seating_laws;
mod showdown;
mod structures;

use std::{fs, path::Path};

use serde_json::Value;

/// Returns every line of a file of cases.
#[expect(clippy::disallowed_methods, reason = "a test reads its cases")]
fn cases(name: &str) -> Vec<Value> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("cases").join(name).with_extension("jsonl");
    let text = fs::read_to_string(file).expect(name);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}
