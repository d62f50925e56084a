//! The finishing places.

use super::{Breach, ensure};
use crate::{FinishPlace, FinishPlaces, Tournament};

impl Tournament {
    /// Checks that every place after the playing entries is filled, a tie filling as many as it has
    /// players. Forfeited entries have no place.
    pub(super) fn check_places(&self, places: &FinishPlaces) -> Result<(), Breach> {
        // By the first place: the last place of a tie, and the number of its players. No place is
        // after all entries.
        let mut filled: Vec<(u32, u32)> = vec![(0, 0); self.entries.count() + 1];
        for (_, FinishPlace { first, last }) in places.all() {
            let there = filled.get_mut(first as usize).ok_or(Breach::PlacesNotAPermutation)?;
            if there.1 == 0 {
                there.0 = last;
            }
            there.1 += 1;
        }
        let filled = (0..).zip(filled).filter(|(_, (_, tied))| *tied > 0);
        // Entries through with a seat are before all who play on.
        let through = self.entries.qualified().len();
        let mut next = 0;
        for (first, (last, tied)) in filled {
            if next == through {
                next += self.entries.playing_count();
            }
            let whole = first == next + 1 && last as usize + 1 == first + tied as usize;
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
