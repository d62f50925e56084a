//! What can go wrong with a tournament's file, and what there is to say about one that opened.

use std::{fmt, io, path::PathBuf};

use super::lock::Holder;

/// Why the journal could not be made, opened, written or copied.
///
/// Each says which file, which line where there is one, what was expected and what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the sentence over each variant is its documentation")]
pub enum JournalError {
    #[error("{}: there is no such file. Was it moved or given another name?", .path.display())]
    Missing { path: PathBuf },
    #[error("{}: this is not a file. Choose the tournament's own .ron file", .path.display())]
    NotAFile { path: PathBuf },
    #[error("{}: the file cannot be read: {source}", .path.display())]
    Unreadable { path: PathBuf, source: io::Error },
    #[error("{}: the file is empty. Take the latest copy of the tournament instead", .path.display())]
    Empty { path: PathBuf },
    #[error("{}, line 1: this is not a tournament of Bottone: expected “Bottone(format: …”, found {found}", .path.display())]
    Foreign { path: PathBuf, found: String },
    #[error("{}, line 1: the file is of format {found}, this program reads up to format {known}. \
        Open it with a newer Bottone; nothing in it was touched", .path.display())]
    Newer { path: PathBuf, found: u32, known: u32 },
    #[error("{}, line 1: the head of the file was damaged: expected {expected}, found {found}. \
        Take the latest copy of the tournament instead; nothing in this one was touched", .path.display())]
    HeadDamaged { path: PathBuf, expected: String, found: String },
    #[error("{}: {bytes} bytes are too many: a tournament's file has at most {most}", .path.display())]
    TooLarge { path: PathBuf, bytes: u64, most: u64 },

    #[error("{}: there is already a file of this name. Choose another name", .path.display())]
    Exists { path: PathBuf },
    #[error("{}: the file cannot be made here: {source}. {}", .path.display(), advice(.source))]
    CannotCreate { path: PathBuf, source: io::Error },
    #[error("{}: {}", .path.display(), in_use(.holder.as_ref()))]
    InUse { path: PathBuf, holder: Option<Holder> },

    #[error("a record must be one value of RON on one line: {fault}. Nothing was written")]
    BadBody { fault: String },
    #[error("a record of {bytes} bytes is too long: at most {most}. Nothing was written")]
    LineTooLong { bytes: u64, most: u64 },
    #[error("{}: nothing was written and nothing has happened: {source}. {}", .path.display(), advice(.source))]
    NotWritten { path: PathBuf, source: io::Error },
    #[error("{}: nothing was written and nothing has happened: another program has {what} since it was opened. \
        Save a copy under another name and go on with that", .path.display())]
    ChangedOutside { path: PathBuf, what: &'static str },
    #[error("{}: the disk failed in the middle of a record, and no more can be written to this file: {why}. \
        Every record before that one is safe. Save a copy on another disk and go on with that, or open this file \
        again when its disk is back", .path.display())]
    Broken { path: PathBuf, why: String },

    #[error("{}: a copy cannot take the place of the file it is made from. Choose another name", .path.display())]
    OntoItself { path: PathBuf },
    #[error("{}: the copy could not be made: {source}. {}", .path.display(), advice(.source))]
    NotCopied { path: PathBuf, source: io::Error },
}

/// What the director can do about a disk that says no.
fn advice(error: &io::Error) -> &'static str {
    use io::ErrorKind::{
        NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull,
    };
    match error.kind() {
        StorageFull | QuotaExceeded => "Free some space and try again",
        PermissionDenied | ReadOnlyFilesystem => "Choose a folder in which you may write",
        NotFound => "Check that the folder is still there",
        _ => "Check the disk and try again",
    }
}

fn in_use(holder: Option<&Holder>) -> String {
    match holder {
        Some(holder) => format!("open for writing by {holder}"),
        None => "open for writing in another window or on another station".to_owned(),
    }
}

/// Something a director should know about a file that opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// The last line was never finished; it was put into a file of its own.
    TornSetAside {
        /// The line, counted from 1.
        line: u64,
        /// How many bytes of it there were.
        bytes: u64,
        /// Where they are now.
        to: PathBuf,
    },
    /// The last line is not finished; it was left where it is.
    TornLeft {
        /// The line, counted from 1.
        line: u64,
        /// How many bytes of it there are.
        bytes: u64,
    },
    /// A line is not what was written. It and all that follow were left out.
    Damaged {
        /// The line, counted from 1.
        line: u64,
        /// What the line should have said.
        expected: String,
        /// What it says.
        found: String,
    },
    /// The last line was whole but for its line end, which was put back.
    LineEndPutBack,
    /// Another program has changed the line ends to CR LF. Every record is as it was written.
    LineEndsChanged,
    /// Another program has put a byte order mark before the first line.
    ByteOrderMark,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TornSetAside { line, bytes, to } => write!(
                f,
                "Line {line} was never finished. Its {bytes} bytes were set aside in {}; \
                 every record before it is here.",
                to.display()
            ),
            Self::TornLeft { line, bytes } => {
                write!(f, "Line {line} is not finished ({bytes} bytes) and was left out.")
            }
            Self::Damaged { line, expected, found } => write!(
                f,
                "Line {line} is not as it was written: expected {expected}, found {found}. \
                 This line and those after it were left out."
            ),
            Self::LineEndPutBack => {
                f.write_str("The end of the last line was missing and was put back.")
            }
            Self::LineEndsChanged => f.write_str(
                "Another program has changed the line ends of this file. Every record is as it was written.",
            ),
            Self::ByteOrderMark => f.write_str(
                "Another program has put a byte order mark before the first line. Every record is as it was written.",
            ),
        }
    }
}

/// Why a file that opened cannot be written to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadOnly {
    /// It was opened to be read.
    NotAsked,
    /// It is open for writing elsewhere; by whom, if that could be read.
    InUse(Option<Holder>),
    /// This line is damaged.
    Damaged {
        /// The line, counted from 1.
        line: u64,
    },
    /// Another program has saved it in its own way.
    Altered,
    /// The system does not allow it, and says this.
    NotAllowed(String),
}

impl fmt::Display for ReadOnly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("Read only: the file was opened to be read."),
            Self::InUse(holder) => write!(f, "Read only: {}.", in_use(holder.as_ref())),
            Self::Damaged { line } => {
                write!(
                    f,
                    "Read only: line {line} is damaged. To go on from the line before it, save a copy."
                )
            }
            Self::Altered => f.write_str(
                "Read only: another program has saved this file. To go on, save a copy.",
            ),
            Self::NotAllowed(why) => {
                write!(f, "Read only: {why}. To go on, save a copy elsewhere.")
            }
        }
    }
}
