//! A desk's knowledge of its event: every record, and the state that follows.

use bottone_base::time::Timestamp;
use bottone_tournament::{
    Tournament,
    history::{Beginning, Checkpoints, Ledger, Record, Story, apply},
};

use super::reading::ReadTournament;

/// An event: its beginning, every record, and the state that follows from them.
///
/// The state is always the fold of the standing records. It is updated with each record.
pub struct History {
    beginning: Beginning,
    records: Vec<Record>,
    ledger: Ledger,
    tournament: Tournament,
    checkpoints: Checkpoints,
    edition: u32,
}

impl History {
    /// Makes an event without any record.
    pub fn new(beginning: Beginning) -> Self {
        Self {
            tournament: beginning.tournament(),
            beginning,
            records: Vec::new(),
            ledger: Ledger::default(),
            checkpoints: Checkpoints::default(),
            edition: 0,
        }
    }

    /// Makes an event that was read.
    pub(super) fn read(beginning: Beginning, content: ReadTournament) -> Self {
        let ReadTournament { records, ledger, tournament, checkpoints, .. } = content;
        Self { beginning, records, ledger, tournament, checkpoints, edition: 0 }
    }

    /// Enters the next record and applies its changes.
    pub fn enter(&mut self, record: Record) {
        let number = u32::try_from(self.records.len()).unwrap_or(u32::MAX);
        self.ledger.enter(&record);
        let goes_back = record.happened.is_some() || record.undone_or_redone().is_some();
        let from = record.undone_or_redone().map_or(number, |(turned, _)| turned);
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

    /// Removes the records after the first `count`: reports of a desk on its own, which are decided
    /// again.
    pub(super) fn truncate(&mut self, count: usize) {
        if count >= self.records.len() {
            return;
        }
        let Self { beginning, records, ledger, tournament, checkpoints, edition } = self;
        let changed = (0_u32..).zip(records.iter()).skip(count).filter_map(|(number, record)| {
            ledger.moment(record.undone_or_redone().map_or(number, |(turned, _)| turned))
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

    /// Returns a number that rises when records are removed
    /// (`Desk::go_standalone`). Otherwise records are only added. A reader that
    /// continues from its last place starts again if this has changed.
    pub fn edition(&self) -> u32 {
        self.edition
    }

    /// Returns all of it, for another pass.
    pub fn story(&self) -> Story<'_> {
        let Self { beginning, records, ledger, tournament, checkpoints, .. } = self;
        Story { beginning, records, ledger, tournament, checkpoints }
    }

    /// Returns the beginning of the record.
    pub fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// Returns every record, including those that do not stand.
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// Returns the ledger of the standing records.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Returns the present state of the event.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Returns the instant of the last record, or of the beginning without one.
    pub fn latest(&self) -> Timestamp {
        self.records.last().map_or(self.beginning.at, |record| record.recorded)
    }
}
