//! What is assumed of all events, and the curve that follows from it.
//!
//! When an event ends is for the plain rule ([`ending`]). Late in an event the average stack is a number of big
//! blinds, by how long levels are. A field that is ahead of that or behind it comes back to it, half of the way, and moves the end.
//! `docs/forecast.md` has the figures.

use super::{
    Event, Now, Point,
    course::{Course, natural},
    late::sold,
    normal::TENTH,
};
use crate::rules::ending::{self, Sides};

/// From so many minutes on a level is long.
pub const LONG: f64 = 60.0;
/// The average stack late in an event with long levels as a level begins, in the big blinds of that level.
pub const AVERAGE: f64 = 43.0;
/// With shorter levels it is less, by this power of how much shorter they are.
pub const AVERAGE_POWER: f64 = 0.7;
/// How the average leaves the starting stack and comes to [`average`]: between two straight lines, the higher the
/// sharper the bend.
pub const BEND: f64 = 1.5;
/// How far the average is off late in an event: one standard deviation of its logarithm.
pub const AVERAGE_SPREAD: f64 = 0.29;
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

/// The average stack in big blinds late in an event whose levels are so many minutes long, as one of them begins.
pub fn average(minutes: u16) -> f64 {
    AVERAGE * libm::pow((f64::from(minutes) / LONG).clamp(0.01, 1.0), AVERAGE_POWER)
}

/// Big blinds in play, all together, when an event of so many entries ends whose last levels are so many minutes long, by
/// the plain rule.
pub fn end(minutes: u16, entries: f64) -> f64 {
    libm::exp(natural(ending::in_play(minutes, whole(entries))))
}

/// How far the big blinds at the end are off by the plain rule, as one standard deviation of their logarithm: where more
/// are in play than in the middle, and where fewer are.
fn end_spread(entries: f64, more: bool) -> f64 {
    let Sides { low, high, .. } = Sides::of(whole(entries));
    libm::fabs(natural(if more { low } else { high })) / TENTH
}

/// A number of entries, of which there is one at least.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
fn whole(entries: f64) -> u32 {
    (libm::round(entries) as u32).max(1)
}

/// The curve of one event.
pub(super) struct Model<'a> {
    event: &'a Event<'a>,
    course: &'a Course,
    start: Moment,
    /// By how much the logarithm of the average is above the curve at the start.
    ahead: f64,
    /// The part of the field that is out at the start: only so far does it tell anything of this field.
    out: f64,
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
        let mut model = Self { event, course, start, ahead: 0.0, out: 0.0, chips_spread };
        let average = libm::log(start.chips / start.left);
        model.ahead = average - model.usual_average(start.played);
        model.out = 1.0 - (start.left / start.entries).min(1.0);
        Some(model)
    }

    /// What is known of the moment after so many levels.
    pub(super) fn at(&self, played: f64) -> Point {
        let kept = self.kept(played);
        let (entries, chips) = self.sold(played);
        let chips = libm::log(chips);
        let left = chips - self.usual_average(played) - self.ahead * kept;
        let left = left.min(libm::log(entries));
        let share = libm::exp(left) / entries;
        // Of a field that is nearly whole not more can be off than has gone.
        let gone = f64::min(1.0, (1.0 - share) / share);
        let sold = self.chips_spread * self.closed(played);
        // Who goes out goes by chance: of few players more may be off, until the curve has pulled them back.
        let chance = f64::max(0.0, libm::exp(-left) - 1.0 / self.start.left);
        let counted = libm::hypot(off(kept) * gone, kept * libm::sqrt(chance));
        let spread = libm::hypot(counted, sold);

        let told = kept * self.out;
        let in_play = chips - self.course.big(played) - self.ahead * told;
        let all = self.event.entries.middle;
        let aim =
            natural(ending::in_play(self.course.length(played), whole(all))) + self.event.house.end;
        let side = end_spread(all, in_play > aim);
        let last_tables = libm::sqrt(side * side - AVERAGE_SPREAD * AVERAGE_SPREAD);
        let over = (aim - in_play) / libm::hypot(last_tables, libm::hypot(off(told), sold));
        Point { at: played, chips, left, spread, over }
    }

    /// The logarithm of the average stack in chips that is usual after so many levels.
    fn usual_average(&self, played: f64) -> f64 {
        let (entries, chips) = self.sold(played);
        let big = self.course.big_that_begins(played);
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
        let lasts = LASTS * self.out;
        lasts + (1.0 - lasts) * fades
    }
}

/// How far the average is off where this part of what a count said is left: one standard deviation of its logarithm.
fn off(kept: f64) -> f64 {
    AVERAGE_SPREAD * libm::sqrt(1.0 - kept * kept)
}
