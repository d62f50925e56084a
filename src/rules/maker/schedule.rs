//! When each level begins: positions in levels and minutes on the clock.

use std::ops::Range;

use super::wish::{When, Wish};
use crate::rules::{
    ending::{LEVEL, Position},
    levels::BreakName,
};

/// Levels beyond the wished end that are made all the same: one event in ten lasts longer than about that.
const BEYOND: u32 = 3;

/// The levels with their lengths and the pauses behind them.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    levels: Vec<Slot>,
}

#[derive(Clone, Debug)]
struct Slot {
    /// When it begins, in minutes from the start.
    starts: u32,
    minutes: u16,
    /// The pause before it.
    pause: Option<(u16, BreakName)>,
}

impl Schedule {
    /// As many levels as an end after so many minutes needs, and some more.
    pub(super) fn until(wish: &Wish, end: u32) -> Self {
        let mut levels: Vec<Slot> = Vec::new();
        let mut starts = 0;
        let mut beyond = 0;
        let mut taken = vec![false; wish.breaks.len()];
        for number in 1_u32.. {
            let before = levels.last().map(|slot: &Slot| slot.starts + u32::from(slot.minutes));
            let pause = before.and_then(|over| pause_after(wish, number - 1, over, &mut taken));
            starts = before.unwrap_or(starts)
                + pause.as_ref().map_or(0, |(minutes, _)| u32::from(*minutes));
            let minutes = wish.locked.get(&number).map_or(wish.minutes, |level| level.minutes);
            levels.push(Slot { starts, minutes, pause });
            beyond += u32::from(starts >= end);
            let last_locked = wish.locked.keys().next_back().copied().unwrap_or(0);
            let enough = beyond >= BEYOND && number >= last_locked;
            if enough || number >= super::wish::MOST_LEVELS {
                break;
            }
        }
        Self { levels }
    }

    /// Keeps so many levels at most.
    pub(super) fn keep(&mut self, levels: usize) {
        self.levels.truncate(levels);
    }

    /// How many levels there are.
    pub(super) fn count(&self) -> usize {
        self.levels.len()
    }

    /// How long the level lasts that is `at`, from 0.
    pub(super) fn minutes(&self, at: usize) -> u16 {
        self.levels.get(at).map_or(0, |slot| slot.minutes)
    }

    /// The pause before the level that is `at`.
    pub(super) fn pause_before(&self, at: usize) -> Option<(u16, BreakName)> {
        self.levels.get(at)?.pause.clone()
    }

    /// Is there a pause before the level that is `at`?
    pub(super) fn pauses_before(&self, at: usize) -> bool {
        self.levels.get(at).is_some_and(|slot| slot.pause.is_some())
    }

    /// The positions whose minute on the clock is at most so many from `end`.
    pub(super) fn positions_near(&self, end: u32, minutes: u32) -> Range<Position> {
        // The clock is told in whole minutes: half of one belongs to each.
        let at = |minute: u32, half: i64| {
            let level = self.level(minute);
            let Some(slot) = self.levels.get(level) else { return 0 };
            let length = i64::from(slot.minutes.max(1));
            let played = i64::from(minute - slot.starts) * i64::from(LEVEL) + half;
            let played = (played + length - 1).div_euclid(length).max(0);
            let last = level + 1 == self.levels.len();
            let played = if last { played } else { played.min(LEVEL.into()) };
            u32::try_from(level).unwrap_or_default() * LEVEL
                + u32::try_from(played).unwrap_or(LEVEL)
        };
        let half = i64::from(LEVEL / 2);
        at(end.saturating_sub(minutes), -half)..at(end + minutes, half)
    }

    /// The level that is played at so many minutes, from 0, or was before the pause.
    fn level(&self, minutes: u32) -> usize {
        self.levels.partition_point(|slot| slot.starts <= minutes).saturating_sub(1)
    }

    /// The position at so many minutes; in a pause it is the beginning of the level behind it.
    pub(super) fn position(&self, minutes: u32) -> Position {
        let level = self.level(minutes);
        let Some(slot) = self.levels.get(level) else { return 0 };
        let played = (minutes - slot.starts) * LEVEL / u32::from(slot.minutes.max(1));
        let last = level + 1 == self.levels.len();
        let whole = u32::try_from(level).unwrap_or_default() * LEVEL;
        whole + if last { played } else { played.min(LEVEL) }
    }
}

/// The pause after the level of this number that is over at `over`: of several the longest.
fn pause_after(
    wish: &Wish,
    number: u32,
    over: u32,
    taken: &mut [bool],
) -> Option<(u16, BreakName)> {
    let here = |(pause, taken): (&super::BreakWish, &mut bool)| {
        let now = match pause.when {
            When::Every(levels) => number.is_multiple_of(levels),
            When::Near(minute) => !*taken && over + u32::from(wish.minutes) / 2 >= minute,
        };
        *taken |= now && matches!(pause.when, When::Near(_));
        now.then(|| (pause.minutes, pause.name.clone()))
    };
    let all: Vec<_> = wish.breaks.iter().zip(taken).filter_map(here).collect();
    all.into_iter().max_by_key(|(minutes, _)| *minutes)
}
