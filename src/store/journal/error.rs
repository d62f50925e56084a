//! The errors of a tournament's file, and the notices about one that was opened.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_base::time::Timestamp;
use bottone_i18n::{Filling, Saying, displayed_by_saying};

use super::Parting;
use super::{format::excerpt, lock::Holder, subject::Subject, writer::PROGRAM};
use crate::files;

/// The reason why the journal could not be created, opened, written or copied.
///
/// Each message names the file, the line if there is one, the expected content and the remedy.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JournalError {
    Missing {
        path: PathBuf,
    },
    NotAFile {
        path: PathBuf,
    },
    Unreadable {
        path: PathBuf,
        source: io::Error,
    },
    Empty {
        path: PathBuf,
    },
    Foreign {
        path: PathBuf,
        found: Saying,
    },
    Newer {
        path: PathBuf,
        program: Option<String>,
        found: u32,
        known: u32,
    },
    NewerHead {
        path: PathBuf,
        program: Option<String>,
        what: Option<String>,
    },
    Another {
        path: PathBuf,
        found: Subject,
    },
    HeadDamaged {
        path: PathBuf,
        expected: Saying,
        found: Saying,
    },
    TooLarge {
        path: PathBuf,
        bytes: u64,
        most: u64,
    },

    Exists {
        path: PathBuf,
    },
    CannotCreate {
        path: PathBuf,
        source: io::Error,
    },
    InUse {
        path: PathBuf,
        holder: Option<Holder>,
    },
    LockNotOurs {
        path: PathBuf,
        lock: PathBuf,
    },

    BadBody {
        fault: Saying,
    },
    LineTooLong {
        bytes: u64,
        most: u64,
    },
    NotWritten {
        path: PathBuf,
        source: io::Error,
    },
    ChangedOutside {
        path: PathBuf,
        change: FileChange,
    },
    Broken {
        path: PathBuf,
        why: Saying,
    },
    /// A line sealed elsewhere is not the next of this file.
    NotNext {
        path: PathBuf,
        line: u64,
    },

    OntoItself {
        path: PathBuf,
    },
    NotCopied {
        path: PathBuf,
        source: io::Error,
    },
    CopyNotWritable {
        path: PathBuf,
        why: ReadOnly,
    },
}

/// The change by another program to a file that is open here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileChange {
    /// The file was written to.
    Written,
    /// Another file is in its place.
    Replaced,
    /// The file was moved or removed.
    Gone,
    /// The folder was moved or removed, or the disk was unplugged.
    FolderGone,
}

impl FileChange {
    /// Returns the change to the file of this name, which is no longer the opened one.
    pub(super) fn of_file(path: &Path) -> Self {
        if path.symlink_metadata().is_ok() {
            Self::Replaced
        } else if files::folder_of(path).is_dir() {
            Self::Gone
        } else {
            Self::FolderGone
        }
    }
}

/// The trouble that keeps an event's file from being written, until it is solved or the event goes
/// on elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The disk is full.
    Full,
    /// The disk reports this error.
    Disk(Saying),
    /// The disk failed in the middle of a record.
    Broken,
    /// Another program has changed the file.
    Changed(FileChange),
    /// The log that several desks share cannot be reached, or does not answer.
    CutOff {
        /// The time of the last contact.
        since: Timestamp,
        why: Saying,
    },
}

impl Trouble {
    /// Returns the cause for the event's file `path`, as the beginning of a notice.
    pub fn cause(&self, path: &Path) -> Saying {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let (cause, why) = match self {
            Self::Full => ("files-trouble-full", None),
            Self::Disk(why) => ("files-trouble-disk", Some(why)),
            Self::Broken => ("files-trouble-broken", None),
            Self::Changed(FileChange::Written) => ("files-trouble-written", None),
            Self::Changed(FileChange::Replaced) => ("files-trouble-replaced", None),
            Self::Changed(FileChange::Gone) => ("files-trouble-gone", None),
            Self::Changed(FileChange::FolderGone) => ("files-trouble-folder-gone", None),
            Self::CutOff { why, .. } => ("network-cut-off", Some(why)),
        };
        let saying = Saying::of(cause).with("file", name).with("folder", files::folder_of(path));
        why.map_or(saying.clone(), |why| saying.with("why", why))
    }

