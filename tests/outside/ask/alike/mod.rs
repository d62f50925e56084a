//! Tests that the window and `ask` give the same answer to the same question.

mod chips;
mod evening;
mod hands;
mod money;
mod seating;
mod table;

use std::sync::OnceLock;

use bottone::{
    ask::AnswerDesk, base::draw::Draw, rules::rulebook::Rulebook, store::profiles::Rulebooks,
};

/// Returns every shipped rulebook with its file name.
fn books() -> Vec<(String, Rulebook)> {
    Rulebooks::load(None).into_usable().collect()
}

/// Returns a random number below `bound`.
fn below(draw: &mut Draw, bound: u64) -> u64 {
    draw.below(bound).unwrap()
}

fn coin(draw: &mut Draw) -> bool {
    below(draw, 2) == 0
}

/// Returns a random one of these.
fn one<T: Clone>(draw: &mut Draw, of: &[T]) -> T {
    draw.pick(of.iter()).unwrap().clone()
}

/// Returns the value as it is written in an answer.
fn ron<T: serde::Serialize>(value: &T) -> String {
    ron::to_string(value).unwrap()
}

/// Checks that the answer to the question contains all of this.
#[track_caller]
fn says(question: &str, parts: &[String]) {
    static DESK: OnceLock<AnswerDesk> = OnceLock::new();
    let answer = DESK.get_or_init(crate::ask::desk).reply(1, question).text;
    for part in parts {
        assert!(answer.contains(part.as_str()), "{question}\n  {answer}\n  not {part}");
    }
}
