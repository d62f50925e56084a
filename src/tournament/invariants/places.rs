//! The finishing places.

use std::collections::BTreeMap;

use super::{Breach, ensure};
use crate::Tournament;

impl Tournament {
    /// Checks that every place after the playing entries is filled, a tie filling as many as it has
    /// players. Forfeited entries have no place.
    pub(super) fn check_places(&self) -> Result<(), Breach> {
        let mut filled: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
        for (_, place) in self.entries.places().all() {
            let (_, tied) = filled.entry(place.first).or_insert((place.last, 0));
            *tied += 1;
        }
        // Entries through with a seat are before all who play on.
        let through = self.entries.qualified().len();
        let mut next = 0;
        for (first, (last, tied)) in filled {
            if next == through {
                next += self.entries.playing_count();
            }
            let whole = first as usize == next + 1 && last + 1 == first + tied;
            ensure(whole, Breach::PlacesNotAPermutation)?;
            next = last as usize;
        }
        if next == through {
            next += self.entries.playing_count();
        }
        ensure(
            next + self.entries.forfeited_count() == self.entries.count(),
            Breach::PlacesNotAPermutation,
        )
    }
}
