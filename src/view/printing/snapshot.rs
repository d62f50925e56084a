//! An event at an instant, kept beside the event while it goes on.

use std::sync::{Arc, OnceLock};

use crate::{
    forecast::House,
    i18n::Language,
    rules::{time::Timestamp, witness::Witness},
    tournament::{
        Tournament,
        history::{Beginning, Ledger, Record},
    },
    view::sheets::Desk,
};

/// An event at an instant, to make paper from.
///
/// It is taken on the window's thread, where an evening of a hundred thousand records must not be
/// copied for each of them: what a snapshot has in common with the one before it is shared. They are
/// laid in one row by whoever first makes paper of it.
#[derive(Debug)]
pub struct Snapshot {
    language: Language,
    t: Tournament,
    beginning: Beginning,
    /// The records, each part as it was added.
    parts: Vec<Arc<[Record]>>,
    /// All of them in one row, where they are several parts.
    records: OnceLock<Vec<Record>>,
    ledger: Ledger,
    at: Timestamp,
    by: String,
    page: Option<String>,
    house: House,
    witness: Option<Witness>,
}

impl Snapshot {
    /// What lies on this desk now. `before` is an earlier snapshot, if there is one: of the same event,
    /// only what was recorded since is copied.
    pub fn of(desk: &Desk<'_>, before: Option<&Self>) -> Self {
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
            house: desk.house,
            witness: desk.witness,
        }
    }

    /// The records that are those of the desk too: all of them, for a file only grows, or none.
    fn shared_with(&self, desk: &Desk<'_>) -> Vec<Arc<[Record]>> {
        let Some(last) = self.parts.last().and_then(|part| part.last()) else { return Vec::new() };
        let count: usize = self.parts.iter().map(|part| part.len()).sum();
        let same = self.beginning == *desk.beginning && desk.records.get(count - 1) == Some(last);
        if same { self.parts.clone() } else { Vec::new() }
    }

    /// The desk on which it lies.
    pub fn desk(&self) -> Desk<'_> {
        let records: &[Record] = match self.parts.as_slice() {
            // Most have what they were begun with and nothing since, which need not lie there twice.
            [all] => all,
            parts => self.records.get_or_init(|| parts.concat()),
        };
        Desk {
            language: self.language,
            t: &self.t,
            beginning: &self.beginning,
            records,
            ledger: &self.ledger,
            at: self.at,
            by: &self.by,
            page: self.page.as_deref(),
            house: self.house,
            witness: self.witness,
        }
    }
}
