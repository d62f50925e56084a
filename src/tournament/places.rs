//! Places, computed from the busts and never stored.

use std::collections::BTreeMap;

use imbl::Vector;

use super::entries::{Bust, Entry, EntryId, Out, Standing};
pub use crate::rules::places::FinishPlace;
use crate::rules::{
    places::{Busted, of_one_hand},
    rulebook::BustRanking,
};

/// The places of the entries that have one, found by entry alone: numbers that were struck out have no place in a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinishPlaces(Vec<Option<FinishPlace>>);

impl FinishPlaces {
    /// Collects places by entry. `end` is the number of entries ever numbered.
    pub(super) fn of_entries(
        end: usize,
        decided: impl Iterator<Item = (EntryId, FinishPlace)>,
    ) -> Self {
        let mut places = vec![None; end];
        for (entry, place) in decided {
            if let Some(known) = places.get_mut(entry.index()) {
                *known = Some(place);
            }
        }
        Self(places)
    }

    /// Returns the place of this entry; nothing while it plays.
    pub fn of(&self, entry: EntryId) -> Option<FinishPlace> {
        self.0.get(entry.index()).copied().flatten()
    }

    /// Returns the place in a list of all numbers. Programs before 29 November 2026 took it for that of the nth entry that
    /// there is, which is another behind one that was struck out.
    pub(super) fn nth(&self, nth: usize) -> Option<FinishPlace> {
        self.0.get(nth).copied().flatten()
    }

    /// Returns every entry that has a place, by number.
    pub fn all(&self) -> impl Iterator<Item = (EntryId, FinishPlace)> {
        let places = self.0.iter().enumerate();
        places.filter_map(|(at, place)| Some((EntryId::at(at), (*place)?)))
    }
}

/// The place of every busted entry, those of the last hand first. `playing` is how many are in.
///
/// An entry finishes behind everybody who was still in after its hand, and those who bust in one hand
/// as [`of_one_hand`] says; the book is the one that held when tables played it together. Entries that
/// came back with a rebuy and refunded entries have no place.
pub(super) fn places<'a>(
    entry: impl Fn(EntryId) -> Option<&'a Entry> + 'a,
    busts: &'a Vector<Bust>,
    playing: usize,
) -> impl Iterator<Item = (EntryId, FinishPlace)> + 'a {
    let mut better = playing;
    let stands = move |bust: usize, out: &Out| {
        entry(out.entry).is_some_and(|e| e.standing == Standing::Out { bust })
    };
    let of = |bust: usize| busts.get(bust).map_or(&[][..], |bust| &bust.out);
    hands(busts).flat_map(move |hand| {
        let mut out = Vec::new();
        for &bust in &hand.busts {
            out.extend(of(bust).iter().filter(|out| stands(bust, out)));
        }
        let busted = |out: &Out| Busted { who: out.entry, table: out.from.table, stack: out.stack };
        let busted: Vec<_> = out.into_iter().map(busted).collect();
        let left = u32::try_from(better).unwrap_or(u32::MAX);
        better += busted.len();
        of_one_hand(&busted, left, hand.ranking)
    })
}

/// The busts of one hand.
struct Hand {
    /// As indices, in the order of their reports.
    busts: Vec<usize>,
    /// How the book ranks them, when all tables played the hand together.
    ranking: Option<BustRanking>,
}

/// The hands in which somebody busted, the one with the last report first.
fn hands(busts: &Vector<Bust>) -> impl Iterator<Item = Hand> {
    // Looked through when the first hand comes that tables played together: mostly none does.
    let mut together: Option<BTreeMap<u32, Vec<usize>>> = None;
    let reports = busts.iter().enumerate().rev();
    reports.filter_map(move |(number, bust)| match bust.hand {
        None => Some(Hand { busts: vec![number], ranking: None }),
        Some(hand) => {
            // The last report of a hand is met first, and has all of it.
            let busts = together.get_or_insert_with(|| by_hand(busts)).remove(&hand.number)?;
            Some(Hand { busts, ranking: Some(hand.ranking) })
        }
    })
}

/// The busts of each hand that tables played together.
fn by_hand(busts: &Vector<Bust>) -> BTreeMap<u32, Vec<usize>> {
    let mut together: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (number, bust) in busts.iter().enumerate() {
        if let Some(hand) = bust.hand {
            together.entry(hand.number).or_default().push(number);
        }
    }
    together
}
