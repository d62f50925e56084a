//! Powers of integers in integer arithmetic: every machine gets the same result.

/// The binary places of a weight.
const DIGITS: u32 = 62;

/// The binary places of a logarithm.
const FINE: u32 = 44;

/// A table for raising places to the power of this many negative hundredths.
pub(super) struct Power {
    hundredths: u64,
    /// 2 to the power of −1/2, −1/4, −1/8 …
    roots: [u64; FINE as usize],
}

impl Power {
    pub(super) fn of(hundredths: u16) -> Self {
        let mut root = 1_u128 << (DIGITS - 1);
        let roots = std::array::from_fn(|_| {
            root = (root << DIGITS).isqrt();
            u64::try_from(root).unwrap_or(u64::MAX)
        });
        Self { hundredths: hundredths.into(), roots }
    }

    /// Returns `place` to that power, times 2^62. The place is at least 1.
    pub(super) fn at(&self, place: u64) -> u64 {
        let exponent = u128::from(logarithm(place)) * u128::from(self.hundredths) / 100;
        let whole = u32::try_from(exponent >> FINE).unwrap_or(u32::MAX);
        let mut power = 1_u64 << DIGITS;
        for (digit, root) in (0..FINE).rev().zip(self.roots) {
            if exponent >> digit & 1 == 1 {
                power = times(power, root);
            }
        }
        power.checked_shr(whole).unwrap_or(0)
    }
}

/// Returns the logarithm of `number` to the base two, rounded down, with [`FINE`] binary places.
fn logarithm(number: u64) -> u64 {
    let Some(whole) = number.checked_ilog2() else { return 0 };
    // From 1 up to 2, with 62 binary places.
    let mut rest = number << (63 - whole) >> 1;
    let mut digits = u64::from(whole);
    for _ in 0..FINE {
        let square = (u128::from(rest) * u128::from(rest)) >> DIGITS;
        let high = square >> (DIGITS + 1) & 1;
        digits = digits << 1 | u64::from(high == 1);
        rest = u64::try_from(square >> high).unwrap_or(u64::MAX);
    }
    digits
}

/// Returns the product of two numbers with [`DIGITS`] binary places.
fn times(one: u64, other: u64) -> u64 {
    u64::try_from((u128::from(one) * u128::from(other)) >> DIGITS).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with the square roots, which are known to the last digit.
    #[test]
    fn powers_are_right_to_ten_digits() {
        for place in (1..3000_u64).chain([65_536, 99_991, 1_000_000]) {
            for (hundredths, expected) in [
                (100, (1_u128 << 62) / u128::from(place)),
                (50, (1_u128 << 124).div_euclid(u128::from(place)).isqrt()),
                (200, (1_u128 << 62) / u128::from(place * place)),
                (0, 1 << 62),
            ] {
                let power = u128::from(Power::of(hundredths).at(place));
                let off = power.abs_diff(expected);
                assert!(off <= expected / 10_000_000_000 + 1, "{place}^-{hundredths}: {power}");
            }
        }
    }
}