    /// Returns the advice for the director.
    pub fn advice(&self) -> Saying {
        Saying::of(match self {
            Self::Full => "files-trouble-make-room",
            Self::Disk(_) => "files-trouble-fix-disk",
            Self::Broken | Self::Changed(FileChange::Written | FileChange::Replaced) => {
                "files-trouble-copy-only"
            }
            Self::Changed(FileChange::Gone | FileChange::FolderGone) => "files-trouble-put-back",
            Self::CutOff { .. } => "network-cut-off-waits",
        })
    }

    /// Returns whether earlier records are lost, or may be lost, from the file.
    pub const fn is_file_lost(&self) -> bool {
        matches!(self, Self::Changed(_))
    }
}

impl JournalError {
    /// Returns the lasting trouble behind the error. A record that fits in no file is not lasting
    /// trouble.
    pub fn trouble(&self) -> Option<Trouble> {
        use io::ErrorKind::{QuotaExceeded, StorageFull};
        match self {
            Self::NotWritten { source, .. } => Some(match source.kind() {
                StorageFull | QuotaExceeded => Trouble::Full,
                _ => Trouble::Disk(source.into()),
            }),
            Self::ChangedOutside { change, .. } => Some(Trouble::Changed(*change)),
            Self::Broken { .. } => Some(Trouble::Broken),
            Self::TooLarge { .. } => Some(Trouble::Disk(Saying::of("files-why-too-large"))),
            _ => None,
        }
    }

    /// Returns the message in no language yet.
    pub fn saying(&self) -> Saying {
        let say = |name, path: &PathBuf| Saying::of(name).with("path", path.as_path());
        let failed = |name, path, source: &io::Error| {
            say(name, path).with("why", source).with("advice", files::advice(source))
        };
        match self {
            Self::Missing { path } => say("files-missing", path),
            Self::NotAFile { path } => say("files-not-a-file", path),
            Self::Unreadable { path, source } => say("files-unreadable", path).with("why", source),
            Self::Empty { path } => say("files-empty", path),
            Self::Foreign { path, found } => say("files-foreign", path).with("found", found),
            Self::Newer { path, program, found, known } => {
                by_another(say("files-newer", path), program.as_deref())
                    .with("found", *found)
                    .with("known", *known)
            }
            Self::NewerHead { path, program, what } => {
                unknown(say("files-newer-head", path), program.as_deref(), what.as_deref())
            }
            Self::Another { path, found } => say(
                match found {
                    Subject::Event => "files-is-an-event",
                    Subject::House => "files-is-a-club",
                    Subject::Reports => "files-is-reports",
                },
                path,
            ),
            Self::HeadDamaged { path, expected, found } => {
                say("files-head-damaged", path).with("expected", expected).with("found", found)
            }
            Self::TooLarge { path, bytes, most } => {
                say("files-too-large", path).with("bytes", *bytes).with("most", *most)
            }
            Self::Exists { path } => say("files-exists", path),
            Self::CannotCreate { path, source } => failed("files-cannot-create", path, source),
            Self::InUse { path, holder } => {
                say("files-in-use-here", path).with("who", in_use(holder.as_ref()))
            }
            Self::LockNotOurs { path, lock } => {
                say("files-lock-foreign", path).with("lock", lock.as_path())
            }
            Self::BadBody { fault } => Saying::of("files-bad-body").with("fault", fault),
            Self::LineTooLong { bytes, most } => {
                Saying::of("files-line-too-long").with("bytes", *bytes).with("most", *most)
            }
            Self::NotWritten { path, source } => failed("files-not-written", path, source),
            Self::ChangedOutside { path, change } => {
                let cause = Trouble::Changed(*change).cause(path);
                say("files-changed", path).with("cause", cause)
            }
            Self::CopyNotWritable { path, why } => {
                say("files-copy-not-writable", path).with("why", why.saying())
            }
            Self::Broken { path, why } => say("files-broken", path).with("why", why),
            Self::NotNext { path, line } => say("files-not-next", path).with("line", *line),
            Self::OntoItself { path } => say("files-onto-itself", path),
            Self::NotCopied { path, source } => failed("files-not-copied", path, source),
        }
    }
}

