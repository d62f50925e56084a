//! The tournament clock: a value, not a timer.
//!
//! The clock holds the end of its row, or the time left of it. The level at an instant is computed
//! from that. So the clock is right after a restart, a sleep and a slow frame, without any tick.

mod acts;
mod decide;

use bottone_base::time::{Span, Timestamp};
use bottone_rules::levels::{Level, Row, Structure};
use serde::Serialize;

use super::{Event, Refusal};

pub use acts::{ClockCommand, ClockCommandKind, ClockEvent};
pub(super) use decide::decide;

/// The structure and the position of the clock in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    structure: Structure,
    set: ClockSetting,
    started: bool,
    /// The time when play stopped, if the clock is paused and was not before.
    stopped_at: Option<Timestamp>,
    /// The beginning of the row that the clock was last set to.
    began: Option<Timestamp>,
    /// The beginning of the last break, if it was over when the clock was last set.
    rested: Option<Timestamp>,
    /// The last start, with the end of the dealing before it, if any.
    #[serde(skip)]
    resumed: Option<(Option<Timestamp>, Timestamp)>,
}

/// The last setting of the clock. `row` is always a row that takes time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
enum ClockSetting {
    Running { row: usize, ends_at: Timestamp },
    Paused { row: usize, left: Span },
}

/// The reading of the clock at one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The row that is played, as an index into the structure.
    pub row: usize,
    /// The time left of the row. Never negative: the last level stays at zero.
    pub left: Span,
    /// The state of play.
    pub state: ClockStatus,
}

/// The state of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClockStatus {
    /// Not started yet.
    Waiting,
    Running,
    /// The floor stopped the clock.
    Paused,
    /// The day is over: `row` is the first of the next day.
    DayOver,
    /// The last level is over and play goes on in it.
    Overtime,
}

impl Clock {
    pub(super) fn on_event(&mut self, event: &Event, at: Timestamp) {
        let Event::Clock(event) = event else { return };
        // Events that affect no timing leave the clock as it was set.
        match event {
            ClockEvent::Renamed { name } => return self.structure.name.clone_from(name),
            ClockEvent::StackSet { stack } => return self.structure.starting_stack = *stack,
            _ => {}
        }
        let now = self.read(at);
        let last_play = self.last_play(at);
        let (began, rested) = (self.began(at), self.last_rest(at));
        match event {
            ClockEvent::Started => {
                self.resumed = Some((self.started.then_some(last_play), at));
                self.started = true;
                self.set = ClockSetting::Running { row: now.row, ends_at: at.after(now.left) };
            }
            // Stacks counted after the clock had stopped the dealing stay valid.
            ClockEvent::DayEnded => {
                self.set = ClockSetting::Running { row: now.row, ends_at: last_play }
            }
            ClockEvent::Paused => self.set = ClockSetting::Paused { row: now.row, left: now.left },
            ClockEvent::WentTo { row } => self.set_to(*row, self.length(*row), at),
            ClockEvent::Adjusted { by } => self.set_to(now.row, now.left.plus(*by), at),
            ClockEvent::RowSet { row, to } => self.set_rows([(*row, &**to)], now, at),
            ClockEvent::RowsSet { rows } => {
                self.set_rows(rows.iter().map(|(row, to)| (*row, to)), now, at);
            }
            ClockEvent::RowInserted { row, new } => {
                self.set_to(now.row, now.left, at);
                self.structure.rows.insert((*row).min(self.structure.rows.len()), (**new).clone());
                self.reset_after_change(now, *row);
            }
            ClockEvent::RowRemoved { row } => {
                self.set_to(now.row, now.left, at);
                if *row < self.structure.rows.len() {
                    self.structure.rows.remove(*row);
                }
                self.reset_after_change(now, *row);
            }
            ClockEvent::RowMoved { row, to } => {
                self.set_to(now.row, now.left, at);
                if *row < self.structure.rows.len() {
                    let moved = self.structure.rows.remove(*row);
                    self.structure.rows.insert((*to).min(self.structure.rows.len()), moved);
                }
                self.reset_after_change(now, (*row).min(*to));
            }
            ClockEvent::Replaced { structure } => *self = Self::new((**structure).clone()),
            ClockEvent::Rebased { by } => {
                if let ClockSetting::Running { ends_at, .. } = &mut self.set {
                    *ends_at = ends_at.after(*by);
                }
            }
            ClockEvent::Renamed { .. } | ClockEvent::StackSet { .. } => {}
        }
        let anew = matches!(event, ClockEvent::WentTo { .. })
            || now.state == ClockStatus::Waiting
            || now.state == ClockStatus::DayOver;
        // A setting of the computer's clock leaves the row and its beginning unchanged.
        if !matches!(event, ClockEvent::Rebased { .. }) {
            self.began = Some(if anew { at } else { began });
            self.rested = rested;
        }
        self.stopped_at = match self.set {
            ClockSetting::Running { .. } => None,
            ClockSetting::Paused { .. } => Some(last_play),
        };
    }

