//! The start of each row of the structure, past or expected.

use bottone_base::time::{Span, Timestamp};
use bottone_rules::levels::Row;

use super::{Beginning, Follow, Follower, Ledger, Record, ValidRecord, unfollowed, walk};
use crate::{
    Event,
    clock::{Clock, ClockEvent, ClockStatus},
};

/// The start of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowStart {
    /// At this instant: in the past, or expected if the clock is not touched.
    At(Timestamp),
    /// At this time after the start of its day, which is not known yet.
    After(Span),
    /// Never played: the clock was set past it.
    Never,
}

/// Returns the start of each row, by its index in the structure. Past rows start as played, the
/// others by the clock at `at`.
pub fn starts(
    beginning: &Beginning,
    records: &[Record],
    ledger: &Ledger,
    at: Timestamp,
) -> Vec<RowStart> {
    let clock = Clock::new(beginning.structure.clone());
    let mut played = walk(ClockRun::new(clock), records, ledger);
    played.runs_to(at);
    played.with_future(at)
}

impl Follow<'_> for ClockRun {
    fn follows(event: &Event) -> bool {
        Follower::Starts.follows(event)
    }

    fn process(&mut self, line: ValidRecord<'_>, event: &Event) {
        match event {
            Event::Clock(what) => self.apply(what, event, line.at()),
            event => unfollowed(event),
        }
    }
}

/// The clock as it ran, with the starts so far.
struct ClockRun {
    clock: Clock,
    starts: Vec<Option<Timestamp>>,
    /// The instant up to which the starts are known.
    until: Timestamp,
}

impl ClockRun {
    fn new(clock: Clock) -> Self {
        let starts = vec![None; clock.structure().rows.len()];
        Self { clock, starts, until: Timestamp::from_millis(0) }
    }

    /// Applies a clock event at `at`.
    fn apply(&mut self, what: &ClockEvent, event: &Event, at: Timestamp) {
        match what {
            // The computer's clock went forward, not the event's.
            ClockEvent::Rebased { by } => self.runs_to(at.after(Span::ZERO.minus(*by))),
            _ => self.runs_to(at),
        }
        let before = self.clock.read(at);
        self.clock.on_event(event, at);
        self.until = at;
        match what {
            ClockEvent::RowInserted { row, .. } => {
                self.starts.insert((*row).min(self.starts.len()), None);
            }
            ClockEvent::RowRemoved { row } if *row < self.starts.len() => {
                self.starts.remove(*row);
            }
            ClockEvent::DayEnded => {
                for row in before.row.saturating_add(1)..self.starts.len() {
                    self.starts[row] = Some(at);
                    if self.is_end_of_day(row) {
                        break;
                    }
                }
            }
            // A moved row had not begun, nor had the rows that it passed.
            ClockEvent::Replaced { .. } => {
                self.starts = vec![None; self.clock.structure().rows.len()];
            }
            ClockEvent::Rebased { .. } => return,
            _ => {}
        }
        let now = self.clock.read(at);
        let stood = matches!(before.state, ClockStatus::Waiting | ClockStatus::DayOver);
        let set = matches!(what, ClockEvent::WentTo { .. });
        if self.clock.started()
            && now.state != ClockStatus::DayOver
            && (set || stood || now.row != before.row)
        {
            self.start_row(now.row, at);
        }
    }

    /// Starts the row, together with the rows before it that take no time. Later rows are played
    /// again if they were played before.
    fn start_row(&mut self, row: usize, at: Timestamp) {
        self.starts.iter_mut().skip(row.saturating_add(1)).for_each(|start| *start = None);
        let rows = &self.clock.structure().rows;
        let timeless = rows
            .iter()
            .take(row)
            .rev()
            .take_while(|row| !row.takes_time() && **row != Row::EndOfDay);
        let first = row.saturating_sub(timeless.count());
        self.starts.iter_mut().take(row.saturating_add(1)).skip(first).for_each(|start| {
            *start = Some(at);
        });
    }

    /// Runs the untouched clock to `at`.
    fn runs_to(&mut self, at: Timestamp) {
        let now = self.clock.read(self.until);
        if matches!(now.state, ClockStatus::Running) {
            let mut end = self.until.after(now.left);
            let mut row = now.row;
            while end <= at {
                let Some(next) = self.next(row) else { break };
                for between in row.saturating_add(1)..=next {
                    if let Some(start) = self.starts.get_mut(between) {
                        *start = Some(end);
                    }
                    if self.is_end_of_day(between) {
                        return;
                    }
                }
                end = end.after(self.clock.length(next));
                row = next;
            }
            if end <= at {
                self.ends(row, end);
            }
        }
        self.until = self.until.max(at);
    }

    /// Starts the rows after the last timed row, with its end.
    fn ends(&mut self, last: usize, at: Timestamp) {
        self.starts.iter_mut().skip(last.saturating_add(1)).for_each(|start| *start = Some(at));
    }

    fn next(&self, row: usize) -> Option<usize> {
        let rows = self.clock.structure().rows.iter().enumerate();
        rows.skip(row.saturating_add(1)).find(|(_, row)| row.takes_time()).map(|(next, _)| next)
    }

    fn is_end_of_day(&self, row: usize) -> bool {
        self.clock.structure().rows.get(row) == Some(&Row::EndOfDay)
    }

    /// Returns the past starts, and the expected starts of the other rows.
    fn with_future(&self, at: Timestamp) -> Vec<RowStart> {
        let now = self.clock.read(at);
        let waits = matches!(now.state, ClockStatus::Waiting | ClockStatus::DayOver);
        let mut next =
            if waits { RowStart::After(Span::ZERO) } else { RowStart::At(at.after(now.left)) };
        let mut starts = Vec::with_capacity(self.starts.len());
        for (row, began) in self.starts.iter().enumerate() {
            let known = began.map_or(RowStart::Never, RowStart::At);
            let coming = if waits { row >= now.row } else { row > now.row };
            // Rows without time before the first timed row of a day belong to that day.
            let coming =
                coming || (waits && began.is_none() && !self.takes_time_before(row, now.row));
            if !coming {
                starts.push(known);
                continue;
            }
            starts.push(next);
            next = if self.is_end_of_day(row) {
                RowStart::After(Span::ZERO)
            } else {
                let length = self.clock.length(row);
                match next {
                    RowStart::At(at) => RowStart::At(at.after(length)),
                    RowStart::After(span) => RowStart::After(span.plus(length)),
                    RowStart::Never => RowStart::Never,
                }
            };
        }
        starts
    }

    /// Returns whether a row from this one to `until` takes time.
    fn takes_time_before(&self, row: usize, until: usize) -> bool {
        let rows = self.clock.structure().rows.iter();
        rows.take(until).skip(row).any(|row| row.takes_time() || *row == Row::EndOfDay)
    }
}
