//! The number of entries at the close of registration.

use super::{
    Band,
    house::HouseFactors,
    model::{AFTER_THE_START, LATE_SPREAD, WATCHED},
    normal::TENTH,
};

/// The course of the entries so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EntryCourse {
    /// Entries up to now, re-entries included.
    pub entries: f64,
    /// The entries sold before the start.
    pub before: f64,
    /// The fraction of the time between the start and the close of registration that is over, 0 to
    /// 1.
    pub over: f64,
}

impl EntryCourse {
    /// Returns the number of entries at the close of registration. After the start they come
    /// evenly, in the usual ratio to those before it; the longer the observed time, the more the
    /// observed rate counts.
    pub fn entries_at_close(self, house: &HouseFactors) -> Band {
        let left = 1.0 - self.over.clamp(0.0, 1.0);
        if left <= 0.0 {
            return Band::certain(self.entries);
        }
        let watched = 1.0 - left;
        let usual = self.before * AFTER_THE_START * libm::exp(house.late);
        let seen = (self.entries - self.before).max(0.0);
        let rate = (usual * WATCHED + seen) / (WATCHED + watched);
        let more = rate * left;
        // The uncertainty of the rate, and the rounding to whole people.
        let rate_spread = LATE_SPREAD * libm::sqrt(WATCHED / (WATCHED + watched));
        let spread = libm::hypot(rate_spread, 1.0 / libm::sqrt(more + 1.0));
        let after = |sds: f64| self.entries + more * libm::exp(sds * spread);
        Band { low: after(-TENTH), middle: after(0.0), high: after(TENTH) }
    }
}

/// Returns the entries sold after this many levels, for an event with this total that sells them
/// for `late` levels.
pub fn sold(entries: f64, late: f64, played: f64) -> f64 {
    if played >= late {
        return entries;
    }
    let before = entries / (1.0 + AFTER_THE_START);
    before + (entries - before) * (played / late).max(0.0)
}
