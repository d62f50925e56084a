//! The ranks of a hand in order of importance.

use std::fmt;

use bottone_base::cards::Rank;

use super::by_rank::{RankSet, bit, top};

/// Up to five ranks in order of importance.
///
/// Four bits a rank, the first highest, so that the order of hands is the order of a number. A low
/// ace is stored as 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ranks(u32);

impl Ranks {
    pub(super) const NONE: Self = Self(0);

    /// Returns the rank of this number alone.
    pub(super) const fn one(number: u8) -> Self {
        Self((number as u32) << 16)
    }

    /// Returns the highest ranks of a set, five at most, the highest first.
    pub(super) const fn highest(mut ranks: RankSet, count: u32) -> Self {
        let mut place = 20;
        let mut packed = 0;
        while ranks != 0 && place > 20 - 4 * count {
            let highest = top(ranks);
            ranks ^= bit(highest);
            place -= 4;
            packed |= (highest as u32) << place;
        }
        Self(packed)
    }

    /// Returns these ranks after the rank of this number; a sixth is dropped.
    pub(super) const fn push(self, number: u8) -> Self {
        Self((number as u32) << 16 | self.0 >> 4)
    }

    pub(super) const fn packed(self) -> u32 {
        self.0
    }

    /// Returns the number of ranks.
    pub(super) fn len(self) -> u32 {
        self.numbers().map(|_| 1).sum()
    }

    fn numbers(self) -> impl Iterator<Item = u8> {
        let packed = self.0;
        [16, 12, 8, 4, 0]
            .into_iter()
            .map(move |place| (packed >> place & 0xF) as u8)
            .filter(|n| *n != 0)
    }

    /// Returns the ranks one by one, in order of importance.
    pub fn iter(self) -> impl Iterator<Item = Rank> {
        self.numbers().filter_map(|number| Rank::new(if number == 1 { 14 } else { number }))
    }
}

/// Writes it as people write a low: `8642A`.
impl fmt::Display for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|rank| write!(f, "{rank}"))
    }
}

impl fmt::Debug for Ranks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
