//! Tests of `bottone ask`: questions in, answers out.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]
#![allow(clippy::cast_possible_truncation, reason = "numbers of tests are small")]
#![allow(clippy::needless_raw_string_hashes, reason = "rows of a table look alike")]

mod cases;
mod contradictions;
mod examples;
mod floor;
mod left_out;
mod lines;
mod noise;
mod said;
mod scenarios;
mod suites;
mod texts;
mod vectors;

use bottone_ask::AnswerDesk;
use bottone_i18n::Language;

/// Makes a desk that answers in English with the shipped rulebooks.
fn desk() -> AnswerDesk {
    AnswerDesk::new(Language::English, None)
}

/// Returns the answer to a question in the first line of a file.
fn answer(question: &str) -> String {
    desk().reply(1, question).text
}

/// Removes the spaces that people write between values.
fn compact(ron: &str) -> String {
    let mut quoted = false;
    let letters = ron.chars().filter(|letter| {
        quoted ^= *letter == '"';
        quoted || *letter != ' '
    });
    letters.collect()
}

/// Checks that the answer is this one, ignoring further fields.
#[track_caller]
fn answers(question: &str, expected: &str) {
    let answer = answer(question);
    let fields = compact(expected);
    let begins = answer.starts_with(fields.trim_end_matches(')'));
    assert!(begins, "{question}\n  answered {answer}\n  expected {fields}");
}
