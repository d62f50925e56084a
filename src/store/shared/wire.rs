//! What is asked of PostgreSQL, and nothing else.

use std::{future::poll_fn, time::Duration};

use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client, Statement, error::SqlState, types::ToSql};

use super::{
    LogAddress, Row, tls,
    why::{of_all, why},
};
use crate::i18n::Saying;

/// How long an answer may take, but for a line that is to be kept.
const ANSWER: Duration = Duration::from_secs(10);
/// How long a line may take to be kept before the connection counts as lost: a standby that is gone lets it wait for ever.
const KEEPS: Duration = Duration::from_secs(5);
/// So many lines are read at once.
const AT_ONCE: i64 = 4_000;

const CREATE: &str = include_str!("sql/create.sql");
const IS_THERE: &str = include_str!("sql/is_there.sql");
const PUT: &str = include_str!("sql/put.sql");
const TELL: &str = include_str!("sql/tell.sql");
const BEGIN_UNSYNCED: &str = include_str!("sql/begin_unsynced.sql");
const SHOW: &str = include_str!("sql/show.sql");
const PID: &str = "select pg_backend_pid()";
const READ: &str = include_str!("sql/read.sql");
const LAST: &str = include_str!("sql/last.sql");
const CLOCK: &str = include_str!("sql/clock.sql");
const DESKS: &str = include_str!("sql/desks.sql");
const CALL: &str = include_str!("sql/call.sql");

/// What is heard on a connection without having been asked for.
pub(super) enum Heard {
    /// Somebody has put a line into an event of this name, by the connection of this number.
    Word { event: String, by: i32 },
    /// A desk says what it has open.
    Shows(String),
    /// The connection is lost.
    Lost(Saying),
}

/// What became of a line that was sent.
pub(super) enum Sent {
    Kept,
    Taken,
    /// The log said no: it is not kept.
    Refused(Saying),
    /// No answer came, and this is why.
    Unanswered(Saying),
}

/// A connection.
pub(super) struct Wire {
    client: Client,
    event: String,
    put_by: String,
    put: Statement,
    read: Statement,
    /// Tells everybody who listens that there is something new; none where the log cannot tell, and somebody has to look.
    tell: Option<Statement>,
    /// The same of what this desk has open.
    show: Option<Statement>,
    /// By what a word of this connection is known among others.
    pid: i32,
}

impl Wire {
    /// Connects to the first host that takes lines, which from then on tells `heard` what it has to tell, until that
    /// does not want to hear more.
    pub(super) async fn open(
        address: &LogAddress,
        put_by: &str,
        label: &str,
        heard: impl Fn(Heard) -> bool + Clone + Send + 'static,
    ) -> Result<Self, Saying> {
        let connector = tls::connector(address.roots.as_deref())?;
        let mut faults = Vec::new();
        for (host, config) in address.configs(label)? {
            // The library's own limit is for each address of a name, and not for what is said after it.
            let patience = address.patience() * 2;
            let connected = timeout(patience, config.connect(connector.clone())).await;
            let (client, mut connection) = match connected {
                Ok(Ok(connected)) => connected,
                Ok(Err(error)) => {
                    faults.push((host, why(&error)));
                    continue;
                }
                Err(_) => {
                    faults.push((host, Saying::of("network-no-answer")));
                    continue;
                }
            };
            let heard = heard.clone();
            tokio::spawn(async move {
                let lost = loop {
                    match poll_fn(|cx| connection.poll_message(cx)).await {
                        Some(Ok(AsyncMessage::Notification(word))) => {
                            let (said, by) = (word.payload().to_owned(), word.process_id());
                            let is_line = word.channel() == "bottone_log";
                            let word = Heard::Word { event: said.clone(), by };
                            if !heard(if is_line { word } else { Heard::Shows(said) }) {
                                return;
                            }
                        }
                        Some(Ok(_)) => {}
                        Some(Err(error)) => break why(&error),
                        None => break Saying::of("network-closed"),
                    }
                };
                heard(Heard::Lost(lost));
            });
            let event = address.event().to_owned();
            return within(Self::prepare(client, event, put_by.to_owned())).await;
        }
        Err(of_all(faults))
    }

