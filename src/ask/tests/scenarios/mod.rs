//! The facts of a public suite of scenarios, row by row under its own numbers
//! (`angzarr-io/angzarr-project`, `features/example/unit/*.feature`).
#![allow(clippy::too_many_lines, reason = "tables of cases")]

mod hands;
mod questions;
mod showdowns;

use super::answer;

/// The numbers of scenarios, the question, and parts of its answer.
type QuestionRow = (&'static str, &'static str, &'static [&'static str]);

/// Checks that the answer to each question holds its parts.
fn hold(rows: &[QuestionRow]) {
    for (numbers, question, parts) in rows {
        holds(numbers, question, parts);
    }
}

/// Checks that the answer to this question holds these parts.
fn holds(numbers: &str, question: &str, parts: &[&str]) {
    let answered = answer(question);
    for part in parts {
        assert!(
            answered.contains(part),
            "{numbers}: {question}\n  answered {answered}\n  without {part}"
        );
    }
}
