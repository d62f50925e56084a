//! How the places should compare, before anything is rounded.
//!
//! In whole numbers throughout, so that every machine pays the same.

use super::power::Power;

/// Shares of the pool in hundredths for up to four places (the unified table of BARGE).
const FEW: [&[u64]; 4] = [&[100], &[65, 35], &[50, 30, 20], &[42, 26, 18, 14]];

/// What is above the least prize falls as place to the power of −3/4, in hundredths.
pub(super) const USUAL: u16 = 75;

/// How far apart the rungs of a ladder of places are, by weights. A rung is one place, or several
/// that are paid alike.
pub(super) struct Curve {
    /// How many places each rung has, from the first place down.
    widths: Vec<u64>,
    /// From the first rung down; each is the weight of the step to the rung below.
    steps: Vec<u128>,
    /// What all steps weigh, each as often as there are places above it.
    whole: u128,
    few: Option<&'static [u64]>,
    shape: u16,
}

impl Curve {
    /// The usual curve for so many places, each by itself: the usual shares for up to four, then
    /// what is above the least prize falls as place to the power of −3/4.
    pub(super) fn usual(places: usize) -> Self {
        let few = places.checked_sub(1).and_then(|places| FEW.get(places)).copied();
        let weights: Vec<u128> = match few {
            Some(shares) => shares.iter().copied().map(u128::from).collect(),
            None => (1..=places as u128).map(weight).collect(),
        };
        Self { few, ..Self::of(vec![1; places], &weights, USUAL) }
    }

    /// What is above the least prize falls as place to the power of so many hundredths, over rungs
    /// of so many places. Each rung weighs what its places weigh on average.
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

    /// How many places each rung has, from the first down.
    pub(super) fn widths(&self) -> &[u64] {
        &self.widths
    }

    /// How many places are paid.
    pub(super) fn places(&self) -> u64 {
        self.widths.iter().sum()
    }

    /// Is this a table of shares that people know by heart, which no round number may bend?
    pub(super) fn is_exact(&self) -> bool {
        self.few.is_some()
    }

    /// The least prize that the shares of few places give, to the nearest unit.
    pub(super) fn least_of(&self, units: u64) -> Option<u64> {
        let share = u128::from(*self.few?.last()?);
        u64::try_from((u128::from(units) * share + 50) / 100).ok()
    }

    /// A curve that is flatter than the usual one has its least prize nearer to the average, and
    /// the flattest of all has it there.
    pub(super) fn lift(&self, least: u64, average: u64) -> u64 {
        let flatter = u64::from(USUAL.saturating_sub(self.shape));
        let up = u128::from(average.saturating_sub(least)) * u128::from(flatter);
        least + u64::try_from(up / u128::from(USUAL)).unwrap_or(0)
    }

    /// The step from `rung` (0 is the first) to the one below, to the nearest unit, when `stretch`
    /// units are shared above the least prize.
    pub(super) fn step(&self, rung: usize, stretch: u64) -> u64 {
        let weight = self.steps.get(rung).copied().unwrap_or(0);
        let step = weight.saturating_mul(u128::from(stretch)).saturating_add(self.whole / 2);
        u64::try_from(step.checked_div(self.whole).unwrap_or(0)).unwrap_or(u64::MAX)
    }
}

/// `place` to the power of −3/4, times 2^70. The place is below 2^27.
fn weight(place: u128) -> u128 {
    // Two square roots, each with fifty binary digits behind the point.
    let half = (place << 100).isqrt();
    let quarter = (half << 50).isqrt();
    (quarter << 20) / place
}
