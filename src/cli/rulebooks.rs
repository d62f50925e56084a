//! The folder of the house's own rule books, for the commands that judge by them.

use std::path::PathBuf;

use clap::Args;

use super::usage_errors::{meaning, nearest};
use crate::{
    i18n::Saying,
    rules::rulebook::Rulebook,
    store::{
        folder,
        profiles::{OWN_RULEBOOKS, Rulebooks},
    },
};

#[derive(Debug, Args)]
pub(super) struct OwnRulebooks {
    #[arg(long, value_name = "FOLDER")]
    rulebooks: Option<PathBuf>,
}

impl OwnRulebooks {
    /// Returns the folder, which need not exist.
    pub(super) fn folder(&self) -> Option<PathBuf> {
        let usual = || folder::default_folder().map(|events| events.join(OWN_RULEBOOKS));
        self.rulebooks.clone().or_else(usual)
    }
}

/// Returns the rule book of this name.
///
/// # Errors
/// If there is no such book, with the name that was probably meant. If the book cannot be used.
pub(super) fn rulebook<'b>(books: &'b Rulebooks, name: &str) -> Result<&'b Rulebook, Saying> {
    books.find(name).map_err(|why| meaning(why, nearest(name, books.names())))
}
