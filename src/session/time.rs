//! The source of the present time.
//!
//! The computer's own clock can be set while the program runs, and the computer can sleep. An
//! instant here is the computer's clock when the file was opened, plus the real time since, sleep
//! included. If the computer's clock was set, the desk records it once and both continue together
//! (see `Desk::tick`).

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
use bottone_base::time::{Span, Timestamp};

/// A source of time.
pub trait Timekeeper {
    /// Returns the present instant. It never goes back.
    fn now(&self) -> Timestamp;

    /// Returns how far the computer's clock was set forward since the last call; negative if set
    /// back. After that call, [`Timekeeper::now`] uses the new setting.
    fn take_adjustment(&mut self) -> Option<Span>;
}

/// The smallest change in milliseconds that counts. Smaller ones are the everyday corrections of a
/// network clock.
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

    /// Returns the instant at which it was read.
    pub fn began(&self) -> Timestamp {
        self.began
    }
}

impl Timekeeper for SystemClock {
    fn now(&self) -> Timestamp {
        let passed = i64::try_from(self.since.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.began.after(Span::from_millis(passed))
    }

    fn take_adjustment(&mut self) -> Option<Span> {
        let by = wall().since(self.now());
        if by.millis().abs() < WORTH_TELLING {
            return None;
        }
        *self = Self::start();
        Some(by)
    }
}

/// The clock of an event, for threads without its session.
#[derive(Debug)]
pub struct SharedClock {
    clock: SystemClock,
    ahead: AtomicI64,
}

impl SharedClock {
    /// Starts with the computer's clock, until it is set to another instant.
    pub fn start() -> Self {
        Self { clock: SystemClock::start(), ahead: AtomicI64::new(0) }
    }

    /// Sets it to this instant, from which it continues.
    pub fn set(&self, now: Timestamp) {
        self.ahead.store(now.since(self.clock.now()).millis(), Ordering::Relaxed);
    }

    /// Returns the present instant.
    pub fn now(&self) -> Timestamp {
        self.computer().after(Span::from_millis(self.ahead.load(Ordering::Relaxed)))
    }

    /// Returns this computer's clock as it was at the start, plus the time since.
    pub fn computer(&self) -> Timestamp {
        self.clock.now()
    }

    /// Sets its lead over this computer's clock.
    pub fn set_lead(&self, by: Span) {
        self.ahead.store(by.millis(), Ordering::Relaxed);
    }
}

/// The clock of a shared log. All its desks use it instead of their computers' clocks, so that each
/// shows the same second. Setting a computer's clock does not change it.
#[derive(Debug)]
pub struct LogClock {
    clock: Arc<SharedClock>,
    latest: Cell<Timestamp>,
}

impl LogClock {
    /// Makes a clock from `clock`, which is set to the log's.
    pub fn of(clock: Arc<SharedClock>) -> Self {
        Self { clock, latest: Cell::default() }
    }
}

impl Timekeeper for LogClock {
    fn now(&self) -> Timestamp {
        // A new measurement may be some milliseconds earlier.
        let now = self.clock.now().max(self.latest.get());
        self.latest.set(now);
        now
    }

    fn take_adjustment(&mut self) -> Option<Span> {
        None
    }
}

fn wall() -> Timestamp {
    // Before 1970 no casino had hold'em: such a clock is not set at all.
    let passed = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Timestamp::from_millis(i64::try_from(passed.as_millis()).unwrap_or(i64::MAX))
}

/// A clock that stands still until it is set. For rehearsals and tests.
#[derive(Clone, Debug)]
pub struct StageClock {
    now: Rc<Cell<Timestamp>>,
    put_on: Rc<Cell<Option<Span>>>,
}

impl StageClock {
    /// Makes a clock that stands at `at`.
    pub fn at(at: Timestamp) -> Self {
        Self { now: Rc::new(Cell::new(at)), put_on: Rc::default() }
    }

    /// Sets it to `at`.
    pub fn set(&self, at: Timestamp) {
        self.now.set(at);
    }

    /// Moves it forward, as a user does who sets the computer's clock.
    pub fn advance(&self, by: Span) {
        self.now.set(self.now.get().after(by));
        self.put_on.set(Some(self.put_on.take().unwrap_or_default().plus(by)));
    }
}

impl Timekeeper for StageClock {
    fn now(&self) -> Timestamp {
        self.now.get()
    }

    fn take_adjustment(&mut self) -> Option<Span> {
        self.put_on.take()
    }
}
