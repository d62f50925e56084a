//! The sounds and announcements for the room, and their times.
//!
//! This code keeps no time: the cues are computed from the clock. `sound/watch.rs` looks now and
//! then, and finds the cues due since.

mod speech;

use bottone_base::time::{Span, Timestamp};
use bottone_rules::{floor::PlayerClock, levels::Row};
use bottone_tournament::{
    Tournament,
    clock::{Clock, ClockStatus},
};

pub use self::speech::{cue_speech, moves_speech, name, named};
use crate::{
    announcements::{self, Soon},
    highlight::{Highlight, HighlightKind},
};

/// The time before the end of a level or break at which the room is warned.
pub const NEAR: Span = Span::from_secs(60);
/// The time before the end at which the countdown "three, two, one" starts.
pub const COUNTED: Span = Span::from_secs(3);
/// The last seconds of a player's clock, which the floor announces.
pub const LAST_OF_TIMER: Span = Span::from_secs(10);
/// The longest player's clock without a warning of its end; it is always near its end.
const SHORT_TIMER: Span = Span::from_secs(15);

/// A cue to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Cue {
    /// One minute is left of the level.
    MinuteLeft,
    /// One minute is left of the break.
    BreakEndsSoon,
    /// Three, two, one, then the named row begins.
    Countdown(Begins),
    Begins(Begins),
    /// The floor stopped the clock.
    Paused,
    /// The floor restarted the clock.
    Resumed,
    /// From now on every table plays one hand and waits.
    HandForHand,
    /// This many players are in the money.
    InTheMoney(u32),
    /// The seats of the final table were drawn.
    FinalTable,
    /// A single player is left.
    Winner,
    /// A break or the end of registration comes in a few minutes.
    Soon(Soon),
    /// Ten seconds are left of a player's clock.
    LastSeconds,
    /// A player's clock has run out.
    TimeUp,
}

/// The row that begins. A row is an index into the structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Begins {
    /// This level, after another one or at the start.
    Level(usize),
    Break(usize),
    /// This level, after a break.
    PlayAgain(usize),
    /// The night, as the day is over.
    Night,
}

/// A cue and the time when it is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    pub cue: Cue,
    pub at: Timestamp,
}

/// A player's clock, and its start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timer {
    pub started: Timestamp,
    pub clock: PlayerClock,
}

/// The audible state of an event, until the next action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AudibleState {
    clock: Clock,
    hand_for_hand: bool,
    /// The event's present moment, if the room looks up for it, and its start.
    highlight: Option<(HighlightKind, Timestamp)>,
    timers: Vec<Timer>,
    /// The announcements to come, and their instants.
    soon: Vec<(Soon, Timestamp)>,
    /// True once there is a winner: nothing is heard of the clock any more.
    over: bool,
}

impl AudibleState {
    /// Returns the audible state of this event from `at` on, with the running players' clocks.
    /// `None` a minute after the event was won.
    pub fn of(t: &Tournament, timers: Vec<Timer>, at: Timestamp) -> Option<Self> {
        let over = t.winner(at).is_some();
        let hand_for_hand = t.entries().hand_for_hand().began().is_some();
        // A new level comes from the clock.
        let highlight = Highlight::of(t, at).map(|of| (of.kind, of.since));
        let highlight = highlight.filter(|(kind, _)| !matches!(kind, HighlightKind::Level(_)));
        let soon = announcements::coming(t, at);
        let clock = t.clock().clone();
        let heard = !over || highlight.is_some();
        heard.then_some(Self { clock, hand_for_hand, highlight, timers, soon, over })
    }

    /// Returns whether the event is won.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Returns the announcements due after `since`, up to `now`.
    pub fn announces(&self, since: Timestamp, now: Timestamp) -> impl Iterator<Item = Due> {
        let due = self.soon.iter().filter(move |(_, at)| since < *at && *at <= now);
        due.map(|(soon, at)| Due { cue: Cue::Soon(*soon), at: *at })
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns whether play is hand for hand.
    pub const fn is_hand_for_hand(&self) -> bool {
        self.hand_for_hand
    }

    /// Returns the cue of the event's present moment, and its start.
    pub const fn moment(&self) -> Option<Due> {
        match self.highlight {
            Some((HighlightKind::InTheMoney(count), at)) => {
                Some(Due { cue: Cue::InTheMoney(count), at })
            }
            Some((HighlightKind::FinalTable, at)) => Some(Due { cue: Cue::FinalTable, at }),
            Some((HighlightKind::Winner, at)) => Some(Due { cue: Cue::Winner, at }),
            Some((HighlightKind::Level(_) | HighlightKind::Payouts, _)) | None => None,
        }
    }

    /// Returns the clock's next cues in order, if the clock is not changed. They end with the next
    /// row of the structure.
    pub fn clock_cues(&self, now: Timestamp) -> Vec<Due> {
        let reading = self.clock.read(now);
        let rows = &self.clock.structure().rows;
        let behind = reading.row.saturating_add(1);
        let next = rows.iter().skip(behind).position(Row::takes_time).map(|at| at + behind);
        let (ClockStatus::Running, Some(next), false) = (reading.state, next, self.over) else {
            return Vec::new();
        };
        let between = rows.get(reading.row..next).unwrap_or_default();
        let begins = if between.contains(&Row::EndOfDay) {
            Begins::Night
        } else {
            begins(&self.clock, next, Some(reading.row))
        };
        let ends = now.after(reading.left);
        let before = |span: Span| ends.after(Span::ZERO.minus(span));
        let near = match begins {
            Begins::PlayAgain(_) => Cue::BreakEndsSoon,
            _ => Cue::MinuteLeft,
        };
        let due = [
            Due { cue: near, at: before(NEAR) },
            Due { cue: Cue::Countdown(begins), at: before(COUNTED) },
            Due { cue: Cue::Begins(begins), at: ends },
        ];
        // A level of one minute has a minute left when it begins, and the room has just heard of
        // it.
        let short = self.clock.length(reading.row) <= NEAR;
        due.into_iter().filter(|due| due.at > now && !(short && due.cue == near)).collect()
    }

    /// Returns the coming cues of the players' clocks.
    pub fn timer_cues(&self, now: Timestamp) -> impl Iterator<Item = Due> {
        let running = self.timers.iter().filter_map(move |timer| {
            let read = timer.clock.read(now);
            let ends = now.after(read.left);
            (!read.stopped && read.left > Span::ZERO).then_some((timer, ends))
        });
        running.flat_map(move |(timer, ends)| {
            let last = ends.after(Span::ZERO.minus(LAST_OF_TIMER));
            let long = ends.since(timer.started) > SHORT_TIMER && last > now;
            let last = long.then_some(Due { cue: Cue::LastSeconds, at: last });
            last.into_iter().chain([Due { cue: Cue::TimeUp, at: ends }])
        })
    }

    /// Returns the time when a listener has to look again.
    pub fn next(&self, now: Timestamp) -> Option<Timestamp> {
        let coming = self.clock_cues(now).into_iter().chain(self.timer_cues(now));
        let soon = self.soon.iter().map(|(_, at)| *at).filter(|at| *at > now);
        coming.map(|due| due.at).chain(soon).min()
    }
}

/// Returns the cue for the start of `row`, after the row `before`.
pub fn begins(clock: &Clock, row: usize, before: Option<usize>) -> Begins {
    let is_break = |row: usize| matches!(clock.structure().rows.get(row), Some(Row::Break(_)));
    match before {
        _ if is_break(row) => Begins::Break(row),
        Some(before) if is_break(before) => Begins::PlayAgain(row),
        _ => Begins::Level(row),
    }
}
