//! The reports of a shared log's desk from its time on its own, in a file beside the desk's own.
//!
//! The file is a journal: sealed line by line, on the disk before anything is shown, and held by
//! one program. It only grows. A report waits until it is decided on the log. Then it is on record
//! there under its name, or it is found impossible. An impossible report is listed until a person
//! has decided about it.

use std::path::{Path, PathBuf};

use bottone_base::time::Timestamp;
use bottone_i18n::Saying;
use bottone_store::{
    journal::{
        self, Access, Journal, JournalError, Notice, ReadOnly, Subject,
        upcast::{self, Line},
    },
    reader, set_aside,
};
use bottone_tournament::history::Record;
use serde::{Deserialize, Serialize};

use super::{AppendError, OpenError, Operator, file::holder, reading};

/// The head of a file of reports.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportsHead {
    /// The seal of the event's first line.
    pub event: String,
    /// The desk that was on its own.
    pub desk: String,
    pub at: Timestamp,
    /// A random number. The names of its reports begin with it, so that they are unique among all
    /// files.
    pub number: u64,
}

/// A line of a file of reports. Reports are counted from 0 over the whole file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ReportLine {
    /// The desk is on its own from now on, with this number of records from the log.
    Offline { at: Timestamp, after: u64 },
    /// A report of this record.
    Report(Box<Record>),
    /// A report taken back by its author, before it was decided.
    Withdrawn { report: u32, at: Timestamp },
    /// The return of the log.
    Online { at: Timestamp },
    /// A report about to be sent to the log: from now on it may be there.
    Sent { report: u32 },
    /// A report that is in the log.
    Recorded { report: u32 },
    /// A report that is not possible any more and waits for a person's decision.
    Listed { report: u32, at: Timestamp },
    /// A listed report that a person put away: it is not done.
    Discarded { report: u32, at: Timestamp, by: String },
}

/// The fate of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReportFate {
    /// Not decided yet.
    Waits,
    /// Taken back by its author before it was decided.
    Withdrawn,
    Recorded,
    /// Not possible any more since then, and waiting for a person's decision.
    Listed(Timestamp),
    /// Put away by a person: it is not done.
    Discarded,
}

/// An act reported while the desk was on its own.
#[derive(Clone, Debug)]
pub(super) struct Report {
    /// The record as it was decided on the desk's own state.
    pub(super) record: Record,
    pub(super) fate: ReportFate,
    /// True if it was ever sent to the log. It may be there then, and is taken back only there.
    pub(super) sent: bool,
    /// The number of records from the log that the desk had.
    pub(super) after: u64,
}

/// The file, and its content.
pub(super) struct Reports {
    journal: Journal,
    number: u64,
    list: Vec<Report>,
    /// The start of the desk's time on its own, and the number of records from the log then. `None`
    /// if it is not on its own.
    alone: Option<(Timestamp, u64)>,
    /// The number of records from the log when the desk was last on its own.
    after: u64,
}

/// Returns the place of the reports of the desk with this file.
pub(super) fn reports_path(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".reports");
    name.into()
}

impl Reports {
    /// Opens the file at `path` as [`Self::open`] does. A damaged file, one of another event or one
    /// without reports is put aside, and the notice names it.
    ///
    /// # Errors
    /// If another program has the file, a newer one wrote it, or the disk fails.
    pub(super) fn open_or_put_aside(
        path: &Path,
        event: &str,
        operator: &Operator,
    ) -> Result<(Option<Self>, Option<Notice>), OpenError> {
        let error = match Self::open(path, event, operator) {
            Ok(reports) => return Ok((reports, None)),
            Err(error) => error,
        };
        let why = match &error {
            OpenError::Reports { why: None, .. } => "network-reports-of-another",
            OpenError::Journal(
                JournalError::Empty { .. }
                | JournalError::Foreign { .. }
                | JournalError::Another { .. },
            ) => "network-reports-no-such-file",
            OpenError::Journal(JournalError::HeadDamaged { .. })
            | OpenError::Reports { why: Some(ReadOnly::Damaged { .. }), .. }
            | OpenError::Content { .. } => "network-reports-damaged",
            _ => return Err(error),
        };
        let Ok(to) = set_aside(path, "old") else { return Err(error) };
        Ok((None, Some(Notice::ReportsPutAside { to, why: Saying::of(why) })))
    }

