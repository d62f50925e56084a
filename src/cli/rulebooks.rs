//! Where the house's own rule books are, for the commands that judge by them.

use std::path::PathBuf;

use clap::Args;

use crate::store::{folder, profiles::OWN_RULEBOOKS};

#[derive(Debug, Args)]
pub(super) struct OwnRulebooks {
    #[arg(long, value_name = "FOLDER")]
    rulebooks: Option<PathBuf>,
}

impl OwnRulebooks {
    /// The folder, which need not be there.
    pub(super) fn folder(&self) -> Option<PathBuf> {
        let usual = || folder::of_events().map(|events| events.join(OWN_RULEBOOKS));
        self.rulebooks.clone().or_else(usual)
    }
}
