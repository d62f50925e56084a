//! The opening of a journal: its content, its faults, and the right to write it.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{self, File, OpenOptions},
    io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use bottone_i18n::Saying;

use super::{
    Bodies, Chain, FileEnd, Holder, Journal, JournalError, MOST_FILE_BYTES, MOST_LINE_BYTES,
    Notice, ReadOnly,
    format::{FORMAT, LineFault},
    lock::{Lock, NoLock},
    scan::{self, Ending, NoHead, Scan},
    subject::Subject,
    writer::Writer,
};
use crate::{
    files::{self, Readers},
    platform,
    system::{self, Call},
};

/// A tournament's file as found.
#[derive(Debug)]
pub struct OpenedJournal {
    /// The path, as given.
    pub path: PathBuf,
    /// The body of the head line, in RON.
    pub head: String,
    /// The seal of the head line.
    pub seal: String,
    /// The writers, each with its first line; the head's is first.
    pub writers: Vec<(u64, Writer)>,
    /// Every sound record in order.
    pub bodies: Bodies,
    /// The seal of the last sound line.
    pub last_seal: String,
    /// The beginning of a last line that was never finished.
    pub torn: Option<String>,
    /// The chain as far as it is sound.
    pub end: Chain,
    /// The notices for the director.
    pub notices: Vec<Notice>,
    /// The right to write the file.
    pub access: Access,
}

/// The right to write a file.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one for each open file")]
pub enum Access {
    /// The file is open for writing.
    Writable(Journal),
    /// The file is read-only, for this reason.
    ReadOnly(ReadOnly),
}

pub(super) fn open(
    path: &Path,
    subject: Subject,
    who: Option<&Holder>,
) -> Result<OpenedJournal, JournalError> {
    let unreadable = |source: io::Error| match source.kind() {
        io::ErrorKind::NotFound => JournalError::Missing { path: path.to_owned() },
        _ => JournalError::Unreadable { path: path.to_owned(), source },
    };
    let canonical = fs::canonicalize(path).map_err(unreadable)?;
    let about = fs::metadata(&canonical).map_err(unreadable)?;
    if !about.is_file() {
        return Err(JournalError::NotAFile { path: path.to_owned() });
    }
    // The lock first, so that the file does not change between reading and writing.
    let right = who.map_or(Err(ReadOnly::NotAsked), |who| right_to_write(&canonical, who));
    if right.is_ok() {
        files::remove_leftover_drafts(files::folder_of(&canonical));
    }
    let file = match &right {
        Ok((_, file)) => file.try_clone(),
        Err(_) => files::open_to_read(&canonical),
    };
    let file = file.map_err(unreadable)?;
    let length = file.metadata().map_err(unreadable)?.len();
    if length > MOST_FILE_BYTES {
        let path = path.to_owned();
        return Err(JournalError::TooLarge { path, bytes: length, most: MOST_FILE_BYTES });
    }
    let scan = scan::scan(file.take(length)).map_err(|no| no_head(path, no))?;
    if scan.subject != subject {
        return Err(JournalError::Another { path: path.to_owned(), found: scan.subject });
    }
    if let Ok((_, file)) = &right {
        // The file may be a copy that every user may read.
        files::restrict_readers(subject.readers(), file).map_err(unreadable)?;
    }
    Ok(judge(path, canonical, scan, length, right))
}

/// Reads the first two lines of a file, or as many as it has: the head and the first record.
pub(super) fn beginning(path: &Path, subject: Subject) -> Result<OpenedJournal, JournalError> {
    let unreadable = |source| JournalError::Unreadable { path: path.to_owned(), source };
    let mut file = BufReader::new(files::open_to_read(path).map_err(unreadable)?);
    let mut text = Vec::new();
    for _ in 0..2 {
        (&mut file).take(MOST_LINE_BYTES).read_until(b'\n', &mut text).map_err(unreadable)?;
    }
    let length = text.len() as u64;
    let scan = scan::scan(&text[..]).map_err(|no| no_head(path, no))?;
    if scan.subject != subject {
        return Err(JournalError::Another { path: path.to_owned(), found: scan.subject });
    }
    Ok(judge(path, path.to_owned(), scan, length, Err(ReadOnly::NotAsked)))
}

