//! `bottone import`: an event that was run with another program.

use std::path::PathBuf;

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_import::ImportError;
use bottone_store::{folder::EVENT_ENDING, tdt::TdtError};
use clap::Args;

use super::{CommandResult, of_file, operator, print_line};

#[derive(Debug, Args)]
pub(super) struct ImportArgs {
    file: PathBuf,
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn import_event(language: Language, import: &ImportArgs) -> CommandResult {
    let to = import.output.clone().unwrap_or_else(|| import.file.with_extension(EVENT_ENDING));
    let taken = bottone_import::import(&import.file, &to, operator(language), language).map_err(
        |error| {
            match &error {
                // These errors name their file themselves.
                ImportError::Read(TdtError::Unreadable { .. }) | ImportError::Create(_) => {
                    error.to_text(language)
                }
                _ => of_file(&import.file, error.to_text(language)).to_text(language),
            }
        },
    )?;
    print_line(&Saying::count("tdt-list-head", taken.left_out.len()).to_text(language));
    for sentence in &taken.left_out {
        print_line(&format!("  {}", sentence.to_text(language)));
    }
    let counts = taken.counts;
    Ok(Saying::of("tdt-imported")
        .with("file", to.as_path())
        .with("players", Saying::count("count-players", counts.players))
        .with("entries", Saying::count("count-entries", counts.entries))
        .with("rebuys", Saying::count("tdt-rebuys", counts.rebuys))
        .with("levels", Saying::count("count-levels", counts.levels))
        .with("records", Saying::count("count-records", counts.records))
        .to_text(language))
}
