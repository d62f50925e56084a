//! The journal: one file for one tournament or one house, a head line, then one record a line,
//! appended and never rewritten.
//!
//! The journal knows neither tournaments nor houses. It keeps lines of text in their order, and can
//! check that they are unchanged. A record that [`Journal::append`] has acknowledged is on the
//! disk; a refused one is not, and does not count.
//!
//! * [`format`](self::FORMAT): the form of a line, and its seal to the line before.
//! * [`upcast`]: the lines of older programs, in today's shape.
//! * Opening reads as far as the lines are sound. A last line that was never finished is moved to a
//!   file of its own. A damaged line in the middle makes the file read-only and leaves it untouched.
//! * Only one program can write. Others read.

mod chain;
mod disk;
mod error;
mod format;
mod length_check;
mod lock;
mod mirror;
mod open;
mod parting;
pub mod record_ron;
mod scan;
mod subject;
pub mod upcast;
mod writer;

use std::{
    fmt,
    fs::File,
    io,
    ops::Range,
    path::{Path, PathBuf},
};

use bottone_i18n::Saying;

pub(crate) use self::lock::{Lock, NoLock};
pub use self::{
    chain::{Chain, ChainBreak, SealedLine, UnsealedLine, seal_of},
    disk::Disk,
    error::{FileChange, JournalError, Notice, ReadOnly, Trouble, other_program},
    format::{FORMAT, excerpt},
    lock::Holder,
    mirror::{LastLine, Mirror, MirrorStatus, StatusWaker},
    open::{Access, OpenedJournal, line_begins, seal_of_line, seals_of_lines},
    parting::Parting,
    subject::Subject,
    writer::{PROGRAM, Writer},
};
use self::{
    disk::{ClosedFile, FileOnDisk},
    length_check::LengthRequest,
};
use super::{
    files::{self, IfExists},
    platform,
};

/// The most bytes of a line, with its line end.
pub const MOST_LINE_BYTES: u64 = 64 << 20;
/// The most bytes of a file.
pub const MOST_FILE_BYTES: u64 = 4 << 30;

/// One record as in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Body<'t> {
    /// The line, counted from 1; the head is line 1.
    pub line: u64,
    /// The record in RON.
    pub text: &'t str,
}

/// The records of a file, in order, without their seals.
#[derive(Clone, Debug)]
pub struct Bodies(Vec<BodyBlock>);

/// Consecutive records of a file. A long file has several blocks, each of which can be dropped once
/// it was read.
#[derive(Clone, Debug)]
pub struct BodyBlock {
    /// The line of its first record.
    first: u64,
    /// The text of the block, as far as it is good.
    text: String,
    at: Vec<Range<usize>>,
}

impl Bodies {
    /// Returns the number of records.
    pub fn len(&self) -> usize {
        self.0.iter().map(|block| block.at.len()).sum()
    }

    /// Returns whether there are no records.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns each record.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Body<'_>> {
        self.0.iter().flat_map(BodyBlock::iter)
    }

    /// Returns the blocks in order.
    pub fn into_blocks(self) -> impl Iterator<Item = BodyBlock> {
        self.0.into_iter()
    }
}

impl BodyBlock {
    /// Returns each record of the block.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Body<'_>> {
        let body = |(nth, at): (usize, &Range<usize>)| Body {
            line: self.first + nth as u64,
            text: self.text.get(at.clone()).unwrap_or_default(),
        };
        self.at.iter().enumerate().map(body)
    }
}

