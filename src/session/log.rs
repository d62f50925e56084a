//! Where the records of a desk go: what makes one desk another.

use std::path::Path;

use super::{OpenError, Operator, SubmitError, reports::Reports};
use crate::{
    rules::time::{Span, Timestamp},
    store::{
        journal::{Chain, Holder, JournalError, MirrorStatus, ReadOnly, StatusWaker},
        shared::LogStatus,
    },
    tournament::history::{AuditFault, Record},
};

/// What became of a record that was to be kept as the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Appended {
    Kept,
    /// Another desk's record came first, and is to be taken in. This one is not kept.
    Overtaken,
}

/// The next that is heard of a log which several desks share.
#[derive(Debug)]
pub(super) struct Heard {
    /// The next record, whoever told it.
    pub(super) record: Option<Record>,
    /// What became of the record of which nobody knew whether it is kept, if that is known by this.
    pub(super) settled: Option<Settled>,
}

/// What became of a record of which nobody knew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Settled {
    Kept,
    NotKept,
}

/// Who writes in a second place, and who is called when its status changes.
pub(super) struct SecondPlace {
    pub(super) who: Holder,
    pub(super) waker: Option<StatusWaker>,
}

/// A log that several desks share, as it is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// Hosts and database.
    pub place: String,
    /// The event's name there.
    pub event: String,
    pub status: LogStatus,
    /// How long ago it last answered; none where it has not since the desk was opened.
    pub silent: Option<Span>,
    /// How far the log's clock has gone from the one that this desk goes by: somebody has set it. Time goes on here as
    /// it was.
    pub clock_off: Option<Span>,
}

/// Where the records of a desk go, one after the other.
///
/// The law of a log: what [`append`](Self::append) has returned from is kept, and is the next after all that was kept
/// before; what it has refused is not kept, and has not happened. Nothing that was kept is ever changed.
///
/// A log does not know what a tournament is: a desk has decided on its own state what it is given. A log that several
/// desks share keeps it as the next number or says that somebody was first, after which
/// [`Session::act`](super::acting::Session) takes in what came first and decides again. Where such a log gives no answer,
/// nobody knows whether a record is kept ([`SubmitError::Unsure`]); that is told by [`next_heard`](Self::next_heard) and
/// never guessed.
pub(super) trait Log {
    /// Keeps `record` as the next, and returns once it is as safe as this log makes things.
    fn append(&mut self, record: &Record) -> Result<Appended, SubmitError>;

    /// The next that other desks have told, if anything has come.
    fn next_heard(&mut self) -> Option<Heard> {
        None
    }

    /// Keeps the last record that was heard, after the desk has decided it.
    fn take(&mut self) {}

    /// The last record that was heard is none that a desk can have written there: nothing is taken from this log any more.
    fn refuse(&mut self, _: AuditFault) {}

    /// How it stands with the log that several desks share, if this is one.
    fn network(&self) -> Option<Network> {
        None
    }

    /// The desk is called so from now on.
    fn call(&mut self, _station: &str) {}

    /// Other desks are told that this is open here, or with an empty text that nothing is.
    fn show(&mut self, _what: &str) {}

    /// Waits until something is heard or the log is reached, at most so many milliseconds.
    fn wait(&mut self, _: u64) {}

    /// Finds out what has come, without taking it in: afterwards it is known whether the log is still the one that it was.
    fn gather(&mut self) {}

    /// Has it answered, by what was gathered, for everything that it was sent?
    fn answers(&self) -> bool {
        true
    }

    /// What this desk was told while it was on its own, as it was when the log was opened; once.
    fn take_reports(&mut self) -> Option<Reports> {
        None
    }

    /// Begins to keep reports; none where there is nowhere to keep them.
    fn begin_reports(&mut self, _: Timestamp, _: &Operator) -> Result<Option<Reports>, OpenError> {
        Ok(None)
    }

    /// Why nothing can be appended, if so: it was opened like that.
    fn read_only(&self) -> Option<&ReadOnly> {
        None
    }

    /// Is it there, and as this desk left it? Cheap enough to be asked every few seconds.
    fn look(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// Would it take a record now? Finds out without one.
    fn probe(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// The event's file, where there is one.
    fn path(&self) -> Option<&Path> {
        None
    }

    /// The end of its chain of lines, where it keeps lines.
    fn end(&self) -> Option<Chain> {
        None
    }

    /// From now on every record goes to a file in this folder too, as `second.who`, or no longer to any.
    fn mirror_in(&mut self, _: Option<&Path>, _: SecondPlace) {}

    /// How it stands with the second place, where there is one.
    fn mirror(&self) -> Option<MirrorStatus> {
        None
    }

    /// There is no second place any more. How it stood once everything was written there, where there was one.
    fn end_mirror(&mut self) -> Option<MirrorStatus> {
        None
    }

    /// The log in the second place, with all of these records; none where it cannot be gone on with. There is no second
    /// place afterwards.
    fn take_mirror(&mut self, _: &[Record]) -> Result<Option<Box<dyn Log>>, JournalError> {
        Ok(None)
    }
}
