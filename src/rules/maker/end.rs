//! When an event ends, by the plain rule: its structure, its chips and nothing else.

use super::{
    log::log2,
    schedule::{LEVEL, Position, Schedule},
    stake,
};
use crate::rules::{chips::Chips, levels::Structure};

/// Big blinds in play when an event ends, in the middle of real events: 31 played ends of 2005 to 2026
/// (docs/structures.md). Levels of [`SHORT`] minutes and less; of [`LONG`] and more; evenly between.
const IN_PLAY: (u64, u64) = (40, 88);
const SHORT: u64 = 40;
const LONG: u64 = 60;

/// One event in ten ends with more than so many thousandths of that in play, and one with less.
const EARLY: u64 = 1_716;
const LATE: u64 = 502;
/// The same of one in four.
const QUITE_EARLY: u64 = 1_329;
const QUITE_LATE: u64 = 696;

/// How the last steps go on behind the last level: so many of them are taken, and their mean is at least and at most so
/// much, in thousandths.
const LAST_STEPS: usize = 4;
const GOES_ON: (u64, u64) = (1_083, 1_649);

/// When an event ends, in minutes from its start, breaks included.
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

impl End {
    /// By the plain rule, where these chips are in play.
    fn of(structure: &Structure, total: Chips) -> Self {
        let schedule = Schedule::of_structure(structure);
        let stakes: Vec<i64> =
            structure.levels().map(|(.., level)| log2(stake(level).get())).collect();
        let at = |thousandths| {
            let aim =
                last_stake(total, middle_minutes(&schedule)) - log2(thousandths) + log2(1_000);
            schedule.clock(reached(&stakes, aim))
        };
        Self {
            low: at(EARLY),
            early: at(QUITE_EARLY),
            middle: at(1_000),
            late: at(QUITE_LATE),
            high: at(LATE),
        }
    }
}

/// When an event of this structure ends, with so many stacks sold: low, middle and high.
pub fn plain_end(structure: &Structure, entries: u32) -> End {
    End::of(structure, structure.starting_stack.times(entries.into()))
}

/// The big blind at which an event with these chips ends in the middle, as a logarithm.
pub(super) fn last_stake(total: Chips, minutes: u16) -> i64 {
    let (short, long) = (log2(IN_PLAY.0), log2(IN_PLAY.1));
    let minutes = u64::from(minutes).clamp(SHORT, LONG);
    let (part, whole) = (log2(minutes) - log2(SHORT), log2(LONG) - log2(SHORT));
    log2(total.get()) - (short + (long - short) * part / whole)
}

/// How long the levels are: the one in the middle of all.
fn middle_minutes(schedule: &Schedule) -> u16 {
    let mut all: Vec<u16> = (0..schedule.count()).map(|at| schedule.minutes(at)).collect();
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

/// Where the stakes, which are logarithms, have risen to `aim`. A level's own stake is that of its middle.
pub(super) fn reached(stakes: &[i64], aim: i64) -> Position {
    let Some((&first, &last)) = stakes.first().zip(stakes.last()) else { return 0 };
    if first > aim {
        return LEVEL / 2;
    }
    let at = stakes.windows(2).position(|pair| pair[0] <= aim && aim < pair[1]);
    match at {
        Some(level) => crossing(level, stakes[level], stakes[level + 1], aim),
        None if last > aim => LEVEL / 2,
        None => beyond(stakes, aim),
    }
}

/// Between the middles of the level that is `level`, from 0, and of the one behind it.
pub(super) fn crossing(level: usize, from: i64, to: i64, aim: i64) -> Position {
    let middle = u32::try_from(level).unwrap_or_default() * LEVEL + LEVEL / 2;
    let part = (aim - from) * i64::from(LEVEL) / (to - from).max(1);
    middle + u32::try_from(part).unwrap_or_default()
}

/// Behind the last level the steps go on as the last ones did.
fn beyond(stakes: &[i64], aim: i64) -> Position {
    let last = stakes.len() - 1;
    let back = LAST_STEPS.min(last);
    let (slowest, fastest) = (log2(GOES_ON.0) - log2(1_000), log2(GOES_ON.1) - log2(1_000));
    let count = i64::try_from(back).unwrap_or(1).max(1);
    let step = ((stakes[last] - stakes[last - back]) / count).clamp(slowest, fastest);
    crossing(last, stakes[last], stakes[last] + step, aim)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::levels::{Break, BreakName, Level, Row};

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
}