impl PartialEq for Bodies {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

/// The file of a tournament or a house, open for writing by this program and no other.
pub struct Journal {
    path: PathBuf,
    canonical: PathBuf,
    disk: Box<dyn Disk>,
    chain: Chain,
    length: u64,
    /// The reason why the disk can no longer be trusted with this file.
    broken: Option<Saying>,
    /// The second place, if there is one.
    mirror: Option<Mirror>,
    /// The question that the disk has not answered yet.
    length_request: Option<LengthRequest>,
    _lock: Lock,
}

impl Journal {
    /// Creates the file `path` with its head line and opens it for writing as `who`.
    ///
    /// Either the whole first line is on the disk or there is no file.
    ///
    /// # Errors
    /// A file of this name exists, or it cannot be created. Or the head is not one value of RON on
    /// one line.
    pub fn create(
        path: &Path,
        subject: Subject,
        head: &str,
        who: &Holder,
    ) -> Result<Self, JournalError> {
        let failed = |source| cannot_create(path, source);
        let mut line = Chain::begin(subject, head)?;
        line.text.push('\n');
        let canonical = files::canonical(path).map_err(failed)?;
        // Checked before the lock, so that the error does not name the file's own writer.
        if path.symlink_metadata().is_ok() {
            return Err(JournalError::Exists { path: path.to_owned() });
        }
        let lock = Lock::acquire(&canonical, who).map_err(|no| lock_error(path, no, failed))?;
        files::write_whole_for(subject.readers(), &canonical, IfExists::Keep, |file| {
            file.write_all(line.text.as_bytes())
        })
        .map_err(failed)?;
        let file = open::for_writing(&canonical).map_err(failed)?;
        let end = FileEnd { chain: line.end, length: line.text.len() as u64 };
        Ok(Self::on(path, canonical, file, lock, end))
    }

    /// Opens the file `path`, for writing as `who` if no other program writes it and it is sound.
    ///
    /// # Errors
    /// The file cannot be read, or is of another subject. Or it has no sound head line of a known
    /// format.
    pub fn open(
        path: &Path,
        subject: Subject,
        who: &Holder,
    ) -> Result<OpenedJournal, JournalError> {
        open::open(path, subject, Some(who))
    }

    /// Reads the file `path` without the right to write, and leaves everything unchanged.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn read(path: &Path, subject: Subject) -> Result<OpenedJournal, JournalError> {
        open::open(path, subject, None)
    }

