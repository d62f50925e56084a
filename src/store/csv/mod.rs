//! Players from a spreadsheet: reading, guessing the columns, and importing as the director
//! decides.
//!
//! [`CsvSheet::read`] detects the delimiter, the encoding, the quotes and the header. The director
//! sees the columns and corrects wrong guesses. [`CsvSheet::players`] makes people of the rows and
//! reports every doubtful line. No person is dropped silently.

mod decode;
mod guess;
mod headings;
mod line_numbers;
mod names;
mod players;
mod status;
mod table;

use bottone_i18n::{Saying, displayed_by_saying};
use std::{
    io,
    path::{Path, PathBuf},
};
use strum::{EnumCount, VariantArray};

use super::{encoding::Letters, files};

pub use self::players::{Doubt, ImportList, LineProblem, LineTrouble, NewPlayer};

/// The largest file that is read, in bytes.
pub const MOST_BYTES: u64 = 16 << 20;
/// The most rows that are read.
pub const MOST_ROWS: usize = 100_000;
/// The most columns that are read.
pub const MOST_COLUMNS: usize = 64;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 100;
/// The longest cell, in characters.
pub const LONGEST_CELL: usize = 2_000;

/// The content of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray)]
pub enum PlayerField {
    Family,
    Given,
    /// The full name, the given name first ("Mario Rossi"); with a comma, the family name first
    /// ("Rossi, Mario").
    FullName,
    /// The full name, the family name first, with or without a comma ("Rossi Mario").
    FullNameFamilyFirst,
    Country,
    /// The number of the player's card.
    Card,
    /// The reply to an invitation: "Attending", "RSVP No", "Waitlist".
    Status,
    /// Any other content, kept as a note under the column's header.
    Note,
    /// Content that is not imported.
    Skip,
}

impl PlayerField {
    /// Every field, in the order of the director's menu.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);

    /// Returns whether it is a name or a part of one.
    pub const fn is_name(self) -> bool {
        matches!(self, Self::Family | Self::Given | Self::FullName | Self::FullNameFamilyFirst)
    }
}

/// A column as found in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvColumn {
    /// The text of the header; empty without one.
    pub header: String,
    /// The guessed content.
    pub guessed: PlayerField,
}

/// A row as found in the file, cleaned for display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvRow {
    /// The first line of the row in the file, counted from 1.
    pub line: u64,
    /// The cells of the row.
    pub cells: Vec<String>,
}

impl CsvRow {
    /// Returns the number of cells up to the last one that is not empty.
    fn extent(&self) -> usize {
        self.cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1)
    }
}

/// A notice about the whole file for the director.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetNotice {
    /// The encoding is a guess: check the accents.
    LettersGuessed {
        /// The assumed encoding, "windows-1250".
        taken: &'static str,
    },
    /// A quote on this line is never closed, so quotes were read as letters.
    QuoteNeverClosed {
        /// The line, counted from 1.
        line: u64,
    },
    /// These lines above the headings were left out.
    AboveHeadings {
        /// The line of the headings, counted from 1.
        line: u64,
        /// The text of the lines.
        text: String,
    },
    /// A cell on this line was longer than [`LONGEST_CELL`] characters and was cut.
    CellCut {
        /// The line, counted from 1.
        line: u64,
    },
}

impl SheetNotice {
    fn saying(&self) -> Saying {
        match self {
            Self::LettersGuessed { taken } => {
                Saying::of("files-letters-guessed").with("taken", *taken)
            }
            Self::AboveHeadings { line, text } => {
                Saying::of("files-above-headings").with("line", *line).with("text", text.as_str())
            }
            Self::QuoteNeverClosed { line } => Saying::of("files-quote-open").with("line", *line),
            Self::CellCut { line } => {
                Saying::of("files-cell-cut").with("line", *line).with("most", LONGEST_CELL)
            }
        }
    }
}

/// The reason why a file gives no players.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SheetError {
    Unreadable { path: PathBuf, source: io::Error },
    TooLarge,
    TooManyRows,
    TooManyColumns { line: u64 },
    Empty,
    NotText { what: Saying },
    NoNameColumn,
}

impl SheetError {
    /// Returns the error as a sentence in no language yet.
    pub fn saying(&self) -> Saying {
        match self {
            Self::Unreadable { path, source } => {
                Saying::of("files-unreadable").with("path", path.as_path()).with("why", source)
            }
            Self::TooLarge => Saying::of("files-list-too-large").with("most", MOST_BYTES >> 20),
            Self::TooManyRows => Saying::of("files-too-many-rows").with("most", MOST_ROWS),
            Self::TooManyColumns { line } => {
                Saying::of("files-too-many-columns").with("line", *line).with("most", MOST_COLUMNS)
            }
            Self::Empty => Saying::of("files-nothing-there"),
            Self::NotText { what } => Saying::of("files-not-text").with("what", what),
            Self::NoNameColumn => Saying::of("files-no-name-column"),
        }
    }
}

displayed_by_saying!(SheetNotice, SheetError);