fn no_head(path: &Path, no: NoHead) -> JournalError {
    let path = path.to_owned();
    match no {
        NoHead::Empty => JournalError::Empty { path },
        NoHead::Foreign { found } => JournalError::Foreign { path, found },
        NoHead::Newer { format, program } => {
            JournalError::Newer { path, program, found: format, known: FORMAT }
        }
        NoHead::Damaged(LineFault { expected, found }) => {
            JournalError::HeadDamaged { path, expected, found }
        }
        NoHead::Io(source) => JournalError::Unreadable { path, source },
    }
}

/// Reads an event's lines from a log that is no file here; `place` is its name.
pub(super) fn lines(place: &Path, text: &[u8]) -> Result<OpenedJournal, JournalError> {
    let scan = scan::scan(text).map_err(|no| no_head(place, no))?;
    if scan.subject != Subject::Event {
        return Err(JournalError::Another { path: place.to_owned(), found: scan.subject });
    }
    let length = text.len() as u64;
    Ok(judge(place, place.to_owned(), scan, length, Err(ReadOnly::NotAsked)))
}

/// Returns the lock and the file open for writing, or the reason against it.
fn right_to_write(canonical: &Path, who: &Holder) -> Result<(Lock, File), ReadOnly> {
    let not_allowed = ReadOnly::NotAllowed;
    if marked_read_only(canonical) {
        return Err(not_allowed(Saying::of("files-marked")));
    }
    let folder = files::folder_of(canonical);
    if platform::FOLDER_MARKS_COUNT && marked_read_only(folder) {
        return Err(not_allowed(Saying::of("files-folder-marked").with("folder", folder)));
    }
    let lock = Lock::acquire(canonical, who).map_err(|no| match no {
        NoLock::Held(holder) => ReadOnly::InUse(holder),
        NoLock::NotOurs(lock) => {
            not_allowed(Saying::of("files-lock-not-ours").with("lock", lock.as_path()))
        }
        NoLock::Failed(error) => {
            not_allowed(Saying::of("files-no-lock").with("folder", folder).with("why", &error))
        }
    })?;
    let file = for_writing(canonical)
        .map_err(|error| not_allowed(Saying::of("files-not-writable").with("why", &error)))?;
    Ok((lock, file))
}

/// Returns whether the file is marked as read-only. Marks count even for users with the right to
/// ignore them.
fn marked_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| about.permissions().readonly())
}

pub(super) fn for_writing(path: &Path) -> io::Result<File> {
    system::make(Call::Open, path, || OpenOptions::new().read(true).write(true).open(path))
}

fn judge(
    path: &Path,
    canonical: PathBuf,
    scan: Scan,
    length: u64,
    right: Result<(Lock, File), ReadOnly>,
) -> OpenedJournal {
    let mut notices = Vec::new();
    if scan.byte_order_mark {
        notices.push(Notice::ByteOrderMark);
    }
    if scan.changed_line_ends {
        notices.push(Notice::LineEndsChanged);
    }
    let torn = match &scan.ending {
        Ending::Torn { text, .. } => Some(text.clone()),
        _ => None,
    };
    let altered = scan.byte_order_mark || scan.changed_line_ends;
    let readers = scan.subject.readers();
    let (sum, good) = (scan.sum, scan.good);
    let is_ours = scan.writers.last().is_some_and(|(_, writer)| *writer == Writer::current());
    let chain = Chain::at(scan.bodies.len() as u64, scan.sum, is_ours);
    let access = match (right, scan.ending) {
        (right, Ending::Damaged { line, fault: LineFault { expected, found } }) => {
            notices.push(Notice::Damaged { line, expected, found });
            Err(right.err().unwrap_or(ReadOnly::Damaged { line }))
        }
        (right, Ending::Newer { line, writer }) => {
            notices.push(Notice::Newer { line, program: writer.program.clone(), what: None });
            let newer = ReadOnly::Newer { line, program: writer.program };
            Err(right.err().unwrap_or(newer))
        }
        (Err(why), ending) => {
            notices.extend(ending_notice(&ending, length - good));
            Err(why)
        }
        (Ok(_), ending) if altered => {
            notices.extend(ending_notice(&ending, length - good));
            Err(ReadOnly::Altered)
        }
        (Ok((lock, file)), ending) => match repair_end(&canonical, &file, &ending, good, readers) {
            Ok((notice, length)) => {
                notices.extend(notice);
                Ok(Journal::on(path, canonical, file, lock, FileEnd { chain, length }))
            }
            Err(error) => {
                notices.extend(ending_notice(&ending, length - good));
                Err(error)
            }
        }
        .map_err(|error| {
            ReadOnly::NotAllowed(Saying::of("files-end-not-repaired").with("why", &error))
        }),
    };
    OpenedJournal {
        path: path.to_owned(),
        head: scan.head,
        seal: scan.seal.to_string(),
        writers: scan.writers,
        bodies: scan.bodies,
        last_seal: sum.to_string(),
        torn,
        end: chain,
        notices,
        access: access.map_or_else(Access::ReadOnly, Access::Writable),
    }
}

