//! How an event will go on: how many players are left when, and when it ends.
//!
//! Nothing of an event hangs on a forecast, so it is reckoned in fractions. What it stands on, how good it is
//! and what it cannot know is in `docs/forecast.md`; the constants are in [`model`].
//!
//! ```
//! use bottone_forecast::forecast::{Event, Forecast};
//! use bottone_rules::rules::{chips::Chips, ending::Step};
//!
//! let steps: Vec<Step> = [100, 200, 300, 400, 600, 800, 1_000, 1_500]
//!     .map(|big| Step { stake: Chips::new(big), minutes: 20, rest: 0 })
//!     .into();
//! let forecast = Forecast::of(&Event::new(&steps, 20_000.0, 75.0)).unwrap();
//! let end = forecast.clock(forecast.end());
//! assert!(end.low < end.middle && end.middle < end.high);
//! ```

mod course;
mod house;
mod late;
pub mod model;
mod normal;

use std::ops::Range;

use course::Course;
pub use house::{House, Past, above};
pub use late::{Late, sold};
use model::Model;
use normal::{TENTH, below};

use crate::rules::ending::Step;

/// A number that is not known: eight times in ten it lies between `low` and `high`, half the time below `middle`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Band {
    /// One time in ten it is less.
    pub low: f64,
    /// As often more as less.
    pub middle: f64,
    /// One time in ten it is more.
    pub high: f64,
}

impl Band {
    /// A number that is known.
    pub const fn known(number: f64) -> Self {
        Self { low: number, middle: number, high: number }
    }

    fn map(self, of: impl Fn(f64) -> f64) -> Self {
        Self { low: of(self.low), middle: of(self.middle), high: of(self.high) }
    }
}

/// Where play stands: the last count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Now {
    /// Levels count from 1; the fraction is the part of the level that is played.
    pub level: f64,
    pub left: f64,
    /// Entries up to now, re-entries included.
    pub entries: f64,
    /// Chips in play now.
    pub chips: f64,
}

/// An event, as far as a forecast looks at it.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// The levels from the first.
    pub steps: &'a [Step],
    /// Entries that there will have been in the end, re-entries included.
    pub entries: Band,
    /// Chips that each of those entries brings, with rebuys and add-ons.
    pub stack: f64,
    /// Levels during which entries are sold, from the first.
    pub late: f64,
    /// Where play stands. None: before the start.
    pub now: Option<Now>,
    /// How the house's events differ from others.
    pub house: House,
}

impl<'a> Event<'a> {
    /// An event that has not begun, of which nothing else is known.
    pub const fn new(steps: &'a [Step], stack: f64, entries: f64) -> Self {
        let entries = Band::known(entries);
        Self { steps, entries, stack, late: 0.0, now: None, house: House::UNKNOWN }
    }
}

/// How an event will go on. Places in time are levels from 1, the fraction being the part that is played.
#[derive(Clone, Debug)]
pub struct Forecast {
    course: Course,
    /// Every [`GRAIN`]th of a level from where play stands until nobody can doubt that it is over.
    points: Vec<Point>,
    end: Band,
}

/// What is known of one moment.
#[derive(Clone, Copy, Debug)]
struct Point {
    /// Levels played.
    at: f64,
    /// The logarithm of the chips in play.
    chips: f64,
    /// The logarithm of the players left, in the middle.
    left: f64,
    /// How far that may be off: one standard deviation.
    spread: f64,
    /// How far beyond the moment at which the event ends in the middle, in standard deviations.
    over: f64,
}

/// Points a level.
const GRAIN: f64 = 8.0;
/// So many levels are looked ahead: beyond it no event goes on.
const MOST_LEVELS: f64 = 150.0;
/// Beyond so many standard deviations it is over.
const SURELY: f64 = 3.5;
/// Where nothing is in doubt, the deviation that is reckoned with.
const SHARP: f64 = 1e-3;

