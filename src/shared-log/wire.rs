//! The requests to PostgreSQL, and nothing else.

use std::{
    future::poll_fn,
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use bottone_i18n::Saying;
use socket2::{SockRef, TcpKeepalive};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::{TcpStream, lookup_host},
    time::timeout,
};
use tokio_postgres::{
    AsyncMessage, Client, Config, Connection, Row, Statement,
    config::{Host, SslMode, SslNegotiation},
    error::SqlState,
    tls::{MakeTlsConnect, TlsStream},
    types::ToSql,
};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{
    LogAddress, LogRow,
    guard::{Guarded, GuardedTls, SignInLimit},
    reasons::{error_reason, of_all, system_reason},
    tls,
};

/// The time limit for an answer, except for storing a line.
const ANSWER: Duration = Duration::from_secs(10);
/// The time limit for storing a line, after which the connection counts as lost: with a lost
/// standby it would take for ever.
const KEEPS: Duration = Duration::from_secs(5);
/// The most lines in one reading. Together they have at most 32 MB, except for a single longer one.
const AT_ONCE: i64 = 4_000;
/// The most bytes of a line that a desk reads; `sql/read.sql` cuts off a longer one after that.
const LONGEST_LINE: usize = 16 << 20;
/// The most bytes of a server's messages before the sign-in.
const BEFORE_SIGN_IN: usize = 256 << 10;

const CREATE: &str = include_str!("sql/create.sql");
const IS_THERE: &str = include_str!("sql/is_there.sql");
const PUT: &str = include_str!("sql/put.sql");
const NOTIFY_LINE: &str = include_str!("sql/tell.sql");
const BEGIN_UNSYNCED: &str = include_str!("sql/begin_unsynced.sql");
const NOTIFY_ACT: &str = include_str!("sql/show.sql");
const READ_ONLY: &str = "show transaction_read_only";
const PID: &str = "select pg_backend_pid()";
const READ: &str = include_str!("sql/read.sql");
const LAST: &str = include_str!("sql/last.sql");
const CLOCK: &str = include_str!("sql/clock.sql");
const DESKS: &str = include_str!("sql/desks.sql");
const SET_LABEL: &str = include_str!("sql/call.sql");

/// A message on a connection that was not requested.
pub(super) enum WireMessage {
    /// The connection of this number stored a line of this event.
    Word { event: String, by: i32 },
    /// A desk reports its open act.
    Shows(String),
    /// The connection is lost.
    Lost(Saying),
}

/// The result of sending a line.
pub(super) enum SendResult {
    Kept,
    Taken,
    /// The log refused the line: it is not stored.
    Refused(Saying),
    /// There was no answer, for this reason.
    Unanswered(Saying),
}

/// A connection.
pub(super) struct Wire {
    client: Client,
    event: String,
    put_by: String,
    put: Statement,
    read: Statement,
    /// The statement that notifies all listeners of a new line; `None` if the log cannot notify, so
    /// that desks must poll.
    notify_line: Option<Statement>,
    /// The same for this desk's open act.
    notify_act: Option<Statement>,
    /// The number that identifies this connection's notifications.
    pid: i32,
}

impl Wire {
    /// Connects to the first host that takes lines. Messages then go to `on_message`, until it returns
    /// false.
    pub(super) async fn open(
        address: &LogAddress,
        put_by: &str,
        label: &str,
        on_message: impl Fn(WireMessage) -> bool + Clone + Send + 'static,
    ) -> Result<Self, Saying> {
        let connector = tls::connector(address.roots.as_deref())?;
        let mut faults = Vec::new();
        for (host, config) in address.configs(label)? {
            // The time limit of a connection is for each address of a name, and does not include
            // the requests after it.
            let patience = address.patience() * 2;
            let connecting = connect(&config, connector.clone(), &on_message);
            match timeout(patience, connecting).await {
                Ok(Ok(client)) => {
                    let event = address.event().to_owned();
                    return within(Self::prepare(client, event, put_by.to_owned())).await;
                }
                Ok(Err(why)) => faults.push((host, why)),
                Err(_) => faults.push((host, Saying::of("network-no-answer"))),
            }
        }
        Err(of_all(faults))
    }

