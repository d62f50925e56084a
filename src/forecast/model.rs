//! What is assumed of all events, and the curve that follows from it.
//!
//! Late in an event the average stack is a number of big blinds, and at the end another number is in play: both go by
//! how long levels are. A field that is ahead of the first or behind it comes back to it, half of the way.
//! `docs/forecast.md` has the figures.

use super::{Event, Now, Point, course::Course, late::sold, normal::TENTH};

/// Up to so many minutes a level is short.
pub const SHORT: f64 = 40.0;
/// From so many minutes on a level is long.
pub const LONG: f64 = 60.0;

/// The average stack in big blinds late in an event with long levels.
pub const AVERAGE: f64 = 43.0;
/// With shorter levels it is less, by this power of how much shorter they are.
pub const AVERAGE_POWER: f64 = 0.7;
/// Big blinds in play, all together, when an event with short levels ends.
pub const END_SHORT: f64 = 40.0;
/// The same with long levels; evenly between the two with levels between.
pub const END_LONG: f64 = 88.0;
/// How the average leaves the starting stack and comes to [`average`]: between two straight lines, the higher the
/// sharper the bend.
pub const BEND: f64 = 1.5;
/// How far the average is off late in an event: one standard deviation of its logarithm.
pub const AVERAGE_SPREAD: f64 = 0.29;
/// How far the big blinds at the end are off: one in ten is more, by this logarithm.
pub const END_EARLY: f64 = 0.54;
/// How far the big blinds at the end are off: one in ten is less, by this logarithm.
pub const END_LATE: f64 = 0.69;
/// How much of what a field is ahead or behind stays so to the end.
pub const LASTS: f64 = 0.5;
/// In how many levels the rest of it falls to a third (1/e).
pub const FADES: f64 = 6.0;
/// So many entries are sold after the start for each one before it, where nothing else is known.
pub const AFTER_THE_START: f64 = 0.35;
/// How far that is off from event to event: one standard deviation of its logarithm.
pub const LATE_SPREAD: f64 = 0.6;
/// What is known of it beforehand counts as much as having watched this part of the time in which entries are sold.
pub const WATCHED: f64 = 0.25;

/// The average stack in big blinds late in an event whose levels are so many minutes long.
pub fn average(minutes: f64) -> f64 {
    AVERAGE * libm::pow((minutes / LONG).clamp(0.01, 1.0), AVERAGE_POWER)
}

/// Big blinds in play, all together, when an event ends whose last levels are so many minutes long.
pub fn end(minutes: f64) -> f64 {
    let part = libm::log(minutes.max(1.0) / SHORT) / libm::log(LONG / SHORT);
    END_SHORT * libm::pow(END_LONG / END_SHORT, part.clamp(0.0, 1.0))
}

/// The curve of one event.
pub(super) struct Model<'a> {
    event: &'a Event<'a>,
    course: &'a Course,
    start: Moment,
    /// By how much the logarithm of the average is above the curve at the start.
    ahead: f64,
    /// How much of that lasts: it tells of this field only as far as somebody is out.
    lasts: f64,
    /// How far the logarithm of all chips may be off once entries are closed: one standard deviation.
    chips_spread: f64,
}

/// Where the curve starts.
#[derive(Clone, Copy)]
struct Moment {
    /// Levels played.
    played: f64,
    entries: f64,
    chips: f64,
    left: f64,
}

impl<'a> Model<'a> {
    /// None where there are no players or no chips.
    pub(super) fn of(event: &'a Event<'a>, course: &'a Course) -> Option<Self> {
        let start = if let Some(Now { level, left, entries, chips }) = event.now {
            Moment { played: (level - 1.0).max(0.0), entries, chips, left }
        } else {
            let entries = sold(event.entries.middle, event.late, 0.0);
            Moment { played: 0.0, entries, chips: entries * event.stack, left: entries }
        };
        let numbers = [start.entries, start.chips, start.left, event.entries.low, event.stack];
        if !numbers.iter().all(|number| number.is_finite() && *number > 0.0) {
            return None;
        }
        let chips_spread = libm::log(event.entries.high / event.entries.low) / (2.0 * TENTH);
        let mut model = Self { event, course, start, ahead: 0.0, lasts: 0.0, chips_spread };
        let average = libm::log(start.chips / start.left);
        model.ahead = average - model.usual_average(start.played);
        model.lasts = LASTS * (1.0 - (start.left / start.entries).min(1.0));
        Some(model)
    }

    /// What is known of the moment after so many levels.
    pub(super) fn at(&self, played: f64) -> Point {
        let kept = self.kept(played);
        let (entries, chips) = self.sold(played);
        let left = libm::log(chips) - self.usual_average(played) - self.ahead * kept;
        let left = left.min(libm::log(entries));
        let share = libm::exp(left) / entries;
        // Of a field that is nearly whole not more can be off than has gone.
        let gone = f64::min(1.0, (1.0 - share) / share);
        let sold = self.chips_spread * self.closed(played);
        let off = AVERAGE_SPREAD * libm::sqrt(1.0 - kept * kept);
        let spread = libm::hypot(off * gone, sold);

        let minutes = self.course.length(played);
        let house = self.event.house;
        let aim = libm::log(end(minutes) / average(minutes)) + house.end - house.average;
        let side = if left > aim { END_EARLY } else { END_LATE } / TENTH;
        let last_tables = libm::sqrt(side * side - AVERAGE_SPREAD * AVERAGE_SPREAD);
        let over = (aim - left) / libm::hypot(last_tables, libm::hypot(off, sold));
        Point { at: played, left, spread, over }
    }

    /// The logarithm of the average stack in chips that is usual after so many levels.
    fn usual_average(&self, played: f64) -> f64 {
        let (entries, chips) = self.sold(played);
        let big = self.course.big(played);
        let started = libm::log(chips / entries) - big;
        let late = libm::log(average(self.course.length(played))) + self.event.house.average;
        big + libm::log(libm::exp(BEND * started) + libm::exp(BEND * late)) / BEND
    }

    /// Entries sold after so many levels, and the chips that they brought.
    fn sold(&self, played: f64) -> (f64, f64) {
        let Moment { entries, chips, .. } = self.start;
        let more = (self.event.entries.middle - entries).max(0.0) * self.closed(played);
        (entries + more, chips + more * self.event.stack)
    }

    /// How much of what is sold from the start on is sold after so many levels.
    fn closed(&self, played: f64) -> f64 {
        let open = self.event.late - self.start.played;
        if open <= 0.0 { 1.0 } else { ((played - self.start.played) / open).clamp(0.0, 1.0) }
    }

    /// How much of what the field was ahead at the start is left after so many levels.
    fn kept(&self, played: f64) -> f64 {
        let fades = libm::exp(-(played - self.start.played).max(0.0) / FADES);
        self.lasts + (1.0 - self.lasts) * fades
    }
}
