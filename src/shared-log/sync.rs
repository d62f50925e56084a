//! Single requests to a log: reading all lines, comparing a file with it, and looking at the
//! server.

use std::{iter::repeat, path::Path, time::Duration};

use bottone_i18n::{Saying, displayed_by_saying};
use tokio::runtime;

use super::{
    LogAddress, LogRow,
    postgres::{group, number},
    wire::{SendResult, Wire},
};
use bottone_store::journal::{
    Access, Chain, Journal, JournalError, Parting, ReadOnly, Subject, seal_of,
};

/// The result of bringing a file up to its log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyncResult {
    /// The number of lines in both now, with the head.
    pub lines: u64,
    /// The number of new lines in the file.
    pub new: u64,
}

/// The reason why a file could not be brought up to its log.
#[derive(Debug, thiserror::Error)]
pub enum SyncError {
    Journal(#[from] JournalError),
    /// The file cannot be written.
    ReadOnly(ReadOnly),
    /// The log could not be reached, or did not answer.
    Log(Saying),
    /// The log gave no answer to a new event: it is unknown whether the log has it.
    Unknown(Saying),
    /// Lines were sent without an answer: it is unknown whether the log has them.
    Unanswered(Saying),
    /// The log has no event of this name.
    NoEvent(String),
    /// The log has an event of this name already.
    Exists(String),
    /// Neither the log nor the file is the other's past.
    Parted(Parting),
    /// A line of the log is not the next: the line, counted from 1, and its fault.
    Line(u64, Saying),
}

impl SyncError {
    /// Returns whether the log was read and has other lines than the file.
    pub fn is_parting(&self) -> bool {
        matches!(self, Self::Parted(_) | Self::Line(..))
    }

    /// Returns whether it is unknown if the log has the sent record.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown(_) | Self::Unanswered(_))
    }

    fn saying(&self) -> Saying {
        match self {
            Self::Journal(error) => error.saying(),
            Self::ReadOnly(why) => why.saying(),
            Self::Log(why) => Saying::of("network-not-reached").with("why", why),
            Self::Unknown(why) => Saying::of("network-event-unknown").with("why", why),
            Self::Unanswered(why) => Saying::of("network-push-unknown").with("why", why),
            Self::NoEvent(event) => {
                Saying::of("network-unknown-event").with("event", event.clone())
            }
            Self::Exists(event) => Saying::of("network-event-exists").with("event", event.clone()),
            Self::Parted(parting) => parting.saying(),
            Self::Line(line, what) => {
                Saying::of("network-bad-line").with("line", *line).with("what", what)
            }
        }
    }
}

displayed_by_saying!(SyncError);

impl From<Saying> for SyncError {
    fn from(why: Saying) -> Self {
        Self::Log(why)
    }
}

/// The time for the system to end a request.
const LEAVE: Duration = Duration::from_millis(100);

/// Connects, asks, and disconnects.
fn ask<T, E: From<Saying>>(
    address: &LogAddress,
    label: &str,
    question: impl AsyncFnOnce(&Wire) -> Result<T, E>,
) -> Result<T, E> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Saying::from(&error))?;
    let answer = runtime.block_on(async {
        // Notifications are ignored: there is only one question.
        let wire = Wire::open(address, &number(), label, |_| true).await?;
        question(&wire).await
    });
    runtime.shutdown_timeout(LEAVE);
    answer
}

/// The lines of a log, not decided yet.
#[derive(Debug)]
pub struct FetchedLines {
    pub rows: Vec<LogRow>,
    /// The log's clock, in milliseconds since 1970.
    pub clock: i64,
}

/// Reads every line of the log.
///
/// # Errors
/// The log is not reachable, or has no such event.
pub fn fetch(address: &LogAddress) -> Result<FetchedLines, SyncError> {
    ask(address, "bottone", async |wire: &Wire| {
        let rows = all_from(wire, 0).await?;
        if rows.is_empty() {
            return Err(SyncError::NoEvent(address.event().to_owned()));
        }
        Ok(FetchedLines { rows, clock: wire.clock().await? })
    })
}

async fn all_from(wire: &Wire, from: u64) -> Result<Vec<LogRow>, Saying> {
    let (mut all, mut next) = (Vec::new(), from);
    loop {
        let rows = wire.read(next).await?;
        let Some(last) = rows.last() else { return Ok(all) };
        next = last.seq.saturating_add(1);
        all.extend(rows);
    }
}

