//! A log that several desks share: the lines of one event, numbered, each sealed to the one before.
//!
//! A desk that has line `n` asks for line `n + 1` to be kept. Of several who ask for the same number one is first, and
//! the others are told who. That is all that desks ask of each other: order and safety are the log's.
//!
//! * [`Remote`] is the log as one desk reaches it, over whatever lies between;
//! * [`Postgres`] is it in a table of PostgreSQL;
//! * [`fetch_after`] reads the rows behind a file and says where the two part; [`push`] writes them.

mod address;
mod note;
mod passfile;
mod people;
mod postgres;
mod sync;
mod tls;
mod why;
mod wire;

use std::time::Duration;

pub use address::LogAddress;
pub use note::{file_of, note, noted};
pub use postgres::{Now, Postgres, Waker};
pub use sync::{Fetched, Found, Parting, SyncError, Synced, begin, fetch, fetch_after, look, push};

use crate::i18n::Saying;

/// A line as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number. The head has 0.
    pub seq: u64,
    pub line: String,
    /// Did this desk put it there?
    pub is_ours: bool,
}

/// What became of a line that was to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// It is in the log.
    Kept,
    /// Somebody was first, and what came is among the news.
    Taken,
    /// It is not in the log and will not be.
    Refused(Saying),
    /// Nobody knows yet. The news will tell: a line of its number is this one or somebody else's.
    Unknown,
}

/// What is heard of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// These lines stand there, in order.
    Rows(Vec<Row>),
    /// What nobody knew of is not in the log and will not be.
    Refused { seq: u64, why: Saying },
    /// The log ends before what this desk has of it: this is its last line.
    Short(Option<Row>),
}

/// How the log is reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// It was not reached yet.
    #[default]
    Connecting,
    Up,
    /// It cannot be reached, and this is why.
    Down(Saying),
}

/// What another desk has open, as it said a moment ago. It is a courtesy and on no disk: nobody waits for it, and nothing
/// hangs on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenElsewhere {
    /// What that desk is called.
    pub station: String,
    /// What it has open, as it wrote it.
    pub what: String,
}

/// How it stands with the log, as far as this desk knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogStatus {
    pub link: Link,
    /// How many desks are on the event, this one too; 0 where the log does not say.
    pub desks: usize,
    /// Is another desk called as this one is? Undo goes by the name.
    pub has_namesake: bool,
    /// What other desks have open, where the log tells.
    pub open: Vec<OpenElsewhere>,
    /// How far the log's clock is ahead of this computer's, in milliseconds.
    pub ahead: Option<i64>,
    /// When the log last answered, by this computer's clock in milliseconds; none where it never has.
    pub heard: Option<i64>,
}

/// A log as one desk reaches it. Nothing here waits for the network but [`Remote::put`] and [`Remote::wait`], and those
/// no longer than they say.
pub trait Remote {
    /// Asks for `line` to be kept as number `seq`, which follows the last that this desk knows of. While nobody knows
    /// what became of one, no other may be asked for.
    fn put(&mut self, seq: u64, line: &str) -> Put;

    /// The next that was heard, if anything was.
    fn news(&mut self) -> Option<News>;

    /// How it stands.
    fn status(&self) -> LogStatus;

    /// The desk is called so from now on.
    fn call(&mut self, _station: &str) {}

    /// This desk has this open from now on; nothing where it is empty.
    fn show(&mut self, _what: &str) {}

    /// Returns when something was heard, when the log is reached or is known not to be, or after so long.
    fn wait(&mut self, most: Duration);
}
