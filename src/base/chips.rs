//! Tournament chips.

use std::{fmt, iter::Sum};

use serde::{Deserialize, Deserializer, Serialize};

use super::unreadable::ExpectedKind;

/// An amount of tournament chips: whole, never negative, never money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Chips(u64);

impl Chips {
    /// No chips.
    pub const ZERO: Self = Self(0);

    /// The largest amount, a thousand million million (10¹⁵). Ten thousand such amounts add up
    /// without overflow.
    pub const MOST: u64 = 1_000_000_000_000_000;

    /// Returns this many chips, or [`Self::MOST`] if there are more.
    pub const fn new(chips: u64) -> Self {
        Self(if chips > Self::MOST { Self::MOST } else { chips })
    }

    pub const fn get(self) -> u64 {
        self.0
    }

    /// Returns whether the amount is zero.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Returns the smallest chip that must be in play if these amounts were posted or bet. `self`
    /// is the smallest chip known so far. The result is the largest chip value (1, 2, 25 or 5 times
    /// a power of ten) that divides them all. Zero amounts are ignored.
    #[must_use]
    pub fn least_with(self, amounts: impl IntoIterator<Item = Self>) -> Self {
        let common = amounts.into_iter().fold(self.0, |common, amount| gcd(common, amount.0));
        if common == self.0 {
            return self;
        }
        let powers = (0..16).map(|zeros| 10_u64.pow(zeros));
        let values = powers.flat_map(|power| [1, 2, 5, 25].map(|value| value * power));
        Self::new(values.filter(|value| common.is_multiple_of(*value)).max().unwrap_or(1))
    }

    /// Adds; the sum stops at the largest number.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// Subtracts; the result is never below zero.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// Multiplies the amount.
    #[must_use]
    pub const fn times(self, times: u64) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Self>>(amounts: I) -> Self {
        amounts.fold(Self::ZERO, Self::plus)
    }
}

/// Writes digits grouped by thousands: `39,521`.
impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                grouped.push(',');
            }
            grouped.push(digit);
        }
        f.pad(&grouped)
    }
}

impl<'de> Deserialize<'de> for Chips {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let chips = u64::deserialize(from)?;
        if chips > Self::MOST {
            return Err(ExpectedKind::Chips.error(chips));
        }
        Ok(Self(chips))
    }
}

/// Returns the greatest common divisor; if one number is 0, the other number.
const fn gcd(mut one: u64, mut other: u64) -> u64 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}
