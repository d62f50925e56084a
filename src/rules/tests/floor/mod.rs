//! The floor's rulings other than a push of chips, case by case.

#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]

mod action;
mod corrections;
mod dealing;
mod discipline;
mod laws;
mod pot_limit;

use bottone_base::chips::Chips;
use bottone_rules::floor::FloorRuling;
const fn chips(chips: u64) -> Chips {
    Chips::new(chips)
}

/// Returns the cited rules, as people read them.
fn cites<T>(ruled: &FloorRuling<T>) -> Vec<String> {
    ruled.cites.iter().map(ToString::to_string).collect()
}
