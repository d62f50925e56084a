//! One tournament or one house, one file: a head line, then one record a line, appended and never rewritten.
//!
//! The journal does not know what a tournament is, or a house. It keeps lines of text, says in which order they were written,
//! and can tell whether they are still what was written. What [`Journal::append`] has returned from is on the disk;
//! what it has refused is not, and has not happened.
//!
//! * [`format`](self::FORMAT): how a line is written and sealed to the line before.
//! * [`upcast`]: what older programs wrote, in today's shape.
//! * Opening reads as far as the lines are sound. A last line that was never finished is set aside in a file of its
//!   own; a damaged line in the middle makes the file read-only, and nothing in it is touched.
//! * Only one program can write. Others read.

mod chain;
mod disk;
mod error;
mod format;
mod lock;
mod look;
mod mirror;
mod open;
pub mod plain;
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

pub(in crate::store) use self::lock::{Lock, NoLock};
pub use self::{
    chain::{Chain, NotNext, SealedLine, Unsealed, seal_of},
    disk::Disk,
    error::{Change, JournalError, Notice, ReadOnly, Trouble, other_program},
    format::{FORMAT, excerpt},
    lock::Holder,
    mirror::{LastLine, Mirror, MirrorStatus, StatusWaker},
    open::{Access, Opened, line_begins, seal_of_line, seals_of_lines},
    subject::Subject,
    writer::{PROGRAM, Writer},
};
use self::{disk::FileOnDisk, look::Asked};
use super::files::{self, Existing};
use crate::i18n::Saying;

/// The longest line, with its line end, in bytes.
pub const MOST_LINE_BYTES: u64 = 64 << 20;
/// The longest file, in bytes.
pub const MOST_FILE_BYTES: u64 = 4 << 30;

/// One record as it stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Body<'t> {
    /// The line, counted from 1; the head is line 1.
    pub line: u64,
    /// The record in RON.
    pub text: &'t str,
}

/// The records of a file, in order, without what seals them.
#[derive(Clone, Debug)]
pub struct Bodies {
    /// All that was read, as far as it is good.
    text: String,
    at: Vec<Range<usize>>,
}