    /// Creates the clock in its state before the first start.
    pub(super) fn new(structure: Structure) -> Self {
        let row = structure.rows.iter().position(Row::takes_time).unwrap_or(0);
        let mut clock = Self {
            structure,
            set: ClockSetting::Paused { row, left: Span::ZERO },
            started: false,
            stopped_at: None,
            began: None,
            rested: None,
            resumed: None,
        };
        clock.set = ClockSetting::Paused { row, left: clock.length(row) };
        clock
    }

    /// Returns the structure that is played.
    pub fn structure(&self) -> &Structure {
        &self.structure
    }

    /// Returns whether the clock was ever started.
    pub fn started(&self) -> bool {
        self.started
    }

    /// Returns the reading of the clock at `at`.
    pub fn read(&self, at: Timestamp) -> Reading {
        let (mut row, mut left, state) = match self.set {
            ClockSetting::Running { row, ends_at } => {
                (row, ends_at.since(at), ClockStatus::Running)
            }
            ClockSetting::Paused { row, left } if self.started => (row, left, ClockStatus::Paused),
            ClockSetting::Paused { row, left } => (row, left, ClockStatus::Waiting),
        };
        while left <= Span::ZERO {
            let Some(next) = self.timed_after(row) else {
                let over =
                    if state == ClockStatus::Running { ClockStatus::Overtime } else { state };
                return Reading { row, left: Span::ZERO, state: over };
            };
            if state == ClockStatus::Running && self.day_ends_between(row, next) {
                return Reading { row: next, left: self.length(next), state: ClockStatus::DayOver };
            }
            row = next;
            left = left.plus(self.length(row));
        }
        Reading { row, left, state }
    }

    /// Returns the level that is played, with its number; in a break, the next level.
    pub fn level(&self, at: Timestamp) -> Option<(usize, &Level)> {
        let row = self.read(at).row;
        let mut levels = self.structure.levels();
        levels.find(|(at, ..)| *at >= row).map(|(_, number, level)| (number, level))
    }

    /// Returns whether only stud is played at `at`. The button is frozen then. False for a mix that
    /// changes by hands or orbits within a level: only the table knows its game.
    pub fn is_stud(&self, at: Timestamp) -> bool {
        let games = self.structure.games_at(self.read(at).row);
        !games.is_empty() && games.iter().all(|(variant, _)| variant.is_stud())
    }

    /// Returns the length of a row.
    pub fn length(&self, row: usize) -> Span {
        let minutes = self.structure.rows.get(row).map_or(0, Row::minutes);
        Span::from_minutes(minutes.into())
    }

    /// Returns the time from `at` until `row` begins; `None` if it has begun, or begins on another
    /// day.
    pub fn time_until(&self, row: usize, at: Timestamp) -> Option<Span> {
        let now = self.read(at);
        if self.day_ends_between(now.row, row) {
            return None;
        }
        let between = (now.row.saturating_add(1)..row).map(|row| self.length(row));
        (row > now.row).then(|| between.fold(now.left, Span::plus))
    }

    /// Returns the time left of the last level of a day with another day after it. `None` in any
    /// other row, and between days.
    pub fn left_of_day(&self, at: Timestamp) -> Option<Span> {
        let now = self.read(at);
        let ends = |next| now.state != ClockStatus::DayOver && self.day_ends_between(now.row, next);
        self.timed_after(now.row).filter(|next| ends(*next)).map(|_| now.left)
    }