    async fn prepare(
        client: Client,
        event: String,
        put_by: String,
    ) -> Result<Self, tokio_postgres::Error> {
        // Where these are not known, the log does without: a distributed database has rules of its own.
        for wish in [
            // An answer means that the line is on a disk, whatever the house has set elsewhere.
            "set synchronous_commit = on",
            "set lock_timeout = '3s'",
            // What was asked by a desk that is gone does not stand in the way for ever.
            "set client_connection_check_interval = '2s'",
            // A desk whose cable is out does not count as one for longer than this.
            "set tcp_keepalives_idle = 5",
            "set tcp_keepalives_interval = 2",
            "set tcp_keepalives_count = 3",
        ] {
            let _ = client.batch_execute(wish).await;
        }
        if let Err(error) = client.batch_execute(IS_THERE).await {
            if error.code() != Some(&SqlState::UNDEFINED_TABLE) {
                return Err(error);
            }
            // Two who make it at once: one is told that it is there.
            if let Err(error) = client.batch_execute(CREATE).await
                && client.batch_execute(IS_THERE).await.is_err()
            {
                return Err(error);
            }
        }
        let listens = client.batch_execute("listen bottone_log").await.is_ok();
        let tell = if listens { client.prepare(TELL).await.ok() } else { None };
        let listens = listens && client.batch_execute("listen bottone_desks").await.is_ok();
        let show = if listens { client.prepare(SHOW).await.ok() } else { None };
        let pid = client.query_one(PID, &[]).await.and_then(|row| row.try_get(0)).unwrap_or(0);
        let (put, read) = (client.prepare(PUT).await?, client.prepare(READ).await?);
        Ok(Self { client, event, put_by, put, read, tell, show, pid })
    }

    /// Does the log tell of itself?
    pub(super) const fn tells(&self) -> bool {
        self.tell.is_some()
    }

    /// Is this what another connection has put into this event?
    pub(super) fn is_news(&self, event: &str, by: i32) -> bool {
        event == self.event && (by != self.pid || self.pid == 0)
    }

    /// Tells everybody who listens that there is something new. Whoever misses it looks by himself before long, so it is
    /// safe on no disk, and nobody waits for it who waits for a line to be kept.
    pub(super) async fn tell(&self) {
        self.notify(self.tell.as_ref(), &self.event).await;
    }

    /// Tells everybody who listens what this desk has open.
    pub(super) async fn show(&self, word: &str) {
        self.notify(self.show.as_ref(), word).await;
    }

    async fn notify(&self, how: Option<&Statement>, word: &str) {
        let Some(how) = how else { return };
        let values: [&(dyn ToSql + Sync); 1] = [&word];
        let begins = self.client.batch_execute(BEGIN_UNSYNCED);
        // All three are sent at once.
        let told = async {
            tokio::join!(
                begins,
                self.client.execute(how, &values),
                self.client.batch_execute("commit")
            )
        };
        let _ = timeout(ANSWER, told).await;
    }

