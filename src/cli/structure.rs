//! `bottone structure`: reads a sheet of levels as a structure and explains each line.

use std::{
    io::{self, Read as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use bottone_i18n::{Language, Saying, ToText as _};
use bottone_rules::levels::Structure;
use bottone_store::{
    csv,
    profiles::{Profile as _, text_of},
};
use bottone_view_structures::{
    cells,
    pasted::{self, PastedSheet},
};
use clap::Args;

use super::{of_file, print_error, print_line};

#[derive(Debug, Args)]
pub(super) struct StructureArgs {
    file: PathBuf,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "CHIPS")]
    stack: Option<String>,
}

impl StructureArgs {
    /// Prints the structure, and the meaning of each line on standard error. The exit status is 1
    /// if a line was not understood or there is no structure.
    pub(super) fn run(&self, language: Language) -> ExitCode {
        let read = structure_of(language, &self.file, self.name.as_deref(), self.stack.as_deref());
        match read {
            Ok((structure, unread)) => {
                print_line(text_of(&structure).trim_end());
                match unread {
                    None => ExitCode::SUCCESS,
                    Some(why) => {
                        print_error(&why);
                        ExitCode::FAILURE
                    }
                }
            }
            Err(why) => {
                print_error(&why);
                ExitCode::FAILURE
            }
        }
    }
}

/// Reads the structure of a sheet, and prints the meaning of each line on standard error. The
/// second result is a message if lines were not understood.
pub(super) fn structure_of(
    language: Language,
    file: &Path,
    name: Option<&str>,
    stack: Option<&str>,
) -> Result<(Structure, Option<String>), String> {
    if file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("tdt")) {
        let structure = bottone_import::structure_of(file)
            .map_err(|error| of_file(file, error.to_text(language)).to_text(language))?;
        return Ok((named(structure, name), None));
    }
    let sheet = pasted::read(&text(language, file)?, &[]);
    print_meaning(language, &sheet);
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let stem =
        stem.filter(|_| file != Path::new("-")).unwrap_or_else(|| language.word("paste-cells"));
    let mut structure = named(sheet.structure(&stem), name);
    if !structure.rows.iter().any(|row| row.level().is_some()) {
        return Err(language.word("cli-sheet-no-level"));
    }
    match stack.map(cells::stack).transpose().map_err(|why| why.to_text(language))? {
        Some(stack) if sheet.stack.is_none() => structure.starting_stack = stack,
        _ if sheet.stack.is_none() => {
            if structure.starting_stack.is_zero() {
                return Err(language.word("cli-sheet-no-stack"));
            }
            print_error(
                &Saying::of("paste-assumed-stack")
                    .with("stack", structure.starting_stack)
                    .to_text(language),
            );
        }
        _ => {}
    }
    if let Some(fault) = structure.fault() {
        return Err(fault.fault.to_text(language));
    }
    let count = sheet.unread().count();
    let unread =
        Saying::of("cli-sheet-unread").with("lines", Saying::count("paste-not-understood", count));
    Ok((structure, (count > 0).then(|| unread.to_text(language))))
}

fn named(structure: Structure, name: Option<&str>) -> Structure {
    match name {
        Some(name) => Structure { name: name.to_owned(), ..structure },
        None => structure,
    }
}

/// Prints each line with its meaning, then the values assumed because the sheet lacks them.
fn print_meaning(language: Language, sheet: &PastedSheet) {
    for line in &sheet.lines {
        let mut taken = pasted::line_in_words(language, line);
        if let Some(unread) = &line.unread {
            let why = pasted::unread_reason(language, unread);
            taken = if taken.is_empty() { why } else { format!("{taken}; {why}") };
        }
        let note = Saying::of("cli-sheet-line")
            .with("number", line.number)
            .with("line", line.text.replace('\t', "  "))
            .with("taken", taken);
        print_error(&note.to_text(language));
    }
    for sentence in pasted::assumption_lines(language, sheet) {
        print_error(&sentence);
    }
}

/// Returns the text of a file, or of standard input for `-`.
fn text(language: Language, file: &Path) -> Result<String, String> {
    let read = if file == Path::new("-") {
        let mut bytes = Vec::new();
        let input = io::stdin().lock();
        input
            .take(csv::MOST_BYTES + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| error.to_string())?;
        csv::text_in(&bytes)
    } else {
        csv::text_of(file)
    };
    read.map_err(|error| of_file(file, error.to_text(language)).to_text(language))
}
