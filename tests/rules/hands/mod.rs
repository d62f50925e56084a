//! Whole hands: cases of two independent engines, and the rule books' own numbers. The PHH format,
//! and laws over random hands of every game.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod at_table;
mod cases;
mod laws;
mod mended;
mod phh;
mod pots;
mod ruled;
mod steps;
mod vectors;

use bottone::{
    i18n::Saying,
    rules::{
        cards::read_cards,
        chips::Chips,
        hand::{DealtCards, Hand, HandAct, Play},
        seat::SeatNo,
    },
    store::phh::Switches,
};
use serde_json::Value;

fn seat(number: u64) -> SeatNo {
    SeatNo::new(u8::try_from(number).unwrap()).expect("a seat")
}

fn place(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a place")).unwrap()
}

fn chips(value: &Value) -> Chips {
    Chips::new(value.as_u64().expect("chips"))
}

fn dealt(cards: &str) -> DealtCards {
    read_cards(cards).expect("cards").into_iter().collect()
}

/// Returns TDA 2024 for hands without named rules, and only for those.
fn defaults(name: Option<&str>) -> Result<Switches, Saying> {
    name.map_or_else(
        || Ok(Switches::default()),
        |name| Err(Saying::AsItIs(format!("no rules “{name}” here"))),
    )
}

/// A random source with a seed (`SplitMix64`).
struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound.max(1)
    }

    fn place(&mut self, count: usize) -> usize {
        usize::try_from(self.below(count as u64)).unwrap()
    }
}

fn list<'a>(case: &'a Value, name: &str) -> &'a [Value] {
    case[name].as_array().expect(name)
}

/// Returns the lines of a file of cases.
fn lines(name: &str) -> Vec<Value> {
    let path = format!("{}/tests/cases/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    #[expect(clippy::disallowed_methods, reason = "a test reads its cases")]
    let text = std::fs::read_to_string(&path).expect(&path);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
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