    /// Asks for a line to be kept as the one of this number.
    pub(super) async fn put(&self, seq: u64, line: &str) -> Sent {
        let Ok(number) = i64::try_from(seq) else {
            return Sent::Refused(Saying::of("network-too-many"));
        };
        let values: [&(dyn ToSql + Sync); 4] = [&self.event, &number, &line, &self.put_by];
        match timeout(KEEPS, self.client.execute(&self.put, &values)).await {
            Ok(Ok(1)) => Sent::Kept,
            // A rule or a trigger of the table may have put the line elsewhere, or nowhere.
            Ok(Ok(_)) => self.found(seq, line).await,
            Ok(Err(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Sent::Taken,
            Ok(Err(error)) if is_no(&error) => Sent::Refused(why(&error)),
            Ok(Err(error)) => Sent::Unanswered(why(&error)),
            Err(_) => Sent::Unanswered(Saying::of("network-no-answer")),
        }
    }

    /// Returns what the log has as the line of this number after an answer that counts no row.
    async fn found(&self, seq: u64, line: &str) -> Sent {
        let rows = match self.read(seq).await {
            Ok(rows) => rows,
            Err(why) => return Sent::Unanswered(why),
        };
        match rows.first().filter(|row| row.seq == seq) {
            Some(row) if row.is_ours && row.line == line => Sent::Kept,
            Some(_) => Sent::Taken,
            None => Sent::Refused(Saying::of("network-not-one-row")),
        }
    }

    /// What is put from now on is kept together with the next [`commit`](Self::commit), or not at all.
    pub(super) async fn begin(&self) -> Result<(), Saying> {
        within(self.client.batch_execute("begin")).await
    }

    /// Keeps what was put since it began.
    pub(super) async fn commit(&self) -> Result<(), Saying> {
        within(self.client.batch_execute("commit")).await
    }

    /// The lines from this number on, in order.
    pub(super) async fn read(&self, from: u64) -> Result<Vec<Row>, Saying> {
        // After the last number that there is, no line follows.
        let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
        let values: [&(dyn ToSql + Sync); 3] = [&self.event, &from, &AT_ONCE];
        let rows = within(self.client.query(&self.read, &values)).await?;
        rows.iter().map(|row| self.row(row)).collect()
    }

    /// The last line.
    pub(super) async fn last(&self) -> Result<Option<Row>, Saying> {
        let row = within(self.client.query_opt(LAST, &[&self.event])).await?;
        row.map(|row| self.row(&row)).transpose()
    }

    fn row(&self, row: &tokio_postgres::Row) -> Result<Row, Saying> {
        let strange = |error| why(&error);
        let seq: i64 = row.try_get(0).map_err(strange)?;
        let put_by: &str = row.try_get(2).map_err(strange)?;
        Ok(Row {
            seq: u64::try_from(seq).unwrap_or(u64::MAX),
            line: row.try_get(1).map_err(strange)?,
            is_ours: put_by == self.put_by,
        })
    }

    /// What the log's clock says, in milliseconds since 1970.
    pub(super) async fn clock(&self) -> Result<i64, Saying> {
        let row = within(self.client.query_one(CLOCK, &[])).await?;
        row.try_get(0).map_err(|error| why(&error))
    }

    /// The labels of all connections that begin like this, where the log tells.
    pub(super) async fn desks(&self, group: &str) -> Option<Vec<String>> {
        let rows = within(self.client.query(DESKS, &[&group])).await.ok()?;
        Some(rows.iter().filter_map(|row| row.try_get(0).ok()).collect())
    }

    /// This connection is labelled so from now on.
    pub(super) async fn call(&self, label: &str) -> Result<(), Saying> {
        within(self.client.query_one(CALL, &[&label])).await.map(drop)
    }

    /// How many standbys read along, where the server says it.
    pub(super) async fn standbys(&self) -> Option<u64> {
        const STANDBYS: &str = "select count(*) from pg_stat_replication";
        let row = within(self.client.query_one(STANDBYS, &[])).await.ok()?;
        row.try_get::<_, i64>(0).ok().and_then(|count| u64::try_from(count).ok())
    }

    /// What is set there under this name, as PostgreSQL shows it.
    pub(super) async fn setting(&self, name: &str) -> Option<String> {
        const SETTING: &str = "select current_setting($1, true)";
        let row = within(self.client.query_one(SETTING, &[&name])).await.ok()?;
        row.try_get(0).ok()
    }
}

/// Is this an answer that says that nothing was kept? What ends a connection or an administrator's word may come after
/// the line was kept.
fn is_no(error: &tokio_postgres::Error) -> bool {
    let class = error.code().map(|code| code.code().get(..2).unwrap_or_default().to_owned());
    let class = class.unwrap_or_default();
    ["22", "23", "25", "28", "3D", "3F", "42", "53", "54", "55"].contains(&class.as_str())
}

async fn within<T>(
    asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, Saying> {
    match timeout(ANSWER, asked).await {
        Ok(answer) => answer.map_err(|error| why(&error)),
        Err(_) => Err(Saying::of("network-no-answer")),
    }
}
