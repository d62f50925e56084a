//! How many entries there will be when registration closes.

use super::{
    Band,
    house::House,
    model::{AFTER_THE_START, LATE_SPREAD, WATCHED},
    normal::TENTH,
};

/// How entries came in so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Late {
    /// Entries up to now, re-entries included.
    pub entries: f64,
    /// Those of them that were sold before the start.
    pub before: f64,
    /// The part of the time between the start and the close of registration that is over, 0 to 1.
    pub over: f64,
}

impl Late {
    /// Entries when registration closes. They come evenly from the start on, so many for each one before it as is
    /// usual; the longer that was watched, the more what was seen counts.
    pub fn at_the_close(self, house: &House) -> Band {
        let left = 1.0 - self.over.clamp(0.0, 1.0);
        if left <= 0.0 {
            return Band::known(self.entries);
        }
        let watched = 1.0 - left;
        let usual = self.before * AFTER_THE_START * libm::exp(house.late);
        let seen = (self.entries - self.before).max(0.0);
        let rate = (usual * WATCHED + seen) / (WATCHED + watched);
        let more = rate * left;
        // What is not known of the rate, and that whole people come.
        let rate_spread = LATE_SPREAD * libm::sqrt(WATCHED / (WATCHED + watched));
        let spread = libm::hypot(rate_spread, 1.0 / libm::sqrt(more + 1.0));
        let after = |sds: f64| self.entries + more * libm::exp(sds * spread);
        Band { low: after(-TENTH), middle: after(0.0), high: after(TENTH) }
    }
}

/// Entries that are sold after so many levels, of an event that will have so many and sells them for `late` levels.
pub fn sold(entries: f64, late: f64, played: f64) -> f64 {
    if played >= late {
        return entries;
    }
    let before = entries / (1.0 + AFTER_THE_START);
    before + (entries - before) * (played / late).max(0.0)
}
