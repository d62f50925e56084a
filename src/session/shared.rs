//! The desk of a shared log: its records are in a log that other desks write too, and it hears
//! theirs.
//!
//! Beside the log, each desk has a file of its own, line by line the same. The file opens without
//! the log. If the log is lost, the file is the event.

use std::{
    collections::VecDeque,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use bottone_base::time::{Span, Timestamp};
use bottone_i18n::Saying;
use bottone_shared_log::{
    FetchedLines, Link, LogAddress, LogRow, LogStatus, News, Postgres, PutResult, Remote,
    SyncError, SyncResult, Waker,
};
use bottone_store::journal::{
    self, Access, Chain, Journal, JournalError, Notice, Parting, ReadOnly, SealedLine, Subject,
    Writer, seal_of,
};
use bottone_tournament::history::{AuditFault, Beginning, Record};

use super::{
    Desk, OpenError, Operator, Session, SubmitError, chance,
    error::saying_of,
    file::{OpenedEvent, check_setup, holder},
    log::{AppendOutcome, Log, LogNews, Network, RecordOutcome},
    reading,
    reports::{Reports, ReportsHead, reports_path},
    ron_text,
    time::{LogClock, SharedClock, StageClock, Timekeeper},
};

/// The time that a window waits for an answer of the log, before it reports the outcome as unknown.
pub const AT_A_WINDOW: Duration = Duration::from_secs(1);
/// The same time for a program without a window.
pub const UNWATCHED: Duration = Duration::from_secs(10);
/// The difference in milliseconds from which a measured clock counts as set.
const WAS_SET: i64 = 2_000;

/// Makes a new event in the log, and the desk's own file of it. It begins now by the log's clock,
/// or at the instant `at`.
///
/// # Errors
/// If there is such an event or such a file already, or either cannot be made.
pub fn create(
    address: &LogAddress,
    file: Option<&Path>,
    beginning: Beginning,
    at: Option<Timestamp>,
) -> Result<(), OpenError> {
    check_setup(file.unwrap_or(Path::new(address.event())), &beginning)?;
    let clock = SharedClock::start();
    // Every desk uses the log's clock, from the first line on.
    let found = bottone_shared_log::examine(address, || clock.computer().millis())?;
    clock.set_lead(Span::from_millis(found.ahead));
    let beginning = Beginning { at: at.unwrap_or_else(|| clock.now()), ..beginning };
    let head = Chain::begin(Subject::Event, &ron::to_string(&beginning)?)?;
    // An existing file would differ from the log at the first line.
    if let Some(file) = file.filter(|file| file.symlink_metadata().is_ok()) {
        return Err(JournalError::Exists { path: file.to_owned() }.into());
    }
    bottone_shared_log::begin(address, &head.text)?;
    if let Some(file) = file {
        Journal::create_from(file, format!("{}\n", head.text).as_bytes())?;
        write_note(file, address)?;
    }
    Ok(())
}

/// Brings the desk's own file up to the log, and makes the file if it is missing. Waits for the
/// network. A log that is not reached is no error if the file is there: the desk is cut off then. A
/// line that cannot follow is no error either: the desk hears it again, and reports it.
///
/// # Errors
/// If the log does not continue the file, or either cannot be read.
pub fn prepare(address: &LogAddress, file: &Path, operator: &Operator) -> Result<(), OpenError> {
    match sync_file(address, file, operator, CompareMode::LastLine) {
        Err(OpenError::Shared(error)) if matches!(*error, SyncError::Log(_)) && file.is_file() => {}
        done => drop(done?),
    }
    write_note(file, address)
}

/// A file that was brought up to its log.
#[derive(Debug)]
pub struct SyncedFile {
    pub synced: SyncResult,
    /// The first line of the log that cannot follow, with the reason.
    pub refused: Option<ReadOnly>,
}

/// Brings a file up to its log and compares every line that both have. Waits for the network.
///
/// # Errors
/// If the log is not reached or has other lines than the file. If the file cannot be written.
pub fn sync(
    address: &LogAddress,
    file: &Path,
    operator: &Operator,
) -> Result<SyncedFile, OpenError> {
    sync_file(address, file, operator, CompareMode::EveryLine)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum CompareMode {
    LastLine,
    EveryLine,
}

/// Takes in the log's lines after the file as a running desk does: every row is decided before it
/// is kept.
fn sync_file(
    address: &LogAddress,
    file: &Path,
    operator: &Operator,
    compared: CompareMode,
) -> Result<SyncedFile, OpenError> {
    let is_new = file.symlink_metadata().is_err();
    let fetched = if is_new {
        let fetched = bottone_shared_log::fetch(address)?;
        let head = head_of(&fetched.rows)?;
        // A log with an unsound head gets no file.
        let journal::OpenedJournal { head: text, writers, .. } = Journal::read_lines(file, &head)?;
        reading::head(file, &text, &writers, &mut Vec::new())?;
        Journal::create_from(file, &head)?;
        Some(fetched)
    } else {
        None
    };
    let opened = Journal::open(file, Subject::Event, &holder(operator))?;
    if let Access::ReadOnly(why) = opened.access {
        return Err(SyncError::ReadOnly(why).into());
    }
    let before = if is_new { 0 } else { opened.end.records() + 1 };
    let FetchedLines { rows, clock } = match fetched {
        Some(fetched) => fetched,
        None if compared == CompareMode::EveryLine => {
            bottone_shared_log::fetch_after(address, opened.end, Some(&Journal::lines(file)?))?
        }
        None => bottone_shared_log::fetch_after(address, opened.end, None)?,
    };
    let time = Box::new(StageClock::at(Timestamp::from_millis(clock)));
    let place = (address.place(), address.event().to_owned());
    let mut desk =
        over(opened, Box::new(ReadRows::of(rows)), place, (None, None), time, operator.clone())?
            .desk;
    receive_all(desk.as_mut());
    let refused = desk.read_only().cloned();
    // The caller gets the error if the file cannot take the new lines.
    if let Err(SubmitError::Write(error)) = desk.retry_refused() {
        return Err(error.into());
    }
    let lines = desk.records().len() as u64 + 1;
    Ok(SyncedFile { synced: SyncResult { lines, new: lines - before }, refused })
}

/// Returns the head line with its line feed. A row is one line: further lines in it would be read
/// without being decided.
fn head_of(rows: &[LogRow]) -> Result<Vec<u8>, OpenError> {
    match rows.first() {
        Some(row) if row.seq == 0 && row.line.contains(['\n', '\r']) => {
            Err(SyncError::Line(1, Saying::of("network-line-several")).into())
        }
        Some(row) if row.seq == 0 => Ok(format!("{}\n", row.line).into_bytes()),
        _ => Err(SyncError::Line(1, Saying::of("network-line-missing")).into()),
    }
}

/// Rows that were read at once, to be heard like news. No row can be added.
struct ReadRows {
    rows: Option<Vec<LogRow>>,
}

impl ReadRows {
    fn of(rows: Vec<LogRow>) -> Self {
        Self { rows: Some(rows) }
    }
}

impl Remote for ReadRows {
    fn put(&mut self, _: u64, _: &str) -> PutResult {
        PutResult::Refused(Saying::of("network-closed"))
    }

    fn news(&mut self) -> Option<News> {
        self.rows.take().map(News::Rows)
    }

    fn status(&self) -> LogStatus {
        LogStatus { link: Link::Up, ..LogStatus::default() }
    }

    fn wait(&mut self, _: Duration) {}
}

/// Puts all lines of the file into the log, which has none of them or only the beginning. The event
/// continues there. Waits for the network.
///
/// # Errors
/// If the log is not reached, or has another event of this name.
pub fn upload(address: &LogAddress, file: &Path) -> Result<(), OpenError> {
    bottone_shared_log::push(file, address)?;
    write_note(file, address)
}

/// Notes the log beside the file. The next opener must follow the log: alone, the file would part
/// from it.
fn write_note(file: &Path, address: &LogAddress) -> Result<(), OpenError> {
    let path = || file.to_owned();
    let noted = bottone_shared_log::note(file, address);
    Ok(noted.map_err(|source| JournalError::CannotCreate { path: path(), source })?)
}

/// The way in which a desk uses a shared log.
pub struct LogOptions {
    pub operator: Operator,
    /// The time to wait for an answer, before the outcome is reported as unknown.
    pub patience: Duration,
    /// The function called when there is news.
    pub waker: Option<Waker>,
    /// The clock of a rehearsal; `None` for the log's clock.
    pub stage: Option<Box<dyn Timekeeper>>,
}

impl LogOptions {
    /// Returns the way of a program without a window.
    pub fn unwatched(operator: Operator) -> Self {
        Self { operator, patience: UNWATCHED, waker: None, stage: None }
    }
}

/// Opens the desk's own file, which was prepared, and begins to follow the log. Waits for nothing.
///
/// # Errors
/// If the file is not one of ours, or cannot be read.
pub fn open(address: &LogAddress, file: &Path, way: LogOptions) -> Result<OpenedEvent, OpenError> {
    let opened = Journal::open(file, Subject::Event, &holder(&way.operator))?;
    follow(address, opened, None, way)
}

/// Reads the log and follows it, without a file.
///
/// # Errors
/// If the log is not reached, or has no such event.
pub fn open_without_file(address: &LogAddress, way: LogOptions) -> Result<OpenedEvent, OpenError> {
    let FetchedLines { mut rows, clock } = bottone_shared_log::fetch(address)?;
    let mut opened = Journal::read_lines(Path::new(address.event()), &head_of(&rows)?)?;
    // No file was requested.
    if let Access::ReadOnly(ReadOnly::NotAsked) = opened.access {
        opened.path = PathBuf::new();
    }
    rows.remove(0);
    follow(address, opened, Some(FetchedLines { rows, clock }), way)
}

/// Follows the log from the end of the opened lines. The `fetched` lines after it are heard first.
fn follow(
    address: &LogAddress,
    opened: journal::OpenedJournal,
    fetched: Option<FetchedLines>,
    way: LogOptions,
) -> Result<OpenedEvent, OpenError> {
    let LogOptions { operator, patience, waker, stage } = way;
    let clock = Arc::new(SharedClock::start());
    let computer = Arc::clone(&clock);
    let now = Box::new(move || computer.computer().millis());
    let FetchedLines { rows, clock: there } = fetched
        .unwrap_or_else(|| FetchedLines { rows: Vec::new(), clock: clock.computer().millis() });
    clock.set_lead(Timestamp::from_millis(there).since(clock.computer()));
    let known = rows.last().map_or(opened.end.records(), |row| row.seq);
    let station = operator.station.clone();
    let remote = Postgres::start(address, known, &station, patience, now, waker);
    let remote = remote.map_err(|error| SyncError::Log((&error).into()))?;
    let time = stage.unwrap_or_else(|| Box::new(LogClock::of(Arc::clone(&clock))));
    let place = (address.place(), address.event().to_owned());
    let file = Some(opened.path.as_path()).filter(|path| !path.as_os_str().is_empty());
    let reports_at = file.map(reports_path);
    let remote = Box::new(ResumedLog { read: ReadRows::of(rows), remote });
    over(opened, remote, place, (reports_at, Some(clock)), time, operator)
}

/// A log of which some rows were read before it was followed.
struct ResumedLog {
    read: ReadRows,
    remote: Postgres,
}

impl Remote for ResumedLog {
    fn put(&mut self, seq: u64, line: &str) -> PutResult {
        self.remote.put(seq, line)
    }

    fn news(&mut self) -> Option<News> {
        self.read.news().or_else(|| self.remote.news())
    }

    fn status(&self) -> LogStatus {
        self.remote.status()
    }

    fn call(&mut self, station: &str) {
        self.remote.call(station);
    }

    fn show(&mut self, what: &str) {
        self.remote.show(what);
    }

    fn wait(&mut self, most: Duration) {
        self.remote.wait(most);
    }
}

/// Opens a desk over any log with these lines as `text`, to rehearse networks that fail. Its
/// reports are kept in a file at `reports`.
///
/// # Errors
/// If the lines are not those of an event.
pub fn open_over(
    text: &[u8],
    remote: Box<dyn Remote>,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
    reports: Option<PathBuf>,
) -> Result<OpenedEvent, OpenError> {
    let mut opened = Journal::read_lines(Path::new("log"), text)?;
    opened.path = PathBuf::new();
    let place = ("log".to_owned(), "event".to_owned());
    over(opened, remote, place, (reports, None), timekeeper, operator)
}

fn over(
    opened: journal::OpenedJournal,
    remote: Box<dyn Remote>,
    (place, event): (String, String),
    (reports_at, clock): (Option<PathBuf>, Option<Arc<SharedClock>>),
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Result<OpenedEvent, OpenError> {
    let (chain, head) = (opened.end, opened.seal.clone());
    let (reports, notice) = match &reports_at {
        Some(at)
            if matches!(opened.access, Access::Writable(_))
                || opened.path.as_os_str().is_empty() =>
        {
            Reports::open_or_put_aside(at, &head, &operator)?
        }
        _ => (None, None),
    };
    let mut opened = OpenedEvent::on(opened, timekeeper, operator, |path, access, writers| {
        let is_file = !path.as_os_str().is_empty();
        let (own, ended) = match access {
            Access::Writable(journal) => (Some(journal), None),
            Access::ReadOnly(ReadOnly::NotAsked) if !is_file => (None, None),
            Access::ReadOnly(why) => (None, Some(why)),
        };
        Box::new(SharedLog {
            remote,
            place,
            event,
            path: is_file.then_some(path),
            own,
            behind: Vec::new(),
            reports_at,
            reports,
            head,
            chain,
            writers: writers.to_vec(),
            rows: VecDeque::new(),
            pending_line: None,
            unsure: None,
            refused: false,
            ended,
            clock,
            ahead: None,
            clock_off: None,
        })
    })?;
    opened.notices.extend(notice);
    Ok(opened)
}

/// Waits until the desk has all lines that the log has now, or is cut off, or `most` has passed.
pub fn wait_for_log(desk: &mut Session, most: Duration) {
    let step = 50;
    let steps = u64::try_from(most.as_millis()).unwrap_or(u64::MAX) / step;
    for _ in 0..steps {
        desk.receive();
        let link = desk.network().map(|network| network.status.link);
        if !matches!(link, Some(bottone_shared_log::Link::Connecting)) {
            break;
        }
        desk.wait(step);
    }
    receive_all(desk);
}

/// Takes in everything that has come.
fn receive_all(desk: &mut Session) {
    loop {
        let known = desk.records().len();
        desk.receive();
        if desk.records().len() == known {
            return;
        }
    }
}

/// A log that several desks share, with the desk's own file beside it.
struct SharedLog {
    remote: Box<dyn Remote>,
    place: String,
    event: String,
    path: Option<PathBuf>,
    own: Option<Journal>,
    /// Lines of the log that the own file could not take yet.
    behind: Vec<String>,
    /// The place for reports of the desk on its own, and those found there.
    reports_at: Option<PathBuf>,
    reports: Option<Reports>,
    /// The seal of the log's first line.
    head: String,
    /// The log's chain as far as the desk has it.
    chain: Chain,
    /// The programs that wrote the log, each with its first line.
    writers: Vec<(u64, Writer)>,
    /// The rows that have come and were not taken in.
    rows: VecDeque<LogRow>,
    /// The last heard line, not decided yet, and the log's end after it.
    pending_line: Option<(String, Chain)>,
    /// A line whose outcome is unknown.
    unsure: Option<SealedLine>,
    /// True if the log refused that line later.
    refused: bool,
    /// The reason why no record can be appended any more.
    ended: Option<ReadOnly>,
    clock: Option<Arc<SharedClock>>,
    /// The log's lead over this computer's clock, in milliseconds, as the desk uses it.
    ahead: Option<i64>,
    clock_off: Option<Span>,
}

impl SharedLog {
    /// Takes the news from the network.
    fn collect(&mut self) {
        while let Some(news) = self.remote.news() {
            match news {
                News::Rows(rows) => rows.into_iter().for_each(|row| self.receive_row(row)),
                News::Refused { seq, .. } => {
                    let is_it = self.unsure.as_ref().is_some_and(|line| line.end.records() == seq);
                    self.refused |= is_it;
                }
                News::Short(last) => self.part_from_log(last.as_ref()),
            }
        }
        self.set_clock();
    }

    fn receive_row(&mut self, row: LogRow) {
        let known = self.chain.records();
        if row.seq == known && seal_of(&row.line).as_deref() != Some(self.chain.seal()) {
            self.part_from_log(Some(&row));
        } else if row.seq > known && self.rows.back().is_none_or(|last| last.seq < row.seq) {
            self.rows.push_back(row);
        }
    }

    fn part_from_log(&mut self, theirs: Option<&LogRow>) {
        let of_log = theirs.map(|row| (row.seq + 1, seal_of(&row.line).unwrap_or_default()));
        let of_file = (self.chain.records() + 1, self.chain.seal().to_owned());
        self.end(ReadOnly::Parted(Parting { of_file, of_log }));
    }

    fn end(&mut self, why: ReadOnly) {
        self.rows.clear();
        self.ended.get_or_insert(why);
    }

    fn set_clock(&mut self) {
        let (Some(clock), Some(ahead)) = (&self.clock, self.remote.status().ahead) else { return };
        let drift = self.ahead.map_or(0, |known| ahead - known);
        if drift.abs() > WAS_SET {
            self.clock_off = Some(Span::from_millis(drift));
        } else if self.ahead != Some(ahead) {
            self.ahead = Some(ahead);
            self.clock_off = None;
            clock.set_lead(Span::from_millis(ahead));
        }
    }

    /// Returns the record of the next line, if it is one, and the log's end after it.
    fn read(&mut self, row: &LogRow) -> Result<(Record, Chain), ReadOnly> {
        let next = self.chain.records() + 1;
        if row.seq != next {
            let why = Saying::of("network-line-missing");
            return Err(ReadOnly::Strange { line: next + 1, why, is_sealed: false });
        }
        let line = next + 1;
        let mut chain = self.chain;
        let unsealed = chain.follow(&row.line).map_err(|no| match no.notice {
            Notice::Damaged { .. } => {
                let why = Saying::of("network-line-not-next");
                ReadOnly::Strange { line, why, is_sealed: false }
            }
            _ => no.read_only,
        })?;
        if let Some(writer) = unsealed.writer {
            self.writers.push((line, writer));
        }
        let record = reading::record(line, unsealed.body, &self.writers)?;
        Ok((record, chain))
    }

    /// Writes a line of the log into the own file. A failure takes nothing back: the line is in the
    /// log.
    fn append_own(&mut self, line: String) {
        if self.own.is_none() {
            return;
        }
        self.behind.push(line);
        // The error is found again by the look at the file.
        let _ = self.write_missing_lines();
    }

    fn write_missing_lines(&mut self) -> Result<(), JournalError> {
        let Some(own) = &mut self.own else { return Ok(()) };
        own.append_sealed(self.behind.iter().map(String::as_str))?;
        self.behind.clear();
        Ok(())
    }
}

impl Log for SharedLog {
    fn append(&mut self, record: &Record) -> Result<AppendOutcome, SubmitError> {
        self.collect();
        if let Some(why) = &self.ended {
            return Err(SubmitError::ReadOnly(why.clone()));
        }
        if self.unsure.is_some() {
            return Err(SubmitError::Unsure);
        }
        if !self.rows.is_empty() {
            return Ok(AppendOutcome::Overtaken);
        }
        let line = self.chain.next(&ron_text::record(record)?)?;
        match self.remote.put(line.end.records(), &line.text) {
            PutResult::Kept => {
                self.chain = line.end;
                self.append_own(line.text);
                Ok(AppendOutcome::Kept)
            }
            PutResult::Taken => Ok(AppendOutcome::Overtaken),
            PutResult::Refused(why) => Err(SubmitError::CutOff(why)),
            PutResult::Unknown => {
                self.unsure = Some(line);
                self.refused = false;
                Err(SubmitError::Unsure)
            }
        }
    }

    fn next_news(&mut self) -> Option<LogNews> {
        self.collect();
        if self.ended.is_some() {
            return None;
        }
        if self.refused {
            self.refused = false;
            self.unsure = None;
            return Some(LogNews { record: None, settled: Some(RecordOutcome::NotKept) });
        }
        let row = self.rows.pop_front()?;
        let (record, chain) = match self.read(&row) {
            Ok(read) => read,
            Err(why) => {
                self.end(why);
                return None;
            }
        };
        let settles = |line: &mut SealedLine| line.end.records() == row.seq;
        let settled = self.unsure.take_if(settles).map(|line| {
            let is_it = row.is_ours && row.line == line.text;
            if is_it { RecordOutcome::Kept } else { RecordOutcome::NotKept }
        });
        self.pending_line = Some((row.line, chain));
        Some(LogNews { record: Some(record), settled })
    }

    fn accept(&mut self) {
        if let Some((line, chain)) = self.pending_line.take() {
            self.chain = chain;
            self.append_own(line);
        }
    }

    fn refuse(&mut self, fault: AuditFault) {
        let line = u64::from(fault.number()) + 2;
        self.pending_line = None;
        // A newer program decides by rules of its own.
        self.end(match reading::newer_writer(line, &self.writers).cloned() {
            Some(Writer { program, .. }) => ReadOnly::Newer { line, program },
            None => ReadOnly::Strange { line, why: saying_of(fault), is_sealed: true },
        });
    }

    fn end(&self) -> Option<Chain> {
        Some(self.chain)
    }

    fn network(&self) -> Option<Network> {
        let status = self.status();
        let computer = self.clock.as_ref().map(|clock| clock.computer().millis());
        let silent = computer.zip(status.heard).map(|(now, heard)| Span::from_millis(now - heard));
        Some(Network {
            place: self.place.clone(),
            event: self.event.clone(),
            status,
            silent,
            clock_off: self.clock_off,
        })
    }

    fn set_station(&mut self, station: &str) {
        self.remote.call(station);
    }

    fn share_dialog(&mut self, what: &str) {
        self.remote.show(what);
    }

    fn wait(&mut self, most: u64) {
        self.remote.wait(Duration::from_millis(most));
    }

    fn collect_news(&mut self) {
        self.collect();
    }

    fn is_answering(&self) -> bool {
        self.unsure.as_ref().is_none_or(|line| {
            let known = self.rows.back().map_or(0, |row| row.seq);
            self.refused || known >= line.end.records()
        })
    }

    fn take_reports(&mut self) -> Option<Reports> {
        self.reports.take()
    }

    fn begin_reports(
        &mut self,
        at: Timestamp,
        operator: &Operator,
    ) -> Result<Option<Reports>, OpenError> {
        let Some(path) = &self.reports_at else { return Ok(None) };
        let (event, desk) = (self.head.clone(), operator.station.clone());
        let head = ReportsHead { event, desk, at, number: chance::seed(at) };
        Reports::create(path, &head, operator).map(Some)
    }

    fn read_only(&self) -> Option<&ReadOnly> {
        self.ended.as_ref()
    }

    fn check(&mut self) -> Result<(), JournalError> {
        if let Some(own) = &mut self.own {
            own.check_untouched()?;
        }
        self.write_missing_lines()
    }

    fn probe(&mut self) -> Result<(), JournalError> {
        self.write_missing_lines()
    }

    fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }
}

impl SharedLog {
    fn status(&self) -> LogStatus {
        self.remote.status()
    }
}
