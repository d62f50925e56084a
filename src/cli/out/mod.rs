//! `bottone print` and `bottone results`: an event's data on paper and in files.

mod print;
mod selection;

use std::{
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::Desk;
use bottone_store::{
    IfExists,
    results::{Separator, csv},
    write_document,
};
use bottone_view_paper::results::Results;
use clap::{Args, ValueEnum};

use super::{CommandError, CommandResult, of_file, print_error, print_line, record::read};
pub(super) use print::{PrintArgs, print};

#[derive(Debug, Args)]
pub(super) struct ExportArgs {
    file: PathBuf,
    #[arg(long, value_enum, default_value = "csv")]
    format: Format,
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_enum)]
    separator: Option<SeparatorArg>,
}

/// A format of results.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Csv,
    Hendon,
    Text,
}

/// The separator between cells, as typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum SeparatorArg {
    Comma,
    Semicolon,
}

/// The exit status if the results were written but do not pay out the whole pool.
const DOES_NOT_ADD_UP: u8 = 3;

/// Writes the results, and says how many entries they hold. The status is that of `check`
/// if lines of the event were left out, and 3 if the places do not get the whole pool.
pub(super) fn export(language: Language, asked: &ExportArgs) -> ExitCode {
    match written_results(language, asked) {
        Ok((line, status)) => {
            print_line(&line);
            status
        }
        Err(error) => {
            print_error(&error);
            ExitCode::FAILURE
        }
    }
}

fn written_results(language: Language, asked: &ExportArgs) -> Result<(String, ExitCode), String> {
    let (session, left_out) = read(language, &asked.file)?;
    if let Some(left_out) = &left_out {
        print_error(&left_out.sentence);
    }
    let results = results(language, &*session);
    let separator = match asked.separator {
        Some(SeparatorArg::Comma) => Separator::Comma,
        Some(SeparatorArg::Semicolon) => Separator::Semicolon,
        None => Separator::of(language),
    };
    let bytes = match asked.format {
        Format::Csv => csv(&results.rows(language), separator),
        Format::Hendon => csv(&results.hendon(), Separator::Comma),
        Format::Text => Ok(results.text(language).into_bytes()),
    };
    let bytes = bytes.map_err(|error| error.to_string())?;
    if !results.is_final() {
        let gaps = [("status", results.status(language).into())];
        print_error(&language.say("cli-provisional", &gaps));
    }
    write_new_file(language, &asked.out, &bytes)?;
    let entries = Saying::count("count-entries", results.entries);
    let status = match left_out {
        Some(left_out) => left_out.verdict.into(),
        None if results.has_a_difference() => DOES_NOT_ADD_UP.into(),
        None => ExitCode::SUCCESS,
    };
    Ok((of_file(&asked.out, entries).to_text(language), status))
}

fn results(language: Language, session: &dyn Desk) -> Results {
    let records = (session.beginning(), session.records(), session.ledger());
    Results::of(language, session.tournament(), records, session.now())
}

/// Writes a new file. An existing file of that name is kept: the user may have confused the two.
fn write_new_file(language: Language, path: &Path, bytes: &[u8]) -> Result<(), String> {
    write_document(path, IfExists::Keep, bytes).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Saying::of("files-exists").with("path", path).to_text(language)
        }
        _ => of_file(path, &error).to_text(language),
    })
}
