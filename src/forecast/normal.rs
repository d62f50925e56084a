//! The normal distribution.

/// The number of standard deviations above the mean with nine in ten values below.
pub(super) const TENTH: f64 = 1.281_551_565_544_600_4;

/// Returns the probability of a value below this many standard deviations above the mean.
pub(super) fn below(sds: f64) -> f64 {
    0.5 * libm::erfc(-sds / libm::sqrt(2.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tenth_lies_above() {
        for (sds, share) in [(0.0, 0.5), (TENTH, 0.9), (-TENTH, 0.1), (1.0, 0.841_344_746_068_543)]
        {
            assert!((below(sds) - share).abs() < 1e-12, "{sds}");
        }
    }
}