/// A list as found in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CsvSheet {
    /// The columns, from left to right.
    pub columns: Vec<CsvColumn>,
    /// The rows under the header. Blank ones are left out.
    pub rows: Vec<CsvRow>,
    /// The encoding.
    pub letters: Letters,
    /// The delimiter of the cells; `None` in a list with one column.
    pub delimiter: Option<char>,
    /// The notices for the director.
    pub notices: Vec<SheetNotice>,
    header: Option<CsvRow>,
    /// The rows above the header.
    above: Vec<CsvRow>,
    /// The usual number of cells in a row.
    width: usize,
}

/// Returns the text of a file in any encoding.
///
/// # Errors
/// The file cannot be read, is too large, or is not text.
pub fn text_of(path: &Path) -> Result<String, SheetError> {
    let unreadable = |source| SheetError::Unreadable { path: path.to_owned(), source };
    text_in(&files::bytes_of(path, MOST_BYTES).map_err(unreadable)?)
}

/// Returns the text of bytes from another source than a file, such as standard input.
///
/// # Errors
/// There are too many bytes, or they are not text.
pub fn text_in(bytes: &[u8]) -> Result<String, SheetError> {
    if bytes.len() as u64 > MOST_BYTES {
        return Err(SheetError::TooLarge);
    }
    Ok(decode::decode(bytes)?.0.into_owned())
}

impl CsvSheet {
    /// Reads the file `path`.
    ///
    /// # Errors
    /// The file cannot be read, is too large, or is not text.
    pub fn open(path: &Path) -> Result<Self, SheetError> {
        let unreadable = |source| SheetError::Unreadable { path: path.to_owned(), source };
        Self::read(&files::bytes_of(path, MOST_BYTES).map_err(unreadable)?)
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// There are too many bytes, rows or columns, or the bytes are not text.
    pub fn read(bytes: &[u8]) -> Result<Self, SheetError> {
        if bytes.len() as u64 > MOST_BYTES {
            return Err(SheetError::TooLarge);
        }
        let (text, letters) = decode::decode(bytes)?;
        let table = table::read(&text)?;
        let mut notices = table.notices;
        if let Letters::Guessed(taken) = letters {
            notices.insert(0, SheetNotice::LettersGuessed { taken });
        }
        let mut rows = table.rows;
        if rows.is_empty() {
            return Err(SheetError::Empty);
        }
        let header_row = guess::header_row(&rows);
        let above: Vec<CsvRow> = rows.drain(..header_row.unwrap_or(0)).collect();
        let header = header_row.map(|_| rows.remove(0));
        let mut sheet = Self::of(header, rows, letters, table.delimiter, notices);
        sheet.notices.extend(above_headings(&above, sheet.header.as_ref()));
        sheet.above = above;
        Ok(sheet)
    }

    fn of(
        header: Option<CsvRow>,
        rows: Vec<CsvRow>,
        letters: Letters,
        delimiter: Option<char>,
        notices: Vec<SheetNotice>,
    ) -> Self {
        let columns = guess::columns(header.as_ref(), &rows);
        let usual = table::usual_width(rows.iter().map(|row| row.cells.len()));
        let width = header.as_ref().map_or(usual, |header| header.cells.len());
        Self { columns, rows, letters, delimiter, notices, header, above: Vec::new(), width }
    }

    /// Returns whether the first row is a header.
    pub const fn has_header(&self) -> bool {
        self.header.is_some()
    }

    /// Returns the list with its first row as a header, or not, and with new guesses. Without a
    /// header the rows above it belong to the list.
    #[must_use]
    pub fn with_header(mut self, wanted: bool) -> Self {
        match self.header.take() {
            Some(header) if !wanted => {
                let above = std::mem::take(&mut self.above);
                self.rows.splice(0..0, above.into_iter().chain([header]));
                self.notices.retain(|notice| !matches!(notice, SheetNotice::AboveHeadings { .. }));
                Self::of(None, self.rows, self.letters, self.delimiter, self.notices)
            }
            None if wanted && !self.rows.is_empty() => {
                let at = guess::header_row(&self.rows).unwrap_or(0);
                let above: Vec<CsvRow> = self.rows.drain(..at).collect();
                let header = Some(self.rows.remove(0));
                self.notices.extend(above_headings(&above, header.as_ref()));
                let sheet = Self::of(header, self.rows, self.letters, self.delimiter, self.notices);
                Self { above, ..sheet }
            }
            header => Self { header, ..self },
        }
    }

    /// Returns the guessed content of each column.
    pub fn guessed(&self) -> Vec<PlayerField> {
        self.columns.iter().map(|column| column.guessed).collect()
    }
}

/// Returns the notice about the rows above the headings.
fn above_headings(above: &[CsvRow], header: Option<&CsvRow>) -> Option<SheetNotice> {
    let line = header?.line;
    let rows = above.iter().map(|row| {
        let cells = row.cells.iter().filter(|cell| !cell.is_empty());
        cells.map(String::as_str).collect::<Vec<_>>().join(" ")
    });
    let text = rows.collect::<Vec<_>>().join(" / ");
    (!text.is_empty()).then_some(SheetNotice::AboveHeadings { line, text })
}
