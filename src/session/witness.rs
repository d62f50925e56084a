//! A code that was printed or shown, put to an event's file.

use std::{collections::BTreeMap, io, path::Path};

use crate::{
    i18n::Saying,
    rules::{time::Timestamp, witness::Witness},
    store::journal::{seal_of_line, seals_of_lines},
    tournament::{
        history::Record,
        papers::{Printed, SheetKind},
    },
    view::verify::codes,
};

/// What a code says of a file.
#[derive(Clone, Debug)]
pub enum Witnessed {
    /// Nothing up to its line is missing or changed.
    Holds(Witness, Saying),
    /// Something is, or it is a code of another event.
    Fails(Saying),
    /// It is no code.
    Unread(Saying),
}

impl Witnessed {
    /// What it says, in words.
    pub const fn saying(&self) -> &Saying {
        match self {
            Self::Holds(_, saying) | Self::Fails(saying) | Self::Unread(saying) => saying,
        }
    }
}

/// Puts a code, as it was typed, to a file of which so many records are sound.
///
/// # Errors
/// When the file cannot be read.
pub fn witnessed(file: &Path, records: usize, typed: &str) -> io::Result<Witnessed> {
    let Some(code) = Witness::read(typed) else {
        return Ok(Witnessed::Unread(Saying::of("witness-no-code").with("typed", typed)));
    };
    // The head line is the first.
    let lines = records as u64 + 1;
    let saying = |name| {
        Saying::of(name)
            .with("file", file)
            .with("line", code.line())
            .with("code", code.to_string())
            .with("lines", lines)
    };
    if code.line() > lines {
        let missing = Saying::count(
            "count-lines",
            usize::try_from(code.line() - lines).unwrap_or(usize::MAX),
        );
        return Ok(Witnessed::Fails(saying("witness-missing").with("missing", missing)));
    }
    let seal = seal_of_line(file, code.line())?.unwrap_or_default();
    Ok(if code.is_of(&seal) {
        Witnessed::Holds(code, saying("witness-holds"))
    } else {
        Witnessed::Fails(saying("witness-other"))
    })
}

/// A code that stands on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenCode {
    /// When the paper came out.
    pub at: Timestamp,
    pub sheet: SheetKind,
    pub code: Witness,
}

/// A paper on which a code stands: when it came out, and of which line the code is.
pub type CodedPaper = (Timestamp, SheetKind, u64);

/// The papers on which codes stand, the latest first, at most so many.
pub fn coded_papers(records: &[Record], most: usize) -> Vec<CodedPaper> {
    let paper = |(at, of): (_, &Printed)| Some((at, of.sheet, of.line?));
    let mut papers: Vec<CodedPaper> = codes(records).filter_map(paper).collect();
    papers.reverse();
    papers.truncate(most);
    papers
}

/// The codes that stand on these papers.
///
/// # Errors
/// When the file cannot be read.
pub fn given_codes(file: &Path, papers: Vec<CodedPaper>) -> io::Result<Vec<GivenCode>> {
    let seals: BTreeMap<u64, String> =
        seals_of_lines(file, &papers.iter().map(|(_, _, line)| *line).collect())?;
    let code = |(at, sheet, line)| {
        Some(GivenCode { at, sheet, code: Witness::of(line, seals.get(&line)?)? })
    };
    Ok(papers.into_iter().filter_map(code).collect())
}
