//! What a house's own past events say.

/// What the mean of a house's events is held against: as if so many events had been as everywhere.
const AS_EVERYWHERE: f64 = 4.0;

/// One past event of the house, as far as it tells: each is a logarithm of how many times what is usual it was.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Past {
    /// The average stack late in the event.
    pub average: Option<f64>,
    /// The big blinds in play at its end; none where it was not played out.
    pub end: Option<f64>,
    /// Entries sold after the start.
    pub late: Option<f64>,
}

/// How many times what is usual a number was, as a logarithm.
pub fn above(number: f64, usual: f64) -> f64 {
    libm::log(number / usual)
}

/// How the events of a house differ from others, each as a logarithm; 0 is as everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct House {
    /// By how much the average stack late in an event does.
    pub average: f64,
    /// By how much the big blinds in play at the end do.
    pub end: f64,
    /// By how much the entries sold after the start do.
    pub late: f64,
}

impl House {
    /// Of which nothing is known.
    pub const UNKNOWN: Self = Self { average: 0.0, end: 0.0, late: 0.0 };

    /// What these events say together. Few of them say little.
    pub fn of(past: &[Past]) -> Self {
        let mean = |of: fn(&Past) -> Option<f64>| {
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
