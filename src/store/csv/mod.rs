//! Players from a spreadsheet: read, shown with a guess at what each column is, and taken over as the director says.
//!
//! [`Sheet::read`] finds out by itself how the file was written: delimiter, letters, quotes, header. The director sees
//! the columns, sets right what was guessed wrong, and [`Sheet::players`] makes people of the rows and says what is
//! odd about which line. Nobody is lost in silence.

mod decode;
mod guess;
mod headings;
mod names;
mod numbered;
mod players;
mod status;
mod table;

use std::{
    io,
    path::{Path, PathBuf},
};
use strum::{EnumCount, VariantArray};

use super::{files, letters::Letters};
use crate::i18n::{Saying, told_by_saying};

pub use self::players::{Doubt, NewPlayer, Players, Problem, Trouble};

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

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumCount, VariantArray)]
pub enum Field {
    Family,
    Given,
    /// Both, the given name first ("Mario Rossi"); with a comma, the family name first ("Rossi, Mario").
    FullName,
    /// Both, the family name first, with or without a comma ("Rossi Mario").
    FullNameFamilyFirst,
    Country,
    /// Numbers of the players' cards.
    Card,
    /// The answer of who comes: "Attending", "RSVP No", "Waitlist".
    Status,
    /// Anything that is kept as a note under the column's header.
    Note,
    /// Nothing that is wanted.
    Skip,
}

impl Field {
    /// Every field, in the order in which a director is offered them.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// Does it hold a name or a part of one?
    pub const fn is_name(self) -> bool {
        matches!(self, Self::Family | Self::Given | Self::FullName | Self::FullNameFamilyFirst)
    }
}

/// A column as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What the header calls it; empty without one.
    pub header: String,
    /// What it seems to hold.
    pub guessed: Field,
}

/// A row as it was found, with nothing in it but letters that can be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the file on which it begins, counted from 1.
    pub line: u64,
    /// The cells, as many as the row has.
    pub cells: Vec<String>,
}

impl Row {
    /// How many cells there are up to the last that holds something.
    fn extent(&self) -> usize {
        self.cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1)
    }
}

/// Something about the whole file that a director should know.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SheetNotice {
    /// The letters are a guess: look at the accents.
    LettersGuessed {
        /// What they were taken for, "windows-1250".
        taken: &'static str,
    },
    /// A quote on this line is never closed; quotes were taken for letters.
    QuoteNeverClosed {
        /// The line, counted from 1.
        line: u64,
    },
    /// These lines stand above the headings and were left out.
    AboveHeadings {
        /// The line of the headings, counted from 1.
        line: u64,
        /// The heading above them.
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

/// Why there are no players to be had from a file.
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
    /// The sentence, for whoever keeps it until it is told.
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

told_by_saying!(SheetNotice, SheetError);

/// A list as it was found in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The rows under the header. Blank ones are left out.
    pub rows: Vec<Row>,
    /// How the letters were written.
    pub letters: Letters,
    /// What parts the cells; nothing in a list of one column.
    pub delimiter: Option<char>,
    /// What a director should know.
    pub notices: Vec<SheetNotice>,
    header: Option<Row>,
    /// The rows above the header.
    above: Vec<Row>,
    /// How many cells a row should have.
    width: usize,
}

/// The text of a file, whatever letters it is written in.
///
/// # Errors
/// If it cannot be read, is too large, or is no text.
pub fn text_of(path: &Path) -> Result<String, SheetError> {
    let unreadable = |source| SheetError::Unreadable { path: path.to_owned(), source };
    text_in(&files::bytes_of(path, MOST_BYTES).map_err(unreadable)?)
}

/// Returns the text of bytes that are no file, such as standard input.
///
/// # Errors
/// If they are too many, or no text.
pub fn text_in(bytes: &[u8]) -> Result<String, SheetError> {
    if bytes.len() as u64 > MOST_BYTES {
        return Err(SheetError::TooLarge);
    }
    Ok(decode::decode(bytes)?.0.into_owned())
}

impl Sheet {
    /// Reads the file `path`.
    ///
    /// # Errors
    /// If it cannot be read, is too large, or is no text.
    pub fn open(path: &Path) -> Result<Self, SheetError> {
        let unreadable = |source| SheetError::Unreadable { path: path.to_owned(), source };
        Self::read(&files::bytes_of(path, MOST_BYTES).map_err(unreadable)?)
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// If there are too many of them, too many rows or columns, or if they are no text.
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
        let above: Vec<Row> = rows.drain(..header_row.unwrap_or(0)).collect();
        let header = header_row.map(|_| rows.remove(0));
        let mut sheet = Self::of(header, rows, letters, table.delimiter, notices);
        sheet.notices.extend(above_headings(&above, sheet.header.as_ref()));
        sheet.above = above;
        Ok(sheet)
    }

    fn of(
        header: Option<Row>,
        rows: Vec<Row>,
        letters: Letters,
        delimiter: Option<char>,
        notices: Vec<SheetNotice>,
    ) -> Self {
        let columns = guess::columns(header.as_ref(), &rows);
        let usual = table::usual_width(rows.iter().map(|row| row.cells.len()));
        let width = header.as_ref().map_or(usual, |header| header.cells.len());
        Self { columns, rows, letters, delimiter, notices, header, above: Vec::new(), width }
    }

    /// Is the first row a header?
    pub const fn has_header(&self) -> bool {
        self.header.is_some()
    }

    /// The same list with its first row taken for a header, or not, and the columns guessed again. Without a header
    /// what stood above it belongs to the list.
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
                let above: Vec<Row> = self.rows.drain(..at).collect();
                let header = Some(self.rows.remove(0));
                self.notices.extend(above_headings(&above, header.as_ref()));
                let sheet = Self::of(header, self.rows, self.letters, self.delimiter, self.notices);
                Self { above, ..sheet }
            }
            header => Self { header, ..self },
        }
    }

    /// What each column seems to hold.
    pub fn guessed(&self) -> Vec<Field> {
        self.columns.iter().map(|column| column.guessed).collect()
    }
}

/// Tells what stands above the headings.
fn above_headings(above: &[Row], header: Option<&Row>) -> Option<SheetNotice> {
    let line = header?.line;
    let rows = above.iter().map(|row| {
        let cells = row.cells.iter().filter(|cell| !cell.is_empty());
        cells.map(String::as_str).collect::<Vec<_>>().join(" ")
    });
    let text = rows.collect::<Vec<_>>().join(" / ");
    (!text.is_empty()).then_some(SheetNotice::AboveHeadings { line, text })
}