    /// Returns whether the row at which registration closes is over at `at`. If a day ends there,
    /// registration stays open until play resumes (WSOP tournament rule 12).
    pub fn registration_over(&self, at: Timestamp) -> bool {
        let Some(closes) = self.structure.registration_closes() else { return false };
        let now = self.read(at);
        let overnight =
            now.state == ClockStatus::DayOver && !self.day_ends_between(closes, now.row);
        self.started && now.row > closes && !overnight
    }

    /// Returns the last instant up to `at` at which hands were dealt: the stop of the clock, the
    /// start of the break, the end of the day, or `at` itself.
    pub fn last_play(&self, at: Timestamp) -> Timestamp {
        let now = self.read(at);
        let rests = self.is_break(now.row);
        match self.set {
            ClockSetting::Paused { .. } => self.stopped_at.unwrap_or(at),
            ClockSetting::Running { .. } if rests || now.state == ClockStatus::DayOver => {
                self.began(at).min(at)
            }
            ClockSetting::Running { .. } => at,
        }
    }

    /// Returns the instant since which `span` was played up to `at`. Time with a stopped clock is
    /// not play. `None` if less was played in all.
    pub fn played_for(&self, span: Span, at: Timestamp) -> Option<Timestamp> {
        let last = self.last_play(at);
        let since = last.after(Span::ZERO.minus(span));
        match self.resumed {
            Some((before, resumed)) if since < resumed && resumed <= last => {
                let rest = span.minus(last.since(resumed));
                before.map(|before| before.after(Span::ZERO.minus(rest)))
            }
            _ => Some(since),
        }
    }

    /// Returns the instant since which no hands are dealt at `at`: before the start, in a break,
    /// with a stopped clock, after a day. `None` while hands are dealt.
    pub fn stopped_since(&self, at: Timestamp) -> Option<Timestamp> {
        let now = self.read(at);
        let rests = self.is_break(now.row);
        let deals = !rests && matches!(now.state, ClockStatus::Running | ClockStatus::Overtime);
        (!deals).then(|| self.last_play(at))
    }

    /// Returns the instant from which a count shows the stack of a player at `at`. This is the stop
    /// of play, else the start of the last break, else the start of the level.
    pub fn counts_since(&self, at: Timestamp) -> Timestamp {
        let rested = || self.last_rest(at);
        self.stopped_since(at).or_else(rested).unwrap_or_else(|| self.began(at))
    }

    /// Returns the beginning of the row that is played at `at`; `at` itself before any play.
    fn began(&self, at: Timestamp) -> Timestamp {
        let now = self.read(at);
        match self.set {
            ClockSetting::Running { row, ends_at } if row != now.row => {
                self.chain(row, ends_at, now.row)
            }
            _ => self.began.unwrap_or(at),
        }
    }

    /// Returns the beginning of the last break up to `at`.
    fn last_rest(&self, at: Timestamp) -> Option<Timestamp> {
        let now = self.read(at);
        let (row, ends_at) = match self.set {
            ClockSetting::Running { row, ends_at } => (row, ends_at),
            ClockSetting::Paused { row, .. } => (row, at),
        };
        let last = (row..=now.row).rev().find(|row| self.is_break(*row));
        match last {
            Some(last) if last == row => Some(self.began.unwrap_or(at)),
            Some(last) => Some(self.chain(row, ends_at, last)),
            None => self.rested,
        }
    }

    /// Returns the beginning of `later`, if `row` ends at `ends_at` and the clock is not touched.
    fn chain(&self, row: usize, ends_at: Timestamp, later: usize) -> Timestamp {
        let between = (row.saturating_add(1)..later).map(|row| self.length(row));
        between.fold(ends_at, Timestamp::after)
    }

    fn is_break(&self, row: usize) -> bool {
        matches!(self.structure.rows.get(row), Some(Row::Break(_)))
    }

    /// Returns whether level `number`, or the break after it, is still to come or being played at
    /// `at`.
    pub fn is_at_most_level(&self, number: u16, at: Timestamp) -> bool {
        self.structure.level_number(self.read(at).row) <= usize::from(number)
    }

