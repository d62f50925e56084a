//! A look at the last opened events, for their cards on the first page.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone_base::time::Timestamp;
use bottone_session::{Desk as _, OpenError, Operator, file, time::SystemClock};
use bottone_store::folder;
use bottone_tournament::{
    Tournament,
    history::{RowStart, starts},
};
use bottone_view::today::EventTimes;

/// The largest file, in bytes, that is read for its card.
const MOST_BYTES: u64 = 32 << 20;

/// An event that was open on this machine.
#[derive(Clone, Debug)]
pub struct RecentEvent {
    pub path: PathBuf,
    length: u64,
    pub read: RecentRead,
}

/// The result of reading its file.
#[derive(Clone, Debug)]
pub enum RecentRead {
    /// The event, and the times of its acts.
    Read(Arc<Tournament>, EventTimes),
    /// The file is not there now.
    Gone,
    /// The file is too large to be read for a card.
    TooLarge,
    /// The file cannot be read.
    Failed(Arc<OpenError>),
}

impl RecentEvent {
    /// Reads the event in this file, unless it is as long as it was `before`.
    pub fn of(path: &Path, before: Option<&Self>, operator: &Operator) -> Self {
        let length = folder::length_of(path);
        if let Some(known) = before.filter(|known| known.length == length && length > 0) {
            return known.clone();
        }
        let read = match length {
            0 if !folder::exists(path) => RecentRead::Gone,
            MOST_BYTES.. => RecentRead::TooLarge,
            _ => read(path, operator),
        };
        Self { path: path.to_owned(), length, read }
    }
}

fn read(path: &Path, operator: &Operator) -> RecentRead {
    let clock = Box::new(SystemClock::start());
    let desk = match file::read(path, clock, operator.clone()) {
        Ok(opened) => opened.desk,
        Err(error) => return RecentRead::Failed(Arc::new(error)),
    };
    let (t, records) = (desk.tournament(), desk.records());
    let made = desk.beginning().at;
    let written = records.last().map_or(made, |record| record.recorded);
    let first = |starts: Vec<RowStart>| {
        starts.into_iter().find_map(|start| match start {
            RowStart::At(at) => Some(at),
            RowStart::After(_) | RowStart::Never => None,
        })
    };
    let began: Option<Timestamp> = t
        .clock()
        .started()
        .then(|| first(starts(desk.beginning(), records, desk.ledger(), written)))
        .flatten();
    RecentRead::Read(Arc::new(t.clone()), EventTimes { made, began, written })
}
