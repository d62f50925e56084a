//! The house's own past events: the files beside an event's own.

use std::path::Path;

use super::{Operator, file, time::SystemClock};
use crate::{
    forecast::{House, Past},
    i18n::Language,
    store::{folder, journal::Notice},
    view::forecast::past,
};

/// The most events that are read, last written first: a house changes.
const MOST: usize = 24;

/// Returns the statistics of the events in the folder of `file`, without its own. Events that
/// cannot be read to their end are left out.
pub fn house_of(file: &Path, operator: &Operator) -> House {
    let others = folder::events_beside(file, MOST);
    let past: Vec<Past> = others.iter().filter_map(|other| past_of(other, operator)).collect();
    House::of(&past)
}

fn past_of(file: &Path, operator: &Operator) -> Option<Past> {
    let clock = Box::new(SystemClock::start());
    let file::Opened { desk, notices, .. } = file::read(file, clock, operator.clone()).ok()?;
    let is_whole = |notice: &Notice| {
        !matches!(notice, Notice::Damaged { .. } | Notice::Impossible { .. } | Notice::Newer { .. })
    };
    let is_real = !desk.records().is_empty() && !desk.beginning().is_rehearsal(desk.records());
    // The language is for texts, and the statistics have no texts.
    (is_real && notices.iter().all(is_whole)).then(|| past(&desk.papers(Language::English)))
}
