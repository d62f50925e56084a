//! The logs of desks: they make one kind of desk differ from another.

use std::path::Path;

use bottone_base::time::{Span, Timestamp};
use bottone_shared_log::LogStatus;
use bottone_store::journal::{Chain, Holder, JournalError, MirrorStatus, ReadOnly, StatusWaker};
use bottone_tournament::history::{AuditFault, Record};

use super::{OpenError, Operator, SubmitError, reports::Reports};

/// The outcome of appending a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AppendOutcome {
    Kept,
    /// Another desk's record came first, and is to be taken in. This one is not kept.
    Overtaken,
}

/// The next news of a shared log.
#[derive(Debug)]
pub(super) struct LogNews {
    /// The next record, from any desk.
    pub(super) record: Option<Record>,
    /// The outcome of the record in doubt, if the news decides it.
    pub(super) settled: Option<RecordOutcome>,
}

/// The outcome of a record that was in doubt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RecordOutcome {
    Kept,
    NotKept,
}

/// The writer of a second place, and the function called when its status changes.
pub(super) struct SecondPlace {
    pub(super) who: Holder,
    pub(super) waker: Option<StatusWaker>,
}

/// The state of a shared log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The hosts and the database.
    pub place: String,
    /// The event's name in the log.
    pub event: String,
    pub status: LogStatus,
    /// The time since its last answer; `None` if it gave none since the desk was opened.
    pub silent: Option<Span>,
    /// The difference of the log's clock from this desk's time, if the log's clock was set. Time
    /// continues here as before.
    pub clock_off: Option<Span>,
}

/// A log: the place of a desk's records, one after the other.
///
/// The law of a log: when [`append`](Self::append) returns, the record is kept, as the next after
/// all earlier ones. A refused record is not kept, and has not happened. A kept record is never
/// changed.
///
/// A log does not know tournaments: the desk has decided each record on its own state. A shared log
/// keeps a record under the next number, or says that another desk was first. Then
/// [`Session::act`](super::acting::Session) takes in the other record and decides again. If such a
/// log gives no answer, it is unknown whether a record is kept ([`SubmitError::Unsure`]).
/// [`next_news`](Self::next_heard) brings the outcome, which is never guessed.
pub(super) trait Log {
    /// Keeps `record` as the next, and returns once it is as safe as this log makes things.
    fn append(&mut self, record: &Record) -> Result<AppendOutcome, SubmitError>;

    /// Returns the next record of other desks, if one has come.
    fn next_news(&mut self) -> Option<LogNews> {
        None
    }

    /// Keeps the last heard record, after the desk has decided it.
    fn accept(&mut self) {}

    /// Refuses the last heard record, since no desk can have written it there. This log is not
    /// followed any further.
    fn refuse(&mut self, _: AuditFault) {}

    /// Returns the state of the shared log, if this is one.
    fn network(&self) -> Option<Network> {
        None
    }

    /// Sets the desk's name.
    fn set_station(&mut self, _station: &str) {}

    /// Shows other desks the dialog that is open here; an empty text for no dialog.
    fn share_dialog(&mut self, _what: &str) {}

    /// Waits for news or a connection, at most this number of milliseconds.
    fn wait(&mut self, _: u64) {}

    /// Collects news without applying it. Afterwards it is known whether the log is still the same
    /// one.
    fn collect_news(&mut self) {}

    /// Returns whether the collected news answers everything that was sent.
    fn is_answering(&self) -> bool {
        true
    }

    /// Takes the reports of the desk's time on its own, as they were when the log was opened. Works
    /// once.
    fn take_reports(&mut self) -> Option<Reports> {
        None
    }

    /// Begins to keep reports; `None` if there is no place for them.
    fn begin_reports(&mut self, _: Timestamp, _: &Operator) -> Result<Option<Reports>, OpenError> {
        Ok(None)
    }

    /// Returns the reason why the log is read-only, if it was opened so.
    fn read_only(&self) -> Option<&ReadOnly> {
        None
    }

    /// Checks that the log is there, as this desk left it. Cheap enough for a call every few
    /// seconds.
    fn check(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// Checks, without a record, whether the log would take one now.
    fn probe(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// Returns the event's file, if there is one.
    fn path(&self) -> Option<&Path> {
        None
    }

    /// Returns the end of its chain of lines, if it keeps lines.
    fn end(&self) -> Option<Chain> {
        None
    }

    /// Starts or stops a second copy: every record also goes to a file in this folder, written as
    /// `second.who`.
    fn set_mirror(&mut self, _: Option<&Path>, _: SecondPlace) {}

    /// Returns the status of the second place, if there is one.
    fn mirror(&self) -> Option<MirrorStatus> {
        None
    }

    /// Ends the second place, and returns its status after everything was written there.
    fn end_mirror(&mut self) -> Option<MirrorStatus> {
        None
    }

    /// Ends the second place and returns the log in it, with all of these records. `None` if that
    /// log cannot be continued.
    fn take_mirror(&mut self, _: &[Record]) -> Result<Option<Box<dyn Log>>, JournalError> {
        Ok(None)
    }
}
