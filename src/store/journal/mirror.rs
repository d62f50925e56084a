//! The second place: a folder on another disk with an identical copy of an event's file, line by
//! line.
//!
//! Lines that [`Journal::append`] has acknowledged go to a thread of its own, without a wait. The
//! desk and the thread share only a queue of bounded length. If it is full, a line is left out, and
//! the thread catches up from the first file. The thread acts on its queue and on [`Mirror::look`]
//! alone, and reads no clock.
//!
//! A file in the second place is continued only if it is this file's past: its last line must have
//! the same seal as that line here. Any other file stays untouched, and both last lines are
//! reported ([`MirrorStatus::Parted`]).

use std::{
    fmt::Write as _,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use bottone_i18n::{Saying, displayed_by_saying};

use super::{Access, Chain, Holder, Journal, JournalError, Subject, chain::seal_of};
use crate::files;

/// The most lines waiting for a slow second place, before it must catch up from the first file.
const MOST_WAITING: usize = 256;

/// The longest wait for the end of a second place. A slow stick has written the rest by then, and a
/// dead folder does not block the desk.
const PATIENCE: Duration = Duration::from_secs(10);

/// Called when the status has changed, from another thread.
pub type StatusWaker = Box<dyn Fn() + Send + Sync>;

/// The state of the second place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MirrorStatus {
    /// The file is being examined, and its missing lines are written.
    CatchingUp,
    /// The file is complete up to this record, counted from 1.
    Kept { records: u64 },
    /// The file cannot be written for now, for this reason.
    Away(Saying),
    /// The file there is not this file's past: it is left untouched.
    Parted { there: LastLine, here: LastLine },
}

/// The last line of a file, which identifies its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastLine {
    /// The line, counted from 1.
    pub line: u64,
    pub seal: String,
}

impl LastLine {
    fn of(chain: &Chain) -> Self {
        Self { line: chain.records() + 1, seal: chain.seal().to_owned() }
    }

    fn saying(&self) -> Saying {
        Saying::of("files-last-line").with("line", self.line).with("seal", self.seal.as_str())
    }
}

impl MirrorStatus {
    fn saying(&self) -> Saying {
        match self {
            Self::CatchingUp => Saying::of("files-mirror-catching-up"),
            Self::Kept { .. } => Saying::of("files-mirror-kept"),
            Self::Away(why) => Saying::of("files-mirror-away").with("why", why),
            Self::Parted { there, here } => Saying::of("files-mirror-parted")
                .with("there", there.saying())
                .with("here", here.saying()),
        }
    }

    /// Returns whether the second place lacks lines that are not being written.
    pub const fn is_trouble(&self) -> bool {
        matches!(self, Self::Away(_) | Self::Parted { .. })
    }
}

displayed_by_saying!(MirrorStatus);

/// A second place that follows a journal.
pub struct Mirror {
    folder: PathBuf,
    queue: Option<SyncSender<MirrorMessage>>,
    common: Arc<Common>,
    worker: Option<JoinHandle<Option<Journal>>>,
    /// The channel that the thread closes when it ends.
    ended: Receiver<()>,
}

/// A message to the thread.
enum MirrorMessage {
    /// Lines that are on the first disk, each with its line feed.
    Lines(String),
    /// A request to check that the file is there and complete.
    Look,
}

/// The data shared by the desk and the thread.
struct Common {
    status: Mutex<MirrorStatus>,
    /// The number of records on the first disk.
    records: AtomicU64,
    waker: Option<StatusWaker>,
}

impl Common {
    fn status(&self) -> MutexGuard<'_, MirrorStatus> {
        self.status.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_status(&self, now: MirrorStatus) {
        let mut status = self.status();
        if *status != now {
            *status = now;
            drop(status);
            if let Some(wake) = &self.waker {
                wake();
            }
        }
    }
}

