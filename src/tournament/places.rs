//! Places, computed from the busts and never stored.

use std::collections::BTreeMap;

use serde::Serialize;

use super::entries::{Bust, Entry, Out, Standing, by_stack};
use crate::rules::rulebook::BustRanking;

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
/// An entry finishes behind everybody who was still in after its hand. Of those who bust in one hand
/// at one table the larger starting stack finishes higher, and equal stacks tie (rules §2.7: WSOP 2026
/// tournament rule 126-b, Robert's Rules 15). Where all tables played the hand together, the house's
/// book says who ties ([`BustRanking`]): that is the only hand of which TDA 2024 speaks. Two at one
/// table and one at another share, which no book rules otherwise but [`BustRanking::Stack`], and so do
/// those whose stack nobody told. Entries that came back with a rebuy and refunded entries have no
/// place.
pub(super) fn places(list: &[Entry], busts: &[Bust]) -> Vec<Option<Place>> {
    let mut places = vec![None; list.len()];
    let mut better = list.iter().filter(|entry| entry.is_in()).count();
    for hand in hands(busts).into_iter().rev() {
        let stands = |bust: usize, out: &&Out| {
            list.get(out.entry.index()).is_some_and(|e| e.standing == Standing::Out { bust })
        };
        let of = |bust: usize| busts.get(bust).map_or(&[][..], |bust| &bust.out);
        let mut out: Vec<&Out> = hand
            .busts
            .iter()
            .flat_map(|&bust| of(bust).iter().filter(move |out| stands(bust, out)))
            .collect();
        let by_stack = match hand.ranking {
            None => true,
            Some(ranking) => {
                by_stack(ranking, out.iter().copied()) && out.iter().all(|out| out.stack.is_some())
            }
        };
        if by_stack {
            out.sort_by_key(|out| std::cmp::Reverse(out.stack));
        }
        for tied in out.chunk_by(|a, b| !by_stack || a.stack == b.stack) {
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

/// The busts of one hand.
struct Hand {
    /// As indices, in the order of their reports.
    busts: Vec<usize>,
    /// How the book ranks them, when all tables played the hand together.
    ranking: Option<BustRanking>,
}

/// The hands in which somebody busted, in the order of the last report of each.
fn hands(busts: &[Bust]) -> Vec<Hand> {
    let mut together: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (number, bust) in busts.iter().enumerate() {
        if let Some(hand) = bust.hand {
            together.entry(hand.number).or_default().push(number);
        }
    }
    let hand = |(number, bust): (usize, &Bust)| match bust.hand {
        None => Some(Hand { busts: vec![number], ranking: None }),
        Some(hand) => {
            let busts = together.get(&hand.number).filter(|all| all.last() == Some(&number))?;
            Some(Hand { busts: busts.clone(), ranking: Some(hand.ranking) })
        }
    };
    busts.iter().enumerate().filter_map(hand).collect()
}
