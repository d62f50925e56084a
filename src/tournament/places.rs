//! Places, computed from the busts and never stored.

use std::collections::BTreeMap;

use super::entries::{Bust, Entry, Out, Standing};
pub use crate::rules::places::Place;
use crate::rules::{
    places::{Busted, of_one_hand},
    rulebook::BustRanking,
};

/// The place of every busted entry, by index.
///
/// An entry finishes behind everybody who was still in after its hand, and those who bust in one hand
/// as [`of_one_hand`] says; the book is the one that held when tables played it together. Entries that
/// came back with a rebuy and refunded entries have no place.
pub(super) fn places(list: &[Entry], busts: &[Bust]) -> Vec<Option<Place>> {
    let mut places = vec![None; list.len()];
    let mut better = list.iter().filter(|entry| entry.is_in()).count();
    for hand in hands(busts).into_iter().rev() {
        let stands = |bust: usize, out: &&Out| {
            list.get(out.entry.index()).is_some_and(|e| e.standing == Standing::Out { bust })
        };
        let of = |bust: usize| busts.get(bust).map_or(&[][..], |bust| &bust.out);
        let out: Vec<&Out> = hand
            .busts
            .iter()
            .flat_map(|&bust| of(bust).iter().filter(move |out| stands(bust, out)))
            .collect();
        let left = u32::try_from(better).unwrap_or(u32::MAX);
        better += out.len();
        let busted = |out: &Out| Busted { who: out.entry, table: out.from.table, stack: out.stack };
        let busted = out.into_iter().map(busted).collect();
        for (entry, place) in of_one_hand(busted, left, hand.ranking) {
            places[entry.index()] = Some(place);
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
