//! Why a rehearsal broke off.

use crate::{
    i18n::{Language, Saying, Told, shown_in_english},
    rules::time::Timestamp,
    session::SubmitError,
    tournament::Command,
    view::words,
};

/// Why a rehearsal broke off.
#[derive(Debug, thiserror::Error)]
pub enum RehearsalError {
    /// The desk refused what it should have taken, or could not write.
    Desk {
        /// The instant on the stage.
        at: Timestamp,
        /// What was asked.
        command: Box<Command>,
        error: Box<SubmitError>,
    },
    /// The to-do list asks for ever more.
    NoEnd(Timestamp),
    /// What was taken back could not be done again.
    Slip {
        /// The instant on the stage.
        at: Timestamp,
        error: Box<SubmitError>,
    },
    /// The other desks tell nothing any more, or the log is not reached.
    Alone(Timestamp),
    /// The structure has no level to play.
    NoLevel,
    /// The event has more than a month of play: the script cannot be reached.
    TooLong,
}

impl Told for RehearsalError {
    fn told(&self, language: Language) -> String {
        let saying = match self {
            Self::Desk { at, error, .. } => Saying::of("files-desk-said")
                .with("at", words::time_to_the_second(*at))
                .with("why", error.told(language)),
            Self::Slip { at, error } => Saying::of("files-slip")
                .with("at", words::time_to_the_second(*at))
                .with("why", error.told(language)),
            Self::NoEnd(at) => {
                Saying::of("files-no-end").with("at", words::time_to_the_second(*at))
            }
            Self::Alone(at) => {
                Saying::of("network-alone").with("at", words::time_to_the_second(*at))
            }
            Self::NoLevel => Saying::of("files-no-level"),
            Self::TooLong => Saying::of("files-too-long-an-evening"),
        };
        saying.told(language)
    }
}

shown_in_english!(RehearsalError);
