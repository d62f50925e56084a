//! A look at events that lie in the house's folder and are not open here: read once, and again when their file has grown.

use std::path::{Path, PathBuf};

use super::{
    Operator, file,
    time::{SystemClock, Timekeeper as _},
};
use crate::{
    rules::time::{Span, Timestamp},
    store::folder::{self, EventFile},
    tournament::Tournament,
    view::{
        forecast::{Background, Outlook},
        today::{Sums, Waiting},
        todo::tasks,
    },
};

/// A file that was written within so long is of today, where the house does not say when its event is.
const TODAY: Span = Span::from_minutes(18 * 60);

/// An event as its file told of it.
#[derive(Clone)]
pub struct Glance {
    pub path: PathBuf,
    /// How long the file was, in bytes.
    pub length: u64,
    pub tournament: Tournament,
    pub sums: Sums,
    pub waiting: Waiting,
    pub outlook: Option<Outlook>,
}

/// The events of today in this folder. Those whose file is as long as it was are not read again; what cannot be read is no
/// event.
pub fn today_in(folder: &Path, known: Vec<Glance>, operator: &Operator) -> Vec<Glance> {
    let now = SystemClock::start().now();
    let is_recent = |found: &EventFile| now.since(found.written) <= TODAY;
    let files = folder::events_in(folder).into_iter().filter(is_recent);
    let look = |file: EventFile| {
        let before = known.iter().find(|glance| glance.path == file.path);
        match before.filter(|glance| glance.length == file.length) {
            Some(glance) => Some(glance.clone()),
            None => glance(file, operator, now),
        }
    };
    let mut all: Vec<Glance> = files.filter_map(look).collect();
    all.sort_by(|one, other| one.path.cmp(&other.path));
    all
}

fn glance(found: EventFile, operator: &Operator, now: Timestamp) -> Option<Glance> {
    let clock = Box::new(SystemClock::start());
    let desk = file::read(&found.path, clock, operator.clone()).ok()?.desk;
    let (t, at) = (desk.tournament(), desk.now().max(now));
    // The language is for texts, which are not kept.
    let tasks = tasks(crate::i18n::Language::default(), t, &t.seating_plan(at), at);
    let background = Background::of(desk.records(), desk.ledger(), desk.house());
    Some(Glance {
        path: found.path,
        length: found.length,
        sums: Sums::of(t, desk.records(), desk.ledger()),
        waiting: Waiting::of(&tasks),
        outlook: Outlook::of(t, &background, at),
        tournament: t.clone(),
    })
}
