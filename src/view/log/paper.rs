//! The log's lines about printing.

use bottone_i18n::Language;
use bottone_tournament::papers::{PaperEvent, Scope};

use crate::sheet_names;

/// Describes the event in one line: "Printed · Seat cards · tables 3 and 9 · Office".
pub(super) fn log_line(language: Language, event: &PaperEvent) -> String {
    let PaperEvent::Printed(printed) = event;
    let what = sheet_names::name(language, printed.sheet);
    let said = language.say("log-printed", &[("what", what.into())]);
    let part = (printed.scope != Scope::All).then(|| sheet_names::scope(language, &printed.scope));
    let outlet = sheet_names::outlet(language, &printed.outlet);
    [Some(said), part, Some(outlet)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
