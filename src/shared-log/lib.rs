//! A log that several desks share: the lines of one event, numbered, each sealed to the one before.
//!
//! A desk that has line `n` asks the log to store line `n + 1`. If several ask for the same number,
//! one is first, and the others receive its line. Desks ask no more of each other: order and safety
//! are the log's task.
//!
//! * [`Remote`] is the log as one desk reaches it, over any connection;
//! * [`Postgres`] is the log in a table of PostgreSQL;
//! * [`fetch_after`] reads the rows after a file and reports where the two part;
//! * [`push`] writes a file's lines.

mod address;
mod desk_reports;
mod guard;
mod note;
mod passfile;
mod postgres;
mod reasons;
mod sync;
mod tls;
mod wire;

use std::time::Duration;

pub use address::LogAddress;
pub use note::{file_of, note, read_note};
pub use postgres::{MillisFn, Postgres, Waker};
pub use sync::{
    FetchedLines, LogCheck, SyncError, SyncResult, begin, examine, fetch, fetch_after, push,
};

use bottone_i18n::Saying;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogRow {
    /// The number. The head has 0.
    pub seq: u64,
    pub line: String,
    /// True if this desk wrote it.
    pub is_ours: bool,
}

/// The result of a request to store a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PutResult {
    /// The line is in the log.
    Kept,
    /// Another desk was first, and its line is among the news.
    Taken,
    /// The line is not in the log and will not be.
    Refused(Saying),
    /// Not known yet. The news will show it: a line of its number is this one or another desk's.
    Unknown,
}

/// News of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// These lines are in the log, in order.
    Rows(Vec<LogRow>),
    /// A line of unknown state is not in the log and will not be.
    Refused { seq: u64, why: Saying },
    /// The log ends before this desk's last line: this is the log's last line.
    Short(Option<LogRow>),
}

/// The state of the connection to the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Not reached yet.
    #[default]
    Connecting,
    Up,
    /// Not reachable, for this reason.
    Down(Saying),
}

/// The open act of another desk, as it reported a moment ago. It is a courtesy and on no disk: no
/// code waits for it or depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemoteAct {
    /// The name of that desk.
    pub station: String,
    /// The open act, as that desk wrote it.
    pub act: String,
}

/// The state of the log, as far as this desk knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogStatus {
    pub link: Link,
    /// The number of desks on the event, with this one; 0 if the log does not report it.
    pub desks: usize,
    /// True if another desk has the same name. Undo goes by the name.
    pub has_namesake: bool,
    /// The open acts of other desks, if the log reports them.
    pub open: Vec<RemoteAct>,
    /// The lead of the log's clock over this computer's, in milliseconds.
    pub ahead: Option<i64>,
    /// The time of the log's last answer, by this computer's clock in milliseconds; `None` before
    /// the first.
    pub heard: Option<i64>,
}

/// A log as one desk reaches it. Only [`Remote::put`] and [`Remote::wait`] wait for the network, up
/// to their limits.
pub trait Remote {
    /// Asks the log to store `line` as number `seq`, which follows the last line known to this
    /// desk. While the state of one line is unknown, no other may be sent.
    fn put(&mut self, seq: u64, line: &str) -> PutResult;

    /// Returns the next news, if any.
    fn news(&mut self) -> Option<News>;

    /// Returns the state of the log.
    fn status(&self) -> LogStatus;

    /// Sets the name of this desk.
    fn call(&mut self, _station: &str) {}

    /// Sets the open act of this desk; empty for none.
    fn show(&mut self, _what: &str) {}

    /// Returns after news, after a change of the connection, or after `most`.
    fn wait(&mut self, most: Duration);
}
