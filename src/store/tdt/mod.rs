//! Tournaments saved by The Tournament Director (`.tdt`).
//!
//! Such a file is a script that builds the tournament when it is run. It is never run here: `value`
//! and `read` parse it as nested values, and `saved` gives their meaning. Unknown content is kept
//! in a list, so that nothing is lost silently.

mod fault_list;
mod meaning;
mod people;
mod read;
mod saved;
mod value;

use std::{
    borrow::Cow,
    io,
    path::{Path, PathBuf},
};

use bottone_i18n::{Saying, displayed_by_saying};

use super::{encoding, files};

pub use self::{
    read::{DEEPEST, ExpectedSyntax, MOST_VALUES, SyntaxFault},
    saved::{
        EntryKind, SaleTerms, SavedBust, SavedMoves, SavedPlayer, SavedPrize, SavedSale, SavedSeat,
        SavedStack, SavedTable, SavedTournament,
    },
    value::{Value, ValueKind},
};

/// The most bytes of a file that is read.
pub const MOST_BYTES: u64 = 64 << 20;

/// The reason why a file cannot be read as a saved tournament.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TdtError {
    /// The file itself.
    Unreadable {
        path: PathBuf,
        source: io::Error,
    },
    /// The file has more than [`MOST_BYTES`].
    TooLarge,
    Empty,
    /// The text does not have the syntax of such files.
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The letter on the line, from 1.
        column: usize,
        expected: ExpectedSyntax,
        /// The text found instead; empty at the end.
        found: String,
    },
    /// The syntax is right, but there is no tournament.
    NoTournament,
    /// The file names players, but none of them was readable.
    NoPlayers {
        /// The number of named players; 0 if not known.
        named: usize,
    },
}

impl TdtError {
    fn saying(&self) -> Saying {
        match self {
            Self::Unreadable { path, source } => {
                Saying::of("files-unreadable").with("path", path.as_path()).with("why", source)
            }
            Self::TooLarge => Saying::of("tdt-too-large").with("most", MOST_BYTES >> 20),
            Self::Empty => Saying::of("tdt-empty"),
            Self::Syntax { line, column, expected, found } => Saying::of("tdt-syntax")
                .with("line", *line)
                .with("column", *column)
                .with("expected", expected.saying())
                .with(
                    "found",
                    if found.is_empty() {
                        Saying::of("tdt-the-end")
                    } else {
                        // A message is one line, for any content of the file.
                        Saying::of("tdt-quoted")
                            .with("text", found.replace(|letter: char| letter.is_control(), " "))
                    },
                ),
            Self::NoTournament => Saying::of("tdt-no-tournament"),
            Self::NoPlayers { named } => Saying::count("tdt-no-players", *named),
        }
    }
}

impl ExpectedSyntax {
    fn saying(self) -> Saying {
        let sign = |sign: char| sign.to_string();
        match self {
            Self::Value => Saying::of("tdt-expected-value"),
            Self::Key => Saying::of("tdt-expected-key"),
            Self::Sign(what) => Saying::of("tdt-expected-sign").with("sign", sign(what)),
            Self::CommaOr(what) => Saying::of("tdt-expected-comma").with("sign", sign(what)),
            Self::Name => Saying::of("tdt-expected-name"),
            Self::Quote(what) => Saying::of("tdt-expected-quote").with("sign", sign(what)),
            Self::Escape => Saying::of("tdt-expected-escape"),
            Self::CommentEnd => Saying::of("tdt-expected-comment-end"),
            Self::End => Saying::of("tdt-expected-end"),
            Self::Shallower => Saying::of("tdt-expected-shallower").with("most", DEEPEST),
            Self::Fewer => Saying::of("tdt-expected-fewer").with("most", MOST_VALUES),
        }
    }
}

displayed_by_saying!(TdtError);

/// Returns the text of a file.
///
/// # Errors
/// The file cannot be read, or is too large.
pub fn text_of(path: &Path) -> Result<String, TdtError> {
    let unreadable = |source| TdtError::Unreadable { path: path.to_owned(), source };
    let bytes = files::bytes_of(path, MOST_BYTES).map_err(unreadable)?;
    decoded(&bytes).map(Cow::into_owned)
}

/// Decodes a file's bytes.
///
/// # Errors
/// There are more than [`MOST_BYTES`].
pub fn decoded(bytes: &[u8]) -> Result<Cow<'_, str>, TdtError> {
    if bytes.len() as u64 > MOST_BYTES {
        return Err(TdtError::TooLarge);
    }
    Ok(encoding::decoded(bytes).0)
}

/// Parses a text as one value. Nothing is run.
///
/// # Errors
/// The place with wrong syntax, and the expected content.
pub fn value_of(text: &str) -> Result<Value<'_>, TdtError> {
    if text.trim_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}').is_empty() {
        return Err(TdtError::Empty);
    }
    read::read(text).map_err(|SyntaxFault { at, expected }| {
        let before = text.get(..at).unwrap_or(text);
        let line_begins = before.rfind('\n').map_or(0, |end| end + 1);
        TdtError::Syntax {
            line: before.bytes().filter(|letter| *letter == b'\n').count() + 1,
            column: before.get(line_begins..).unwrap_or_default().chars().count() + 1,
            expected,
            found: text.get(at..).unwrap_or_default().chars().take(20).collect(),
        }
    })
}

/// Returns the tournament in a text.
///
/// # Errors
/// The syntax is wrong, or the content is something else.
pub fn tournament_of(text: &str) -> Result<SavedTournament, TdtError> {
    let value = value_of(text)?;
    meaning::tournament(&value)
}
