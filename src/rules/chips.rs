//! Tournament chips.

use std::{fmt, iter::Sum};

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

/// An amount in tournament chips. Whole, never negative, never money.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Chips(u64);

impl Chips {
    /// No chips.
    pub const ZERO: Self = Self(0);

    /// The most chips that one amount may hold, a thousand million million. Ten thousand such
    /// amounts still add up without overflow.
    pub const MOST: u64 = 1_000_000_000_000_000;

    /// This many chips, or the most there can be.
    pub const fn new(chips: u64) -> Self {
        Self(if chips > Self::MOST { Self::MOST } else { chips })
    }

    /// The count.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// No chips at all?
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// The sum, which stops at the largest number there is.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// What is left, never less than none.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }

    /// So many times this amount.
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

/// Digits grouped by thousands: `39,521`.
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
            let most = Self(Self::MOST);
            return Err(D::Error::custom(format_args!("{chips} chips: expected at most {most}")));
        }
        Ok(Self(chips))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped() {
        let cases = [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (39_521, "39,521"),
            (6_600_000, "6,600,000"),
        ];
        for (chips, text) in cases {
            assert_eq!(Chips::new(chips).to_string(), text);
        }
    }

    #[test]
    fn too_many_chips_are_refused() {
        assert_eq!(ron::from_str::<Chips>("1000000000000000"), Ok(Chips(Chips::MOST)));
        for wrong in ["9223372036854775808", "1000000000000001", "-1", "2.5"] {
            assert!(ron::from_str::<Chips>(wrong).is_err(), "{wrong}");
        }
    }
}
