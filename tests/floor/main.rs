//! The floor's rulings beside a push of chips, case by case.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod action;
mod corrections;
mod dealing;
mod discipline;
mod pot_limit;

use bottone::{
    rules::{chips::Chips, floor::Ruled, rulebook::Rulebook},
    store::profiles,
};

/// The shipped rule book of this name.
fn rules(id: &str) -> Rulebook {
    let entry = profiles::shelf(None).into_iter().find(|entry| entry.id == id);
    entry.unwrap_or_else(|| panic!("{id} is not shipped")).profile.unwrap()
}

const fn chips(chips: u64) -> Chips {
    Chips::new(chips)
}

/// The rules that are cited, as people read them.
fn cites<T>(ruled: &Ruled<T>) -> Vec<String> {
    ruled.cites.iter().map(ToString::to_string).collect()
}
