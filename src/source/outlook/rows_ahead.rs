//! The conversion from levels to times, from the event's present position.

use bottone_base::time::{Span, Timestamp};
use bottone_forecast::Band;
use bottone_tournament::{
    Tournament,
    clock::{ClockStatus, Reading},
};

use super::{StageTime, Time, count, minutes};

/// The present position of the event, and the rows to come.
pub(super) struct RowsAhead<'a> {
    pub(super) t: &'a Tournament,
    at: Timestamp,
    reading: Reading,
    /// The row of each level.
    levels: Vec<usize>,
    /// The levels played.
    pub(super) played: f64,
}

impl<'a> RowsAhead<'a> {
    pub(super) fn of(t: &'a Tournament, at: Timestamp) -> Self {
        let reading = t.clock().read(at);
        let structure = t.clock().structure();
        let levels: Vec<usize> = structure.levels().map(|(row, ..)| row).collect();
        let before = levels.iter().filter(|row| **row < reading.row).count();
        let part = if levels.contains(&reading.row) {
            let length = minutes(t.clock().length(reading.row)).max(1.0);
            (1.0 - minutes(reading.left) / length).clamp(0.0, 1.0)
        } else {
            0.0
        };
        Self { t, at, reading, levels, played: count(before) + part }
    }

    /// Returns the first row that has not begun.
    pub(super) fn next_row(&self) -> usize {
        match self.reading.state {
            ClockStatus::Waiting | ClockStatus::DayOver => self.reading.row,
            _ => self.reading.row.saturating_add(1),
        }
    }

    /// Returns the time when this row begins; `None` if it is on another day.
    pub(super) fn row_start(&self, row: usize) -> Option<Time> {
        self.time(self.t.clock().time_until(row, self.at)?)
    }

    pub(super) fn stage_time(&self, levels: Band) -> StageTime {
        let times = [levels.low, levels.middle, levels.high].map(|level| self.level_time(level));
        let times = if let [Some(low), Some(middle), Some(high)] = times {
            Some([low, middle, high])
        } else {
            None
        };
        StageTime { levels, times }
    }

    fn level_time(&self, level: f64) -> Option<Time> {
        let played = (level - 1.0).max(self.played);
        let begun = |at: usize| count(at) <= played;
        let at = (0..self.levels.len()).rev().find(|at| begun(*at))?;
        let row = *self.levels.get(at)?;
        let clock = self.t.clock();
        let length = clock.length(row);
        let begins = if row > self.reading.row {
            clock.time_until(row, self.at)?
        } else {
            self.reading.left.minus(length)
        };
        self.time(begins.plus(part_of(length, played - count(at))))
    }

    /// Returns the time after this span from now.
    fn time(&self, span: Span) -> Option<Time> {
        match self.reading.state {
            ClockStatus::Waiting => Some(Time::AfterTheStart(span)),
            ClockStatus::DayOver => None,
            ClockStatus::Running | ClockStatus::Paused | ClockStatus::Overtime => {
                Some(Time::At(self.at.after(span)))
            }
        }
    }
}

/// Returns a part of a span, to the second.
fn part_of(span: Span, part: f64) -> Span {
    #[expect(clippy::cast_possible_truncation, reason = "it goes on for no more than months")]
    let secs = (minutes(span) * 60.0 * part.min(1e4)) as i64;
    Span::from_secs(secs)
}
