//! The log's lines about the file in which an event continues.

use bottone_i18n::Language;
use bottone_tournament::filing::{FilingEvent, Successor};

/// Describes the event in one line: "Goes on in the second place, after the line sealed 3366ff6a…".
pub(super) fn log_line(language: Language, event: &FilingEvent) -> String {
    let FilingEvent::Continued(gone) = event;
    let name = match gone.file {
        Successor::SecondPlace => "log-goes-on-second",
        Successor::Copy => "log-goes-on-copy",
    };
    language.say(name, &[("seal", gone.after.as_str().into())])
}