    /// Returns whether time runs at `at`.
    pub fn runs(&self, at: Timestamp) -> bool {
        matches!(self.read(at).state, ClockStatus::Running | ClockStatus::Overtime)
    }

    /// Returns the first row of which no time has been played. Before the start this is the first
    /// of all; between days, the clock's row.
    fn first_unplayed(&self, at: Timestamp) -> usize {
        let now = self.read(at);
        match now.state {
            _ if !self.started => 0,
            ClockStatus::DayOver => now.row,
            _ => now.row.saturating_add(1),
        }
    }

    /// Sets the clock again after a change of the row at `changed`. Does nothing once part of the
    /// present row was played.
    fn reset_after_change(&mut self, before: Reading, changed: usize) {
        if changed > before.row {
            return;
        }
        if !self.started {
            *self = Self::new(std::mem::take(&mut self.structure));
        } else if before.state == ClockStatus::DayOver {
            let first = before.row.checked_sub(1).and_then(|row| self.timed_after(row));
            let row = first.unwrap_or(before.row);
            self.set = ClockSetting::Paused { row, left: self.length(row) };
        }
    }

    /// Changes rows. The elapsed time of the level that is played stays.
    fn set_rows<'a>(
        &mut self,
        rows: impl IntoIterator<Item = (usize, &'a Row)>,
        now: Reading,
        at: Timestamp,
    ) {
        let elapsed = self.length(now.row).minus(now.left);
        let mut left = now.left;
        for (row, to) in rows {
            if let Some(place) = self.structure.rows.get_mut(row) {
                place.clone_from(to);
            }
            if row == now.row {
                left = self.length(row).minus(elapsed);
            }
        }
        self.set_to(now.row, left, at);
    }

    fn timed_after(&self, row: usize) -> Option<usize> {
        let rows = self.structure.rows.iter().enumerate().skip(row.saturating_add(1));
        rows.filter(|(_, row)| row.takes_time()).map(|(at, _)| at).next()
    }

    /// Returns the events that add or remove time at `at`. A break is not shortened from outside
    /// it. The end of a day stops the clock, running or not.
    ///
    /// # Errors
    /// The day would end before it began.
    pub(crate) fn adjusted(&self, by: Span, at: Timestamp) -> Result<Vec<ClockEvent>, Refusal> {
        let now = self.read(at);
        let (mut row, mut left) = (now.row, now.left.plus(by));
        while left <= Span::ZERO {
            let Some(next) = self.timed_after(row) else { break };
            if self.day_ends_between(row, next) {
                Refusal::NoLaterLevel.check(self.started, None)?;
                let last = (row != now.row).then_some(ClockEvent::WentTo { row });
                return Ok(last.into_iter().chain([ClockEvent::DayEnded]).collect());
            }
            if self.is_break(next) {
                return Ok(vec![ClockEvent::Adjusted { by: by.minus(left) }]);
            }
            row = next;
            left = left.plus(self.length(row));
        }
        Ok(vec![ClockEvent::Adjusted { by }])
    }

    /// Returns whether the clock was stopped in a level, so that the level loses the time of a
    /// hand.
    pub fn is_stopped_in_a_level(&self, at: Timestamp) -> bool {
        let now = self.read(at);
        now.state == ClockStatus::Paused && !self.is_break(now.row)
    }

    fn timed_before(&self, row: usize) -> Option<usize> {
        let rows = self.structure.rows.iter().enumerate().take(row);
        rows.rev().find(|(_, row)| row.takes_time()).map(|(at, _)| at)
    }

    fn day_ends_between(&self, row: usize, next: usize) -> bool {
        let between = self.structure.rows.get(row..next).unwrap_or_default();
        between.contains(&Row::EndOfDay)
    }

    /// Sets the clock to `row` with `left` remaining, running or not as before. From the end of a
    /// day it stays stopped there.
    fn set_to(&mut self, row: usize, left: Span, at: Timestamp) {
        let ran = matches!(self.read(at).state, ClockStatus::Running | ClockStatus::Overtime);
        self.set = if ran {
            ClockSetting::Running { row, ends_at: at.after(left) }
        } else {
            ClockSetting::Paused { row, left }
        };
    }
}
