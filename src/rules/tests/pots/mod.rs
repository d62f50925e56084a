//! Main and side pots: the worked vectors, hostile bets, and laws.
#![expect(clippy::expect_used, reason = "a test stops where it fails")]

mod laws;
mod vectors;

use bottone_base::{
    chips::Chips,
    seat::{SeatNo, Seats},
};
use bottone_rules::pots::{Pots, pots};

fn seat(number: u8) -> SeatNo {
    SeatNo::new(number).expect("a seat")
}

fn seats(numbers: &[u8]) -> Seats {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// Returns the pots of these bets, by seat and chips.
fn pots_of(bets: &[(u8, u64)], folded: &[u8], dead: u64) -> Pots {
    let bets: Vec<_> = bets.iter().map(|&(number, chips)| (seat(number), chips)).collect();
    let bets: Vec<_> = bets.into_iter().map(|(seat, chips)| (seat, Chips::new(chips))).collect();
    pots(&bets, seats(folded), Chips::new(dead))
}