fn ending_notice(ending: &Ending, bytes: u64) -> Option<Notice> {
    match ending {
        Ending::Torn { line, .. } => Some(Notice::TornLeft { line: *line, bytes }),
        _ => None,
    }
}

/// Repairs the end of the file, so that the next line starts on its own line. Returns the notice
/// and the position of the end.
fn repair_end(
    canonical: &Path,
    mut file: &File,
    ending: &Ending,
    good: u64,
    readers: Readers,
) -> io::Result<(Option<Notice>, u64)> {
    match ending {
        Ending::NoLineFeed => {
            file.seek(SeekFrom::Start(good))?;
            system::write(canonical, b"\n", |bytes| file.write_all(bytes))?;
            system::make(Call::Sync, canonical, || file.sync_data())?;
            Ok((Some(Notice::LineEndPutBack), good + 1))
        }
        Ending::Torn { line, .. } => {
            file.seek(SeekFrom::Start(good))?;
            let (to, mut aside) = files::create_beside(canonical, "torn")?;
            files::restrict_readers(readers, &aside)?;
            let mut draft = files::FileDraft { file: &mut aside, path: &to };
            let copied = io::copy(&mut file, &mut draft).and_then(|bytes| {
                system::make(Call::Sync, &to, || aside.sync_all())?;
                files::sync_folder(files::folder_of(canonical)).map(|()| bytes)
            });
            let bytes = copied.inspect_err(|_| drop(files::remove(&to)))?;
            system::make(Call::Cut, canonical, || file.set_len(good))?;
            system::make(Call::Sync, canonical, || file.sync_data())?;
            Ok((Some(Notice::TornSetAside { line: *line, bytes, to }), good))
        }
        Ending::Clean | Ending::Damaged { .. } | Ending::Newer { .. } => Ok((None, good)),
    }
}

/// Returns the seal of a line of this file, counted from 1, as written. `None` if there is no such
/// line.
///
/// The seal is not checked: only opening the file proves the lines before it.
///
/// # Errors
/// The file cannot be read.
pub fn seal_of_line(path: &Path, line: u64) -> io::Result<Option<String>> {
    Ok(seals_of_lines(path, &BTreeSet::from([line]))?.remove(&line))
}

/// Returns the first `bytes` bytes of this line of a file, counted from 1, or a shorter line in
/// full. `None` if the file has fewer lines.
///
/// The line is not checked, as with [`seal_of_line`].
///
/// # Errors
/// The file cannot be read.
pub fn line_begins(path: &Path, line: u64, bytes: usize) -> io::Result<Option<String>> {
    let mut file = io::BufReader::new(files::open_to_read(path)?.take(MOST_FILE_BYTES));
    for _ in 1..line {
        if io::BufRead::skip_until(&mut file, b'\n')? == 0 {
            return Ok(None);
        }
    }
    let mut start = Vec::with_capacity(bytes);
    let file = file.take(bytes as u64);
    io::BufRead::read_until(&mut io::BufReader::new(file), b'\n', &mut start)?;
    Ok((!start.is_empty()).then(|| String::from_utf8_lossy(&start).into_owned()))
}

/// Returns the seals of these lines of a file, as [`seal_of_line`].
///
/// # Errors
/// The file cannot be read.
pub fn seals_of_lines(path: &Path, lines: &BTreeSet<u64>) -> io::Result<BTreeMap<u64, String>> {
    let mut seals = BTreeMap::new();
    let Some(last) = lines.last().copied() else { return Ok(seals) };
    let file = io::BufReader::new(files::open_to_read(path)?.take(MOST_FILE_BYTES));
    for (number, text) in (1..=last).zip(io::BufRead::split(file, b'\n')) {
        let text = text?;
        if !lines.contains(&number) {
            continue;
        }
        // The seal is before the body, which may contain anything.
        let start = String::from_utf8_lossy(text.get(..200).unwrap_or(&text)).into_owned();
        let seal = start.split_once("sum: \"").and_then(|(_, rest)| rest.split_once('"'));
        seals.extend(seal.map(|(seal, _)| (number, seal.to_owned())));
    }
    Ok(seals)
}
