//! Logarithms in integers, so that every machine finds the same structure.

/// One octave, a factor of two.
pub const OCTAVE: i64 = 4_096;

/// Returns the logarithm of `of` to the base two, in units of one [`OCTAVE`]; the logarithm of 0 is
/// that of 1.
pub fn log2(of: u64) -> i64 {
    let of = of.max(1);
    let whole = of.ilog2();
    // Between one and two, in units of 2^-32.
    let mut left = (u128::from(of) << 32) >> whole;
    let mut log = i64::from(whole) * OCTAVE;
    let mut bit = OCTAVE / 2;
    while bit > 0 {
        left = (left * left) >> 32;
        if left >= 2 << 32 {
            left >>= 1;
            log += bit;
        }
        bit /= 2;
    }
    log
}

/// Returns the logarithm of this many thousandths.
pub fn log2_of_thousandths(thousandths: u64) -> i64 {
    log2(thousandths) - log2(1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_those_of_the_table() {
        let cases = [(0, 0), (1, 0), (2, 4_096), (3, 6_491), (10, 13_606), (1 << 40, 40 * 4_096)];
        for (of, log) in cases {
            assert!((log2(of) - log).abs() <= 1, "{of}: {}", log2(of));
        }
        assert!((log2_of_thousandths(1_500) - 2_396).abs() <= 2);
    }
}
