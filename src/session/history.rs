//! What a desk knows of its event: every record, and what they come to.

use super::reading::Told;
use crate::{
    rules::time::Timestamp,
    tournament::{
        Tournament,
        history::{Beginning, Checkpoints, Deed, Ledger, Record, apply},
    },
};

/// An event: its beginning, every record, and the state that follows from them.
///
/// The state is always the fold of the records that stand, and is kept as they come.
pub struct History {
    beginning: Beginning,
    records: Vec<Record>,
    ledger: Ledger,
    tournament: Tournament,
    checkpoints: Checkpoints,
}

impl History {
    /// An event to which nobody has come yet.
    pub(super) fn new(beginning: Beginning) -> Self {
        Self {
            tournament: beginning.tournament(),
            beginning,
            records: Vec::new(),
            ledger: Ledger::default(),
            checkpoints: Checkpoints::default(),
        }
    }

    /// An event that was read.
    pub(super) fn read(beginning: Beginning, told: Told) -> Self {
        let Told { records, ledger, tournament, checkpoints, .. } = told;
        Self { beginning, records, ledger, tournament, checkpoints }
    }

    /// Takes in the next record, and what it changes.
    pub(super) fn enter(&mut self, record: Record) {
        let number = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        self.ledger.enter(number, &record.deed);
        match record.deed {
            Deed::Done { .. } => {
                apply(&mut self.tournament, &record);
                self.records.push(record);
                self.checkpoints.note(self.records.len(), &self.tournament);
            }
            Deed::Undone { record: turned } | Deed::Redone { record: turned } => {
                self.records.push(record);
                let Self { beginning, records, ledger, checkpoints, .. } = self;
                self.tournament = checkpoints.folded(turned, beginning, records, ledger);
            }
        }
    }

    /// What every record stands on.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// Every record, the ones that do not stand too.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Which records stand.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// The event as it stands.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// The instant of the last record; that of the beginning when there is none.
    pub fn latest(&self) -> Timestamp {
        self.records.last().map_or(self.beginning.at, |record| record.recorded)
    }
}