    async fn prepare(
        client: Client,
        event: String,
        put_by: String,
    ) -> Result<Self, tokio_postgres::Error> {
        // A log without these settings works too: a distributed database has its own rules.
        for wish in [
            // Functions of the same name in other schemas are not used.
            "set search_path = pg_catalog, \"$user\", public, pg_temp",
            // An answer means that the line is on a disk, despite other settings of the house.
            "set synchronous_commit = on",
            "set lock_timeout = '3s'",
            // A request of a lost desk must not block others for ever.
            "set client_connection_check_interval = '2s'",
            // A desk with an unplugged cable counts as connected no longer than this.
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
            // If two desks create it at once, one gets an error that it exists.
            if let Err(error) = client.batch_execute(CREATE).await
                && client.batch_execute(IS_THERE).await.is_err()
            {
                return Err(error);
            }
        }
        let listens = client.batch_execute("listen bottone_log").await.is_ok();
        let notify_line = if listens { client.prepare(NOTIFY_LINE).await.ok() } else { None };
        let listens = listens && client.batch_execute("listen bottone_desks").await.is_ok();
        let notify_act = if listens { client.prepare(NOTIFY_ACT).await.ok() } else { None };
        let pid = client.query_one(PID, &[]).await.and_then(|row| row.try_get(0)).unwrap_or(0);
        let (put, read) = (client.prepare(PUT).await?, client.prepare(READ).await?);
        Ok(Self { client, event, put_by, put, read, notify_line, notify_act, pid })
    }

    /// Returns whether the log sends notifications.
    pub(super) const fn can_notify(&self) -> bool {
        self.notify_line.is_some()
    }

    /// Returns whether this is a line of another connection in this event.
    pub(super) fn is_news(&self, event: &str, by: i32) -> bool {
        event == self.event && (by != self.pid || self.pid == 0)
    }

    /// Notifies all listeners of a new line. A desk that misses it polls soon, so it is not durable
    /// and does not delay the storing.
    pub(super) async fn notify_desks(&self) {
        self.notify(self.notify_line.as_ref(), &self.event).await;
    }

    /// Notifies all listeners of this desk's open act.
    pub(super) async fn show(&self, word: &str) {
        self.notify(self.notify_act.as_ref(), word).await;
    }

    async fn notify(&self, statement: Option<&Statement>, word: &str) {
        let Some(statement) = statement else { return };
        let values: [&(dyn ToSql + Sync); 1] = [&word];
        let begins = self.client.batch_execute(BEGIN_UNSYNCED);
        // All three are sent at once.
        let notification = async {
            tokio::join!(
                begins,
                self.client.execute(statement, &values),
                self.client.batch_execute("commit")
            )
        };
        let _ = timeout(ANSWER, notification).await;
    }

    /// Asks the log to store a line under this number.
    pub(super) async fn put(&self, seq: u64, line: &str) -> SendResult {
        let Ok(number) = i64::try_from(seq) else {
            return SendResult::Refused(Saying::of("network-too-many"));
        };
        let values: [&(dyn ToSql + Sync); 4] = [&self.event, &number, &line, &self.put_by];
        // A rule or a trigger of the table may have changed the line, put it elsewhere or dropped it.
        let is_stored = |rows: &[Row]| matches!(rows, [row] if row.try_get(0).is_ok_and(|is| is));
        match timeout(KEEPS, self.client.query(&self.put, &values)).await {
            Ok(Ok(rows)) if is_stored(&rows) => SendResult::Kept,
            Ok(Ok(_)) => self.line_state(seq, line).await,
            Ok(Err(error)) if error.code() == Some(&SqlState::UNIQUE_VIOLATION) => {
                SendResult::Taken
            }
            Ok(Err(error)) if is_definite_failure(&error) => {
                SendResult::Refused(error_reason(&error))
            }
            Ok(Err(error)) => SendResult::Unanswered(error_reason(&error)),
            Err(_) => SendResult::Unanswered(Saying::of("network-no-answer")),
        }
    }

    /// Returns the state of the line of this number after an answer that counts no row.
    async fn line_state(&self, seq: u64, line: &str) -> SendResult {
        let rows = match self.read(seq).await {
            Ok(rows) => rows,
            Err(why) => return SendResult::Unanswered(why),
        };
        match rows.first().filter(|row| row.seq == seq) {
            Some(row) if row.is_ours && row.line == line => SendResult::Kept,
            Some(_) => SendResult::Taken,
            None => SendResult::Refused(Saying::of("network-not-one-row")),
        }
    }

