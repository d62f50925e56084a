//! The tournament clock: a value, not a timer.
//!
//! The clock holds either when the row it was set to ends, or how much of that row is left. Which
//! level is played at an instant is computed from that, so the clock is right after a restart, a
//! sleep and a slow frame without anybody having ticked it.

mod acts;
mod decide;

use serde::Serialize;

use super::{Event, Refusal};
use crate::rules::{
    levels::{Level, Row, Structure},
    time::{Span, Timestamp},
};

pub use acts::{ClockCommand, ClockEvent};
pub(super) use decide::decide;

/// The structure and where the clock stands in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Clock {
    structure: Structure,
    set: Set,
    started: bool,
    /// When play stopped, while the clock is paused and was not before.
    stopped_at: Option<Timestamp>,
    /// When the row that the clock was last set to began.
    began: Option<Timestamp>,
    /// When the last break began, as far as it was over when the clock was last set.
    rested: Option<Timestamp>,
    /// When it was last started, and until when hands were dealt before that, if any were.
    #[serde(skip)]
    resumed: Option<(Option<Timestamp>, Timestamp)>,
}

/// How the clock was last set. `row` is always a row that takes time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
enum Set {
    Running { row: usize, ends_at: Timestamp },
    Paused { row: usize, left: Span },
}

/// What the clock says at one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The row that is played, as an index into the structure.
    pub row: usize,
    /// What is left of it. Never negative: the last level stands at nothing.
    pub left: Span,
    /// What goes on.
    pub state: State,
}

