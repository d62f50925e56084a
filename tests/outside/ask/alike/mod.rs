//! The window and `ask`: a question that both answer is answered alike.

mod chips;
mod evening;
mod hands;
mod money;
mod seating;
mod table;

use std::sync::OnceLock;

use bottone::{
    ask::Desk,
    rules::{draw::Draw, rulebook::Rulebook},
    store::profiles::Rulebooks,
};

/// Every rule book that is shipped, by the name of its file.
fn books() -> Vec<(String, Rulebook)> {
    Rulebooks::on_the_shelf(None).into_usable().collect()
}

/// A number below `bound`.
fn below(draw: &mut Draw, bound: u64) -> u64 {
    draw.below(bound).unwrap()
}

fn coin(draw: &mut Draw) -> bool {
    below(draw, 2) == 0
}

/// One of these.
fn one<T: Clone>(draw: &mut Draw, of: &[T]) -> T {
    draw.pick(of.iter()).unwrap().clone()
}

/// As it is written in an answer.
fn ron<T: serde::Serialize>(value: &T) -> String {
    ron::to_string(value).unwrap()
}

/// Is all of this in the answer to the question?
#[track_caller]
fn says(question: &str, parts: &[String]) {
    static DESK: OnceLock<Desk> = OnceLock::new();
    let answer = DESK.get_or_init(crate::ask::desk).reply(1, question).text;
    for part in parts {
        assert!(answer.contains(part.as_str()), "{question}\n  {answer}\n  not {part}");
    }
}
