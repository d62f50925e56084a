//! Tests of `bottone ask` beside the window and the desk, and through a pipe.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]
#![allow(clippy::cast_possible_truncation, reason = "numbers of tests are small")]

mod alike;
mod pipe;
mod witness;

use bottone::{ask::AnswerDesk, i18n::Language};

/// Makes a desk that answers in English with the shipped rulebooks.
fn desk() -> AnswerDesk {
    AnswerDesk::new(Language::English, None)
}

/// Returns the answer to a question in the first line of a file.
fn answer(question: &str) -> String {
    desk().reply(1, question).text
}
