//! The house's own past events: the files beside an event's own.

use std::path::Path;

use bottone_forecast::{HouseFactors, PastEvent};
use bottone_i18n::Language;
use bottone_store::{folder, journal::Notice};
use bottone_view::forecast::event_lessons;

use super::{Operator, file, time::SystemClock};

/// The most events that are read, last written first: a house changes.
const MOST: usize = 24;

/// Returns the statistics of the events in the folder of `file`, without its own. Events that
/// cannot be read to their end are left out.
pub fn house_of(file: &Path, operator: &Operator) -> HouseFactors {
    let others = folder::events_beside(file, MOST);
    let past: Vec<PastEvent> =
        others.iter().filter_map(|other| past_event(other, operator)).collect();
    HouseFactors::of(&past)
}

fn past_event(file: &Path, operator: &Operator) -> Option<PastEvent> {
    let clock = Box::new(SystemClock::start());
    let file::OpenedEvent { desk, notices, .. } = file::read(file, clock, operator.clone()).ok()?;
    let is_whole = |notice: &Notice| {
        !matches!(notice, Notice::Damaged { .. } | Notice::Impossible { .. } | Notice::Newer { .. })
    };
    let is_real = !desk.records().is_empty() && !desk.beginning().is_rehearsal(desk.records());
    // The language is for texts, and the statistics have no texts.
    (is_real && notices.iter().all(is_whole))
        .then(|| event_lessons(&desk.papers(Language::English)))
}
