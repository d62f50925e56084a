//! Whole hands: cases of two independent engines, the rule books' own numbers, laws over random
//! hands of every game, and the PHH format.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod cases;

use bottone::rules::{
    chips::Chips,
    hand::{Act, Hand, Play},
    seat::SeatNo,
};
use serde_json::Value;

fn seat(number: u64) -> SeatNo {
    SeatNo::new(u8::try_from(number).unwrap()).expect("a seat")
}

fn chips(value: &Value) -> Chips {
    Chips::new(value.as_u64().expect("chips"))
}

fn list<'a>(case: &'a Value, name: &str) -> &'a [Value] {
    case[name].as_array().expect(name)
}

/// The lines of a file of cases.
fn lines(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/cases/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    #[expect(clippy::disallowed_methods, reason = "a test reads its cases")]
    let text = std::fs::read_to_string(&path).expect(&path);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// What a case's letter means for the player whose turn it is.
fn play(hand: &Hand, letter: &str, to: Option<Chips>) -> Play {
    match letter {
        "f" => Play::Fold,
        "k" => Play::Check,
        "c" => Play::Call,
        "bi" => Play::BringIn,
        "b" => Play::Bet(to.expect("to")),
        "r" => Play::Raise(to.expect("to")),
        "cp" => Play::Complete(to.expect("to")),
        other => panic!("{other} at {:?}", hand.waits_for()),
    }
}

fn deed(seat: SeatNo, play: Play) -> Act {
    Act::Player(seat, play)
}
