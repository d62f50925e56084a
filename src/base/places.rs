//! Finishing places.

use serde::Serialize;

/// The most players, and the most entries, that one event can hold.
pub const MOST_ENTRIES: usize = 100_000;

/// A finishing place, or the places that a tie covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct FinishPlace {
    /// The best place, 1 for the winner.
    pub first: u32,
    /// The worst place of a tie; equal to `first` if the place is not shared.
    pub last: u32,
}
