//! The house's own past events: the files beside an event's own.

use std::path::Path;

use bottone_forecast::{HouseFactors, PastEvent};
use bottone_i18n::Language;
use bottone_session::{Desk as _, OpenError, Operator, file, time::SystemClock};
use bottone_source::outlook::event_lessons;
use bottone_store::{
    folder,
    journal::Notice,
    past_events::{FileState, PastEvents},
    settings::SettingsFile,
};

/// The most events that are read, last written first: a house changes.
const MOST: usize = 24;

/// Returns the statistics of the events in the folder of `file`, without its own. Events that
/// cannot be read to their end are left out. What an event says is kept beside the settings, and
/// its file is read again only after a change.
pub fn house_of(file: &Path, operator: &Operator, settings: &SettingsFile) -> HouseFactors {
    let before = PastEvents::load(settings);
    let mut known = before.clone();
    let mut past = Vec::new();
    for other in folder::events_beside(file, MOST) {
        let state = FileState::of(&other);
        if let Some(figures) = state.as_ref().and_then(|state| known.get(state)) {
            past.extend(figures.map(PastEvent::from_bits));
            continue;
        }
        let Ok(event) = past_event(&other, operator) else { continue };
        past.extend(event);
        // A file that was written meanwhile has another state, and is read again.
        if let Some(state) = state {
            known.put(state, event.map(PastEvent::to_bits));
        }
    }
    if known != before
        && let Err(error) = known.save(settings)
    {
        log::warn!("the figures of past events are not kept: {error}");
    }
    HouseFactors::of(&past)
}

/// Returns the figures of an event that counts as one of the house.
fn past_event(file: &Path, operator: &Operator) -> Result<Option<PastEvent>, OpenError> {
    // The head and the first record say that an event was a rehearsal.
    if file::is_rehearsal(file) {
        return Ok(None);
    }
    let clock = Box::new(SystemClock::start());
    let file::OpenedEvent { desk, notices, .. } = file::read(file, clock, operator.clone())?;
    let is_whole = |notice: &Notice| {
        !matches!(notice, Notice::Damaged { .. } | Notice::Impossible { .. } | Notice::Newer { .. })
    };
    let is_real = !desk.records().is_empty() && !desk.beginning().is_rehearsal(desk.records());
    // The language is for texts, and the statistics have no texts.
    Ok((is_real && notices.iter().all(is_whole))
        .then(|| event_lessons(&desk.papers(Language::English))))
}
