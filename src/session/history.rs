//! What a desk knows of its event: every record, and what they come to.

use super::reading::Told;
use crate::{
    rules::time::Timestamp,
    tournament::{
        Tournament,
        history::{Beginning, Checkpoints, Ledger, Record, Story, apply},
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
    edition: u32,
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
            edition: 0,
        }
    }

    /// An event that was read.
    pub(super) fn read(beginning: Beginning, told: Told) -> Self {
        let Told { records, ledger, tournament, checkpoints, .. } = told;
        Self { beginning, records, ledger, tournament, checkpoints, edition: 0 }
    }

    /// Takes in the next record, and what it changes.
    pub(super) fn enter(&mut self, record: Record) {
        let number = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        self.ledger.enter(&record);
        let goes_back = record.happened.is_some() || record.turned().is_some();
        let from = record.turned().map_or(number, |(turned, _)| turned);
        self.records.push(record);
        let Self { beginning, records, ledger, tournament, checkpoints, .. } = self;
        let Some(moment) = ledger.moment(from) else { return };
        if goes_back {
            *tournament = checkpoints.folded(Some(moment), beginning, records, ledger);
        } else if let Some(line) = ledger.line(records, number) {
            apply(tournament, &line);
            checkpoints.note(moment, ledger.count(), tournament);
        }
    }

    /// Takes out what came after so many records: a desk on its own was told it, and it is decided anew.
    pub(super) fn back_to(&mut self, count: usize) {
        if count >= self.records.len() {
            return;
        }
        let Self { beginning, records, ledger, tournament, checkpoints, edition } = self;
        let changed = (0_u32..).zip(records.iter()).skip(count).filter_map(|(number, record)| {
            ledger.moment(record.turned().map_or(number, |(turned, _)| turned))
        });
        let from = changed.min();
        records.truncate(count);
        *ledger = Ledger::default();
        for record in &*records {
            ledger.enter(record);
        }
        *tournament = checkpoints.folded(from, beginning, records, ledger);
        *edition += 1;
    }

    /// Rises when records were taken out again ([`Desk::go_alone`](super::Desk::go_alone)). Otherwise they only grow:
    /// who goes on from where he was begins anew when this is another.
    pub fn edition(&self) -> u32 {
        self.edition
    }

    /// All of it, to be gone through again.
    pub fn story(&self) -> Story<'_> {
        let Self { beginning, records, ledger, tournament, checkpoints, .. } = self;
        Story { beginning, records, ledger, tournament, checkpoints }
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
