//! Who finishes where.

use std::cmp::Reverse;

use serde::Serialize;

use super::{chips::Chips, rulebook::BustRanking, seat::TableNo};

/// The most players, and the most entries, that one event can hold.
pub const MOST_ENTRIES: usize = 100_000;

/// A finishing place, or the places that a tie covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The best place, 1 for the winner.
    pub first: u32,
    /// The worst place of a tie; the same as `first` when nobody shares it.
    pub last: u32,
}

/// Somebody who busted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Busted<T> {
    /// Who.
    pub who: T,
    /// At which table.
    pub table: TableNo,
    /// The stack at the start of the hand, as the book counts it ([`BustRanking::counted`]); nothing
    /// where nobody told it.
    pub stack: Option<Chips>,
}

/// The places of those who bust in one hand, the best first, when so many others are still in.
///
/// At one table the larger starting stack finishes higher, and equal stacks tie (rules §2.7: WSOP 2026
/// tournament rule 126-b, Robert's Rules 15). Where all tables played the hand together, `together`
/// is how the house's book ranks them: that is the only hand of which TDA 2024 speaks. Two at one
/// table and one at another share, which no book rules otherwise but [`BustRanking::Stack`], and so do
/// those whose stack nobody told.
pub fn of_one_hand<T: Copy>(
    mut out: Vec<Busted<T>>,
    left: u32,
    together: Option<BustRanking>,
) -> Vec<(T, Place)> {
    let told = out.iter().all(|out| out.stack.is_some());
    let tables = || out.iter().map(|out| out.table);
    let by_stack = told && together.is_none_or(|ranking| ranking.is_by_stack(tables()));
    if by_stack {
        out.sort_by_key(|out| Reverse(out.stack));
    }
    let mut better = left;
    let mut places = Vec::with_capacity(out.len());
    for tied in out.chunk_by(|one, other| !by_stack || one.stack == other.stack) {
        let last = better.saturating_add(u32::try_from(tied.len()).unwrap_or(u32::MAX));
        let place = Place { first: better.saturating_add(1), last };
        places.extend(tied.iter().map(|out| (out.who, place)));
        better = last;
    }
    places
}