fn in_use(holder: Option<&Holder>) -> Saying {
    match holder {
        Some(holder) => Saying::of("files-in-use-by").with("holder", holder.saying()),
        None => Saying::of("files-in-use"),
    }
}

/// Returns the message about content of another program that is unknown to this one.
fn unknown(saying: Saying, program: Option<&str>, what: Option<&str>) -> Saying {
    let what = what.map_or(Saying::of("files-all-of-it"), excerpt);
    by_another(saying.with("what", what), program)
}

/// Adds the names of the other program, by its version if known, and of this one.
fn by_another(saying: Saying, program: Option<&str>) -> Saying {
    saying.with("program", other_program(program)).with("this", PROGRAM)
}

/// Returns the name of the program that wrote the unreadable content, by its version if that is
/// known and different.
pub fn other_program(version: Option<&str>) -> Saying {
    match version {
        Some(version) if version != PROGRAM => {
            Saying::of("files-program").with("version", version.to_owned())
        }
        _ => Saying::of("files-newer-program"),
    }
}

/// A notice for the director about a file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Notice {
    /// The last line was never finished; it was moved to a file of its own.
    TornSetAside {
        /// The line, counted from 1.
        line: u64,
        bytes: u64,
        /// The file with the removed bytes.
        to: PathBuf,
    },
    /// The last line is not finished; it was left in place.
    TornLeft {
        /// The line, counted from 1.
        line: u64,
        bytes: u64,
    },
    /// A line is not as it was written. It and all following lines were left out.
    Damaged {
        /// The line, counted from 1.
        line: u64,
        /// The expected content of the line.
        expected: Saying,
        found: Saying,
    },
    /// A line has a valid seal, but its act is impossible there. It and all following lines were
    /// left out.
    Impossible {
        /// The line, counted from 1.
        line: u64,
        /// The reason why it is impossible.
        why: Saying,
    },
    /// A newer program wrote this line, with unknown content. It and all following lines were left
    /// out.
    Newer {
        /// The line, counted from 1.
        line: u64,
        /// The version of the program that wrote it, if the line names it.
        program: Option<String>,
        /// The unknown content, as written, if it could be read.
        what: Option<String>,
    },
    /// The rule book of this line is older than these switches: they are as in its own book.
    SwitchesAdded {
        /// The line, counted from 1.
        line: u64,
        /// The paths of the switches, such as `seating.tolerance`.
        switches: Vec<String>,
        /// The name of the book that gave the values.
        book: String,
    },
    /// The last line lacked only its line end, which was added.
    LineEndPutBack,
    /// Another program has changed the line ends to CR LF. Every record is as it was written.
    LineEndsChanged,
    /// Another program has put a byte order mark before the first line.
    ByteOrderMark,
    /// The file of this desk's reports cannot be continued. It was renamed.
    ReportsPutAside {
        /// Its new path.
        to: PathBuf,
        why: Saying,
    },
}

impl Notice {
    /// Returns whether finished lines are left out.
    pub const fn drops_lines(&self) -> bool {
        matches!(self, Self::Damaged { .. } | Self::Impossible { .. } | Self::Newer { .. })
    }
}

