//! The second place of what is written from the command line.

use std::path::PathBuf;

use clap::Args;

use super::complain;
use crate::{
    i18n::{Language, Saying, Told as _},
    session::Desk,
    store::journal::MirrorStatus,
};

/// The folder in which an event is kept a second time, where one is typed.
#[derive(Debug, Args)]
pub(super) struct MirrorArg {
    #[arg(long, value_name = "FOLDER", conflicts_with = "log")]
    mirror: Option<PathBuf>,
}

impl MirrorArg {
    /// From now on what is told at this desk is kept there too.
    pub(super) fn begin(&self, desk: &mut dyn Desk) {
        if self.mirror.is_some() {
            desk.keep_second(self.mirror.as_deref(), None);
        }
    }

    /// Waits until all of it is there, and says so where it is not. What was told is done all the same.
    pub(super) fn end(language: Language, desk: &mut dyn Desk) {
        if let Some(status) = desk.end_second().filter(MirrorStatus::is_trouble) {
            let what = status.told(language);
            complain(&Saying::of("shell-second-lost").with("what", what).told(language));
        }
    }
}
