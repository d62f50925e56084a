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
pub const EARLY: u64 = 1_818;
/// One event in ten ends with less than so many thousandths of that in play.
pub const LATE: u64 = 502;
/// The same of one in four.
const QUITE_EARLY: u64 = 1_295;
const QUITE_LATE: u64 = 648;

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

/// When an event of this structure ends, with so many stacks sold. At once where it has no blinds.
pub fn plain_end(structure: &Structure, entries: u32) -> End {
    let Some(course) = Course::of(&steps_of(structure)) else { return End::default() };
    let total = log2(structure.starting_stack.times(entries.into()).get());
    let at = |thousandths| {
        let in_play = |minutes| in_play(minutes) + log2_of_thousandths(thousandths);
        course.clock(course.reached(|minutes| total - in_play(minutes)))
    };
    End {
        low: at(EARLY),
        early: at(QUITE_EARLY),
        middle: at(1_000),
        late: at(QUITE_LATE),
        high: at(LATE),
    }
}

/// How many big blinds are in play when an event ends whose last levels are so long: the logarithm to the base two, in
/// parts of an [`OCTAVE`].
pub fn in_play(minutes: u16) -> i64 {
    let (short, long) = (log2(IN_PLAY.0), log2(IN_PLAY.1));
    let [minutes, least, most] =
        [minutes.clamp(SHORT, LONG), SHORT, LONG].map(|minutes| log2(minutes.into()));
    short + (long - short) * (minutes - least) / (most - least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        chips::Chips,
        levels::{Break, BreakName, Level, Row},
    };

    fn structure(minutes: u16, bigs: &[u64]) -> Structure {
        let level = |&big: &u64| {
            let (small, big) = (Chips::new(big / 2), Chips::new(big));
            Row::Level(Level { small, big, minutes, ..Level::default() })
        };
        Structure {
            starting_stack: Chips::new(20_000),
            rows: bigs.iter().map(level).collect(),
            ..Structure::default()
        }
    }

    /// 40 big blinds in play where levels are short, 88 where they are long (shared cases, finish).
    #[test]
    fn it_ends_when_so_many_big_blinds_are_in_play() {
        let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
        // 64 stacks: 1,280,000 chips, 32,000 a fortieth of them: beyond 6,400 by 2.3 steps of at most 1.649.
        let cases = [(2, 1_000, 70), (4, 2_000, 90), (8, 4_000, 110)];
        for (entries, end_stake, minutes) in cases {
            let end = plain_end(&structure(20, &bigs), entries);
            assert_eq!(end_stake, entries * 500);
            assert!(end.middle.abs_diff(minutes + 6) <= 1, "{entries}: {end:?}");
            assert!(end.low < end.middle && end.middle < end.high);
        }
        let long = plain_end(&structure(60, &bigs), 44);
        // 880,000 chips, 10,000 in the end: beyond the last level's middle by log(10/6.4) / log(1.649).
        assert!(long.middle.abs_diff(390 + 53) <= 2, "{long:?}");
    }

    #[test]
    fn a_break_puts_the_end_off() {
        let mut evening = structure(20, &[100, 200, 400, 800, 1_600]);
        let before = plain_end(&evening, 4);
        let pause = Break { minutes: 15, name: BreakName::Break };
        evening.rows.insert(2, Row::Break(pause));
        assert_eq!(plain_end(&evening, 4).middle, before.middle + 15);
    }

    /// Where levels become longer, the one that is played when it ends decides.
    #[test]
    fn the_length_of_the_last_levels_decides() {
        let bigs = [100, 200, 400, 800, 1_600, 3_200, 6_400];
        let mut evening = structure(20, &bigs);
        for row in evening.rows.iter_mut().skip(3) {
            let Row::Level(level) = row else { continue };
            level.minutes = 60;
        }
        // Four stacks: 80,000 chips, 88 big blinds of 909: a fifth of the way from 800 to 1,600 (levels four and five).
        let end = plain_end(&evening, 4);
        assert!(end.middle.abs_diff(60 + 30 + 11) <= 1, "{end:?}");
    }
}
