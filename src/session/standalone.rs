//! A desk that is cut off from its shared log and continues alone, and its reports.
//!
//! An act is kept as a report on the disk (`reports.rs`), and shown as done on the desk's own
//! state. When the log is back, these acts are removed from that state, and the records of other
//! desks come in. Then each report is decided again at its true time, in the order of entry. After
//! that it is on record under its name, or on a list. The name is looked up before the report is
//! sent, so no crash can have it done twice.

use bottone_base::{person::Role, time::Timestamp};
use bottone_i18n::{Language, Saying, ToText, shown_in_english};
use bottone_shared_log::Link;
use bottone_store::journal::Trouble;
use bottone_tournament::{
    Command, Refusal,
    draws::seed_of,
    history::{
        CorrectedEvent, CorrectionFault, HistoryChange, Record, RecordAction, RecordChoices,
        Revision, follows,
    },
};

use super::{
    AppendError, Desk as _, OpenError, SubmitError,
    acting::{ActRequest, MOST_TRIES, Session},
    log::AppendOutcome,
    reports::{Report, ReportFate, ReportLine, Reports},
    roles::{check_permission, may_change},
};

/// A desk that is on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standalone {
    pub since: Timestamp,
    /// The number of records from the log. Later records shown here are reports.
    pub records: usize,
    /// The number of acts kept as reports.
    pub reports: usize,
}

/// A report that is not possible any more and waits for a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedReport {
    /// The report's number at this desk.
    pub number: u32,
    /// The record as it was reported.
    pub record: Record,
    pub reason: ListedReason,
}

/// The reason why a report is on the list, as the event stands now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListedReason {
    /// This record of another desk says the same.
    ReportedSince(u32),
    /// This record of another desk would fall by it.
    OtherFalls(u32),
    Not(CorrectionFault),
    /// The report would be possible by now.
    Possible,
}

