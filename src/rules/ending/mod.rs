//! When an event ends, by the plain rule: from its blinds and its chips, and nothing else.
//!
//! An event ends when a number of big blinds is in play, all together, by how long its levels are. It is the only place
//! that says so: the maker looks for levels that end as wished by it, and the forecast is it as long as nothing was
//! counted. What it stands on is in `docs/forecast.md`.

mod course;
mod log;

pub(in crate::rules) use self::{
    course::crossing,
    log::{log2, log2_of_thousandths},
};
pub use self::{
    course::{Course, LEVEL, Position, Step, stake, steps_of},
    log::OCTAVE,
};
use super::levels::Structure;

/// Big blinds in play when an event ends, in the middle of real events (31 played ends of 2005 to 2026): where
/// levels last [`SHORT`] minutes and less, and where they last [`LONG`] and more; evenly between.
const IN_PLAY: (u64, u64) = (40, 88);
/// What the collection calls shorter are levels of up to 50 minutes.
const SHORT: u16 = 50;
const LONG: u16 = 60;

/// One event in ten ends with more than so many thousandths of that in play.
const EARLY: u64 = 1_818;
/// One event in ten ends with less than so many thousandths of that in play.
const LATE: u64 = 502;
/// The same of one in four.
const QUITE_EARLY: u64 = 1_295;
const QUITE_LATE: u64 = 648;

/// Fields of so many entries and more end alike.
const FIELD: u32 = 60;
/// Smaller ones end with fewer big blinds in play: by this root of how much smaller they are.
const FIELD_ROOT: i64 = 3;

/// When an event ends, in minutes from the start of its first level, breaks included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// One in ten ends earlier.
    pub low: u32,
    /// One in four ends earlier.
    pub early: u32,
    /// As many earlier as later.
    pub middle: u32,
    /// One in four ends later.
    pub late: u32,
    /// One in ten ends later.
    pub high: u32,
}

/// Where an event ends beside the middle, as logarithms of how many times the big blinds of the middle are in play: to the
/// base two, in parts of an [`OCTAVE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// One in ten ends with more.
    pub low: i64,
    /// One in four ends with more.
    pub early: i64,
    /// One in four ends with fewer.
    pub late: i64,
    /// One in ten ends with fewer.
    pub high: i64,
}

impl Sides {
    /// Of an event of so many entries. Small fields scatter more, above all to the late side.
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

/// When an event of this structure ends, with so many stacks sold. At once where it has no blinds.
pub fn plain_end(structure: &Structure, entries: u32) -> End {
    let Some(course) = Course::of(&steps_of(structure)) else { return End::default() };
    let total = log2(structure.starting_stack.times(entries.into()).get());
    let at = |side| {
        let in_play = |minutes| in_play(minutes, entries) + side;
        course.clock(course.reached(|minutes| total - in_play(minutes)))
    };
    let sides = Sides::of(entries);
    End {
        low: at(sides.low),
        early: at(sides.early),
        middle: at(0),
        late: at(sides.late),
        high: at(sides.high),
    }
}

/// How many big blinds are in play when an event of so many entries ends whose last levels are so long: the logarithm to
/// the base two, in parts of an [`OCTAVE`].
pub fn in_play(minutes: u16, entries: u32) -> i64 {
    let (short, long) = (log2(IN_PLAY.0), log2(IN_PLAY.1));
    let [minutes, least, most] =
        [minutes.clamp(SHORT, LONG), SHORT, LONG].map(|minutes| log2(minutes.into()));
    short + (long - short) * (minutes - least) / (most - least) - smaller(entries)
}

/// By how much fewer big blinds are in play at the end of a field of so many entries than of a large one.
fn smaller(entries: u32) -> i64 {
    (log2(FIELD.into()) - log2(entries.min(FIELD).into())) / FIELD_ROOT
}