    /// Begins a transaction: the following lines are stored together with [`commit`](Self::commit),
    /// or not at all.
    pub(super) async fn begin(&self) -> Result<(), Saying> {
        within(self.client.batch_execute("begin")).await
    }

    /// Commits the lines since the beginning.
    pub(super) async fn commit(&self) -> Result<(), Saying> {
        within(self.client.batch_execute("commit")).await
    }

    /// Returns the lines from this number on, in order.
    pub(super) async fn read(&self, from: u64) -> Result<Vec<LogRow>, Saying> {
        // No line follows the highest possible number.
        let Ok(from) = i64::try_from(from) else { return Ok(Vec::new()) };
        let values: [&(dyn ToSql + Sync); 3] = [&self.event, &from, &AT_ONCE];
        let rows = within(self.client.query(&self.read, &values)).await?;
        rows.iter().map(|row| self.row(row)).collect()
    }

    /// Returns the last line.
    pub(super) async fn last(&self) -> Result<Option<LogRow>, Saying> {
        let row = within(self.client.query_opt(LAST, &[&self.event])).await?;
        row.map(|row| self.row(&row)).transpose()
    }

    fn row(&self, row: &tokio_postgres::Row) -> Result<LogRow, Saying> {
        let strange = |error| error_reason(&error);
        let seq: i64 = row.try_get(0).map_err(strange)?;
        let put_by: &str = row.try_get(2).map_err(strange)?;
        let line: String = row.try_get(1).map_err(strange)?;
        let seq = u64::try_from(seq).unwrap_or(u64::MAX);
        if line.len() > LONGEST_LINE {
            return Err(Saying::of("network-line-too-long").with("line", seq.saturating_add(1)));
        }
        Ok(LogRow { seq, line, is_ours: put_by == self.put_by })
    }

    /// Returns the log's clock, in milliseconds since 1970.
    pub(super) async fn clock(&self) -> Result<i64, Saying> {
        let row = within(self.client.query_one(CLOCK, &[])).await?;
        row.try_get(0).map_err(|error| error_reason(&error))
    }

    /// Returns the labels of all connections that begin like this, if the log reports them.
    pub(super) async fn desks(&self, group: &str) -> Option<Vec<String>> {
        let rows = within(self.client.query(DESKS, &[&group])).await.ok()?;
        Some(rows.iter().filter_map(|row| row.try_get(0).ok()).collect())
    }

    /// Sets the label of this connection.
    pub(super) async fn set_label(&self, label: &str) -> Result<(), Saying> {
        within(self.client.query_one(SET_LABEL, &[&label])).await.map(drop)
    }

    /// Returns the number of connected standbys, if the server reports it.
    pub(super) async fn standbys(&self) -> Option<u64> {
        const STANDBYS: &str = "select count(*) from pg_stat_replication";
        let row = within(self.client.query_one(STANDBYS, &[])).await.ok()?;
        row.try_get::<_, i64>(0).ok().and_then(|count| u64::try_from(count).ok())
    }

    /// Returns the server's setting of this name, as PostgreSQL shows it.
    pub(super) async fn setting(&self, name: &str) -> Option<String> {
        const SETTING: &str = "select current_setting($1, true)";
        let row = within(self.client.query_one(SETTING, &[&name])).await.ok()?;
        row.try_get(0).ok()
    }
}

