//! A computer whose clock can be set.

use std::{cell::Cell, rc::Rc};

use bottone::{
    base::time::{Span, Timestamp},
    session::time::Timekeeper,
};

/// A computer: its own clock, and the true time that passes.
#[derive(Clone, Default)]
pub(crate) struct Computer {
    pub(crate) wall: Rc<Cell<i64>>,
    set: Rc<Cell<i64>>,
}

impl Computer {
    pub(crate) fn passes(&self, secs: i64) {
        self.wall.set(self.wall.get() + secs * 1_000);
    }

    /// Sets the clock forward by this many seconds; no time passes.
    pub(crate) fn is_set(&self, secs: i64) {
        self.passes(secs);
        self.set.set(self.set.get() + secs * 1_000);
    }
}

impl Timekeeper for Computer {
    fn now(&self) -> Timestamp {
        Timestamp::from_millis(self.wall.get() - self.set.get())
    }

    fn take_adjustment(&mut self) -> Option<Span> {
        let by = self.set.replace(0);
        (by != 0).then(|| Span::from_millis(by))
    }
}
