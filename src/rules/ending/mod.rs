//! The end of an event by the plain rule: from its blinds and its chips alone.
//!
//! An event ends when its chips are worth a certain number of big blinds. That number depends on
//! the length of its levels. This is the only place with that rule. The maker uses it to find
//! levels that end at the wished time. The forecast equals it until players have been counted.
//! `docs/guide/forecast.md` gives its sources.

mod course;
mod log;

pub use self::{
    course::{Course, LEVEL, LevelLength, Position, crossing, stake, steps_of},
    log::{OCTAVE, log2, log2_of_thousandths},
};
use super::levels::Structure;

/// The median number of big blinds in play at the end of real events (31 played ends of 2005 to
/// 2026). The first is for levels of at most [`SHORT`] minutes, the second for [`LONG`] minutes and
/// more; evenly between.
const IN_PLAY: (u64, u64) = (40, 88);
/// The limit of short levels in the collection: up to 50 minutes.
const SHORT: u16 = 50;
const LONG: u16 = 60;

/// One event in ten ends with more than this many thousandths of that in play.
const EARLY: u64 = 1_818;
/// One event in ten ends with less than this many thousandths of that in play.
const LATE: u64 = 502;
/// One event in four ends with more than this many thousandths of that in play.
const QUITE_EARLY: u64 = 1_295;
const QUITE_LATE: u64 = 648;

/// The number of entries from which the size of the field no longer matters.
const FIELD: u32 = 60;
/// The root that scales smaller fields, which end with fewer big blinds in play.
const FIELD_ROOT: i64 = 3;

/// The end of an event in minutes from the start of its first level, breaks included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EndEstimate {
    /// One event in ten ends earlier.
    pub low: u32,
    /// One event in four ends earlier.
    pub early: u32,
    /// The median.
    pub middle: u32,
    /// One event in four ends later.
    pub late: u32,
    /// One event in ten ends later.
    pub high: u32,
}

/// The spread of the end of an event, as logarithms to the base two in units of one [`OCTAVE`].
/// Each is of the ratio of the big blinds in play to the median.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndSpread {
    /// One event in ten ends with more.
    pub low: i64,
    /// One event in four ends with more.
    pub early: i64,
    /// One event in four ends with fewer.
    pub late: i64,
    /// One event in ten ends with fewer.
    pub high: i64,
}

impl EndSpread {
    /// Returns the spread for an event with this many entries. Small fields scatter more, above all
    /// to the late side.
    pub fn of(entries: u32) -> Self {
        let smaller = smaller(entries);
        Self {
            low: log2_of_thousandths(EARLY) + smaller / 2,
            early: log2_of_thousandths(QUITE_EARLY) + smaller / 4,
            late: log2_of_thousandths(QUITE_LATE) - smaller / 2,
            high: log2_of_thousandths(LATE) - smaller,
        }
    }
}

/// Returns the end of an event of this structure with this many stacks sold. Zero if it has no
/// blinds.
pub fn plain_end(structure: &Structure, entries: u32) -> EndEstimate {
    let Some(course) = Course::of(&steps_of(structure)) else { return EndEstimate::default() };
    let total = log2(structure.starting_stack.times(entries.into()).get());
    let at = |side| {
        let in_play = |minutes| in_play(minutes, entries) + side;
        course.clock(course.reached(|minutes| total - in_play(minutes)))
    };
    let sides = EndSpread::of(entries);
    EndEstimate {
        low: at(sides.low),
        early: at(sides.early),
        middle: at(0),
        late: at(sides.late),
        high: at(sides.high),
    }
}

/// Returns the number of big blinds in play at the end of an event. It depends on the length of the
/// last levels and on the entries. The result is a logarithm to the base two, in units of one
/// [`OCTAVE`].
pub fn in_play(minutes: u16, entries: u32) -> i64 {
    let (short, long) = (log2(IN_PLAY.0), log2(IN_PLAY.1));
    let [minutes, least, most] =
        [minutes.clamp(SHORT, LONG), SHORT, LONG].map(|minutes| log2(minutes.into()));
    short + (long - short) * (minutes - least) / (most - least) - smaller(entries)
}

/// Returns the difference in big blinds in play at the end between a large field and one of this
/// size.
fn smaller(entries: u32) -> i64 {
    (log2(FIELD.into()) - log2(entries.min(FIELD).into())) / FIELD_ROOT
}
