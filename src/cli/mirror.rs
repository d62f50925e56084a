//! The second copy of a file written from the command line.

use std::path::PathBuf;

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::Session;
use bottone_store::journal::MirrorStatus;
use clap::Args;

use super::print_error;

/// The folder of an event's second copy, if one is typed.
#[derive(Debug, Args)]
pub(super) struct MirrorArg {
    #[arg(long, value_name = "FOLDER", conflicts_with = "log")]
    mirror: Option<PathBuf>,
}

impl MirrorArg {
    /// Starts the second copy: new records of this desk are kept there too.
    pub(super) fn begin(&self, desk: &mut Session) {
        if self.mirror.is_some() {
            desk.set_second_place(self.mirror.as_deref(), None);
        }
    }

    /// Waits until the second copy is complete, and complains if it is not. The records are kept
    /// all the same.
    pub(super) fn end(language: Language, desk: &mut Session) {
        if let Some(status) = desk.end_second_place().filter(MirrorStatus::is_trouble) {
            let what = status.to_text(language);
            print_error(&Saying::of("shell-second-lost").with("what", what).to_text(language));
        }
    }
}
