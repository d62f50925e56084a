//! Places, computed from the busts and never stored.

use serde::Serialize;

use super::entries::{Bust, Entry, Standing};

/// A finishing place, or the places that a tie covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Place {
    /// The best place, 1 for the winner.
    pub first: u32,
    /// The worst place of a tie; the same as `first` when nobody shares it.
    pub last: u32,
}

/// The place of every busted entry, by index.
///
/// An entry finishes behind everybody who was still in after its hand. In one hand the larger
/// starting stack finishes higher, and equal stacks tie (rules §2.7: WSOP 2026 tournament rule
/// 126-b, Robert's Rules 15). Entries that came back with a rebuy and refunded entries have no place.
pub(super) fn places(list: &[Entry], busts: &[Bust]) -> Vec<Option<Place>> {
    let mut places = vec![None; list.len()];
    let mut better = list.iter().filter(|entry| entry.is_in()).count();
    for (number, bust) in busts.iter().enumerate().rev() {
        let stands = |index: usize| {
            list.get(index).is_some_and(|e| e.standing == Standing::Out { bust: number })
        };
        let mut out: Vec<_> = bust.out.iter().filter(|out| stands(out.entry.index())).collect();
        out.sort_by_key(|out| std::cmp::Reverse(out.stack));
        for tied in out.chunk_by(|a, b| a.stack == b.stack) {
            let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
            let place = Place { first: count(better + 1), last: count(better + tied.len()) };
            for out in tied {
                places[out.entry.index()] = Some(place);
            }
            better += tied.len();
        }
    }
    places
}
