//! Whole hands: cases of two independent engines, and the rule books' own numbers. Laws over random hands of every game.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod at_table;
mod cases;
mod laws;
mod steps;
mod vectors;

use bottone_base::{cards::read_cards, chips::Chips, seat::SeatNo};
use bottone_hands::hand::{DealtCards, Hand, HandAct, Play};
use serde_json::Value;

fn place(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a place")).unwrap()
}

fn chips(value: &Value) -> Chips {
    Chips::new(value.as_u64().expect("chips"))
}

fn dealt(cards: &str) -> DealtCards {
    read_cards(cards).expect("cards").into_iter().collect()
}

fn list<'a>(case: &'a Value, name: &str) -> &'a [Value] {
    case[name].as_array().expect(name)
}

/// Returns the meaning of a case's letter for the player to act.
fn play(hand: &Hand, letter: &str, to: Option<Chips>) -> Play {
    match letter {
        "f" => Play::Fold,
        "k" => Play::Check,
        "c" => Play::Call,
        "bi" => Play::BringIn,
        "b" => Play::Bet(to.expect("to")),
        "r" => Play::Raise(to.expect("to")),
        "cp" => Play::Complete(to.expect("to")),
        other => panic!("{other} at {:?}", hand.pending_step()),
    }
}

fn player_act(seat: SeatNo, play: Play) -> HandAct {
    HandAct::Player(seat, play)
}