impl Mirror {
    /// Starts a copy in `folder` with the same file name as `first`. `first` is on its disk up to
    /// the record `records`.
    pub(super) fn start(
        first: &Path,
        records: u64,
        folder: &Path,
        who: Holder,
        waker: Option<StatusWaker>,
    ) -> Self {
        let (queue, handed) = sync_channel(MOST_WAITING);
        let status = Mutex::new(MirrorStatus::CatchingUp);
        let common = Arc::new(Common { status, records: AtomicU64::new(records), waker });
        let name = first.file_name().unwrap_or_default();
        let worker = MirrorWorker {
            first: first.to_owned(),
            to: folder.join(name),
            who,
            common: Arc::clone(&common),
            journal: None,
        };
        // Without a thread there is no second place; it is reported like a missing one.
        let (ends, ended) = sync_channel(0);
        let run = move || {
            let _ends: SyncSender<()> = ends;
            worker.run(&handed)
        };
        let worker = thread::Builder::new().name("mirror".to_owned()).spawn(run);
        if let Err(error) = &worker {
            common.set_status(MirrorStatus::Away(error.into()));
        }
        Self { folder: folder.to_owned(), queue: Some(queue), common, worker: worker.ok(), ended }
    }

    /// Returns the folder of the second place.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the present state.
    pub fn status(&self) -> MirrorStatus {
        self.common.status().clone()
    }

    /// Passes on lines that are on the first disk, the last of which is the record `records`. Never
    /// waits.
    pub(super) fn hand(&self, lines: &str, records: u64) {
        self.common.records.store(records, Ordering::Release);
        self.send(MirrorMessage::Lines(lines.to_owned()));
    }

    /// Lets the thread check the file and catch up. To be called regularly. Never waits.
    pub fn check(&self) {
        self.send(MirrorMessage::Look);
    }

    fn send(&self, handed: MirrorMessage) {
        let Some(queue) = &self.queue else { return };
        match queue.try_send(handed) {
            // A line that finds no room is read from the first file later by the thread.
            Ok(()) | Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {}
        }
    }

    /// Ends the copy once all lines are written, or after the time limit. Returns the final state.
    pub(super) fn finish(mut self) -> MirrorStatus {
        drop(self.join());
        self.status()
    }

    /// Ends the copy once all lines are written, and returns its file, open for writing. `None` if
    /// it could not be written.
    pub(super) fn end(mut self) -> Option<Journal> {
        self.join()
    }

    /// Waits for the thread's end, up to the time limit. After that the thread is left alone, and
    /// the place counts as away.
    fn join(&mut self) -> Option<Journal> {
        self.queue = None;
        let worker = self.worker.take()?;
        if self.ended.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
            self.common.set_status(MirrorStatus::Away(Saying::of("files-mirror-no-answer")));
            log::error!("{}: no answer, the second copy may lack acts", self.folder.display());
            return None;
        }
        worker.join().ok()?
    }
}

impl Drop for Mirror {
    /// Writes the waiting lines first: the user may pull the stick out right after closing an
    /// event.
    fn drop(&mut self) {
        drop(self.join());
    }
}

/// The thread's side of the copy.
struct MirrorWorker {
    first: PathBuf,
    to: PathBuf,
    who: Holder,
    common: Arc<Common>,
    journal: Option<Journal>,
}

/// The reason why the second place cannot be continued.
enum MirrorFault {
    Away(Saying),
    Parted { there: LastLine, here: LastLine },
}

impl From<JournalError> for MirrorFault {
    fn from(error: JournalError) -> Self {
        Self::Away(error.saying())
    }
}

impl MirrorWorker {
    fn run(mut self, handed: &Receiver<MirrorMessage>) -> Option<Journal> {
        self.catch_up();
        while let Ok(first) = handed.recv() {
            let mut lines = String::new();
            for handed in std::iter::once(first).chain(handed.try_iter().take(MOST_WAITING)) {
                if let MirrorMessage::Lines(more) = handed {
                    lines.push_str(&more);
                }
            }
            self.append(&lines);
        }
        self.journal
    }

