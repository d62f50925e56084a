//! An exact sum of chips.

use bottone_base::chips::Chips;
use serde::{Serialize, Serializer};

use super::ChipDifference;

/// An exact sum of chips, which may be negative. This happens when more chips are taken from a
/// table than were known there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChipSum(i128);

impl ChipSum {
    /// The empty sum.
    pub const ZERO: Self = Self(0);

    /// Returns the sum with `other` added.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Returns the sum with `other` subtracted.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Returns the amount as chips; zero if it is negative.
    pub fn chips(self) -> Chips {
        saturated(self.0)
    }

    /// Returns the difference from zero with its direction; `None` for zero.
    pub fn change(self) -> Option<ChipDifference> {
        match self.0 {
            0 => None,
            more @ 1.. => Some(ChipDifference::More(saturated(more))),
            fewer => Some(ChipDifference::Fewer(saturated(fewer.saturating_neg()))),
        }
    }
}

/// Returns the amount as chips, limited to the maximum of chips.
fn saturated(amount: i128) -> Chips {
    let amount = u64::try_from(amount.max(0)).unwrap_or(u64::MAX);
    // The amount may exceed the most of one stack, so it is built from parts.
    let whole = Chips::new(Chips::MOST).times(amount / Chips::MOST);
    whole.plus(Chips::new(amount % Chips::MOST))
}

impl From<Chips> for ChipSum {
    fn from(chips: Chips) -> Self {
        Self(chips.get().into())
    }
}

impl From<ChipDifference> for ChipSum {
    fn from(change: ChipDifference) -> Self {
        match change {
            ChipDifference::More(chips) => chips.into(),
            ChipDifference::Fewer(chips) => Self::ZERO.minus(chips.into()),
        }
    }
}

impl std::iter::Sum for ChipSum {
    fn sum<I: Iterator<Item = Self>>(sums: I) -> Self {
        sums.fold(Self::ZERO, Self::plus)
    }
}

impl Serialize for ChipSum {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match i64::try_from(self.0) {
            Ok(sum) => to.serialize_i64(sum),
            Err(_) => to.collect_str(&self.0),
        }
    }
}