/// What goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum State {
    /// Nobody has started the clock yet.
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
        // What nobody's time hangs on leaves the clock as it was set.
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
                self.set = Set::Running { row: now.row, ends_at: at.after(now.left) };
            }
            // Stacks that were counted when hands were no longer dealt by the clock hold.
            ClockEvent::DayEnded => self.set = Set::Running { row: now.row, ends_at: last_play },
            ClockEvent::Paused => self.set = Set::Paused { row: now.row, left: now.left },
            ClockEvent::WentTo { row } => self.set_to(*row, self.length(*row), at),
            ClockEvent::Adjusted { by } => self.set_to(now.row, now.left.plus(*by), at),
            ClockEvent::RowSet { row, to } => self.set_rows([(*row, to)], now, at),
            ClockEvent::RowsSet { rows } => {
                self.set_rows(rows.iter().map(|(row, to)| (*row, to)), now, at);
            }
            ClockEvent::RowInserted { row, new } => {
                self.set_to(now.row, now.left, at);
                self.structure.rows.insert((*row).min(self.structure.rows.len()), new.clone());
                self.begin_anew(now, *row);
            }
            ClockEvent::RowRemoved { row } => {
                self.set_to(now.row, now.left, at);
                if *row < self.structure.rows.len() {
                    self.structure.rows.remove(*row);
                }
                self.begin_anew(now, *row);
            }
            ClockEvent::RowMoved { row, to } => {
                self.set_to(now.row, now.left, at);
                if *row < self.structure.rows.len() {
                    let moved = self.structure.rows.remove(*row);
                    self.structure.rows.insert((*to).min(self.structure.rows.len()), moved);
                }
                self.begin_anew(now, (*row).min(*to));
            }
            ClockEvent::Replaced { structure } => *self = Self::new((**structure).clone()),
            ClockEvent::Rebased { by } => {
                if let Set::Running { ends_at, .. } = &mut self.set {
                    *ends_at = ends_at.after(*by);
                }
            }
            ClockEvent::Renamed { .. } | ClockEvent::StackSet { .. } => {}
        }
        let anew = matches!(event, ClockEvent::WentTo { .. })
            || now.state == State::Waiting
            || now.state == State::DayOver;
        // A clock that was set goes on in the row that it was in.
        if !matches!(event, ClockEvent::Rebased { .. }) {
            self.began = Some(if anew { at } else { began });
            self.rested = rested;
        }
        self.stopped_at = match self.set {
            Set::Running { .. } => None,
            Set::Paused { .. } => Some(last_play),
        };
    }

    /// The clock before it was ever started.
    pub(super) fn new(structure: Structure) -> Self {
        let row = structure.rows.iter().position(Row::takes_time).unwrap_or(0);
        let mut clock = Self {
            structure,
            set: Set::Paused { row, left: Span::ZERO },
            started: false,
            stopped_at: None,
            began: None,
            rested: None,
            resumed: None,
        };
        clock.set = Set::Paused { row, left: clock.length(row) };
        clock
    }

    /// The structure that is played.
    pub fn structure(&self) -> &Structure {
        &self.structure
    }

    /// Was it ever started?
    pub fn started(&self) -> bool {
        self.started
    }

    /// What the clock says at `at`.
    pub fn read(&self, at: Timestamp) -> Reading {
        let (mut row, mut left, state) = match self.set {
            Set::Running { row, ends_at } => (row, ends_at.since(at), State::Running),
            Set::Paused { row, left } if self.started => (row, left, State::Paused),
            Set::Paused { row, left } => (row, left, State::Waiting),
        };
        while left <= Span::ZERO {
            let Some(next) = self.timed_after(row) else {
                let over = if state == State::Running { State::Overtime } else { state };
                return Reading { row, left: Span::ZERO, state: over };
            };
            if state == State::Running && self.day_ends_between(row, next) {
                return Reading { row: next, left: self.length(next), state: State::DayOver };
            }
            row = next;
            left = left.plus(self.length(row));
        }
        Reading { row, left, state }
    }

    /// The level that is played or, in a break, comes next, with its number.
    pub fn level(&self, at: Timestamp) -> Option<(usize, &Level)> {
        let row = self.read(at).row;
        let mut levels = self.structure.levels();
        levels.find(|(at, ..)| *at >= row).map(|(_, number, level)| (number, level))
    }

    /// Is only stud played at `at`? The button is frozen then. A mix that goes on by hands or by
    /// orbits within a level is not: which game a table plays is known at the table alone.
    pub fn is_stud(&self, at: Timestamp) -> bool {
        let games = self.structure.games_at(self.read(at).row);
        !games.is_empty() && games.iter().all(|(variant, _)| variant.is_stud())
    }

    /// How long a row takes.
    pub fn length(&self, row: usize) -> Span {
        let minutes = self.structure.rows.get(row).map_or(0, Row::minutes);
        Span::from_minutes(minutes.into())
    }

    /// How long from `at` until `row` begins; `None` when it has begun, or begins on another day.
    pub fn until(&self, row: usize, at: Timestamp) -> Option<Span> {
        let now = self.read(at);
        if self.day_ends_between(now.row, row) {
            return None;
        }
        let between = (now.row.saturating_add(1)..row).map(|row| self.length(row));
        (row > now.row).then(|| between.fold(now.left, Span::plus))
    }

    /// What is left of the last level of a day that another day follows; nothing in any other row, nor between days.
    pub fn left_of_day(&self, at: Timestamp) -> Option<Span> {
        let now = self.read(at);
        let ends = |next| now.state != State::DayOver && self.day_ends_between(now.row, next);
        self.timed_after(now.row).filter(|next| ends(*next)).map(|_| now.left)
    }

    /// Is the row at which registration closes over at `at`? Behind the end of a day it is once the
    /// next day is started: registration is open until play resumes (WSOP tournament rule 12).
    pub fn registration_over(&self, at: Timestamp) -> bool {
        let Some(closes) = self.structure.registration_closes() else { return false };
        let now = self.read(at);
        let overnight = now.state == State::DayOver && !self.day_ends_between(closes, now.row);
        self.started && now.row > closes && !overnight
    }

    /// The last instant up to `at` at which hands were dealt: when the clock was stopped, the break
    /// began or the day ended, or `at` itself.
    pub fn last_play(&self, at: Timestamp) -> Timestamp {
        let now = self.read(at);
        let rests = self.is_break(now.row);
        match self.set {
            Set::Paused { .. } => self.stopped_at.unwrap_or(at),
            Set::Running { .. } if rests || now.state == State::DayOver => self.began(at).min(at),
            Set::Running { .. } => at,
        }
    }

    /// The instant from which on `span` was played up to `at`: a time in which the clock was stopped is no play. `None` where
    /// less than that was played in all.
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

    /// Since when no hands are dealt at `at`: before the start, in a break, while the clock is stopped
    /// and after the end of a day. `None` while they are.
    pub fn stands_since(&self, at: Timestamp) -> Option<Timestamp> {
        let now = self.read(at);
        let rests = self.is_break(now.row);
        let deals = !rests && matches!(now.state, State::Running | State::Overtime);
        (!deals).then(|| self.last_play(at))
    }

    /// From when on a count tells what a player has at `at`: since play stopped, where it stands;
    /// since the last break began; before the first one, since the level began.
    pub fn counts_since(&self, at: Timestamp) -> Timestamp {
        let rested = || self.last_rest(at);
        self.stands_since(at).or_else(rested).unwrap_or_else(|| self.began(at))
    }

    /// When the row began that is played at `at`; `at` itself before anything was.
    fn began(&self, at: Timestamp) -> Timestamp {
        let now = self.read(at);
        match self.set {
            Set::Running { row, ends_at } if row != now.row => self.chain(row, ends_at, now.row),
            _ => self.began.unwrap_or(at),
        }
    }

    /// When the last break up to `at` began.
    fn last_rest(&self, at: Timestamp) -> Option<Timestamp> {
        let now = self.read(at);
        let (row, ends_at) = match self.set {
            Set::Running { row, ends_at } => (row, ends_at),
            Set::Paused { row, .. } => (row, at),
        };
        let last = (row..=now.row).rev().find(|row| self.is_break(*row));
        match last {
            Some(last) if last == row => Some(self.began.unwrap_or(at)),
            Some(last) => Some(self.chain(row, ends_at, last)),
            None => self.rested,
        }
    }

    /// When `later` begins, where `row` ends at `ends_at` and nobody touches the clock.
    fn chain(&self, row: usize, ends_at: Timestamp, later: usize) -> Timestamp {
        let between = (row.saturating_add(1)..later).map(|row| self.length(row));
        between.fold(ends_at, Timestamp::after)
    }

    fn is_break(&self, row: usize) -> bool {
        matches!(self.structure.rows.get(row), Some(Row::Break(_)))
    }

    /// Is level `number`, with the break that follows it, still to come or being played at `at`?
    pub fn is_through(&self, number: u16, at: Timestamp) -> bool {
        self.structure.level_number(self.read(at).row) <= usize::from(number)
    }

    /// Does time run at `at`?
    pub fn runs(&self, at: Timestamp) -> bool {
        matches!(self.read(at).state, State::Running | State::Overtime)
    }

    /// The first row of which nothing has been played. Before the start that is the first of all,
    /// between two days the one the clock stands at.
    fn first_unplayed(&self, at: Timestamp) -> usize {
        let now = self.read(at);
        match now.state {
            _ if !self.started => 0,
            State::DayOver => now.row,
            _ => now.row.saturating_add(1),
        }
    }

    /// Where nothing of the present row was played, the clock stands at whatever comes there now
    /// that the row at `changed` is another.
    fn begin_anew(&mut self, before: Reading, changed: usize) {
        if changed > before.row {
            return;
        }
        if !self.started {
            *self = Self::new(std::mem::take(&mut self.structure));
        } else if before.state == State::DayOver {
            let first = before.row.checked_sub(1).and_then(|row| self.timed_after(row));
            let row = first.unwrap_or(before.row);
            self.set = Set::Paused { row, left: self.length(row) };
        }
    }

    /// Changes rows. What is over of the one that is played stays over.
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

    /// Returns what happens where so much time is given or taken at `at`. A break is not shortened from outside it, and the
    /// end of a day stops the clock, whether it runs or not.
    ///
    /// # Errors
    /// The day would end before it began.
    pub(in crate::tournament) fn adjusted(
        &self,
        by: Span,
        at: Timestamp,
    ) -> Result<Vec<ClockEvent>, Refusal> {
        let now = self.read(at);
        let (mut row, mut left) = (now.row, now.left.plus(by));
        while left <= Span::ZERO {
            let Some(next) = self.timed_after(row) else { break };
            if self.day_ends_between(row, next) {
                Refusal::NoLaterLevel.unless(self.started, None)?;
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

    /// Returns whether the clock was stopped in a level, so that it loses what a hand took there.
    pub fn is_stopped_in_a_level(&self, at: Timestamp) -> bool {
        let now = self.read(at);
        now.state == State::Paused && !self.is_break(now.row)
    }

    fn timed_before(&self, row: usize) -> Option<usize> {
        let rows = self.structure.rows.iter().enumerate().take(row);
        rows.rev().find(|(_, row)| row.takes_time()).map(|(at, _)| at)
    }

    fn day_ends_between(&self, row: usize, next: usize) -> bool {
        let between = self.structure.rows.get(row..next).unwrap_or_default();
        between.contains(&Row::EndOfDay)
    }

    /// Sets the clock to what is `left` of `row`, running or not as it was. Going somewhere from
    /// the end of a day leaves it stopped there.
    fn set_to(&mut self, row: usize, left: Span, at: Timestamp) {
        let ran = matches!(self.read(at).state, State::Running | State::Overtime);
        self.set = if ran {
            Set::Running { row, ends_at: at.after(left) }
        } else {
            Set::Paused { row, left }
        };
    }
}