impl Forecast {
    /// The forecast of `event`; none where there are no blinds, chips or players to reckon with.
    pub fn of(event: &Event<'_>) -> Option<Self> {
        let course = Course::of(event.steps)?;
        let model = Model::of(event, &course)?;
        let start = event.now.map_or(0.0, |now| (now.level - 1.0).max(0.0));
        let mut points: Vec<Point> = Vec::new();
        let mut at = start;
        while at < start + MOST_LEVELS {
            let mut point = model.at(at);
            // Nobody comes back once the doors are shut.
            if let Some(before) = points.last().filter(|before| before.at >= event.late) {
                point.left = point.left.min(before.left);
            }
            points.push(point);
            if point.over > SURELY {
                break;
            }
            at += 1.0 / GRAIN;
        }
        let mut forecast = Self { course, points, end: Band::default() };
        forecast.end = forecast.when(|point| point.over);
        Some(forecast)
    }

    /// When the event ends if it is played out, in levels.
    pub const fn end(&self) -> Band {
        self.end
    }

    /// How many players are left at `level`; one where the event is over in the middle.
    pub fn left(&self, level: f64) -> Band {
        let [low, middle, high] = [-TENTH, 0.0, TENTH].map(|sds| self.left_off(level, sds));
        Band { low, middle, high }
    }

    /// The average stack at `level`, in chips, where as many standard deviations fewer are left than in the middle.
    pub fn average(&self, level: f64, deviations: f64) -> f64 {
        let left = self.left_off(level, -deviations).max(1.0);
        self.point(level).map_or(0.0, |point| libm::exp(point.chips) / left)
    }

    /// How many players are left at `level` where it is so many standard deviations more than in the middle.
    fn left_off(&self, level: f64, deviations: f64) -> f64 {
        let Some((first, point)) = self.points.first().zip(self.point(level)) else { return 0.0 };
        let most = libm::exp(first.left.max(point.left));
        libm::exp(point.left + deviations * point.spread).max(1.0).min(most)
    }

    fn point(&self, level: f64) -> Option<&Point> {
        self.points.iter().find(|point| point.at >= level - 1.0).or(self.points.last())
    }

    /// When no more than `players` are left, in levels; none where it is so already.
    pub fn down_to(&self, players: f64) -> Option<Band> {
        let aim = libm::log(players.max(1.0));
        let first = self.points.first()?;
        if first.left <= aim {
            return None;
        }
        let reached = self.when(|point| (aim - point.left) / point.spread.max(SHARP));
        let end = self.end;
        Some(Band {
            low: reached.low.min(end.low),
            middle: reached.middle.min(end.middle),
            high: reached.high.min(end.high),
        })
    }

    /// Minutes of the clock from the start of the event until these levels, breaks included. Nights between
    /// days are not.
    pub fn clock(&self, levels: Band) -> Band {
        levels.map(|level| self.minutes(level))
    }

    /// Minutes of the clock from the start until `level`, breaks included: at the beginning of a level the
    /// break before it is over.
    pub fn minutes(&self, level: f64) -> f64 {
        self.course.minutes(level - 1.0)
    }

    /// The levels that begin after the moment at which play stands and before the end, late in the band.
    pub fn levels_to_come(&self) -> Range<u32> {
        let start = self.points.first().map_or(0.0, |point| point.at);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "1 to a million"
        )]
        let whole = |level: f64| level.clamp(1.0, 1e6) as u32;
        whole(libm::floor(start) + 2.0)..whole(libm::floor(self.end.high)) + 1
    }

    /// When that has come about of which `over` says how far a point is beyond its middle, in standard
    /// deviations; what has come about stays so. That it has not yet is known.
    fn when(&self, over: impl Fn(&Point) -> f64) -> Band {
        let mut most = f64::NEG_INFINITY;
        let chances = self.points.iter().map(|point| {
            most = most.max(over(point));
            (point.at, below(most))
        });
        let chances: Vec<(f64, f64)> = chances.collect();
        let (Some(&(_, already)), Some(&(last, _))) = (chances.first(), chances.last()) else {
            return Band::default();
        };
        let level = |share: f64| {
            let wanted = already + share * (1.0 - already);
            let pair = chances.windows(2).find(|pair| pair[1].1 >= wanted);
            let played = pair.map_or(last, |pair| {
                let [(from, before), (to, then)] = [pair[0], pair[1]];
                from + (to - from) * ((wanted - before) / (then - before)).clamp(0.0, 1.0)
            });
            played + 1.0
        };
        Band { low: level(0.1), middle: level(0.5), high: level(0.9) }
    }
}
