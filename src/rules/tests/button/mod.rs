//! The button and the blinds: worked tables of the rules, cases, real tables, and laws.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod cases;
mod laws;
mod missed;
mod moved;
mod real;
mod stud;
mod tables;
mod wsop;

use bottone_base::seat::{SeatNo, Seats};
use bottone_rules::button::{Blind, ButtonRule, ButtonRules, LastHand, NextHand, Positions};
use bottone_rules_support::profiles::rulebook;
use serde_json::Value;

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).expect("a seat")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn at((button, small, big): (u8, u8, u8)) -> Positions {
    Positions { button: seat(button), small: seat(small), big: seat(big) }
}

fn numbers(at: Positions) -> (u8, u8, u8) {
    (at.button.get(), at.small.get(), at.big.get())
}

fn posts(hand: &NextHand) -> Vec<(u8, Blind)> {
    hand.posts().map(|(seat, blind)| (seat.get(), blind)).collect()
}

/// Returns this rule, with all other switches as in TDA 2024.
/// Returns the rules of the button of a shipped book.
fn shipped(id: &str) -> ButtonRules {
    rulebook(id).button
}

fn rules(rule: ButtonRule) -> ButtonRules {
    ButtonRules { rule, ..ButtonRules::default() }
}

/// Returns the lines of one file of cases.
fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a case"))
}

fn seat_of(value: &Value) -> Option<SeatNo> {
    SeatNo::new(u8::try_from(value.as_u64()?).ok()?)
}

fn seats_of(value: &Value) -> Seats {
    value.as_array().into_iter().flatten().filter_map(seat_of).collect()
}

/// A table over several hands.
struct HandSequence {
    rules: ButtonRules,
    size: u8,
    live: Seats,
    last: LastHand,
    /// The players who have come from another table since the last hand.
    moved: Seats,
}

impl HandSequence {
    fn new(rule: ButtonRule, size: u8, live: Seats, positions: (u8, u8, u8)) -> Self {
        let last = LastHand::new(size, at(positions), live);
        Self { rules: rules(rule), size, live, last, moved: Seats::NONE }
    }

    fn leave(&mut self, out: Seats) {
        self.last.leave(out);
        self.live = self.live.difference(out);
    }

    fn join(&mut self, joined: Seats) {
        self.live = self.live.union(joined);
    }

    fn join_from_another_table(&mut self, moved: Seats) {
        self.moved = self.moved.union(moved.difference(self.live));
        self.join(moved);
    }

    fn deal(&mut self) -> Option<NextHand> {
        let next = self.rules.next_hand(&self.last, self.live, self.moved)?;
        self.moved = Seats::NONE;
        self.last = next.played(self.size);
        Some(next)
    }
}
