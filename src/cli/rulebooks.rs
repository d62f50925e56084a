//! The folder of the house's own rule books, for the commands that judge by them.

use std::path::PathBuf;

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::rulebook::Rulebook;
use bottone_store::{
    folder,
    profiles::{OWN_RULEBOOKS, Rulebooks},
};
use clap::Args;

use super::usage_errors::{meaning, nearest};

#[derive(Debug, Args)]
pub(super) struct OwnRulebooks {
    #[arg(long, value_name = "FOLDER")]
    rulebooks: Option<PathBuf>,
}

impl OwnRulebooks {
    /// Returns the folder. The default one need not exist.
    ///
    /// # Errors
    /// If the named folder is not there.
    pub(super) fn folder(&self, language: Language) -> Result<Option<PathBuf>, String> {
        let Some(named) = &self.rulebooks else {
            return Ok(folder::default_folder().map(|events| events.join(OWN_RULEBOOKS)));
        };
        if named.is_dir() {
            return Ok(Some(named.clone()));
        }
        let missing = Saying::of("cli-no-rulebooks").with("folder", named.as_path());
        Err(missing.to_text(language))
    }
}

/// Returns the rule book of this name.
///
/// # Errors
/// If there is no such book, with the name that was probably meant. If the book cannot be used.
pub(super) fn rulebook<'b>(books: &'b Rulebooks, name: &str) -> Result<&'b Rulebook, Saying> {
    books.find(name).map_err(|why| meaning(why, nearest(name, books.names())))
}
