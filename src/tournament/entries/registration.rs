//! Who says whether late registration is open, and until when it stays so.

use crate::{
    rules::time::Timestamp,
    tournament::{Tournament, clock::State},
};

/// Who says whether late registration is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registration {
    /// The structure: until its row is over.
    ByStructure,
    /// The floor, which holds it open until it says otherwise.
    HeldOpen,
    /// The floor, which has closed it.
    Closed,
}

/// Where the structure closes registration, whoever decides now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// At no row.
    Never,
    /// Behind this level. The time is that of the clock if nobody touches it; nothing while it stands
    /// still or the level is not of this day.
    After {
        /// The number of the level.
        level: usize,
        at: Option<Timestamp>,
    },
    /// Its row is over, and play goes on with the next day (WSOP tournament rule 12).
    WithPlay,
    /// It was closed behind this level.
    Over {
        /// The number of the level.
        level: usize,
    },
}

impl Tournament {
    /// Who says whether late registration is open.
    pub fn registration(&self) -> Registration {
        match self.entries.by_hand() {
            None => Registration::ByStructure,
            Some(true) => Registration::HeldOpen,
            Some(false) => Registration::Closed,
        }
    }

    /// Is late registration open at `at`? By hand if the floor said so, else by the structure.
    pub fn registration_open(&self, at: Timestamp) -> bool {
        match self.registration() {
            Registration::ByStructure => !self.clock.registration_over(at),
            Registration::HeldOpen => true,
            Registration::Closed => false,
        }
    }

    /// Where the structure closes registration, as it is at `at`.
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
        let runs = now.state == State::Running;
        let left = self.clock.until(row, at).filter(|_| runs);
        Closing::After { level, at: left.map(|left| at.after(left)) }
    }
}
