//! A read-only desk at a past instant.

use std::path::Path;

use bottone_base::{
    fair::Secret,
    time::{Span, Timestamp},
};
use bottone_forecast::HouseFactors;
use bottone_store::journal::{JournalError, ReadOnly, Trouble};
use bottone_tournament::{
    Tournament,
    history::{Ledger, Record, Snapshots},
};

use super::{
    Desk, ListedReport, Network, Operator, RemoteDialog, SignedMember, Standalone, file,
    history::History, house::HouseBook,
};

/// The event as it stood at an instant, by all present records.
pub struct PastState {
    past: Snapshots,
    /// The revision of the present event.
    revision: u64,
    /// The edition of its records.
    edition: u32,
    at: Timestamp,
    tournament: Tournament,
    ledger: Ledger,
    /// The number of changes to another instant.
    turns: u64,
}

impl PastState {
    /// Makes the state of `desk` at that instant. `past` is the part already gone through; it takes
    /// in the rest.
    pub fn new(desk: &dyn Desk, mut past: Snapshots, at: Timestamp) -> Self {
        past.update(desk.records(), desk.ledger());
        Self {
            tournament: past.at(desk.records(), desk.ledger(), at),
            ledger: desk.ledger().as_of(at),
            past,
            revision: desk.revision(),
            edition: desk.history().edition(),
            at,
            turns: 0,
        }
    }

    pub fn at(&self) -> Timestamp {
        self.at
    }

    /// Moves to another instant, and takes in the new records of `desk`.
    pub fn move_to(&mut self, desk: &dyn Desk, at: Timestamp) {
        if self.edition != desk.history().edition() {
            self.edition = desk.history().edition();
            self.past = Snapshots::new(desk.beginning(), desk.records(), desk.ledger());
        }
        if self.revision != desk.revision() {
            self.past.update(desk.records(), desk.ledger());
            self.revision = desk.revision();
        } else if self.at == at {
            return;
        }
        self.at = at;
        self.turns += 1;
        self.tournament = self.past.at(desk.records(), desk.ledger(), at);
        self.ledger = desk.ledger().as_of(at);
    }

    /// Returns a desk that shows this instant.
    pub fn desk<'a>(&'a self, of: &'a dyn Desk) -> PastDesk<'a> {
        PastDesk { state: self, desk: of }
    }
}

/// A desk at a past instant.
#[derive(Clone, Copy)]
pub struct PastDesk<'a> {
    state: &'a PastState,
    desk: &'a dyn Desk,
}

impl Desk for PastDesk<'_> {
    fn history(&self) -> &History {
        self.desk.history()
    }

    fn tournament(&self) -> &Tournament {
        &self.state.tournament
    }

    fn ledger(&self) -> &Ledger {
        &self.state.ledger
    }

    /// Returns a revision that the desk itself never has.
    fn revision(&self) -> u64 {
        u64::MAX - (self.state.revision.wrapping_mul(1 << 24) | (self.state.turns & 0xff_ffff))
    }

    fn now(&self) -> Timestamp {
        self.state.at
    }

    fn clock_lag(&self) -> Option<Span> {
        None
    }

    fn seed(&self) -> u64 {
        self.desk.seed()
    }

    fn secret(&self) -> Option<Secret> {
        None
    }

    fn operator(&self) -> &Operator {
        self.desk.operator()
    }

    fn signed_in(&self) -> Option<SignedMember> {
        self.desk.signed_in()
    }

    fn approved_by(&self) -> Option<&str> {
        self.desk.approved_by()
    }

    fn house(&self) -> HouseFactors {
        self.desk.house()
    }

    fn book(&self) -> Option<&HouseBook> {
        self.desk.book()
    }

    fn read_only(&self) -> Option<&ReadOnly> {
        self.desk.read_only()
    }

    fn trouble(&self) -> Option<&Trouble> {
        self.desk.trouble()
    }

    fn refused(&self) -> &[Record] {
        self.desk.refused()
    }

    fn network(&self) -> Option<Network> {
        self.desk.network()
    }

    fn remote_dialogs(&self) -> Vec<RemoteDialog> {
        self.desk.remote_dialogs()
    }

    fn unsettled_record(&self) -> Option<&Record> {
        self.desk.unsettled_record()
    }

    fn standalone(&self) -> Option<Standalone> {
        self.desk.standalone()
    }

    fn waiting_reports(&self) -> usize {
        self.desk.waiting_reports()
    }

    fn listed_reports(&self) -> Vec<ListedReport> {
        self.desk.listed_reports()
    }

    fn path(&self) -> Option<&Path> {
        self.desk.path()
    }

    /// Saves a copy of the records up to then.
    fn save_copy(&self, to: &Path) -> Result<(), JournalError> {
        let records = self.desk.records();
        let by_then = records.partition_point(|record| record.recorded <= self.state.at);
        file::write_copy(self.beginning(), &records[..by_then], self.path(), to)
    }
}
