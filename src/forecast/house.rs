//! The evidence of a house's own past events.

/// The weight of the general values against the mean of a house's events, as a number of events.
const AS_EVERYWHERE: f64 = 4.0;

/// One past event of the house. Each field is the logarithm of the ratio to the usual value, if
/// known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PastEvent {
    /// The average stack late in the event.
    pub average: Option<f64>,
    /// The big blinds in play at its end; `None` if it was not played out.
    pub end: Option<f64>,
    /// The entries sold after the start.
    pub late: Option<f64>,
}

impl PastEvent {
    /// Returns the bits of its fields, to keep them without any loss.
    pub fn to_bits(self) -> [Option<u64>; 3] {
        [self.average, self.end, self.late].map(|field| field.map(f64::to_bits))
    }

    /// Returns the event with fields of these bits.
    pub fn from_bits(bits: [Option<u64>; 3]) -> Self {
        let [average, end, late] = bits.map(|field| field.map(f64::from_bits));
        Self { average, end, late }
    }
}

/// Returns the logarithm of the ratio of a number to its usual value.
pub fn log_ratio(number: f64, usual: f64) -> f64 {
    libm::log(number / usual)
}

/// The differences of a house's events from others, as logarithms; 0 is the general value.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct HouseFactors {
    /// The difference in the average stack late in an event.
    pub average: f64,
    /// The difference in the big blinds in play at the end.
    pub end: f64,
    /// The difference in the entries sold after the start.
    pub late: f64,
}

impl HouseFactors {
    /// A house without known events.
    pub const UNKNOWN: Self = Self { average: 0.0, end: 0.0, late: 0.0 };

    /// Combines the evidence of these events. A few events have little weight.
    pub fn of(past: &[PastEvent]) -> Self {
        let mean = |of: fn(&PastEvent) -> Option<f64>| {
            let (sum, count) = past
                .iter()
                .filter_map(of)
                .fold((0.0, 0.0), |(sum, count), one| (sum + one, count + 1.0));
            sum / (count + AS_EVERYWHERE)
        };
        Self {
            average: mean(|one| one.average),
            end: mean(|one| one.end),
            late: mean(|one| one.late),
        }
    }
}
