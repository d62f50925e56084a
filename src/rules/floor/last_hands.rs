//! The last hands of a day: the card that somebody draws says how many each table still plays (WSOP 2026
//! tournament rule 125).

use std::ops::RangeInclusive;

use crate::rules::draw::Draw;

/// The highest card that says a number of hands, where a house draws from other cards than the book names.
pub const HIGHEST_LAST_CARD: u8 = 10;

/// The ranks that are drawn from, at tables of so many seats: the rank is the number of hands.
pub const fn last_hands(seats: u8) -> RangeInclusive<u8> {
    if seats == 9 { 3..=7 } else { 2..=5 }
}

/// The rank that this seed draws, each as likely as the others.
pub fn last_hand_card(seats: u8, seed: u64) -> u8 {
    let ranks = last_hands(seats);
    Draw::new(seed).pick(ranks.clone()).unwrap_or(*ranks.start())
}