/// Connects to a server that takes lines, and passes its messages to `on_message`. Over a network the
/// password is given by SCRAM alone: a note beside an event can name a false server and its
/// certificate.
async fn connect<H>(
    config: &Config,
    connector: MakeRustlsConnect,
    on_message: &H,
) -> Result<Client, Saying>
where
    H: Fn(WireMessage) -> bool + Clone + Send + 'static,
{
    let reason = |error: tokio_postgres::Error| error_reason(&error);
    let [Host::Tcp(name)] = config.get_hosts() else {
        // A socket of this machine, in a folder that only its server can write.
        let (client, connection) = config.connect(connector).await.map_err(reason)?;
        tokio::spawn(pass_on(connection, on_message.clone()));
        return Ok(client);
    };
    let stream = connect_tcp(name, config).await.map_err(|error| system_reason(&error))?;
    let asks_for_tls = config.get_ssl_mode() != SslMode::Disable
        && config.get_ssl_negotiation() == SslNegotiation::Postgres;
    let signed_in = Arc::new(AtomicBool::new(false));
    let limit = SignInLimit { left: BEFORE_SIGN_IN, signed_in: Arc::clone(&signed_in) };
    let has_password = config.get_password().is_some();
    let stream = Guarded::new(stream, asks_for_tls, has_password, Some(limit));
    let mut tls = GuardedTls { connector, has_password };
    let Ok(tls) = MakeTlsConnect::<Guarded<TcpStream>>::make_tls_connect(&mut tls, name);
    let (client, connection) = config.connect_raw(stream, tls).await.map_err(reason)?;
    signed_in.store(true, Ordering::Relaxed);
    tokio::spawn(pass_on(connection, on_message.clone()));
    let read_only = client.query_one(READ_ONLY, &[]).await.and_then(|row| row.try_get(0));
    let read_only: String = read_only.map_err(reason)?;
    if read_only == "on" { Err(Saying::of("network-why-standby")) } else { Ok(client) }
}

/// Connects to the first address of this name that answers.
async fn connect_tcp(name: &str, config: &Config) -> io::Result<TcpStream> {
    let port = config.get_ports().first().copied().unwrap_or(5432);
    let mut failed = io::Error::from(io::ErrorKind::HostUnreachable);
    for address in lookup_host((name, port)).await? {
        let limit = config.get_connect_timeout().copied().unwrap_or(ANSWER);
        match timeout(limit, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => {
                stream.set_nodelay(true)?;
                let socket = SockRef::from(&stream);
                #[cfg(target_os = "linux")]
                socket.set_tcp_user_timeout(config.get_tcp_user_timeout().copied())?;
                socket.set_tcp_keepalive(&keepalive(config))?;
                return Ok(stream);
            }
            Ok(Err(error)) => failed = error,
            Err(_) => failed = io::ErrorKind::TimedOut.into(),
        }
    }
    Err(failed)
}

/// Returns the checks that find a lost connection.
fn keepalive(config: &Config) -> TcpKeepalive {
    let mut alive = TcpKeepalive::new().with_time(config.get_keepalives_idle());
    if let Some(interval) = config.get_keepalives_interval() {
        alive = alive.with_interval(interval);
    }
    if let Some(retries) = config.get_keepalives_retries() {
        alive = alive.with_retries(retries);
    }
    alive
}

/// Passes the messages of a connection to `on_message`, until it returns false or the connection is
/// lost.
async fn pass_on<S, T>(mut connection: Connection<S, T>, on_message: impl Fn(WireMessage) -> bool)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: TlsStream + Unpin,
{
    let lost = loop {
        match poll_fn(|cx| connection.poll_message(cx)).await {
            Some(Ok(AsyncMessage::Notification(word))) => {
                let (text, by) = (word.payload().to_owned(), word.process_id());
                let is_line = word.channel() == "bottone_log";
                let word = WireMessage::Word { event: text.clone(), by };
                if !on_message(if is_line { word } else { WireMessage::Shows(text) }) {
                    return;
                }
            }
            Some(Ok(_)) => {}
            Some(Err(error)) => break error_reason(&error),
            None => break Saying::of("network-closed"),
        }
    };
    on_message(WireMessage::Lost(lost));
}

/// Returns whether the error proves that the line was not stored. A lost connection or an
/// administrator's command may come after the storing.
fn is_definite_failure(error: &tokio_postgres::Error) -> bool {
    let class = error.code().map(|code| code.code().get(..2).unwrap_or_default().to_owned());
    let class = class.unwrap_or_default();
    ["0A", "22", "23", "25", "28", "3D", "3F", "42", "53", "54", "55"].contains(&class.as_str())
}

async fn within<T>(
    asked: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, Saying> {
    match timeout(ANSWER, asked).await {
        Ok(answer) => answer.map_err(|error| error_reason(&error)),
        Err(_) => Err(Saying::of("network-no-answer")),
    }
}
