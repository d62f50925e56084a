//! The finishing places, computed from the busts and never stored.

use std::collections::BTreeMap;

pub use bottone_base::places::FinishPlace;
use bottone_rules::{
    places::{BustedPlayer, of_one_hand},
    rulebook::BustRanking,
};
use imbl::Vector;

use super::{
    entries::{Bust, BustedEntry, EntryId, EntryState},
    numbered::numbered,
};

/// The finishing places, by entry. Numbers of deleted entries have no place.
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

    /// Returns the place of this entry; `None` while it plays.
    pub fn of(&self, entry: EntryId) -> Option<FinishPlace> {
        self.0.get(entry.index()).copied().flatten()
    }

    /// Returns the place at this index of the list of all numbers. Programs before 29 November 2026
    /// read it as that of the nth existing entry, which differs after a deleted one.
    pub(super) fn nth(&self, nth: usize) -> Option<FinishPlace> {
        self.0.get(nth).copied().flatten()
    }

    /// Returns every entry that has a place, by number.
    pub fn all(&self) -> impl Iterator<Item = (EntryId, FinishPlace)> {
        let places = self.0.iter().enumerate();
        places.filter_map(|(at, place)| Some((EntryId::at(at), (*place)?)))
    }
}

/// Returns the place of every busted entry, those of the last hand first. `standing` returns the
/// state of an entry, and `playing` is the number of entries that are in.
///
/// An entry finishes behind all that were still in after its hand. Entries that bust in one hand
/// rank as [`of_one_hand`] says, by the book at the time of the hand. Entries that came back with a
/// rebuy and refunded entries have no place.
pub(super) fn places<'a>(
    standing: impl Fn(EntryId) -> Option<EntryState> + 'a,
    busts: &'a Vector<Bust>,
    playing: usize,
) -> impl Iterator<Item = (EntryId, FinishPlace)> + 'a {
    let mut better = playing;
    let stands =
        move |bust: usize, out: &BustedEntry| standing(out.entry) == Some(EntryState::Out { bust });
    let of = |bust: usize| busts.get(bust).map_or(&[][..], |bust| &bust.out);
    hands(busts).flat_map(move |hand| {
        let left = u32::try_from(better).unwrap_or(u32::MAX);
        // Most players bust alone, and nothing ranks them.
        if let HandBusts::Alone(bust, out) = hand
            && let [out] = out
        {
            let is_out = stands(bust, out);
            better += usize::from(is_out);
            let place = left.saturating_add(1);
            let place = FinishPlace { first: place, last: place };
            return is_out.then_some((out.entry, place)).into_iter().chain(Vec::new());
        }
        let (reports, ranking) = match hand {
            HandBusts::Alone(bust, _) => (vec![bust], None),
            HandBusts::Together(reports, ranking) => (reports, Some(ranking)),
        };
        let mut out = Vec::new();
        for bust in reports {
            out.extend(of(bust).iter().filter(|out| stands(bust, out)));
        }
        let busted = |out: &BustedEntry| BustedPlayer {
            who: out.entry,
            table: out.from.table,
            stack: out.stack,
        };
        let busted: Vec<_> = out.into_iter().map(busted).collect();
        better += busted.len();
        None.into_iter().chain(of_one_hand(&busted, left, ranking))
    })
}

/// The busts of one hand.
enum HandBusts<'a> {
    /// The one report of a hand at one table: its index, and the busted entries.
    Alone(usize, &'a [BustedEntry]),
    /// The indices of the reports of a hand that all tables played together, in order, and the
    /// ranking by the book.
    Together(Vec<usize>, BustRanking),
}

/// Returns the hands with busts, the one with the last report first.
fn hands(busts: &Vector<Bust>) -> impl Iterator<Item = HandBusts<'_>> {
    // Filled at the first hand that tables played together. Most events have no such hand.
    let mut together: Option<BTreeMap<u32, Vec<usize>>> = None;
    let reports = numbered(busts).rev();
    reports.filter_map(move |(number, bust)| match bust.hand {
        None => Some(HandBusts::Alone(number, &bust.out)),
        Some(hand) => {
            // The last report of a hand comes first, and takes all reports of the hand.
            let busts = together.get_or_insert_with(|| by_hand(busts)).remove(&hand.number)?;
            Some(HandBusts::Together(busts, hand.ranking))
        }
    })
}

/// Returns the busts of each hand that tables played together.
fn by_hand(busts: &Vector<Bust>) -> BTreeMap<u32, Vec<usize>> {
    let mut together: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (number, bust) in numbered(busts) {
        if let Some(hand) = bust.hand {
            together.entry(hand.number).or_default().push(number);
        }
    }
    together
}