/// Reads the log's lines after the last line of a file, which both must have. With the `lines` of
/// the file, the head first, each of them is compared.
///
/// # Errors
/// The log is not reachable, or has other lines than the file.
pub fn fetch_after(
    address: &LogAddress,
    end: Chain,
    lines: Option<&[String]>,
) -> Result<FetchedLines, SyncError> {
    ask(address, "bottone", async |wire: &Wire| {
        let last = end.records();
        let mut rows = all_from(wire, if lines.is_some() { 0 } else { last }).await?;
        let theirs = rows.iter().find(|row| row.seq == last);
        if theirs.and_then(|row| seal_of(&row.line)).as_deref() != Some(end.seal()) {
            let theirs = match theirs {
                Some(row) => Some(row.clone()),
                None => wire.last().await?,
            };
            let of_log = theirs.map(|row| (row.seq + 1, seal_of(&row.line).unwrap_or_default()));
            let of_file = (last + 1, end.seal().to_owned());
            return Err(SyncError::Parted(Parting { of_file, of_log }));
        }
        let others =
            (1_u64..).zip(lines.unwrap_or_default()).zip(rows.iter().map(Some).chain(repeat(None)));
        for ((number, line), row) in others {
            let is_there = |row: &&LogRow| row.seq + 1 == number;
            let why = match row.filter(is_there) {
                Some(row) if row.line == *line => continue,
                Some(_) => "network-line-differs",
                None => "network-line-missing",
            };
            return Err(SyncError::Line(number, Saying::of(why)));
        }
        rows.retain(|row| row.seq > last);
        Ok(FetchedLines { rows, clock: wire.clock().await? })
    })
}

/// Writes the file's additional lines into the log together. If the log has no event of this name,
/// they are all lines.
///
/// # Errors
/// The file or the log is not reachable, or the log has other lines. Or another desk writes there
/// meanwhile.
pub fn push(path: &Path, address: &LogAddress) -> Result<SyncResult, SyncError> {
    let opened = Journal::read(path, Subject::Event)?;
    if let Access::ReadOnly(why @ (ReadOnly::Damaged { .. } | ReadOnly::Newer { .. })) =
        opened.access
    {
        return Err(SyncError::ReadOnly(why));
    }
    let lines = Journal::lines(path)?;
    let end = opened.end;
    ask(address, "bottone", async |wire: &Wire| {
        let last = wire.last().await?;
        let mut next = 0;
        if let Some(row) = last {
            let own = usize::try_from(row.seq).ok().and_then(|seq| lines.get(seq));
            if own != Some(&row.line) {
                let of_log = Some((row.seq + 1, seal_of(&row.line).unwrap_or_default()));
                let of_file = (end.records() + 1, end.seal().to_owned());
                return Err(SyncError::Parted(Parting { of_file, of_log }));
            }
            next = row.seq + 1;
        }
        let before = next;
        wire.begin().await?;
        for (seq, line) in (0..).zip(&lines).skip(usize::try_from(next).unwrap_or(usize::MAX)) {
            match wire.put(seq, line).await {
                SendResult::Kept => next = seq + 1,
                SendResult::Taken => return Err(SyncError::Exists(address.event().to_owned())),
                SendResult::Refused(why) | SendResult::Unanswered(why) => {
                    return Err(SyncError::Log(why));
                }
            }
        }
        wire.commit().await.map_err(SyncError::Unanswered)?;
        wire.notify_desks().await;
        Ok(SyncResult { lines: next, new: next - before })
    })
}

/// Writes the head line of a new event into the log.
///
/// # Errors
/// The log is not reachable, or has an event of this name.
pub fn begin(address: &LogAddress, head: &str) -> Result<(), SyncError> {
    ask(address, "bottone", async |wire: &Wire| match wire.put(0, head).await {
        SendResult::Kept => Ok(()),
        SendResult::Taken => Err(SyncError::Exists(address.event().to_owned())),
        SendResult::Refused(why) => Err(SyncError::Log(why)),
        SendResult::Unanswered(why) => Err(SyncError::Unknown(why)),
    })
}

/// The findings at the address of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogCheck {
    /// The program there and its version, in its own words.
    pub version: String,
    /// The number of the event's lines there, with its head.
    pub lines: u64,
    /// The number of desks on it.
    pub desks: usize,
    /// The standbys required for an acknowledgement; empty without any.
    pub standbys: String,
    /// The number of connected standbys, if the server reports it.
    pub connected: Option<u64>,
    /// True if the server's settings put an acknowledged line on the disk.
    pub is_synced: bool,
    /// True if it sends notifications; otherwise desks must poll.
    pub can_notify: bool,
    /// The lead of its clock over this computer's, in milliseconds.
    pub ahead: i64,
}

/// Examines the address. It changes nothing, but creates the table if it is missing.
///
/// # Errors
/// The reason why nothing was found.
pub fn examine(address: &LogAddress, now: impl Fn() -> i64) -> Result<LogCheck, SyncError> {
    ask(address, "bottone", async |wire: &Wire| {
        let version = wire.setting("server_version").await.unwrap_or_default();
        let standbys = wire.setting("synchronous_standby_names").await.unwrap_or_default();
        let fsync = wire.setting("fsync").await;
        let last = wire.last().await?;
        let before = now();
        let there = wire.clock().await?;
        let ahead = there - before.midpoint(now());
        Ok(LogCheck {
            version,
            lines: last.map_or(0, |row| row.seq + 1),
            desks: wire.desks(&group(address.event())).await.unwrap_or_default().len(),
            standbys,
            connected: wire.standbys().await,
            is_synced: fsync.as_deref() != Some("off"),
            can_notify: wire.can_notify(),
            ahead,
        })
    })
}