    /// Reads the head and the first record of the file `path`, and no other line.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn read_beginning(path: &Path, subject: Subject) -> Result<OpenedJournal, JournalError> {
        open::beginning(path, subject)
    }

    /// Reads the lines of a log that is no file; `place` is its name.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn read_lines(place: &Path, text: &[u8]) -> Result<OpenedJournal, JournalError> {
        open::lines(place, text)
    }

    /// Returns every sound line of the file `path`, the head first.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn lines(path: &Path) -> Result<Vec<String>, JournalError> {
        let count =
            usize::try_from(Self::read(path, Subject::Event)?.end.records()).unwrap_or(usize::MAX);
        let unreadable = |source| JournalError::Unreadable { path: path.to_owned(), source };
        let bytes = files::bytes_of(path, MOST_FILE_BYTES).map_err(unreadable)?;
        let text = String::from_utf8_lossy(&bytes);
        Ok(text.lines().take(count.saturating_add(1)).map(str::to_owned).collect())
    }

    /// Writes a whole new file of lines sealed elsewhere to `path`, atomically.
    ///
    /// # Errors
    /// A file of this name exists, or the file cannot be created.
    pub fn create_from(path: &Path, text: &[u8]) -> Result<(), JournalError> {
        let failed = |source| cannot_create(path, source);
        let place = files::canonical_path(path).map_err(failed)?;
        files::write_whole_for(files::Readers::OwnerAtFirst, &place, IfExists::Keep, |file| {
            file.write_all(text)
        })
        .map_err(failed)
    }

    fn on(path: &Path, canonical: PathBuf, file: File, lock: Lock, end: FileEnd) -> Self {
        let FileEnd { chain, length } = end;
        Self {
            path: path.to_owned(),
            disk: Box::new(FileOnDisk { file, path: canonical.clone() }),
            canonical,
            chain,
            length,
            broken: None,
            mirror: None,
            length_request: None,
            _lock: lock,
        }
    }

    /// Inserts a layer between this journal and its disk, to rehearse a failing disk.
    #[must_use]
    pub fn with_layer(mut self, between: impl FnOnce(Box<dyn Disk>) -> Box<dyn Disk>) -> Self {
        self.disk = between(self.disk);
        self
    }

    /// Writes one record, which must be one value of RON on one line. Returns its number once it is
    /// on the disk.
    ///
    /// # Errors
    /// After any error this record does not count, and the file is unchanged. If the disk failed in
    /// such a way that this is uncertain, no further record is accepted ([`JournalError::Broken`]).
    /// Opened again, the file has every acknowledged record, and at most the one that failed.
    pub fn append(&mut self, body: &str) -> Result<u64, JournalError> {
        let SealedLine { mut text, end } = self.chain.next(body)?;
        text.push('\n');
        self.write_lines(&text, end, SafePlace::OnDisk)?;
        Ok(end.records())
    }

    /// Stores lines sealed elsewhere as the next ones, all of them or none. Their source has them
    /// on a disk already, so this does not wait for its own.
    ///
    /// # Errors
    /// As [`Journal::append`]; [`JournalError::NotNext`] for a line that is not the next of the
    /// chain.
    pub fn append_sealed<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<(), JournalError> {
        self.append_sealed_in(lines, SafePlace::Elsewhere)
    }

    /// Stores the lines like [`Self::keep`], and returns once they are on the disk.
    fn append_sealed_durably<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<(), JournalError> {
        self.append_sealed_in(lines, SafePlace::OnDisk)
    }

    fn append_sealed_in<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
        safe: SafePlace,
    ) -> Result<(), JournalError> {
        let (mut text, mut end) = (String::new(), self.chain);
        for line in lines {
            let number = end.records() + 2;
            end.follow(line)
                .map_err(|_| JournalError::NotNext { path: self.path.clone(), line: number })?;
            text.push_str(line);
            text.push('\n');
        }
        if text.is_empty() { Ok(()) } else { self.write_lines(&text, end, safe) }
    }

    fn write_lines(&mut self, text: &str, end: Chain, safe: SafePlace) -> Result<(), JournalError> {
        if let Some(why) = &self.broken {
            return Err(JournalError::Broken { path: self.path.clone(), why: why.clone() });
        }
        let length = self.length + text.len() as u64;
        if length > MOST_FILE_BYTES {
            let path = self.path.clone();
            return Err(JournalError::TooLarge { path, bytes: length, most: MOST_FILE_BYTES });
        }
        self.check_untouched()?;
        let written = self.disk.write(self.length, text.as_bytes());
        let kept = written.and_then(|()| match safe {
            SafePlace::OnDisk => self.disk.sync(),
            SafePlace::Elsewhere => Ok(()),
        });
        kept.map_err(|source| self.roll_back(source))?;
        (self.chain, self.length) = (end, length);
        if let Some(mirror) = &self.mirror {
            mirror.hand(text, end.records());
        }
        Ok(())
    }

    /// Removes the remains of a failed write, and returns the resulting error. A cut that may not
    /// last counts as no cut.
    fn roll_back(&mut self, source: io::Error) -> JournalError {
        let path = self.path.clone();
        // An unchanged file needs no cut, which may also be impossible.
        if matches!(self.disk.length(), Ok(Some(length)) if length == self.length) {
            return JournalError::NotWritten { path, source };
        }
        match self.disk.truncate(self.length).and_then(|()| self.disk.sync()) {
            Ok(()) => JournalError::NotWritten { path, source },
            Err(cut) => {
                let why = Saying::of("files-and-then").with("first", &source).with("second", &cut);
                self.broken = Some(why.clone());
                JournalError::Broken { path, why }
            }
        }
    }

    /// Checks that the file is in place and unchanged. An editor that saved it, or a moved folder,
    /// must not cost a record.
    ///
    /// # Errors
    /// The change by another program, or the error of the disk.
    pub fn check_untouched(&mut self) -> Result<(), JournalError> {
        let found = self.disk.length();
        self.check_length(found)
    }

    /// Checks the file like [`Self::check_untouched`], in another thread. It does not wait for a
    /// silent disk: a late answer is used at the next call.
    ///
    /// # Errors
    /// As [`Self::check_untouched`].
    pub fn poll_length(&mut self) -> Result<(), JournalError> {
        let asked = match self.length_request.take() {
            Some(asked) => asked,
            None => {
                match self.disk.reopen().and_then(|disk| LengthRequest::of(disk, self.length)) {
                    Some(asked) => asked,
                    None => return self.check_untouched(),
                }
            }
        };
        match asked.answer() {
            // The journal's own lines since the question are no outside change.
            Ok((length, _)) if length != self.length => Ok(()),
            Ok((_, found)) => self.check_length(found),
            Err(still) => {
                self.length_request = Some(still);
                Ok(())
            }
        }
    }

    fn check_length(&self, found: io::Result<Option<u64>>) -> Result<(), JournalError> {
        let change = match found {
            Ok(Some(length)) if length == self.length => return Ok(()),
            Ok(Some(_)) => FileChange::Written,
            Ok(None) => FileChange::of_file(&self.canonical),
            Err(source) => {
                return Err(JournalError::NotWritten { path: self.path.clone(), source });
            }
        };
        Err(JournalError::ChangedOutside { path: self.path.clone(), change })
    }

    /// Starts a copy of every line in a file of the same name in `folder`, or ends it. It writes as
    /// `who`; `waker` is called when its status changes.
    pub fn set_mirror(&mut self, folder: Option<&Path>, who: &Holder, waker: Option<StatusWaker>) {
        if self.mirror.as_ref().map(Mirror::folder) != folder {
            let start = |folder| {
                Mirror::start(&self.canonical, self.chain.records(), folder, who.clone(), waker)
            };
            self.mirror = folder.map(start);
        }
    }

    /// Returns the second place, if there is one.
    pub const fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    /// Ends the second place. Returns its state once all lines are written, if there was one.
    pub fn end_mirror(&mut self) -> Option<MirrorStatus> {
        self.mirror.take().map(Mirror::finish)
    }

    /// Ends the second place and returns its file, once all lines are written there. Then it adds
    /// the missing records, which it gets from `body` by number. `None` if it cannot be written or
    /// its end would differ from this one.
    ///
    /// # Errors
    /// The error of the second place's disk.
    pub fn take_mirror(
        &mut self,
        mut body: impl FnMut(u64) -> Option<String>,
    ) -> Result<Option<Self>, JournalError> {
        let Some(mut there) = self.mirror.take().and_then(Mirror::end) else { return Ok(None) };
        let mut end = there.end();
        let mut lines = Vec::new();
        while end.records() < self.records() {
            let Some(body) = body(end.records()) else { return Ok(None) };
            let line = end.next(&body)?;
            end = line.end;
            lines.push(line.text);
        }
        if end.seal() != self.sum() {
            return Ok(None);
        }
        there.append_sealed_durably(lines.iter().map(String::as_str))?;
        Ok(Some(there))
    }

    /// Writes the end of the last line once more, without a change, to test the disk.
    ///
    /// # Errors
    /// As [`Journal::append`].
    pub fn probe_disk(&mut self) -> Result<(), JournalError> {
        if let Some(why) = &self.broken {
            return Err(JournalError::Broken { path: self.path.clone(), why: why.clone() });
        }
        self.check_untouched()?;
        let tried = self.disk.write(self.length - 1, b"\n").and_then(|()| self.disk.sync());
        tried.map_err(|source| JournalError::NotWritten { path: self.path.clone(), source })
    }

    /// Writes a whole file with this head and these records to `to`, atomically. An existing file
    /// is replaced, also a link: it is not followed.
    ///
    /// This is how an event goes on elsewhere, in any state of its own file `of`, if it has one.
    /// The copy, its head and its records are in today's format.
    ///
    /// # Errors
    /// `to` is `of`, is open for writing, or cannot be written. The existing file is then
    /// unchanged.
    pub fn copy(
        of: Option<&Path>,
        to: &Path,
        (subject, head): (Subject, &str),
        bodies: impl Iterator<Item = io::Result<String>>,
    ) -> Result<(), JournalError> {
        let failed = |source| JournalError::NotCopied { path: to.to_owned(), source };
        // If the event's own file is gone, its path is free.
        if to.symlink_metadata().is_ok() && of.is_some_and(|of| files::is_same_path(of, to)) {
            return Err(JournalError::OntoItself { path: to.to_owned() });
        }
        write_whole(to, IfExists::Replace, (subject, head), bodies, failed)
    }

    /// Writes a whole new file with this head and these records to `path`, atomically. It serves an
    /// event not made in a file.
    ///
    /// # Errors
    /// A file of this name exists, or the file cannot be created.
    pub fn create_whole(
        path: &Path,
        (subject, head): (Subject, &str),
        bodies: impl Iterator<Item = io::Result<String>>,
    ) -> Result<(), JournalError> {
        write_whole(path, IfExists::Keep, (subject, head), bodies, |source| {
            cannot_create(path, source)
        })
    }

    /// Rewrites the whole file with this head and these records, atomically, and continues in it.
    ///
    /// No other written line is ever changed. This serves data that the law forbids to keep: a
    /// house's file without the data of a person to be forgotten. From the first changed line on
    /// every line has another seal.
    ///
    /// # Errors
    /// Another program has changed the file, or it cannot be written. It is then unchanged.
    pub fn rewrite(
        &mut self,
        (subject, head): (Subject, &str),
        bodies: impl Iterator<Item = io::Result<String>>,
    ) -> Result<(), JournalError> {
        self.check_untouched()?;
        let failed = |source| JournalError::NotWritten { path: self.path.clone(), source };
        let (line, mut sum) = format::head_line(subject, head);
        let mut records = 0;
        let add_lines = |file: &mut dyn io::Write| {
            writeln!(file, "{line}")?;
            for (seq, body) in (1..).zip(bodies) {
                let (line, next) = format::record_line(seq, sum, None, &body?);
                writeln!(file, "{line}")?;
                (sum, records) = (next, seq);
            }
            Ok(())
        };
        if !platform::OPEN_FILES_ARE_REPLACED {
            self.disk = Box::new(ClosedFile);
        }
        let (readers, place) = (subject.readers(), &self.canonical);
        let written = files::write_whole_for(readers, place, IfExists::Replace, add_lines);
        if let Err(source) = written {
            if !platform::OPEN_FILES_ARE_REPLACED {
                let path = self.canonical.clone();
                let file = open::for_writing(&path).map_err(failed)?;
                self.disk = Box::new(FileOnDisk { file, path });
            }
            return Err(failed(source));
        }
        let file = open::for_writing(&self.canonical).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        self.disk = Box::new(FileOnDisk { file, path: self.canonical.clone() });
        (self.chain, self.length) = (Chain::at(records, sum, true), length);
        Ok(())
    }

    /// Returns the length of the file `path` in bytes. An event's file only grows, so another
    /// number means that there is more to read.
    ///
    /// # Errors
    /// The file is missing, or the system gives an error.
    pub fn length(path: &Path) -> std::io::Result<u64> {
        path.metadata().map(|about| about.len())
    }

    /// Returns the path by which the file was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the number of records.
    pub const fn records(&self) -> u64 {
        self.chain.records()
    }

    /// Returns the end of the chain of its lines.
    pub const fn end(&self) -> Chain {
        self.chain
    }

    /// Returns the checksum of the last line. A copy of it elsewhere proves that no line before it
    /// was changed or cut off.
    pub fn sum(&self) -> &str {
        self.chain.seal()
    }
}

impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal")
            .field("path", &self.path)
            .field("chain", &self.chain)
            .field("broken", &self.broken)
            .finish_non_exhaustive()
    }
}

fn cannot_create(path: &Path, source: io::Error) -> JournalError {
    let path = path.to_owned();
    match source.kind() {
        io::ErrorKind::AlreadyExists => JournalError::Exists { path },
        _ => JournalError::CannotCreate { path, source },
    }
}

/// Returns the reason why the right to write `path` could not be had.
fn lock_error(
    path: &Path,
    no: NoLock,
    failed: impl FnOnce(io::Error) -> JournalError,
) -> JournalError {
    let path = path.to_owned();
    match no {
        NoLock::Held(holder) => JournalError::InUse { path, holder },
        NoLock::NotOurs(lock) => JournalError::LockNotOurs { path, lock },
        NoLock::Failed(source) => failed(source),
    }
}

/// Writes a whole file, sealed from the first line to the last, while no other program writes it.
fn write_whole(
    path: &Path,
    existing: IfExists,
    (subject, head): (Subject, &str),
    bodies: impl Iterator<Item = io::Result<String>>,
    failed: impl Fn(io::Error) -> JournalError,
) -> Result<(), JournalError> {
    let place = files::canonical_path(path).map_err(&failed)?;
    let _lock =
        Lock::acquire(&place, &Holder::new("", "")).map_err(|no| lock_error(path, no, &failed))?;
    files::write_whole_for(subject.readers(), &place, existing, |file| {
        let (line, mut sum) = format::head_line(subject, head);
        writeln!(file, "{line}")?;
        for (seq, body) in (1..).zip(bodies) {
            let (line, next) = format::record_line(seq, sum, None, &body?);
            writeln!(file, "{line}")?;
            sum = next;
        }
        Ok(())
    })
    .map_err(failed)
}

/// The end of the file, where writing continues.
#[derive(Clone, Copy)]
struct FileEnd {
    chain: Chain,
    length: u64,
}

/// The place where written lines are safe.
#[derive(Clone, Copy)]
enum SafePlace {
    OnDisk,
    Elsewhere,
}
