//! The forecast of an event: the number of players left at each time, and the end.
//!
//! Nothing in an event depends on a forecast, so it is computed in fractions. `docs/guide/forecast.md` has
//! its sources, its quality and its limits; the constants are in [`model`].
//!
//! ```
//! use bottone_forecast::{Forecast, ForecastInput};
//! use bottone_base::chips::Chips;
//! use bottone_rules::ending::LevelLength;
//!
//! let steps: Vec<LevelLength> = [100, 200, 300, 400, 600, 800, 1_000, 1_500]
//!     .map(|big| LevelLength { stake: Chips::new(big), minutes: 20, rest: 0 })
//!     .into();
//! let forecast = Forecast::of(&ForecastInput::new(&steps, 20_000.0, 75.0)).unwrap();
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
pub use house::{HouseFactors, PastEvent, log_ratio};
pub use late::{EntryCourse, sold};
use model::Model;
use normal::{TENTH, below};

use bottone_rules::ending::LevelLength;

/// An uncertain number: it is between `low` and `high` in eight of ten cases, and below `middle` in
/// half of them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Band {
    /// The value with one case in ten below.
    pub low: f64,
    /// The median.
    pub middle: f64,
    /// The value with one case in ten above.
    pub high: f64,
}

impl Band {
    /// Returns a certain number.
    pub const fn certain(number: f64) -> Self {
        Self { low: number, middle: number, high: number }
    }

    fn map(self, of: impl Fn(f64) -> f64) -> Self {
        Self { low: of(self.low), middle: of(self.middle), high: of(self.high) }
    }
}

/// The state of play: the last count.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayState {
    /// The level, counted from 1; the fraction is the part of the level already played.
    pub level: f64,
    pub left: f64,
    /// The entries so far, including re-entries.
    pub entries: f64,
    /// The chips in play now.
    pub chips: f64,
}

/// The data about an event for a forecast.
#[derive(Clone, Copy, Debug)]
pub struct ForecastInput<'a> {
    /// The levels from the first.
    pub steps: &'a [LevelLength],
    /// The final number of entries, including re-entries.
    pub entries: Band,
    /// The chips that each of those entries brings, with rebuys and add-ons.
    pub stack: f64,
    /// The number of levels with open registration, from the first.
    pub late: f64,
    /// The state of play; `None` before the start.
    pub now: Option<PlayState>,
    /// The differences of the house's events from others.
    pub house: HouseFactors,
}

impl<'a> ForecastInput<'a> {
    /// Returns an event that has not begun, without other data.
    pub const fn new(steps: &'a [LevelLength], stack: f64, entries: f64) -> Self {
        let entries = Band::certain(entries);
        Self { steps, entries, stack, late: 0.0, now: None, house: HouseFactors::UNKNOWN }
    }
}

/// The forecast of an event. Times are levels from 1; the fraction is the part already played.
#[derive(Clone, Debug)]
pub struct Forecast {
    course: Course,
    /// The points at every [`GRAIN`]th of a level, from the state of play until the event is surely
    /// over.
    points: Vec<ForecastPoint>,
    end: Band,
}

/// The forecast for one moment.
#[derive(Clone, Copy, Debug)]
struct ForecastPoint {
    /// The levels played.
    at: f64,
    /// The logarithm of the chips in play.
    chips: f64,
    /// The logarithm of the median number of players left.
    left: f64,
    /// The uncertainty of that: one standard deviation.
    spread: f64,
    /// The distance beyond the median end of the event, in standard deviations.
    over: f64,
}

/// The number of points in a level.
const GRAIN: f64 = 8.0;
/// The most levels to look ahead: no event goes on beyond it.
const MOST_LEVELS: f64 = 150.0;
/// The number of standard deviations beyond which the event is over.
const SURELY: f64 = 3.5;
/// The standard deviation used for a certain value.
const SHARP: f64 = 1e-3;

impl Forecast {
    /// Computes the forecast of `event`; `None` if there are no blinds, chips or players.
    pub fn of(event: &ForecastInput<'_>) -> Option<Self> {
        let course = Course::of(event.steps)?;
        let model = Model::of(event, &course)?;
        let start = event.now.map_or(0.0, |now| (now.level - 1.0).max(0.0));
        let mut points: Vec<ForecastPoint> = Vec::new();
        let mut at = start;
        while at < start + MOST_LEVELS {
            let mut point = model.at(at);
            // No player comes back after the close of registration.
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
        forecast.end = forecast.time_of(|point| point.over);
        Some(forecast)
    }

    /// Returns the end of the event if it is played out, in levels.
    pub const fn end(&self) -> Band {
        self.end
    }

    /// Returns the number of players left at `level`; one if the event is over in the median case.
    pub fn players_left(&self, level: f64) -> Band {
        let [low, middle, high] =
            [-TENTH, 0.0, TENTH].map(|sds| self.players_left_at_deviation(level, sds));
        Band { low, middle, high }
    }

    /// Returns the average stack at `level`, in chips, if this many standard deviations fewer than
    /// the median are left.
    pub fn average(&self, level: f64, deviations: f64) -> f64 {
        let left = self.players_left_at_deviation(level, -deviations).max(1.0);
        self.point(level).map_or(0.0, |point| libm::exp(point.chips) / left)
    }

    /// Returns the number of players left at `level`, this many standard deviations above the
    /// median.
    fn players_left_at_deviation(&self, level: f64, deviations: f64) -> f64 {
        let Some((first, point)) = self.points.first().zip(self.point(level)) else { return 0.0 };
        let most = libm::exp(first.left.max(point.left));
        libm::exp(point.left + deviations * point.spread).max(1.0).min(most)
    }

    fn point(&self, level: f64) -> Option<&ForecastPoint> {
        self.points.iter().find(|point| point.at >= level - 1.0).or(self.points.last())
    }

    /// Returns the level at which no more than `players` are left; `None` if that is so already.
    pub fn down_to(&self, players: f64) -> Option<Band> {
        let aim = libm::log(players.max(1.0));
        let first = self.points.first()?;
        if first.left <= aim {
            return None;
        }
        let reached = self.time_of(|point| (aim - point.left) / point.spread.max(SHARP));
        let end = self.end;
        Some(Band {
            low: reached.low.min(end.low),
            middle: reached.middle.min(end.middle),
            high: reached.high.min(end.high),
        })
    }

    /// Returns the minutes of the clock from the start of the event to these levels. Breaks are
    /// included, nights between days are not.
    pub fn clock(&self, levels: Band) -> Band {
        levels.map(|level| self.minutes(level))
    }

    /// Returns the minutes of the clock from the start to `level`, including breaks: at the start
    /// of a level the break before it is over.
    pub fn minutes(&self, level: f64) -> f64 {
        self.course.minutes(level - 1.0)
    }

    /// Returns the levels that begin after the current moment and before the end, late in the band.
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

    /// Returns the time of an occurrence, where `over` is the distance of a point beyond its median
    /// in standard deviations. An occurrence stays, and it is known not to be in the past.
    fn time_of(&self, over: impl Fn(&ForecastPoint) -> f64) -> Band {
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
