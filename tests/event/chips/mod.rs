//! Chips: the sets of houses, the chips to bring, and values that leave play table by table.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod bring;
mod races;
mod sets;

use bottone::base::chips::Chips;

fn chips(values: &[u64]) -> Vec<Chips> {
    values.iter().copied().map(Chips::new).collect()
}
