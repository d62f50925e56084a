//! What is asked of PostgreSQL, and nothing else.

use std::{future::poll_fn, time::Duration};

use tokio::time::timeout;
use tokio_postgres::{AsyncMessage, Client, Statement, error::SqlState, types::ToSql};

use super::{LogAddress, Row, address::why, tls};
use crate::i18n::Saying;

/// How long an answer may take, but for a line that is to be kept.
const ANSWER: Duration = Duration::from_secs(10);
/// How long a line may take to be kept before the connection counts as lost: a standby that is gone lets it wait for ever.
const KEEPS: Duration = Duration::from_secs(5);
/// So many lines are read at once.
const AT_ONCE: i64 = 4_000;

const CREATE: &str = "create table if not exists bottone_log (
    event text not null,
    seq bigint not null check (seq >= 0),
    line text not null check (length(line) < 67108864),
    put_by text not null,
    primary key (event, seq)
)";
const PUT: &str = "insert into bottone_log (event, seq, line, put_by) values ($1, $2, $3, $4)";
/// The same in one round trip with a word to everybody who listens.
const PUT_AND_TELL: &str = "with put as (
    insert into bottone_log (event, seq, line, put_by) values ($1, $2, $3, $4)
) select pg_notify('bottone_log', $1)";
const READ: &str = "select seq, line, put_by from bottone_log
    where event = $1 and seq >= $2 order by seq limit $3";
const LAST: &str = "select seq, line, put_by from bottone_log
    where event = $1 order by seq desc limit 1";

/// What is heard on a connection without having been asked for.
pub(super) enum Heard {
    /// Somebody has put a line into an event of this name.
    Word(String),
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
    /// Does the log tell of itself? Otherwise somebody has to look.
    pub(super) tells: bool,
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
                    faults.push(format!("{host}: {}", why(&error)));
                    continue;
                }
                Err(_) => {
                    faults.push(format!("{host}: no answer"));
                    continue;
                }
            };
            let heard = heard.clone();
            tokio::spawn(async move {
                let lost = loop {
                    match poll_fn(|cx| connection.poll_message(cx)).await {
                        Some(Ok(AsyncMessage::Notification(word))) => {
                            if !heard(Heard::Word(word.payload().to_owned())) {
                                return;
                            }
                        }
                        Some(Ok(_)) => {}
                        Some(Err(error)) => break Saying::AsItIs(why(&error)),
                        None => break Saying::of("network-closed"),
                    }
                };
                heard(Heard::Lost(lost));
            });
            let event = address.event().to_owned();
            return within(Self::prepare(client, event, put_by.to_owned())).await;
        }
        Err(Saying::AsItIs(faults.join("; ")))
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
        ] {
            let _ = client.batch_execute(wish).await;
        }
        if let Err(error) = client.batch_execute("select from bottone_log limit 0").await {
            if error.code() != Some(&SqlState::UNDEFINED_TABLE) {
                return Err(error);
            }
            // Two who make it at once: one is told that it is there.
            if let Err(error) = client.batch_execute(CREATE).await
                && client.batch_execute("select from bottone_log limit 0").await.is_err()
            {
                return Err(error);
            }
        }
        let tells = client.batch_execute("listen bottone_log").await.is_ok();
        let told = client.prepare(if tells { PUT_AND_TELL } else { PUT }).await;
        let (put, tells) = match told {
            Ok(put) => (put, tells),
            Err(_) => (client.prepare(PUT).await?, false),
        };
        let read = client.prepare(READ).await?;
        Ok(Self { client, event, put_by, put, read, tells })
    }

    /// Asks for a line to be kept as the one of this number.
    pub(super) async fn put(&self, seq: u64, line: &str) -> Sent {
        let Ok(number) = i64::try_from(seq) else {
            return Sent::Refused(Saying::of("network-too-many"));
        };
        let values: [&(dyn ToSql + Sync); 4] = [&self.event, &number, &line, &self.put_by];
        match timeout(KEEPS, self.client.execute(&self.put, &values)).await {
            Ok(Ok(_)) => Sent::Kept,
            Ok(Err(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => Sent::Taken,
            Ok(Err(error)) if is_no(&error) => Sent::Refused(Saying::AsItIs(why(&error))),
            Ok(Err(error)) => Sent::Unanswered(Saying::AsItIs(why(&error))),
            Err(_) => Sent::Unanswered(Saying::of("network-no-answer")),
        }
    }

    /// The lines from this number on, in order.
    pub(super) async fn read(&self, from: u64) -> Result<Vec<Row>, Saying> {
        let from = i64::try_from(from).unwrap_or(i64::MAX);
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
        let strange = |error: tokio_postgres::Error| Saying::AsItIs(why(&error));
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
        const CLOCK: &str = "select (extract(epoch from clock_timestamp()) * 1000)::bigint";
        let row = within(self.client.query_one(CLOCK, &[])).await?;
        row.try_get(0).map_err(|error| Saying::AsItIs(why(&error)))
    }

    /// How many connections are labelled like this at the beginning, where the log tells.
    pub(super) async fn desks(&self, label: &str) -> Option<usize> {
        const DESKS: &str = "select count(distinct application_name) from pg_stat_activity
            where starts_with(application_name, $1)";
        let row = within(self.client.query_one(DESKS, &[&label])).await.ok()?;
        usize::try_from(row.try_get::<_, i64>(0).ok()?).ok()
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
        Ok(answer) => answer.map_err(|error| Saying::AsItIs(why(&error))),
        Err(_) => Err(Saying::of("network-no-answer")),
    }
}