    /// Opens the file at `path`, if there is one, for the event whose first line has this seal.
    pub(super) fn open(
        path: &Path,
        event: &str,
        operator: &Operator,
    ) -> Result<Option<Self>, OpenError> {
        let Ok(about) = path.symlink_metadata() else { return Ok(None) };
        let failed = |why| OpenError::Reports { path: path.to_owned(), why };
        if !about.is_file() {
            // The file's name can be guessed: a link at this place is not followed.
            let why = Saying::of("files-lock-not-ours").with("lock", path);
            return Err(failed(Some(ReadOnly::NotAllowed(why))));
        }
        let opened = Journal::open(path, Subject::Reports, &holder(operator))?;
        let journal::OpenedJournal { head, bodies, writers, access, .. } = opened;
        let journal = match access {
            Access::Writable(journal) => journal,
            Access::ReadOnly(why) => return Err(failed(Some(why))),
        };
        let unread = |line: u64, error: &_| OpenError::Content {
            path: path.to_owned(),
            line: usize::try_from(line).unwrap_or(usize::MAX),
            message: reader::fault_with_position(error),
        };
        let head: ReportsHead =
            upcast::read_bookless(Line::ReportsHead, reading::format_of(1, &writers), &head)
                .map_err(|error| unread(1, &error))?;
        if head.event != event {
            return Err(failed(None));
        }
        let (list, alone, after) = (Vec::new(), None, 0);
        let mut known = Self { journal, number: head.number, list, alone, after };
        for (format, body) in reading::in_formats(bodies.iter(), &writers) {
            let line: ReportLine = upcast::read_bookless(Line::Report, format, body.text)
                .map_err(|error| unread(body.line, &error))?;
            known.apply_line(&line);
        }
        Ok(Some(known))
    }

    /// Makes the file.
    pub(super) fn create(
        path: &Path,
        head: &ReportsHead,
        operator: &Operator,
    ) -> Result<Self, OpenError> {
        let text = ron::to_string(head)?;
        let journal = Journal::create(path, Subject::Reports, &text, &holder(operator))?;
        let number = head.number;
        Ok(Self { journal, number, list: Vec::new(), alone: None, after: 0 })
    }

    fn apply_line(&mut self, line: &ReportLine) {
        let (report, fate) = match line {
            ReportLine::Offline { at, after } => {
                (self.alone, self.after) = (Some((*at, *after)), *after);
                return;
            }
            ReportLine::Online { .. } => {
                self.alone = None;
                return;
            }
            ReportLine::Report(record) => {
                let (record, after) = ((**record).clone(), self.after);
                self.list.push(Report { record, fate: ReportFate::Waits, sent: false, after });
                return;
            }
            ReportLine::Sent { report } => {
                if let Some(report) = self.list.get_mut(*report as usize) {
                    report.sent = true;
                }
                return;
            }
            ReportLine::Withdrawn { report, .. } => (report, ReportFate::Withdrawn),
            ReportLine::Recorded { report } => (report, ReportFate::Recorded),
            ReportLine::Listed { report, at } => (report, ReportFate::Listed(*at)),
            ReportLine::Discarded { report, .. } => (report, ReportFate::Discarded),
        };
        if let Some(report) = self.list.get_mut(*report as usize) {
            report.fate = fate;
        }
    }

    /// Writes a line, which holds once it is on the disk.
    pub(super) fn write(&mut self, line: &ReportLine) -> Result<(), AppendError> {
        self.journal.append(&ron::to_string(line)?)?;
        self.apply_line(line);
        Ok(())
    }

    /// Returns the name of the next report.
    pub(super) fn next_name(&self) -> String {
        format!("{:016x}-{}", self.number, self.list.len())
    }

    pub(super) fn alone(&self) -> Option<(Timestamp, u64)> {
        self.alone
    }

    pub(super) fn get(&self, report: u32) -> Option<&Report> {
        self.list.get(report as usize)
    }

    /// Returns every report, with its number.
    pub(super) fn all(&self) -> impl Iterator<Item = (u32, &Report)> {
        (0..).zip(&self.list)
    }

    /// Returns the first waiting report.
    pub(super) fn first(&self) -> Option<u32> {
        self.all().find(|(_, report)| report.fate == ReportFate::Waits).map(|(number, _)| number)
    }

    /// Returns the number of waiting reports.
    pub(super) fn waiting(&self) -> usize {
        self.list.iter().filter(|report| report.fate == ReportFate::Waits).count()
    }

    /// Returns the report of this name.
    pub(super) fn named(&self, name: &str) -> Option<u32> {
        let mut all = self.all();
        all.find(|(_, report)| report.record.request_id.as_deref() == Some(name))
            .map(|(number, _)| number)
    }
}
