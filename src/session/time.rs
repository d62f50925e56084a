//! Where "now" comes from.
//!
//! The computer's own clock can be set while the program runs, and the computer can sleep. An
//! instant here is the computer's clock as it stood when the file was opened, plus the time that
//! really went by since, sleep included. When the computer's clock is found to have been set, the
//! desk records it once and both go on together (see [`Desk::tick`](super::Desk::tick)).

#![expect(clippy::disallowed_methods, reason = "this room, and no other, looks at a clock")]

use std::{
    cell::Cell,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::SystemTime,
};

use boot_time::Instant;

use crate::rules::time::{Span, Timestamp};

/// Tells the time.
pub trait Timekeeper {
    /// The present instant. Never goes back.
    fn now(&self) -> Timestamp;

    /// How far the computer's clock was set forward (or, negative, back) since the last call.
    /// After that call, [`Timekeeper::now`] goes by the new setting.
    fn was_set(&mut self) -> Option<Span>;
}

/// Smaller differences are the everyday corrections of a network clock.
const WORTH_TELLING: i64 = 2_000;

/// The computer's clock.
#[derive(Debug)]
pub struct SystemClock {
    began: Timestamp,
    since: Instant,
}

impl SystemClock {
    /// Reads the computer's clock.
    pub fn start() -> Self {
        Self { began: wall(), since: Instant::now() }
    }

    /// The instant at which it was read.
    pub fn began(&self) -> Timestamp {
        self.began
    }
}

impl Timekeeper for SystemClock {
    fn now(&self) -> Timestamp {
        let passed = i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.began.after(Span::from_millis(passed))
    }

    fn was_set(&mut self) -> Option<Span> {
        let by = wall().since(self.now());
        if by.millis().abs() < WORTH_TELLING {
            return None;
        }
        *self = Self::start();
        Some(by)
    }
}

/// The time by which an event goes, for threads that do not have its session.
#[derive(Debug)]
pub struct SharedClock {
    clock: SystemClock,
    ahead: AtomicI64,
}

impl SharedClock {
    /// Goes by the computer's clock until it is put to another instant.
    pub fn start() -> Self {
        Self { clock: SystemClock::start(), ahead: AtomicI64::new(0) }
    }

    /// From now on it is this instant, and goes on from there.
    pub fn put_to(&self, now: Timestamp) {
        self.ahead.store(now.since(self.clock.now()).millis(), Ordering::Relaxed);
    }

    /// The present instant.
    pub fn now(&self) -> Timestamp {
        self.computer().after(Span::from_millis(self.ahead.load(Ordering::Relaxed)))
    }

    /// What this computer's clock said when it was started, and the time that went by since.
    pub fn computer(&self) -> Timestamp {
        self.clock.now()
    }

    /// From now on it goes so far ahead of this computer's clock.
    pub fn go_ahead(&self, by: Span) {
        self.ahead.store(by.millis(), Ordering::Relaxed);
    }
}

/// The clock of a log that several desks share: all of them go by it, whatever their computers say, so that each shows the
/// same second. Setting a computer's clock does nothing to it.
#[derive(Debug)]
pub struct LogClock {
    clock: Arc<SharedClock>,
    told: Cell<Timestamp>,
}

impl LogClock {
    /// Goes by `clock`, which is put to the log's.
    pub fn of(clock: Arc<SharedClock>) -> Self {
        Self { clock, told: Cell::default() }
    }
}

impl Timekeeper for LogClock {
    fn now(&self) -> Timestamp {
        // Measured anew it may be some milliseconds earlier than it was.
        let now = self.clock.now().max(self.told.get());
        self.told.set(now);
        now
    }

    fn was_set(&mut self) -> Option<Span> {
        None
    }
}

fn wall() -> Timestamp {
    // Before 1970 there was no hold'em in any casino: such a clock is not set at all.
    let passed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_millis(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
}

/// A clock on a stage: it stands where it was put. For rehearsals and tests.
#[derive(Clone, Debug)]
pub struct StageClock {
    now: Rc<Cell<Timestamp>>,
    put_on: Rc<Cell<Option<Span>>>,
}

impl StageClock {
    /// Stands at `at`.
    pub fn at(at: Timestamp) -> Self {
        Self { now: Rc::new(Cell::new(at)), put_on: Rc::default() }
    }

    /// Puts it to `at`.
    pub fn set(&self, at: Timestamp) {
        self.now.set(at);
    }

    /// Puts it on by so much, as somebody does who sets the computer's clock.
    pub fn put_on(&self, by: Span) {
        self.now.set(self.now.get().after(by));
        self.put_on.set(Some(self.put_on.take().unwrap_or_default().plus(by)));
    }
}

impl Timekeeper for StageClock {
    fn now(&self) -> Timestamp {
        self.now.get()
    }

    fn was_set(&mut self) -> Option<Span> {
        self.put_on.take()
    }
}
