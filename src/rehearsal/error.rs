//! The reasons why a rehearsal stopped early.

use bottone_base::time::Timestamp;
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_session::SubmitError;
use bottone_tournament::Command;
use bottone_vocabulary::words;

/// The reason why a rehearsal stopped early.
#[derive(Debug, thiserror::Error)]
pub enum RehearsalError {
    /// The desk refused a valid command, or could not write.
    Desk {
        /// The time in the rehearsal.
        at: Timestamp,
        /// The command.
        command: Box<Command>,
        error: Box<SubmitError>,
    },
    /// The to-do list never becomes empty.
    NoEnd(Timestamp),
    /// A record that was undone could not be redone.
    Slip {
        /// The time in the rehearsal.
        at: Timestamp,
        error: Box<SubmitError>,
    },
    /// The other desks report nothing any more, or the log is not reachable.
    Alone(Timestamp),
    /// The structure has no level to play.
    NoLevel,
    /// The event has more than a month of play, so the end of the script is out of reach.
    TooLong,
}

impl RehearsalError {
    /// Returns the desk's error, if it is one.
    pub fn of_desk(&self) -> Option<&SubmitError> {
        match self {
            Self::Desk { error, .. } | Self::Slip { error, .. } => Some(error),
            Self::NoEnd(_) | Self::Alone(_) | Self::NoLevel | Self::TooLong => None,
        }
    }
}

impl ToText for RehearsalError {
    fn to_text(&self, language: Language) -> String {
        let saying = match self {
            Self::Desk { at, error, .. } => Saying::of("files-desk-said")
                .with("at", words::time_to_the_second(*at))
                .with("why", error.to_text(language)),
            Self::Slip { at, error } => Saying::of("files-slip")
                .with("at", words::time_to_the_second(*at))
                .with("why", error.to_text(language)),
            Self::NoEnd(at) => {
                Saying::of("files-no-end").with("at", words::time_to_the_second(*at))
            }
            Self::Alone(at) => {
                Saying::of("network-alone").with("at", words::time_to_the_second(*at))
            }
            Self::NoLevel => Saying::of("files-no-level"),
            Self::TooLong => Saying::of("files-too-long-an-evening"),
        };
        saying.to_text(language)
    }
}

shown_in_english!(RehearsalError);
