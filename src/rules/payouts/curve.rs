//! The ideal ratios of the prizes, before any rounding.
//!
//! All arithmetic is in integers, so that every machine pays the same.

use super::power::Power;

/// The shares of the pool in hundredths for up to four places (the unified table of BARGE).
const FEW: [&[u64]; 4] = [&[100], &[65, 35], &[50, 30, 20], &[42, 26, 18, 14]];

/// The usual shape: the excess over the least prize falls as place to the power of −3/4, in
/// hundredths.
pub(super) const USUAL: u16 = 75;

/// The distances between the rungs of a ladder of places, by weights. A rung is one place, or
/// several that are paid the same.
pub(super) struct Curve {
    /// The number of places on each rung, from the first place down.
    widths: Vec<u64>,
    /// The weights, from the first rung down; each is for the step to the rung below.
    steps: Vec<u128>,
    /// The weight of all steps, each counted once for every place above it.
    whole: u128,
    few: Option<&'static [u64]>,
    shape: u16,
}

impl Curve {
    /// Returns the usual curve for this many places, each on its own rung: the usual shares for up
    /// to four. For more, the excess over the least prize falls as place to the power of −3/4.
    pub(super) fn usual(places: usize) -> Self {
        let few = places.checked_sub(1).and_then(|places| FEW.get(places)).copied();
        let weights: Vec<u128> = match few {
            Some(shares) => shares.iter().copied().map(u128::from).collect(),
            None => (1..=places as u128).map(weight).collect(),
        };
        Self { few, ..Self::of(vec![1; places], &weights, USUAL) }
    }

    /// Returns the curve of a power of the place: the excess over the least prize falls by this
    /// many negative hundredths. Each rung has the average weight of its places.
    pub(super) fn power(widths: Vec<u64>, hundredths: u16) -> Self {
        let power = Power::of(hundredths);
        let mut place = 0;
        let mut average = |width: u64| {
            let sum: u128 = (1..=width).map(|n| u128::from(power.at(place + n))).sum();
            place += width;
            sum / u128::from(width.max(1))
        };
        let weights: Vec<u128> = widths.iter().map(|width| average(*width)).collect();
        Self::of(widths, &weights, hundredths)
    }

    fn of(widths: Vec<u64>, weights: &[u128], shape: u16) -> Self {
        let pairs = weights.iter().zip(weights.iter().skip(1));
        let steps: Vec<u128> = pairs.map(|(above, below)| above.saturating_sub(*below)).collect();
        let above = widths.iter().scan(0, |places, width| {
            *places += u128::from(*width);
            Some(*places)
        });
        let whole = steps.iter().zip(above).map(|(step, places)| step * places).sum();
        Self { widths, steps, whole, few: None, shape }
    }

    /// Returns the number of places on each rung, from the first down.
    pub(super) fn widths(&self) -> &[u64] {
        &self.widths
    }

    /// Returns the number of paid places.
    pub(super) fn places(&self) -> u64 {
        self.widths.iter().sum()
    }

    /// Returns whether this is a table of well-known shares, which must not be rounded.
    pub(super) fn is_exact(&self) -> bool {
        self.few.is_some()
    }

    /// Returns the least prize from the shares of few places, to the nearest unit.
    pub(super) fn least_of(&self, units: u64) -> Option<u64> {
        let share = u128::from(*self.few?.last()?);
        u64::try_from((u128::from(units) * share + 50) / 100).ok()
    }

    /// Returns the least prize adjusted to the curve: a flatter curve moves it towards the average,
    /// and the flattest of all puts it there.
    pub(super) fn lift(&self, least: u64, average: u64) -> u64 {
        let flatter = u64::from(USUAL.saturating_sub(self.shape));
        let up = u128::from(average.saturating_sub(least)) * u128::from(flatter);
        least + u64::try_from(up / u128::from(USUAL)).unwrap_or(0)
    }

    /// Returns the step from `rung` (0 is the first) to the one below, to the nearest unit.
    /// `stretch` is the number of units shared above the least prize.
    pub(super) fn step(&self, rung: usize, stretch: u64) -> u64 {
        let weight = self.steps.get(rung).copied().unwrap_or(0);
        let step = weight.saturating_mul(u128::from(stretch)).saturating_add(self.whole / 2);
        u64::try_from(step.checked_div(self.whole).unwrap_or(0)).unwrap_or(u64::MAX)
    }
}

/// Returns `place` to the power of −3/4, times 2^70. The place is below 2^27.
fn weight(place: u128) -> u128 {
    // Two square roots, each with fifty binary places.
    let half = (place << 100).isqrt();
    let quarter = (half << 50).isqrt();
    (quarter << 20) / place
}
