//! A snapshot of an event, kept while the event goes on.

use std::sync::{Arc, OnceLock};

use bottone_base::{time::Timestamp, witness::Witness};
use bottone_forecast::HouseFactors;
use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    Tournament,
    history::{Beginning, Ledger, Record},
};

/// A snapshot of an event, for making paper.
///
/// It is taken on the window's thread, which must not copy an evening of a hundred thousand records
/// each time. So it shares the records with the snapshot before it. They are joined into one list
/// when paper is first made from it.
#[derive(Debug)]
pub struct Snapshot {
    language: Language,
    t: Tournament,
    beginning: Beginning,
    /// The records, in the parts in which they were added.
    parts: Vec<Arc<[Record]>>,
    /// All records in one list, if there are several parts.
    records: OnceLock<Vec<Record>>,
    ledger: Ledger,
    at: Timestamp,
    by: String,
    page: Option<String>,
    club: String,
    house: HouseFactors,
    witness: Option<Witness>,
}

impl Snapshot {
    /// Takes a snapshot of this desk. If `before` is an earlier snapshot of the same event, only
    /// the records since then are copied.
    pub fn of(desk: &SheetSource<'_>, before: Option<&Self>) -> Self {
        let mut parts = before.map_or_else(Vec::new, |before| before.shared_with(desk));
        let shared: usize = parts.iter().map(|part| part.len()).sum();
        let since = desk.records.get(shared..).unwrap_or_default();
        parts.extend((!since.is_empty()).then(|| Arc::from(since)));
        Self {
            language: desk.language,
            t: desk.t.clone(),
            beginning: desk.beginning.clone(),
            parts,
            records: OnceLock::new(),
            ledger: desk.ledger.clone(),
            at: desk.at,
            by: desk.by.to_owned(),
            page: desk.page.map(str::to_owned),
            club: desk.club.to_owned(),
            house: desk.house,
            witness: desk.witness,
        }
    }

    /// Returns the records shared with the desk: all, as a file only grows, or none if it is
    /// another event.
    fn shared_with(&self, desk: &SheetSource<'_>) -> Vec<Arc<[Record]>> {
        let Some(last) = self.parts.last().and_then(|part| part.last()) else { return Vec::new() };
        let count: usize = self.parts.iter().map(|part| part.len()).sum();
        let same = self.beginning == *desk.beginning && desk.records.get(count - 1) == Some(last);
        if same { self.parts.clone() } else { Vec::new() }
    }

    /// Returns the desk of the snapshot.
    pub fn desk(&self) -> SheetSource<'_> {
        let records: &[Record] = match self.parts.as_slice() {
            // Most snapshots have a single part, which need not be copied.
            [all] => all,
            parts => self.records.get_or_init(|| parts.concat()),
        };
        SheetSource {
            language: self.language,
            t: &self.t,
            beginning: &self.beginning,
            records,
            ledger: &self.ledger,
            at: self.at,
            by: &self.by,
            page: self.page.as_deref(),
            club: &self.club,
            house: self.house,
            witness: self.witness,
        }
    }
}
