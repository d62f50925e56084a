//! The state of late registration, and its end.

use bottone_base::time::Timestamp;

use crate::{Tournament, clock::ClockStatus};

/// The source of the decision on late registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registration {
    /// The structure, until its row is over.
    ByStructure,
    /// The floor, which holds it open until further notice.
    HeldOpen,
    /// The floor, which has closed it.
    Closed,
}

/// The close of registration by the structure, even while the floor decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// At no row.
    Never,
    /// After this level. The time assumes an untouched clock; `None` while it stands still or the
    /// level is on another day.
    After {
        /// The number of the level.
        level: usize,
        at: Option<Timestamp>,
    },
    /// With the start of play on the next day; its row is over (WSOP tournament rule 12).
    WithPlay,
    /// Closed after this level.
    Over {
        /// The number of the level.
        level: usize,
    },
}

impl Tournament {
    /// Returns the source of the decision on late registration.
    pub fn registration(&self) -> Registration {
        match self.entries.by_hand() {
            None => Registration::ByStructure,
            Some(true) => Registration::HeldOpen,
            Some(false) => Registration::Closed,
        }
    }

    /// Returns whether late registration is open at `at`: as set by hand, else by the structure.
    pub fn registration_open(&self, at: Timestamp) -> bool {
        match self.registration() {
            Registration::ByStructure => !self.clock.registration_over(at),
            Registration::HeldOpen => true,
            Registration::Closed => false,
        }
    }

    /// Returns the close of registration by the structure, as of `at`.
    pub fn registration_closing(&self, at: Timestamp) -> Closing {
        let structure = self.clock.structure();
        let Some(row) = structure.registration_closes() else { return Closing::Never };
        let level = structure.level_number(row);
        if self.clock.registration_over(at) {
            return Closing::Over { level };
        }
        let now = self.clock.read(at);
        if self.clock.started() && now.row > row {
            return Closing::WithPlay;
        }
        let runs = now.state == ClockStatus::Running;
        let left = self.clock.time_until(row, at).filter(|_| runs);
        Closing::After { level, at: left.map(|left| at.after(left)) }
    }
}
