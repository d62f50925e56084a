//! How the places should compare, before anything is rounded.
//!
//! In whole numbers throughout, so that every machine pays the same.

/// Shares of the pool in hundredths for up to four places (the unified table of BARGE).
const FEW: [&[u64]; 4] = [&[100], &[65, 35], &[50, 30, 20], &[42, 26, 18, 14]];

/// How far apart the places are, by weights.
pub(super) struct Curve {
    /// From the first place down; each is the weight of the step to the place below.
    steps: Vec<u128>,
    /// What all steps weigh, each as often as there are places above it.
    whole: u128,
    few: Option<&'static [u64]>,
}

impl Curve {
    /// The curve for so many places: the usual shares for up to four, then what is above the least
    /// prize falls as place to the power of −3/4.
    pub(super) fn of(places: usize) -> Self {
        let few = places.checked_sub(1).and_then(|places| FEW.get(places)).copied();
        let weights: Vec<u128> = match few {
            Some(shares) => shares.iter().copied().map(u128::from).collect(),
            None => (1..=places as u128).map(weight).collect(),
        };
        let pairs = weights.iter().zip(weights.iter().skip(1));
        let steps: Vec<u128> = pairs.map(|(above, below)| above.saturating_sub(*below)).collect();
        let whole = steps.iter().zip(1..).map(|(step, places)| step * places).sum();
        Self { steps, whole, few }
    }

    /// How many places are paid.
    pub(super) fn places(&self) -> usize {
        self.steps.len() + 1
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

    /// The step from `place` (0 is the first) to the one below, to the nearest unit, when `stretch`
    /// units are shared above the least prize.
    pub(super) fn step(&self, place: usize, stretch: u64) -> u64 {
        let weight = self.steps.get(place).copied().unwrap_or(0);
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
