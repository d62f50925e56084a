//! The check of a printed or shown code against an event's file.

use std::{cmp::Reverse, io, iter::successors, path::Path};

use bottone_base::{
    time::{Span, Timestamp},
    witness::Witness,
};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_session::{Desk, History, OpenError, Operator, file, time::SystemClock};
use bottone_source::sheet_source::codes;
use bottone_store::{
    codes::{CodesFile, StoredCode},
    journal::{JournalError, seal_of_line, seals_of_lines},
};
use bottone_tournament::papers::{PrintRecord, SheetKind};
use bottone_view::{announcements::until_change, clock::EveningPart, clock_text::shows_seal};
use bottone_vocabulary::words;

/// The result of checking a code against a file.
#[derive(Clone, Debug)]
pub enum CodeCheck {
    /// No line up to its own is missing or changed.
    Holds(Witness, Saying),
    /// Something is missing or changed, or the code is of another event.
    Fails(Saying),
    /// The text is no code.
    Unread(Saying),
}

impl CodeCheck {
    /// Returns the result in words.
    pub const fn saying(&self) -> &Saying {
        match self {
            Self::Holds(_, saying) | Self::Fails(saying) | Self::Unread(saying) => saying,
        }
    }
}

/// Checks a typed code against a file with this number of sound records.
///
/// # Errors
/// If the file cannot be read.
pub fn witnessed(file: &Path, records: usize, typed: &str) -> io::Result<CodeCheck> {
    let Some(code) = Witness::read(typed) else {
        return Ok(CodeCheck::Unread(Saying::of("witness-no-code").with("typed", typed)));
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
        return Ok(CodeCheck::Fails(saying("witness-missing").with("missing", missing)));
    }
    let seal = seal_of_line(file, code.line())?.unwrap_or_default();
    Ok(if code.matches(&seal) {
        CodeCheck::Holds(code, saying("witness-holds"))
    } else {
        CodeCheck::Fails(saying("witness-other"))
    })
}

/// The comparison of a file with a code kept elsewhere.
#[derive(Clone, Debug)]
pub enum StoredCodeCheck {
    /// No line up to its own is missing or changed.
    Holds(StoredCode, Saying),
    /// Something up to its line is missing or changed.
    Fails(StoredCode, Saying),
    /// The code is of another event with this file name.
    Other(StoredCode),
}

/// Compares a file with this number of sound records with its codes kept there.
///
/// # Errors
/// The file or the codes cannot be read.
pub fn compare_codes(
    codes: &CodesFile,
    file: &Path,
    records: usize,
) -> io::Result<Vec<StoredCodeCheck>> {
    let seal = seal_of_line(file, 1)?.unwrap_or_default();
    let compare = |kept: StoredCode| {
        if kept.seal != seal {
            return Ok(StoredCodeCheck::Other(kept));
        }
        Ok(match witnessed(file, records, &kept.code.to_string())? {
            CodeCheck::Holds(_, saying) => StoredCodeCheck::Holds(kept, saying),
            CodeCheck::Fails(saying) | CodeCheck::Unread(saying) => {
                StoredCodeCheck::Fails(kept, saying)
            }
        })
    };
    codes.of(file, &seal)?.into_iter().map(compare).collect()
}

/// Describes the result of a comparison, and the place of the code.
pub fn describe_comparison(
    language: Language,
    codes: &CodesFile,
    compared: &StoredCodeCheck,
) -> String {
    let (kept, what) = match compared {
        StoredCodeCheck::Holds(kept, saying) | StoredCodeCheck::Fails(kept, saying) => {
            (kept, saying)
        }
        StoredCodeCheck::Other(kept) => {
            return Saying::of("codes-other")
                .with("when", words::date(language, kept.at))
                .with("code", kept.code.to_string())
                .to_text(language);
        }
    };
    let whose = if codes.is_of_house() { "codes-of-club" } else { "codes-of-machine" };
    Saying::of(whose)
        .with("what", what.clone())
        .with("when", words::date(language, kept.at))
        .to_text(language)
}

/// Keeps the code of the last line of the file at this desk, in each of these places. A desk
/// without a file has none.
///
/// # Errors
/// The file cannot be read, or the codes cannot be read or written.
pub fn store_code(codes: &[CodesFile], desk: &dyn Desk) -> io::Result<()> {
    let (Some(file), Some(code)) = (desk.path(), desk.witness()) else { return Ok(()) };
    let seal = seal_of_line(file, 1)?.unwrap_or_default();
    codes.iter().try_for_each(|codes| codes.save(file, code, &seal, desk.now()))
}

/// The place where a code was given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePlace {
    /// On paper of this kind.
    Paper(SheetKind),
    /// On walls and page, if they were on: that is not on record.
    Walls,
}

/// A code that was given out, and the time since when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IssuedCode {
    pub at: Timestamp,
    pub on: CodePlace,
    pub code: Witness,
}

/// Returns the codes that the event in this file gave out until `now`, latest first, at most
/// `most`.
///
/// # Errors
/// If the file cannot be read.
pub fn issued_codes(
    file: &Path,
    now: Timestamp,
    most: usize,
) -> Result<Vec<IssuedCode>, OpenError> {
    let nobody = Operator { name: String::new(), station: String::new() };
    let desk = file::read(file, Box::new(SystemClock::start()), nobody)?.desk;
    let paper = |(at, of): (_, &PrintRecord)| Some((at, CodePlace::Paper(of.sheet), of.line?));
    let mut given: Vec<(Timestamp, CodePlace, u64)> =
        codes(desk.records()).filter_map(paper).collect();
    given.extend(wall_codes(desk.as_ref(), now));
    given.sort_by_key(|(at, _, line)| Reverse((*at, *line)));
    given.truncate(most);
    let lines = given.iter().map(|(.., line)| *line).collect();
    let unreadable = |source| JournalError::Unreadable { path: file.to_owned(), source };
    let seals = seals_of_lines(file, &lines).map_err(unreadable)?;
    let code =
        |(at, on, line)| Some(IssuedCode { at, on, code: Witness::of(line, seals.get(&line)?)? });
    Ok(given.into_iter().filter_map(code).collect())
}

/// Returns the lines whose codes walls and page showed, each with its start. They show the code of
/// the last line in a break and after the end of play.
fn wall_codes(desk: &dyn Desk, now: Timestamp) -> Vec<(Timestamp, CodePlace, u64)> {
    let records = desk.records();
    let mut shown = Vec::new();
    let mut history = History::new(desk.beginning().clone());
    for (line, record) in (2..).zip(records) {
        history.enter(record.clone());
        let t = history.tournament();
        let until = records.get(history.records().len()).map_or(now, |next| next.recorded);
        let changes = successors(Some(record.recorded), |at| {
            Some(at.after(Span::from_millis(until_change(t, *at)?)))
        });
        let mut known = changes.take_while(|at| *at < until);
        if let Some(at) = known.find(|at| shows_seal(EveningPart::of(t, *at))) {
            shown.push((at, CodePlace::Walls, line));
        }
    }
    shown
}