impl Bodies {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.at.len()
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.at.is_empty()
    }

    /// Each of them.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Body<'_>> + DoubleEndedIterator {
        // The head is the first line.
        let body = move |(nth, at): (usize, &Range<usize>)| Body {
            line: nth as u64 + 2,
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

/// A tournament's or a house's file, open for writing by this program and no other.
pub struct Journal {
    path: PathBuf,
    canonical: PathBuf,
    disk: Box<dyn Disk>,
    chain: Chain,
    length: u64,
    /// Why the disk can no longer be trusted with this file.
    broken: Option<Saying>,
    /// The second place, where there is one.
    mirror: Option<Mirror>,
    /// What the disk was asked and has not answered yet.
    asked: Option<Asked>,
    _lock: Lock,
}

impl Journal {
    /// Makes the file `path` with its head line and opens it for writing as `who`.
    ///
    /// Either the whole first line is on the disk or there is no file.
    ///
    /// # Errors
    /// If there is already something of this name, the head is not one value of RON on one line, or the file cannot
    /// be made.
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
        // Asked before the lock, so that the file's own writer is not named as what stands in the way.
        if path.symlink_metadata().is_ok() {
            return Err(JournalError::Exists { path: path.to_owned() });
        }
        let lock = Lock::take(&canonical, who).map_err(|no| not_locked(path, no, failed))?;
        files::write_whole_for(subject.readers(), &canonical, Existing::Keep, |file| {
            file.write_all(line.text.as_bytes())
        })
        .map_err(failed)?;
        let file = open::for_writing(&canonical).map_err(failed)?;
        let end = End { chain: line.end, length: line.text.len() as u64 };
        Ok(Self::on(path, canonical, file, lock, end))
    }

    /// Opens the file `path`, for writing as `who` if nobody else does and nothing is wrong with it.
    ///
    /// # Errors
    /// If the file cannot be read, has no sound head line of a format that this program knows, or is of another subject.
    pub fn open(path: &Path, subject: Subject, who: &Holder) -> Result<Opened, JournalError> {
        open::open(path, subject, Some(who))
    }

    /// Reads the file `path` without taking the right to write it, and leaves everything as it is.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn read(path: &Path, subject: Subject) -> Result<Opened, JournalError> {
        open::open(path, subject, None)
    }

    /// Reads the lines of a log that is no file: `place` is what it is called.
    ///
    /// # Errors
    /// As [`Journal::open`].
    pub fn read_lines(place: &Path, text: &[u8]) -> Result<Opened, JournalError> {
        open::lines(place, text)
    }

    /// Every sound line of the file `path` as it stands there, the head's first.
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

    /// Writes a whole new file of lines that were sealed elsewhere to `path`, at once or not at all.
    ///
    /// # Errors
    /// If there is already something of this name, or the file cannot be made.
    pub fn create_from(path: &Path, text: &[u8]) -> Result<(), JournalError> {
        let failed = |source| cannot_create(path, source);
        let place = files::place_of(path).map_err(failed)?;
        files::write_whole_for(files::Readers::OwnerAtFirst, &place, Existing::Keep, |file| {
            file.write_all(text)
        })
        .map_err(failed)
    }

    fn on(path: &Path, canonical: PathBuf, file: File, lock: Lock, end: End) -> Self {
        let End { chain, length } = end;
        Self {
            path: path.to_owned(),
            disk: Box::new(FileOnDisk { file, path: canonical.clone() }),
            canonical,
            chain,
            length,
            broken: None,
            mirror: None,
            asked: None,
            _lock: lock,
        }
    }

    /// Puts something between this journal and its disk, to rehearse a disk that fails.
    #[must_use]
    pub fn through(mut self, between: impl FnOnce(Box<dyn Disk>) -> Box<dyn Disk>) -> Self {
        self.disk = between(self.disk);
        self
    }

    /// Writes one record, which must be one value of RON on one line, and returns its number once it is on the disk.
    ///
    /// # Errors
    /// Whatever the error, this record does not count and the file is as it was. If the disk failed in such a way that
    /// this cannot be promised, no further record is taken ([`JournalError::Broken`]); opened again, the file has every
    /// record that was acknowledged and at most the one that failed.
    pub fn append(&mut self, body: &str) -> Result<u64, JournalError> {
        let SealedLine { mut text, end } = self.chain.next(body)?;
        text.push('\n');
        self.write_lines(&text, end, Safe::OnDisk)?;
        Ok(end.records())
    }

    /// Keeps lines that were sealed elsewhere as the next ones, all of them or none. Where they come from has them on a
    /// disk already, so this does not wait for the own one.
    ///
    /// # Errors
    /// As [`Journal::append`]; [`JournalError::NotNext`] for a line that is not the next of the chain.
    pub fn keep<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<(), JournalError> {
        self.keep_as(lines, Safe::Elsewhere)
    }

    /// The same, and returns once they are on the disk.
    fn keep_safely<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
    ) -> Result<(), JournalError> {
        self.keep_as(lines, Safe::OnDisk)
    }

    fn keep_as<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
        safe: Safe,
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

    fn write_lines(&mut self, text: &str, end: Chain, safe: Safe) -> Result<(), JournalError> {
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
            Safe::OnDisk => self.disk.sync(),
            Safe::Elsewhere => Ok(()),
        });
        kept.map_err(|source| self.take_back(source))?;
        (self.chain, self.length) = (end, length);
        if let Some(mirror) = &self.mirror {
            mirror.hand(text, end.records());
        }
        Ok(())
    }

    /// Cuts off what a failed write has left, and says what became of it. A cut that may not last is no cut.
    fn take_back(&mut self, source: io::Error) -> JournalError {
        let path = self.path.clone();
        // A file that may not be written at all may not be cut either, and needs not.
        if matches!(self.disk.length(), Ok(Some(length)) if length == self.length) {
            return JournalError::NotWritten { path, source };
        }
        match self.disk.cut(self.length).and_then(|()| self.disk.sync()) {
            Ok(()) => JournalError::NotWritten { path, source },
            Err(cut) => {
                let why = Saying::of("files-and-then").with("first", &source).with("second", &cut);
                self.broken = Some(why.clone());
                JournalError::Broken { path, why }
            }
        }
    }

    /// Is the file there, and as this program left it? An editor that saved it, or a folder that was moved, must not
    /// cost a record.
    ///
    /// # Errors
    /// What another program has done to it, or that the disk does not say.
    pub fn check_untouched(&mut self) -> Result<(), JournalError> {
        let found = self.disk.length();
        self.judged(found)
    }

    /// The same, by another thread: a disk that gives no answer is not waited for, and what it says at last is heard when
    /// it is looked at again.
    ///
    /// # Errors
    /// As [`Self::check_untouched`].
    pub fn look(&mut self) -> Result<(), JournalError> {
        let asked = match self.asked.take() {
            Some(asked) => asked,
            None => match self.disk.again().and_then(|disk| Asked::of(disk, self.length)) {
                Some(asked) => asked,
                None => return self.check_untouched(),
            },
        };
        match asked.answer() {
            // What was written since is no change by others.
            Ok((length, _)) if length != self.length => Ok(()),
            Ok((_, found)) => self.judged(found),
            Err(still) => {
                self.asked = Some(still);
                Ok(())
            }
        }
    }

    fn judged(&self, found: io::Result<Option<u64>>) -> Result<(), JournalError> {
        let change = match found {
            Ok(Some(length)) if length == self.length => return Ok(()),
            Ok(Some(_)) => Change::Written,
            Ok(None) => Change::to(&self.canonical),
            Err(source) => {
                return Err(JournalError::NotWritten { path: self.path.clone(), source });
            }
        };
        Err(JournalError::ChangedOutside { path: self.path.clone(), change })
    }

    /// From now on every line goes to a file of the same name in `folder` too, or no longer to any. Whoever is named writes
    /// there; `waker` is called when its status changes.
    pub fn mirror_in(&mut self, folder: Option<&Path>, who: &Holder, waker: Option<StatusWaker>) {
        if self.mirror.as_ref().map(Mirror::folder) != folder {
            let start = |folder| {
                Mirror::start(&self.canonical, self.chain.records(), folder, who.clone(), waker)
            };
            self.mirror = folder.map(start);
        }
    }

    /// The second place, where there is one.
    pub const fn mirror(&self) -> Option<&Mirror> {
        self.mirror.as_ref()
    }

    /// There is no second place any more. How it stood once all that was handed to it was written, where there was one.
    pub fn end_mirror(&mut self) -> Option<MirrorStatus> {
        self.mirror.take().map(Mirror::finish)
    }

    /// The file in the second place, once all that was handed to it is written there, and then `lines` that it lacks: the
    /// bodies of this journal's records, of which it asks for the last ones. None where it cannot be written or would not end
    /// as this one does. There is no second place afterwards.
    ///
    /// # Errors
    /// What the second place's disk says.
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
        there.keep_safely(lines.iter().map(String::as_str))?;
        Ok(Some(there))
    }

    /// Writes the end of the last line once more, which changes nothing, to find out whether the disk takes it.
    ///
    /// # Errors
    /// As [`Journal::append`].
    pub fn try_disk(&mut self) -> Result<(), JournalError> {
        if let Some(why) = &self.broken {
            return Err(JournalError::Broken { path: self.path.clone(), why: why.clone() });
        }
        self.check_untouched()?;
        let tried = self.disk.write(self.length - 1, b"\n").and_then(|()| self.disk.sync());
        tried.map_err(|source| JournalError::NotWritten { path: self.path.clone(), source })
    }

    /// Writes a whole file with this head and these records to `to`, at once or not at all. What is there is replaced,
    /// a link too: it is not followed.
    ///
    /// This is how an event goes on elsewhere, whatever has become of its own file `of`, if it has one. The copy is of today's format,
    /// and so are the head and the records in it.
    ///
    /// # Errors
    /// If `to` is `of`, is open for writing, or cannot be written. What was there is then as it was.
    pub fn copy(
        of: Option<&Path>,
        to: &Path,
        (subject, head): (Subject, &str),
        bodies: impl Iterator<Item = io::Result<String>>,
    ) -> Result<(), JournalError> {
        let failed = |source| JournalError::NotCopied { path: to.to_owned(), source };
        // Where the event's own file is gone, its place is free.
        if to.symlink_metadata().is_ok() && of.is_some_and(|of| files::are_one(of, to)) {
            return Err(JournalError::OntoItself { path: to.to_owned() });
        }
        write_whole(to, Existing::Replace, (subject, head), bodies, failed)
    }

    /// Writes a whole new file with this head and these records to `path`, at once or not at all: an event that came
    /// about elsewhere than in a file.
    ///
    /// # Errors
    /// If there is already something of this name, or the file cannot be made.
    pub fn create_whole(
        path: &Path,
        (subject, head): (Subject, &str),
        bodies: impl Iterator<Item = io::Result<String>>,
    ) -> Result<(), JournalError> {
        write_whole(path, Existing::Keep, (subject, head), bodies, |source| {
            cannot_create(path, source)
        })
    }

    /// Writes the whole file anew, with this head and these records, at once or not at all, and goes on in it.
    ///
    /// Nothing else that was ever written is changed. This is for what the law lets nobody keep: a house's file without
    /// what it said of somebody who is to be forgotten. Every line from the first that is another has another seal.
    ///
    /// # Errors
    /// When another program has changed the file, or it cannot be written. It is then as it was.
    pub fn rewrite(
        &mut self,
        (subject, head): (Subject, &str),
        bodies: impl Iterator<Item = io::Result<String>>,
    ) -> Result<(), JournalError> {
        self.check_untouched()?;
        let failed = |source| JournalError::NotWritten { path: self.path.clone(), source };
        let (line, mut sum) = format::head_line(subject, head);
        let mut records = 0;
        files::write_whole_for(subject.readers(), &self.canonical, Existing::Replace, |file| {
            writeln!(file, "{line}")?;
            for (seq, body) in (1..).zip(bodies) {
                let (line, next) = format::record_line(seq, sum, None, &body?);
                writeln!(file, "{line}")?;
                (sum, records) = (next, seq);
            }
            Ok(())
        })
        .map_err(failed)?;
        let file = open::for_writing(&self.canonical).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        self.disk = Box::new(FileOnDisk { file, path: self.canonical.clone() });
        (self.chain, self.length) = (Chain::at(records, sum, true), length);
        Ok(())
    }

    /// How many bytes the file `path` has. An event's file only grows: another number means that there
    /// is more to read.
    ///
    /// # Errors
    /// When the file is not there, or the system does not say.
    pub fn length(path: &Path) -> std::io::Result<u64> {
        path.metadata().map(|about| about.len())
    }

    /// The file as it was named when it was opened.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How many records there are.
    pub const fn records(&self) -> u64 {
        self.chain.records()
    }

    /// The end of the chain of its lines.
    pub const fn end(&self) -> Chain {
        self.chain
    }

    /// The checksum of the last line. Kept elsewhere, it shows that nothing before it was changed or cut off.
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

/// Why the right to write `path` was not to be had.
fn not_locked(
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

/// Writes a whole file, sealed from the first line to the last, while nobody else writes it.
fn write_whole(
    path: &Path,
    existing: Existing,
    (subject, head): (Subject, &str),
    bodies: impl Iterator<Item = io::Result<String>>,
    failed: impl Fn(io::Error) -> JournalError,
) -> Result<(), JournalError> {
    let place = files::place_of(path).map_err(&failed)?;
    let _lock =
        Lock::take(&place, &Holder::new("", "")).map_err(|no| not_locked(path, no, &failed))?;
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

/// Where the writing goes on.
#[derive(Clone, Copy)]
struct End {
    chain: Chain,
    length: u64,
}

/// Where lines are safe once they are written.
#[derive(Clone, Copy)]
enum Safe {
    OnDisk,
    Elsewhere,
}
