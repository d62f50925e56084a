//! Where the house's own rule books are, for the commands that judge by them.

use std::path::PathBuf;

use clap::Args;

use crate::store::{folder, profiles::OWN_RULEBOOKS};

#[derive(Debug, Args)]
pub(super) struct OwnRulebooks {
    /// The folder of the house's own rule books; without it `rulebooks` where events are kept.
    #[arg(long = "rulebooks", value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

impl OwnRulebooks {
    /// The folder, which need not be there.
    pub(super) fn folder(&self) -> Option<PathBuf> {
        let usual = || folder::of_events().map(|events| events.join(OWN_RULEBOOKS));
        self.folder.clone().or_else(usual)
    }
}