    /// Writes these lines, and all others that the place lacks.
    fn append(&mut self, lines: &str) {
        let known = self.records();
        if let Some(journal) = &mut self.journal {
            let kept = if lines.is_empty() {
                journal.check_untouched()
            } else {
                journal.append_sealed_durably(lines.lines())
            };
            match kept {
                Ok(()) if journal.records() >= known => return self.report_kept(),
                // A line found no room in the queue, or was read from the first file already.
                Ok(()) | Err(JournalError::NotNext { .. }) => {}
                Err(error) => {
                    self.journal = None;
                    return self.common.set_status(MirrorStatus::Away(error.saying()));
                }
            }
        }
        self.catch_up();
    }

    fn catch_up(&mut self) {
        let caught = match self.journal.take() {
            Some(journal) => Ok(journal),
            None => self.open(),
        };
        match caught.and_then(|journal| self.completed(journal)) {
            Ok(journal) => {
                self.journal = Some(journal);
                self.report_kept();
            }
            Err(MirrorFault::Away(why)) => self.common.set_status(MirrorStatus::Away(why)),
            Err(MirrorFault::Parted { there, here }) => {
                self.common.set_status(MirrorStatus::Parted { there, here });
            }
        }
    }

    fn report_kept(&self) {
        let records = self.journal.as_ref().map_or(0, Journal::records);
        self.common.set_status(MirrorStatus::Kept { records });
    }

    fn records(&self) -> u64 {
        self.common.records.load(Ordering::Acquire)
    }

    /// Opens the file in the second place, or creates it.
    fn open(&self) -> Result<Journal, MirrorFault> {
        let folder = files::folder_of(&self.to);
        if !folder.is_dir() {
            return Err(MirrorFault::Away(
                Saying::of("files-mirror-no-folder").with("folder", folder),
            ));
        }
        if files::is_same_path(folder, files::folder_of(&self.first)) {
            return Err(MirrorFault::Away(Saying::of("files-mirror-same-folder")));
        }
        if self.to.symlink_metadata().is_err() {
            Journal::create_from(&self.to, self.content()?.as_bytes())?;
        }
        match Journal::open(&self.to, Subject::Event, &self.who)?.access {
            Access::Writable(journal) => Ok(journal),
            Access::ReadOnly(why) => Err(MirrorFault::Away(why.saying())),
        }
    }

    /// Returns the lines of the first file that are certainly on its disk.
    fn lines(&self) -> Result<Vec<String>, JournalError> {
        let known = usize::try_from(self.records()).unwrap_or(usize::MAX);
        let mut lines = Journal::lines(&self.first)?;
        lines.truncate(known.saturating_add(1));
        Ok(lines)
    }

    fn content(&self) -> Result<String, JournalError> {
        let mut whole = String::new();
        for line in self.lines()? {
            // Writing to a string never fails.
            let _ = writeln!(whole, "{line}");
        }
        Ok(whole)
    }

    /// Adds the missing lines to the file, if it is the first one's past.
    fn completed(&self, mut journal: Journal) -> Result<Journal, MirrorFault> {
        let lines = self.lines()?;
        let end = journal.end();
        let next = usize::try_from(end.records() + 1).unwrap_or(usize::MAX);
        let past = next.checked_sub(1).and_then(|last| seal_of(lines.get(last)?));
        if past.as_deref() != Some(end.seal()) {
            let here = LastLine {
                line: lines.len() as u64,
                seal: lines.last().and_then(|line| seal_of(line)).unwrap_or_default(),
            };
            return Err(MirrorFault::Parted { there: LastLine::of(&end), here });
        }
        journal.append_sealed_durably(lines.iter().skip(next).map(String::as_str))?;
        Ok(journal)
    }
}
