//! The last hands of a day: a drawn card gives the number of hands that each table still plays
//! (WSOP 2026 tournament rule 125).

use std::ops::RangeInclusive;

use bottone_base::draw::Draw;

/// The highest card for the number of hands, if a house draws from other cards than the rule book
/// names.
pub const HIGHEST_LAST_CARD: u8 = 10;

/// Returns the ranks in the draw at tables with this many seats; the rank is the number of hands.
pub const fn last_hands(seats: u8) -> RangeInclusive<u8> {
    if seats == 9 { 3..=7 } else { 2..=5 }
}

/// Returns the rank drawn with this seed, each with the same probability.
pub fn last_hand_card(seats: u8, seed: u64) -> u8 {
    let ranks = last_hands(seats);
    Draw::new(seed).pick(ranks.clone()).unwrap_or(*ranks.start())
}
