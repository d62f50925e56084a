//! Divides three all-in bets into a main pot and a side pot.
#![allow(clippy::print_stdout, reason = "an example prints its result")]

use bottone::{
    base::{
        chips::Chips,
        seat::{SeatNo, Seats},
    },
    rules::pots::pots,
};

pub(crate) fn main() {
    let bets = [500, 1_500, 3_000].map(Chips::new);
    let bets: Vec<(SeatNo, Chips)> = SeatNo::up_to(3).zip(bets).collect();

    let divided = pots(&bets, Seats::NONE, Chips::ZERO);

    let chips: Vec<u64> = divided.pots.iter().map(|pot| pot.chips.get()).collect();
    assert_eq!(chips, [1_500, 2_000]);
    for (number, pot) in divided.pots.iter().enumerate() {
        let seats: Vec<String> = pot.seats.iter().map(|seat| seat.to_string()).collect();
        println!("pot {number}: {} for seats {}", pot.chips, seats.join(", "));
    }
    // The part of a bet that no other player has called goes back.
    let back = divided.back.map(|(seat, chips)| (seat.get(), chips.get()));
    assert_eq!(back, Some((3, 1_500)));
    println!("back to seat 3: 1500");
}