/// The reason why a desk does not go on by itself.
#[derive(Debug, thiserror::Error)]
pub enum StandaloneError {
    /// The desk is not cut off.
    NotCutOff,
    /// The desk has no file of its own, beside which reports would be kept.
    NoFile,
    /// The file of reports cannot be made or read.
    File(#[from] OpenError),
    /// The disk cannot be written.
    Write(#[from] AppendError),
}

impl ToText for StandaloneError {
    fn to_text(&self, language: Language) -> String {
        match self {
            Self::NotCutOff => language.word("network-alone-not-cut-off"),
            Self::NoFile => language.word("network-alone-no-file"),
            Self::File(error) => error.to_text(language),
            Self::Write(error) => error.to_text(language),
        }
    }
}

shown_in_english!(StandaloneError);

/// The place at which a desk on its own left the log.
pub(super) struct Fork {
    /// The number of records from the log.
    pub(super) records: usize,
    since: Timestamp,
    /// True if the log was unreachable since. Before that, it may only have given no answer.
    was_down: bool,
}

impl Fork {
    pub(super) fn state(&self, reports: usize) -> Standalone {
        Standalone { since: self.since, records: self.records, reports }
    }
}

/// The reason why a report was not recorded.
enum ReportFault {
    /// The report is not possible.
    Not(CorrectionFault),
    /// Another desk's record would fall by it.
    OtherFalls(u32),
}

impl Session {
    /// Restores the state of a desk that was on its own when it was closed, with its reports.
    pub(super) fn resume_reports(&mut self) {
        self.reports = self.log.take_reports();
        let Some((since, after)) = self.reports.as_ref().and_then(Reports::alone) else {
            return;
        };
        let records = self.records().len();
        // A file with more records was brought up to the log meanwhile.
        if records as u64 <= after {
            self.alone = Some(Fork { records, since, was_down: false });
            self.show_reports();
        }
    }

    /// Shows waiting reports as done on the known state. Some may not be possible here: all are
    /// decided on the log later.
    fn show_reports(&mut self) {
        let Some(reports) = &self.reports else { return };
        let waiting = reports.all().filter(|(_, report)| report.fate == ReportFate::Waits);
        let waiting: Vec<Report> = waiting.map(|(_, report)| report.clone()).collect();
        for report in waiting {
            if follows(self.history.story(), &report.record).is_ok() {
                self.history.enter(report.record);
            } else if let Ok(record) = self.decided_on_log(&report, true) {
                self.history.enter(record);
            }
        }
        self.revision += 1;
    }

    pub(super) fn start_standalone(&mut self) -> Result<(), StandaloneError> {
        if self.alone.is_some() {
            return Ok(());
        }
        self.take_in(usize::MAX);
        let is_cut = matches!(self.trouble, Some(Trouble::CutOff { .. }));
        if !is_cut || self.read_only().is_some() {
            return Err(StandaloneError::NotCutOff);
        }
        let since = self.now();
        if self.reports.is_none() {
            self.reports = self.log.begin_reports(since, &self.operator)?;
        }
        let Some(reports) = &mut self.reports else { return Err(StandaloneError::NoFile) };
        let records = self.history.records().len();
        reports.write(&ReportLine::Offline { at: since, after: records as u64 })?;
        self.alone = Some(Fork { records, since, was_down: false });
        self.show_reports();
        // Acts that wait here already become reports now, as far as possible.
        for refused in self.refused.clone() {
            if let RecordAction::Done { command, .. } = &refused.action
                && is_report(command)
                && let Some(asked) = ActRequest::from_record(&refused)
            {
                // An impossible act stays in the waiting list; the next try gives its reason.
                if let Ok(number) = self.retry(&asked, Some(&refused)) {
                    self.done_since.push(number);
                }
            }
        }
        Ok(())
    }

    /// Keeps a request as a report, and shows it as done.
    pub(super) fn report(
        &mut self,
        asked: &ActRequest,
        first: Option<&Record>,
    ) -> Result<u32, SubmitError> {
        let now = self.now();
        let approved_by = self.signing.take_approval(now);
        let signature = self.signature(asked, approved_by.as_ref())?;
        let mut record = self.decide(asked, signature, now)?;
        if let Some(first) = first {
            record.copy_signer(first);
        }
        let mut record = self.check_affected_rights(record, approved_by.as_ref())?;
        let fork = self.alone.as_ref().map_or(usize::MAX, |fork| fork.records);
        let line = match &record.action {
            RecordAction::Done { command, .. } if is_report(command) => {
                let name = self.reports.as_ref().map(Reports::next_name);
                record.request_id = record.request_id.or(name);
                Some(ReportLine::Report(Box::new(record.clone())))
            }
            RecordAction::Undone { record } if *record as usize >= fork => {
                let taken = self.records().get(*record as usize);
                let name = taken.and_then(|taken| taken.request_id.as_deref());
                let reports = self.reports.as_ref();
                let report = name.and_then(|name| reports?.named(name));
                let sent = report.and_then(|report| reports?.get(report)).is_none_or(|it| it.sent);
                // An act that may be in the log by now is taken back there, when the log is back.
                let Some(report) = report.filter(|_| !sent && self.is_last(asked)) else {
                    return Err(SubmitError::CutOff(Saying::of("network-alone-not-this")));
                };
                Some(ReportLine::Withdrawn { report, at: now })
            }
            _ => None,
        };
        let (Some(line), Some(reports)) = (line, &mut self.reports) else {
            let error = SubmitError::CutOff(Saying::of("network-alone-not-this"));
            self.note_unwritten(record, &error);
            return Err(error);
        };
        if let Err(error) = reports.write(&line) {
            let error = error.into();
            self.note_unwritten(record, &error);
            return Err(error);
        }
        self.remove_refused(&record);
        let next = u32::try_from(self.history.records().len()).unwrap_or(u32::MAX);
        let number = record.undone_or_redone().map_or(next, |(turned, _)| turned);
        self.history.enter(record);
        self.revision += 1;
        Ok(number)
    }

    /// Returns whether the request takes back the last act, without choices for others.
    fn is_last(&self, asked: &ActRequest) -> bool {
        matches!(asked, ActRequest::Strike(record, None) if self.to_undo() == Some(*record))
    }

    /// Checks that the last act is still the one that the user sees.
    ///
    /// # Errors
    /// If the desk has just reconnected, and its reports are decided again.
    pub(super) fn check_seen(&mut self) -> Result<(), SubmitError> {
        let edition = self.history.edition();
        self.rejoin_log();
        if self.history.edition() == edition { Ok(()) } else { Err(SubmitError::NotStanding) }
    }

    /// Returns to a log that is reached again. Acts shown as done are taken out, to be decided
    /// after those of other desks.
    pub(super) fn rejoin_log(&mut self) {
        let Some(network) = self.log.network() else { return };
        let Some(fork) = &mut self.alone else { return };
        fork.was_down |= matches!(network.status.link, Link::Down(_));
        let (records, was_down) = (fork.records, fork.was_down);
        if network.status.link != Link::Up {
            return;
        }
        self.log.collect_news();
        // The log may be reached but give no answer: that was the reason to leave it.
        if !was_down && !self.log.is_answering() {
            return;
        }
        if self.log.read_only().is_some() {
            // This is not the log that was left: the reports continue in a copy.
            return;
        }
        let at = self.now();
        if let Some(reports) = &mut self.reports
            && let Err(error) = reports.write(&ReportLine::Online { at })
        {
            // The desk stays on its own until its disk records the return.
            if let AppendError::Write(error) = &error {
                self.note_trouble(error);
            }
            return;
        }
        self.alone = None;
        self.history.truncate(records);
        self.revision += 1;
    }

    /// Decides the next report on the log, if it is reached. Returns whether any report still
    /// waits.
    pub(super) fn settle_report(&mut self) -> Result<bool, SubmitError> {
        let Some(reports) = &self.reports else { return Ok(false) };
        let Some(number) = reports.first() else { return Ok(false) };
        if self.alone.is_some() || self.unsure.is_some() || self.read_only().is_some() {
            return Ok(false);
        }
        if self.log.network().is_some_and(|network| network.status.link != Link::Up) {
            return Ok(false);
        }
        self.submit_report(number, false)?;
        Ok(self.reports.as_ref().is_some_and(|reports| reports.first().is_some()))
    }

    /// Decides a report at its true time and keeps it in the log. An impossible one is listed. With
    /// `by_person`, a person asked for it: later outcomes may change, and an impossible report is an
    /// error.
    fn submit_report(&mut self, number: u32, by_person: bool) -> Result<(), SubmitError> {
        for _ in 0..MOST_TRIES {
            self.take_in(usize::MAX);
            let Some(report) = self.reports.as_ref().and_then(|reports| reports.get(number)) else {
                return Err(SubmitError::NotStanding);
            };
            let report = report.clone();
            if self.is_on_record(&report) {
                return self.settle_report_line(&ReportLine::Recorded { report: number });
            }
            if self.unsure.is_some() {
                return Err(SubmitError::Unsure);
            }
            let record = match self.decided_on_log(&report, by_person) {
                // A person asked for it, and takes responsibility for the records that fall by it.
                Ok(record) if by_person => {
                    let approval = self.signing.take_approval(self.now());
                    let record = self.check_affected_rights(record, approval.as_ref())?;
                    let record = self.add_second_signature(record, approval.as_ref())?;
                    self.approve_by_director(record)?
                }
                Ok(record) if self.is_signed_so(&record) => record,
                Err(ReportFault::Not(fault)) if by_person => return Err(fault.into()),
                Ok(_) | Err(_) => {
                    let at = self.now();
                    return self.settle_report_line(&ReportLine::Listed { report: number, at });
                }
            };
            if !report.sent {
                self.settle_report_line(&ReportLine::Sent { report: number })?;
            }
            match self.log.append(&record) {
                Ok(AppendOutcome::Kept) => {
                    self.take_in_kept(record);
                    return self.settle_report_line(&ReportLine::Recorded { report: number });
                }
                Ok(AppendOutcome::Overtaken) => {}
                Err(error) => {
                    match &error {
                        SubmitError::CutOff(why) => self.cut_off(why.clone()),
                        SubmitError::Unsure => self.note_unwritten(record, &error),
                        _ => {}
                    }
                    return Err(error);
                }
            }
        }
        Err(SubmitError::Crowded)
    }

    /// Returns this report with the approval of the signed-in director, if its author's signature
    /// does not cover what falls by it.
    ///
    /// # Errors
    /// The role to ask, without a director.
    fn approve_by_director(&self, record: Record) -> Result<Record, SubmitError> {
        if self.is_signed_so(&record) {
            return Ok(record);
        }
        let director = self.signed_in().filter(|who| who.role == Role::Director);
        let approved_by = director.map(|who| who.name);
        let approved = Record { approved_by, ..record };
        if approved.approved_by.is_some() && self.is_signed_so(&approved) {
            return Ok(approved);
        }
        Err(Refusal::AskDirector.into())
    }

    fn is_on_record(&self, report: &Report) -> bool {
        let after = usize::try_from(report.after).unwrap_or(usize::MAX);
        self.records_since(after).iter().any(|record| record.request_id == report.record.request_id)
    }

    /// Writes down the fate of a report. If that cannot be written, the fate is found again later.
    fn settle_report_line(&mut self, line: &ReportLine) -> Result<(), SubmitError> {
        self.revision += 1;
        let Some(reports) = &mut self.reports else { return Ok(()) };
        let written = reports.write(line).map_err(SubmitError::from);
        if let Err(SubmitError::Write(error)) = &written {
            self.note_trouble(error);
        }
        written
    }

    /// Decides a report on the log's state, at its true time.
    fn decided_on_log(&self, report: &Report, by_person: bool) -> Result<Record, ReportFault> {
        let now = self.now();
        let record = &report.record;
        // No desk writes another command as a report: it came into the file by hand.
        if !matches!(&record.action, RecordAction::Done { command, .. } if is_report(command)) {
            return Err(ReportFault::Not(CorrectionFault::NotStanding));
        }
        let then = record.at().min(now);
        let corrected = self.corrected_at(record, then)?;
        let fallen = corrected
            .revisions
            .iter()
            .find(|revision| matches!(revision.result, Revision::Invalid(_)));
        if let Some(fallen) = fallen
            && !by_person
        {
            return Err(ReportFault::OtherFalls(fallen.record));
        }
        let RecordAction::Done { command, waiver, .. } = record.action.clone() else {
            return Err(ReportFault::Not(CorrectionFault::NotStanding));
        };
        let action = RecordAction::Done { command, waiver, events: corrected.events };
        let record = Record {
            recorded: now,
            happened: Some(then),
            action,
            revisions: corrected.revisions,
            ..record.clone()
        };
        // Changes to records outside the reporter's role are left to a person.
        let changed = self.ledger().changed_by(self.records(), &record);
        let outside_role = changed.into_iter().find(|number| {
            let changed = self.records().get(*number as usize).map(|record| &record.action);
            matches!(changed, Some(RecordAction::Done { command, .. })
                if record.role.is_some_and(|role| !may_change(role, command)))
        });
        match outside_role {
            Some(record) if !by_person => Err(ReportFault::OtherFalls(record)),
            _ => Ok(record),
        }
    }

    fn corrected_at(&self, record: &Record, at: Timestamp) -> Result<CorrectedEvent, ReportFault> {
        let RecordAction::Done { command, waiver, .. } = &record.action else {
            return Err(ReportFault::Not(CorrectionFault::NotStanding));
        };
        let act = HistoryChange::Late { at, command, waiver: waiver.as_ref() };
        self.corrected(act, &RecordChoices::new()).map_err(ReportFault::Not)
    }

    /// Returns the fate of the report of this name, if there is one.
    pub fn report_fate(&self, act: &str) -> Option<ReportFate> {
        let reports = self.reports.as_ref()?;
        reports.get(reports.named(act)?).map(|report| report.fate)
    }

    /// Returns another desk's record that says the same as the report of this name, if there is
    /// one.
    pub fn duplicate_report(&self, act: &str) -> Option<u32> {
        let reports = self.reports.as_ref()?;
        let report = reports.get(reports.named(act)?)?;
        match self.why_listed(report) {
            ListedReason::ReportedSince(record) => Some(record),
            _ => None,
        }
    }

    pub(super) fn why_listed(&self, report: &Report) -> ListedReason {
        let (after, RecordAction::Done { command, .. }) = (report.after, &report.record.action)
        else {
            return ListedReason::Possible;
        };
        let is_same = |number: u32, record: &Record| {
            let same = matches!(&record.action, RecordAction::Done { command: other, .. } if other == command);
            same && self.ledger().is_valid(number)
        };
        let since = (0..).zip(self.records()).skip(usize::try_from(after).unwrap_or(usize::MAX));
        let mut since = since.filter(|(number, record)| is_same(*number, record));
        if let Some((number, _)) = since.next() {
            return ListedReason::ReportedSince(number);
        }
        match self.decided_on_log(report, false) {
            Ok(_) => ListedReason::Possible,
            Err(ReportFault::Not(fault)) => ListedReason::Not(fault),
            Err(ReportFault::OtherFalls(record)) => ListedReason::OtherFalls(record),
        }
    }

    /// Checks that the operator may decide the fate of a report. The right to the reported act is
    /// enough.
    fn may_settle(&self, number: u32) -> Result<(), SubmitError> {
        let report = self.reports.as_ref().and_then(|reports| reports.get(number));
        let report = report.filter(|report| matches!(report.fate, ReportFate::Listed(_)));
        let Some(RecordAction::Done { command, .. }) = report.map(|report| &report.record.action)
        else {
            return Err(SubmitError::NotStanding);
        };
        Ok(check_permission(self.tournament(), self.signed_in().as_ref(), command)?)
    }

    /// Puts a listed report away: it is not done.
    ///
    /// # Errors
    /// If it is not on the list, the right is missing, or it cannot be written.
    pub fn dismiss_report(&mut self, number: u32) -> Result<(), SubmitError> {
        self.may_settle(number)?;
        let (at, by) = (self.now(), self.signed_in().map(|who| who.name));
        let by = by.unwrap_or_else(|| self.operator.name.clone());
        self.settle_report_line(&ReportLine::Discarded { report: number, at, by })
    }

    /// Carries out a listed report at its true time, even if later outcomes change by it.
    ///
    /// # Errors
    /// As [`Session::record_late`]. It stays on the list then.
    pub fn apply_listed_report(&mut self, number: u32) -> Result<(), SubmitError> {
        self.may_settle(number)?;
        self.submit_report(number, true)
    }
}

/// Returns whether a command can be a report and draws no seed.
fn is_report(command: &Command) -> bool {
    command.is_reportable() && seed_of(command).is_none()
}
