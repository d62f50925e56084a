//! The showdown: the winners, odd chips, and the order of showing.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

mod asking;
mod cases;
mod laws;
mod sharing;
mod showing;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::showdown::{OddChipRule, ShowdownRules, Winner};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).expect("a seat")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// Returns winners in a game with a button.
fn winners(numbers: &[u8]) -> Vec<Winner> {
    numbers.iter().map(|&number| Winner { seat: seat(number), card: None }).collect()
}

/// Returns the odd-chip rule of TDA 2024.
fn split(button: u8, chip: u64) -> OddChipRule {
    OddChipRule { button: seat(button), chip: Chips::new(chip), rules: ShowdownRules::default() }
}

fn in_numbers(shares: &[(SeatNo, Chips)]) -> Vec<(u8, u64)> {
    shares.iter().map(|(seat, chips)| (seat.get(), chips.get())).collect()
}
