//! The start of each level: positions in levels and minutes on the clock.

use std::ops::Range;

use bottone_rules::{
    ending::{LEVEL, Position},
    levels::BreakName,
};

use super::wish::{BreakTime, StructureWish};

/// The number of levels made beyond the wished end: about one event in ten lasts longer.
const BEYOND: u32 = 3;

/// The levels with their lengths and the breaks after them.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    levels: Vec<Slot>,
}

#[derive(Clone, Debug)]
struct Slot {
    /// The start of the level in minutes from the start of the event.
    starts: u32,
    minutes: u16,
    /// The break before it.
    pause: Option<(u16, BreakName)>,
}

impl Schedule {
    /// Creates the levels needed for an end after this many minutes, and some more.
    pub(super) fn until(wish: &StructureWish, end: u32) -> Self {
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

    /// Keeps at most this many levels.
    pub(super) fn truncate(&mut self, levels: usize) {
        self.levels.truncate(levels);
    }

    /// Returns the number of levels.
    pub(super) fn count(&self) -> usize {
        self.levels.len()
    }

    /// Returns the length in minutes of the level at index `at`, from 0.
    pub(super) fn minutes(&self, at: usize) -> u16 {
        self.levels.get(at).map_or(0, |slot| slot.minutes)
    }

    /// Returns the break before the level at index `at`.
    pub(super) fn pause_before(&self, at: usize) -> Option<(u16, BreakName)> {
        self.levels.get(at)?.pause.clone()
    }

    /// Returns whether there is a break before the level at index `at`.
    pub(super) fn pauses_before(&self, at: usize) -> bool {
        self.levels.get(at).is_some_and(|slot| slot.pause.is_some())
    }

    /// Returns the positions within this many minutes of `end` on the clock.
    pub(super) fn positions_near(&self, end: u32, minutes: u32) -> Range<Position> {
        // The clock counts whole minutes: half a minute on each side belongs to it.
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

    /// Returns the level that is played after this many minutes, from 0, or the one before the
    /// break.
    fn level(&self, minutes: u32) -> usize {
        self.levels.partition_point(|slot| slot.starts <= minutes).saturating_sub(1)
    }

    /// Returns the position after this many minutes; in a break, the start of the next level.
    pub(super) fn position(&self, minutes: u32) -> Position {
        let level = self.level(minutes);
        let Some(slot) = self.levels.get(level) else { return 0 };
        let played = (minutes - slot.starts) * LEVEL / u32::from(slot.minutes.max(1));
        let last = level + 1 == self.levels.len();
        let whole = u32::try_from(level).unwrap_or_default() * LEVEL;
        whole + if last { played } else { played.min(LEVEL) }
    }
}

/// Returns the break after the level of this number that is over at `over`; of several, the
/// longest.
fn pause_after(
    wish: &StructureWish,
    number: u32,
    over: u32,
    taken: &mut [bool],
) -> Option<(u16, BreakName)> {
    let here = |(pause, taken): (&super::BreakWish, &mut bool)| {
        let now = match pause.time {
            BreakTime::Every(levels) => number.is_multiple_of(levels),
            BreakTime::Near(minute) => !*taken && over + u32::from(wish.minutes) / 2 >= minute,
        };
        *taken |= now && matches!(pause.time, BreakTime::Near(_));
        now.then(|| (pause.minutes, pause.name.clone()))
    };
    let all: Vec<_> = wish.breaks.iter().zip(taken).filter_map(here).collect();
    all.into_iter().max_by_key(|(minutes, _)| *minutes)
}