impl Notice {
    fn saying(&self) -> Saying {
        match self {
            Self::TornSetAside { line, bytes, to } => Saying::of("files-torn-set-aside")
                .with("line", *line)
                .with("bytes", *bytes)
                .with("to", to.as_path()),
            Self::TornLeft { line, bytes } => {
                Saying::of("files-torn-left").with("line", *line).with("bytes", *bytes)
            }
            Self::Damaged { line, expected, found } => Saying::of("files-damaged")
                .with("line", *line)
                .with("expected", expected)
                .with("found", found),
            Self::Impossible { line, why } => {
                Saying::of("files-impossible").with("line", *line).with("why", why)
            }
            Self::Newer { line, program, what } => {
                let saying = Saying::of("files-newer-line").with("line", *line);
                unknown(saying, program.as_deref(), what.as_deref())
            }
            Self::SwitchesAdded { line, switches, book } => Saying::of("files-switches-added")
                .with("line", *line)
                .with("count", Filling::Count(switches.len() as u64))
                .with("switches", switches.join(", "))
                .with("book", book.as_str()),
            Self::LineEndPutBack => Saying::of("files-line-end-put-back"),
            Self::LineEndsChanged => Saying::of("files-line-ends-changed"),
            Self::ByteOrderMark => Saying::of("files-byte-order-mark"),
            Self::ReportsPutAside { to, why } => {
                Saying::of("network-reports-put-aside").with("to", to.as_path()).with("why", why)
            }
        }
    }
}

/// The reason why an opened file cannot be written to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadOnly {
    /// The file was opened for reading only.
    NotAsked,
    /// The file is open for writing elsewhere; with the holder, if readable.
    InUse(Option<Holder>),
    /// This line is damaged.
    Damaged {
        /// The line, counted from 1.
        line: u64,
    },
    /// From this line on, a newer program wrote unknown content.
    Newer {
        /// The line, counted from 1.
        line: u64,
        /// The version of that program, if the line names it.
        program: Option<String>,
    },
    /// Another program has saved the file in its own way.
    Altered,
    /// The system does not allow it, for this reason.
    NotAllowed(Saying),
    /// The copied log is not the same log any more.
    Parted(Parting),
    /// This line of the shared log cannot follow here, for this reason.
    Strange {
        /// The line, counted from 1.
        line: u64,
        why: Saying,
        /// True if the line is the next sealed one, and only its content is impossible.
        is_sealed: bool,
    },
}

impl ReadOnly {
    /// Returns the notice about a line of the shared log that was not taken.
    pub fn notice(&self) -> Option<Notice> {
        match self.clone() {
            Self::Strange { line, why, is_sealed: true } => Some(Notice::Impossible { line, why }),
            Self::Strange { line, why, is_sealed: false } => {
                let expected = Saying::of("network-next-line");
                Some(Notice::Damaged { line, expected, found: why })
            }
            Self::Newer { line, program } => Some(Notice::Newer { line, program, what: None }),
            _ => None,
        }
    }

    /// Returns whether the event can go on in a copy. While another program writes the file, it
    /// goes on there.
    pub const fn can_continue_in_copy(&self) -> bool {
        matches!(
            self,
            Self::Damaged { .. }
                | Self::Altered
                | Self::NotAllowed(_)
                | Self::Parted(_)
                | Self::Strange { .. }
        )
    }

    /// Returns the reason in no language yet.
    pub fn saying(&self) -> Saying {
        match self {
            Self::NotAsked => Saying::of("files-read-only-not-asked"),
            Self::InUse(holder) => {
                Saying::of("files-read-only-in-use").with("who", in_use(holder.as_ref()))
            }
            Self::Damaged { line } => Saying::of("files-read-only-damaged").with("line", *line),
            Self::Newer { line, program } => {
                let saying = Saying::of("files-read-only-newer").with("line", *line);
                by_another(saying, program.as_deref())
            }
            Self::Altered => Saying::of("files-read-only-altered"),
            Self::NotAllowed(why) => Saying::of("files-read-only-not-allowed").with("why", why),
            Self::Parted(parting) => {
                Saying::of("network-read-only-parted").with("why", parting.saying())
            }
            Self::Strange { line, why, .. } => {
                Saying::of("network-read-only-strange").with("line", *line).with("why", why)
            }
        }
    }
}

displayed_by_saying!(JournalError, Notice, ReadOnly);
