//! The desk of a file: each act is on the disk before it has happened.

use std::{
    io,
    path::{Path, PathBuf},
};

use bottone_i18n::Saying;
use bottone_store::{
    journal::{
        self, Access, Chain, Disk, Holder, Journal, JournalError, Mirror, MirrorStatus, Notice,
        ReadOnly, Subject, Writer,
    },
    profiles::Profile as _,
};
use bottone_tournament::history::{AuditFault, Beginning, Record};
use serde::Serialize;

use super::{
    AppendError, Desk, OpenError, Operator, SubmitError,
    acting::Session,
    history::History,
    log::{AppendOutcome, Log, SecondPlace},
    reading, ron_text,
    time::Timekeeper,
};

/// Makes a new file for an event.
///
/// # Errors
/// If the file exists already, the settings are not sound, or it cannot be written.
pub fn create(
    path: &Path,
    beginning: Beginning,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<Box<Session>, OpenError> {
    let beginning = Beginning { at: timekeeper.now(), ..beginning };
    check_setup(path, &beginning)?;
    let head = ron::to_string(&beginning)?;
    let journal = Journal::create(path, Subject::Event, &head, &holder(&operator))?;
    let log = FileLog::new(path.to_owned(), Access::Writable(journal), None);
    Ok(Box::new(Session::new(Box::new(log), History::new(beginning), timekeeper, operator)))
}

/// Checks the settings with which an event begins as a change of them is checked.
///
/// # Errors
/// If no desk would accept them.
pub(super) fn check_setup(path: &Path, beginning: &Beginning) -> Result<(), OpenError> {
    if beginning.setup.is_sound() {
        return Ok(());
    }
    let message = Saying::of("files-fault-setup");
    Err(OpenError::Content { path: path.to_owned(), line: 1, message })
}

/// Opens an event's file.
///
/// # Errors
/// If the file is not one of ours, is from a later version, or cannot be read. Damage and a second
/// opener are no errors: the file is then open for reading, and a notice says why.
pub fn open(
    path: &Path,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<OpenedEvent, OpenError> {
    Ok(read_ahead(path, &operator)?.open(timekeeper, operator))
}

/// Reads an event's file with the right to write it, to be opened later.
///
/// # Errors
/// As [`open`].
pub fn read_ahead(path: &Path, operator: &Operator) -> Result<ReadEvent, OpenError> {
    ReadEvent::of(Journal::open(path, Subject::Event, &holder(operator))?)
}

/// Opens an event's file with a layer between it and its disk, to rehearse a disk that fails.
///
/// # Errors
/// As [`open`].
pub fn open_over(
    path: &Path,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
    between: impl FnOnce(Box<dyn Disk>) -> Box<dyn Disk>,
) -> Result<OpenedEvent, OpenError> {
    let mut opened = Journal::open(path, Subject::Event, &holder(&operator))?;
    opened.access = match opened.access {
        Access::Writable(journal) => Access::Writable(journal.with_layer(between)),
        read_only @ Access::ReadOnly(_) => read_only,
    };
    Ok(ReadEvent::of(opened)?.open(timekeeper, operator))
}

/// Reads an event's file without the right to write it.
///
/// # Errors
/// As [`open`].
pub fn read(
    path: &Path,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<OpenedEvent, OpenError> {
    Ok(ReadEvent::of(Journal::read(path, Subject::Event)?)?.open(timekeeper, operator))
}

/// Returns the seal of an event file's head line, and the beginning in it.
///
/// # Errors
/// As [`open`].
pub(super) fn beginning_of(path: &Path) -> Result<(String, Beginning), OpenError> {
    let journal::OpenedJournal { path, head, seal, writers, mut notices, .. } =
        Journal::read(path, Subject::Event)?;
    Ok((seal, reading::head(&path, &head, &writers, &mut notices)?))
}

/// Returns whether the head or the first record of this file says that the event was a rehearsal.
/// No other line is read.
pub fn is_rehearsal(path: &Path) -> bool {
    let Ok(journal::OpenedJournal { path, head, writers, bodies, mut notices, .. }) =
        Journal::read_beginning(path, Subject::Event)
    else {
        return false;
    };
    let Ok(beginning) = reading::head(&path, &head, &writers, &mut notices) else { return false };
    let first = bodies.iter().next();
    let first = first.and_then(|body| reading::record(body.line, body.text, &writers).ok());
    beginning.is_rehearsal(first.as_slice())
}

/// An event's file in the state in which it was opened.
pub struct OpenedEvent {
    /// The seal of the head line. It identifies the event, whatever its file is called.
    pub seal: String,
    /// The seal of the last sound line.
    pub last_seal: String,
    /// The desk of this file.
    pub desk: Box<Session>,
    /// Notices for the director.
    pub notices: Vec<Notice>,
    /// The first record that no desk can have written, if there is one. It and all later records
    /// are left out.
    pub fault: Option<AuditFault>,
    /// The programs that wrote the file, each with its first line.
    writers: Vec<(u64, Writer)>,
    /// The text of an unfinished last line.
    torn: Option<String>,
}

/// An event that was read from its file and has no desk yet. It can be read in another thread than
/// that of its desk.
pub struct ReadEvent {
    path: PathBuf,
    access: Access,
    seal: String,
    last_seal: String,
    /// The end of the file's lines.
    end: Chain,
    history: History,
    notices: Vec<Notice>,
    fault: Option<AuditFault>,
    writers: Vec<(u64, Writer)>,
    torn: Option<String>,
}

impl ReadEvent {
    fn of(opened: journal::OpenedJournal) -> Result<Self, OpenError> {
        let journal::OpenedJournal {
            path,
            head,
            seal,
            last_seal,
            end,
            writers,
            bodies,
            torn,
            mut notices,
            mut access,
            ..
        } = opened;
        let beginning = reading::head(&path, &head, &writers, &mut notices)?;
        if let Some(fault) = beginning.structure.fault() {
            return Err(OpenError::Content { path, line: 1, message: fault.fault });
        }
        let content = reading::read(&beginning, bodies, &writers, &mut notices);
        if let Some(end) = &content.end {
            access = Access::ReadOnly(end.clone());
        }
        let (fault, torn) = (content.fault, torn.map(|text| reading::torn(text, &writers)));
        let history = History::read(beginning, content);
        Ok(Self { path, access, seal, last_seal, end, history, notices, fault, writers, torn })
    }

    /// Makes the desk of this event, whose time begins now.
    pub fn open(self, timekeeper: Box<dyn Timekeeper>, operator: Operator) -> OpenedEvent {
        let end = self.end;
        self.over(timekeeper, operator, |path, access, _| {
            Box::new(FileLog { path, access, end: Some(end) })
        })
    }

    /// Makes the desk of this event over the log that `log` makes from the access to its file.
    fn over(
        self,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
        log: impl FnOnce(PathBuf, Access, &[(u64, Writer)]) -> Box<dyn Log>,
    ) -> OpenedEvent {
        let Self { path, access, seal, last_seal, history, notices, fault, writers, torn, .. } =
            self;
        let log = log(path, access, &writers);
        let desk = Box::new(Session::new(log, history, timekeeper, operator));
        OpenedEvent { seal, last_seal, desk, notices, fault, writers, torn }
    }
}

impl OpenedEvent {
    /// Opens the file over the log that `log` makes from it.
    pub(super) fn on(
        opened: journal::OpenedJournal,
        timekeeper: Box<dyn Timekeeper>,
        operator: Operator,
        log: impl FnOnce(PathBuf, Access, &[(u64, Writer)]) -> Box<dyn Log>,
    ) -> Result<Self, OpenError> {
        Ok(ReadEvent::of(opened)?.over(timekeeper, operator, log))
    }

    /// Returns the program that wrote this record, counted from 0, if it is newer than this one.
    pub fn newer_writer(&self, record: u32) -> Option<&Writer> {
        reading::newer_writer(u64::from(record) + 2, &self.writers)
    }

    /// Returns the unfinished last line, if there is one.
    pub fn unfinished_line(&self) -> Option<UnfinishedLine<'_>> {
        let text = self.torn.as_deref()?;
        Some(match reading::unfinished(text, self.desk.tournament()) {
            Some(record) => UnfinishedLine::Act(Box::new(record)),
            None => UnfinishedLine::Text(text),
        })
    }
}

/// The unfinished last line of a file.
#[derive(Clone, Debug)]
pub enum UnfinishedLine<'a> {
    /// The act that it would have recorded.
    Act(Box<Record>),
    /// The text of a line that has no whole act.
    Text(&'a str),
}

/// Makes a new file of everything on record at `desk`.
///
/// # Errors
/// If the file exists already, or it cannot be written.
pub fn create_of(desk: &dyn Desk, path: &Path) -> Result<(), OpenError> {
    let head = ron::to_string(desk.beginning())?;
    Ok(Journal::create_whole(path, (Subject::Event, &head), bodies(desk.records()))?)
}

/// Writes a sound copy of these records to `to`, whatever the state of the event's own file `of`.
pub(super) fn write_copy(
    beginning: &Beginning,
    records: &[Record],
    of: Option<&Path>,
    to: &Path,
) -> Result<(), JournalError> {
    let not_copied =
        |error| JournalError::NotCopied { path: to.to_owned(), source: io::Error::other(error) };
    let head = ron::to_string(beginning).map_err(not_copied)?;
    Journal::copy(of, to, (Subject::Event, &head), bodies(records))
}

fn bodies(records: &[Record]) -> impl Iterator<Item = io::Result<String>> {
    records.iter().map(|record| ron_text::record(record).map_err(io::Error::other))
}

/// Returns the log in the file `to`, which was just written.
pub(super) fn log_in(to: &Path, operator: &Operator) -> Result<Box<dyn Log>, JournalError> {
    match Journal::open(to, Subject::Event, &holder(operator))?.access {
        access @ Access::Writable(_) => Ok(Box::new(FileLog::new(to.to_owned(), access, None))),
        Access::ReadOnly(why) => Err(JournalError::CopyNotWritable { path: to.to_owned(), why }),
    }
}

pub(super) fn holder(operator: &Operator) -> Holder {
    Holder::new(operator.name.clone(), operator.station.clone())
}

/// A log in a file, with a line for each record.
pub(super) struct FileLog {
    path: PathBuf,
    access: Access,
    /// The end of its lines when it was opened.
    end: Option<Chain>,
}

impl FileLog {
    pub(super) fn new(path: PathBuf, access: Access, end: Option<Chain>) -> Self {
        Self { path, access, end }
    }

    /// Keeps a record of any kind as the next line.
    pub(super) fn keep(&mut self, record: &impl Serialize) -> Result<(), AppendError> {
        let journal = self.journal().map_err(|why| AppendError::ReadOnly(why.clone()))?;
        journal.append(&ron::to_string(record)?)?;
        Ok(())
    }

    /// Rewrites the whole file of a house.
    pub(super) fn rewrite(
        &mut self,
        beginning: &impl Serialize,
        records: &[impl Serialize],
    ) -> Result<(), AppendError> {
        let head = ron::to_string(beginning)?;
        let bodies = records.iter().map(|record| ron::to_string(record).map_err(io::Error::other));
        let journal = self.journal().map_err(|why| AppendError::ReadOnly(why.clone()))?;
        Ok(journal.rewrite((Subject::House, &head), bodies)?)
    }

    /// Returns the reason why no record can be kept, if there is one.
    pub(super) fn refuses(&self) -> Option<&ReadOnly> {
        match &self.access {
            Access::Writable(_) => None,
            Access::ReadOnly(why) => Some(why),
        }
    }

    pub(super) fn file(&self) -> &Path {
        &self.path
    }

    fn journal(&mut self) -> Result<&mut Journal, &ReadOnly> {
        match &mut self.access {
            Access::Writable(journal) => Ok(journal),
            Access::ReadOnly(why) => Err(why),
        }
    }
}

impl Log for FileLog {
    fn append(&mut self, record: &Record) -> Result<AppendOutcome, SubmitError> {
        self.keep(record)?;
        Ok(AppendOutcome::Kept)
    }

    fn read_only(&self) -> Option<&ReadOnly> {
        self.refuses()
    }

    fn check(&mut self) -> Result<(), JournalError> {
        let Ok(journal) = self.journal() else { return Ok(()) };
        if let Some(mirror) = journal.mirror() {
            mirror.check();
        }
        journal.poll_length()
    }

    fn end(&self) -> Option<Chain> {
        match &self.access {
            Access::Writable(journal) => Some(journal.end()),
            Access::ReadOnly(_) => self.end,
        }
    }

    fn set_mirror(&mut self, folder: Option<&Path>, second: SecondPlace) {
        if let Ok(journal) = self.journal() {
            journal.set_mirror(folder, &second.who, second.waker);
        }
    }

    fn mirror(&self) -> Option<MirrorStatus> {
        match &self.access {
            Access::Writable(journal) => journal.mirror().map(Mirror::status),
            Access::ReadOnly(_) => None,
        }
    }

    fn end_mirror(&mut self) -> Option<MirrorStatus> {
        self.journal().ok()?.end_mirror()
    }

    fn take_mirror(&mut self, records: &[Record]) -> Result<Option<Box<dyn Log>>, JournalError> {
        let Ok(journal) = self.journal() else { return Ok(None) };
        let body = |number| {
            let record = usize::try_from(number).ok().and_then(|number| records.get(number))?;
            ron_text::record(record).ok()
        };
        let there = journal.take_mirror(body)?;
        Ok(there.map(|there| {
            let path = there.path().to_owned();
            Box::new(Self::new(path, Access::Writable(there), None)) as Box<dyn Log>
        }))
    }

    fn probe(&mut self) -> Result<(), JournalError> {
        self.journal().map_or(Ok(()), Journal::probe_disk)
    }

    fn path(&self) -> Option<&Path> {
        Some(&self.path)
    }
}
