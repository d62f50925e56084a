//! The floor's rulings other than a push of chips, case by case.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod action;
mod corrections;
mod dealing;
mod discipline;
mod laws;
mod pot_limit;

use std::sync::LazyLock;

use bottone::{
    rules::{chips::Chips, floor::FloorRuling, rulebook::Rulebook},
    store::profiles,
};

static SHIPPED: LazyLock<Vec<profiles::ShelfEntry<Rulebook>>> =
    LazyLock::new(|| profiles::shelf(None));

/// Returns the shipped rule book of this name.
fn rules(id: &str) -> Rulebook {
    let entry = SHIPPED.iter().find(|entry| entry.id == id);
    let entry = entry.unwrap_or_else(|| panic!("{id} is not shipped"));
    entry.profile.as_ref().unwrap().clone()
}

const fn chips(chips: u64) -> Chips {
    Chips::new(chips)
}

/// Returns the cited rules, as people read them.
fn cites<T>(ruled: &FloorRuling<T>) -> Vec<String> {
    ruled.cites.iter().map(ToString::to_string).collect()
}
