//! The assumptions about all events, and the resulting curve.
//!
//! The end of an event follows the plain rule ([`ending`]). Late in an event the average stack is a
//! number of big blinds, depending on the length of the levels. A field that is ahead of it or
//! behind returns half of the way, and moves the end. `docs/guide/forecast.md` has the figures.

use bottone_rules::ending::{self, EndSpread};

use super::{
    ForecastInput, ForecastPoint, PlayState,
    course::{Course, natural},
    late::sold,
    normal::TENTH,
};

/// The length from which a level is long, in minutes.
pub const LONG: f64 = 60.0;
/// The average stack late in an event with long levels, in big blinds at the start of a level.
pub const AVERAGE: f64 = 43.0;
/// The exponent by which it is smaller for shorter levels, as a power of their relative length.
pub const AVERAGE_POWER: f64 = 0.7;
/// The sharpness of the bend with which the average leaves the starting stack and approaches
/// [`average`], between two straight lines; higher is sharper.
pub const BEND: f64 = 1.5;
/// The uncertainty of the average late in an event: one standard deviation of its logarithm.
pub const AVERAGE_SPREAD: f64 = 0.29;
/// The fraction of a field's lead or lag that lasts to the end.
pub const LASTS: f64 = 0.5;
/// The number of levels in which the rest of it falls to a third (1/e).
pub const FADES: f64 = 6.0;
/// The usual number of entries sold after the start for each one before it.
pub const AFTER_THE_START: f64 = 0.35;
/// The variation of that between events: one standard deviation of its logarithm.
pub const LATE_SPREAD: f64 = 0.6;
/// The weight of the prior value, as a fraction of the sales time observed.
pub const WATCHED: f64 = 0.25;

/// Returns the average stack late in an event with levels of this many minutes. It is in big blinds
/// at a level's start.
pub fn average(minutes: u16) -> f64 {
    AVERAGE * libm::pow((f64::from(minutes) / LONG).clamp(0.01, 1.0), AVERAGE_POWER)
}

/// Returns the total number of big blinds in play at the end of an event by the plain rule. It
/// depends on the length of the last levels in minutes and on the entries.
pub fn end(minutes: u16, entries: f64) -> f64 {
    libm::exp(natural(ending::in_play(minutes, whole(entries))))
}

/// Returns the uncertainty of the big blinds at the end by the plain rule: one standard deviation
/// of their logarithm. It differs between more and fewer than the median.
fn end_spread(entries: f64, more: bool) -> f64 {
    let EndSpread { low, high, .. } = EndSpread::of(whole(entries));
    libm::fabs(natural(if more { low } else { high })) / TENTH
}

/// Rounds a number of entries to an integer, at least one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
fn whole(entries: f64) -> u32 {
    (libm::round(entries) as u32).max(1)
}

/// The curve of one event.
pub(super) struct Model<'a> {
    event: &'a ForecastInput<'a>,
    course: &'a Course,
    start: CurveStart,
    /// The lead at the start: the logarithm of the average above the curve.
    ahead: f64,
    /// The fraction of the field that is out at the start: the weight of the evidence about this
    /// field.
    out: f64,
    /// The uncertainty of the logarithm of all chips once registration is closed: one standard
    /// deviation.
    chips_spread: f64,
}

/// The start of the curve.
#[derive(Clone, Copy)]
struct CurveStart {
    /// The levels played.
    played: f64,
    entries: f64,
    chips: f64,
    left: f64,
}

impl<'a> Model<'a> {
    /// Creates the model; `None` if there are no players or no chips.
    pub(super) fn of(event: &'a ForecastInput<'a>, course: &'a Course) -> Option<Self> {
        let start = if let Some(PlayState { level, left, entries, chips }) = event.now {
            CurveStart { played: (level - 1.0).max(0.0), entries, chips, left }
        } else {
            let entries = sold(event.entries.middle, event.late, 0.0);
            CurveStart { played: 0.0, entries, chips: entries * event.stack, left: entries }
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

    /// Returns the forecast for the moment after this many levels.
    pub(super) fn at(&self, played: f64) -> ForecastPoint {
        let kept = self.remaining_lead(played);
        let (entries, chips) = self.sold(played);
        let chips = libm::log(chips);
        let left = chips - self.usual_average(played) - self.ahead * kept;
        let left = left.min(libm::log(entries));
        let share = libm::exp(left) / entries;
        // If nearly the whole field is left, the error cannot exceed the number of players gone.
        let gone = f64::min(1.0, (1.0 - share) / share);
        let sold = self.chips_spread * self.closed(played);
        // Bust-outs are random: with few players the error may be larger, until the curve has
        // pulled them back.
        let chance = f64::max(0.0, libm::exp(-left) - 1.0 / self.start.left);
        let counted = libm::hypot(average_deviation(kept) * gone, kept * libm::sqrt(chance));
        let spread = libm::hypot(counted, sold);

        let expected = kept * self.out;
        let in_play = chips - self.course.big(played) - self.ahead * expected;
        let all = self.event.entries.middle;
        let aim =
            natural(ending::in_play(self.course.length(played), whole(all))) + self.event.house.end;
        let side = end_spread(all, in_play > aim);
        let last_tables = libm::sqrt(side * side - AVERAGE_SPREAD * AVERAGE_SPREAD);
        let over = (aim - in_play)
            / libm::hypot(last_tables, libm::hypot(average_deviation(expected), sold));
        ForecastPoint { at: played, chips, left, spread, over }
    }

    /// Returns the logarithm of the usual average stack in chips after this many levels.
    fn usual_average(&self, played: f64) -> f64 {
        let (entries, chips) = self.sold(played);
        let big = self.course.big_blind_at_start(played);
        let started = libm::log(chips / entries) - big;
        let late = libm::log(average(self.course.length(played))) + self.event.house.average;
        big + libm::log(libm::exp(BEND * started) + libm::exp(BEND * late)) / BEND
    }

    /// Returns the entries sold after this many levels, and the chips that they brought.
    fn sold(&self, played: f64) -> (f64, f64) {
        let CurveStart { entries, chips, .. } = self.start;
        let more = (self.event.entries.middle - entries).max(0.0) * self.closed(played);
        (entries + more, chips + more * self.event.stack)
    }

    /// Returns the fraction of the sales after the start that is sold after this many levels.
    fn closed(&self, played: f64) -> f64 {
        let open = self.event.late - self.start.played;
        if open <= 0.0 { 1.0 } else { ((played - self.start.played) / open).clamp(0.0, 1.0) }
    }

    /// Returns the fraction of the field's lead at the start that is left after this many levels.
    fn remaining_lead(&self, played: f64) -> f64 {
        let fades = libm::exp(-(played - self.start.played).max(0.0) / FADES);
        let lasts = LASTS * self.out;
        lasts + (1.0 - lasts) * fades
    }
}

/// Returns the uncertainty of the average when this fraction of a count's evidence is left: one
/// standard deviation of its logarithm.
fn average_deviation(kept: f64) -> f64 {
    AVERAGE_SPREAD * libm::sqrt(1.0 - kept * kept)
}
