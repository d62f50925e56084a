//! The address of a shared log: `postgres://user@host,other/database?event=name`.

use std::{fmt, path::PathBuf, time::Duration};

use bottone_i18n::Saying;
use percent_encoding::percent_decode_str;
use tokio_postgres::{
    Config,
    config::{Host, TargetSessionAttrs},
};

use super::{passfile, reasons::error_reason};

/// The default time limit for a host's answer.
const CONNECT: Duration = Duration::from_secs(3);
/// The idle time after which the connection is tested.
const IDLE: Duration = Duration::from_secs(5);
/// The time after which unanswered data counts as lost.
const LOST: Duration = Duration::from_secs(6);

/// The most bytes in the name of an event.
const LONGEST: usize = 200;

/// The address of a shared log, with its event. It contains no password.
#[derive(Clone, Debug)]
pub struct LogAddress {
    text: String,
    base: Config,
    pub(super) event: String,
    /// The file of trusted certificates; without it any server is trusted.
    pub(super) roots: Option<PathBuf>,
    passfile: Option<PathBuf>,
}

impl LogAddress {
    /// Reads an address.
    ///
    /// # Errors
    /// The fault in it, never with the text itself, which might contain a password.
    pub fn read(text: &str) -> Result<Self, Saying> {
        let text = text.trim();
        let is_ours = ["postgres://", "postgresql://"].iter().any(|start| text.starts_with(start));
        if !is_ours {
            return Err(Saying::of("network-not-an-address"));
        }
        let (before, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut event, mut roots, mut passfile) = (None, None, None);
        let mut rest = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = || percent_decode_str(value).decode_utf8_lossy().into_owned();
            match key {
                "event" => event = Some(value()),
                "sslrootcert" => roots = Some(PathBuf::from(value())),
                "passfile" => passfile = Some(PathBuf::from(value())),
                _ => rest.push(pair),
            }
        }
        let event = event.filter(|event| !event.trim().is_empty());
        let event = event.ok_or_else(|| Saying::of("network-no-event"))?;
        if event.len() > LONGEST || event.chars().any(char::is_control) {
            return Err(Saying::of("network-bad-event").with("most", LONGEST as u64));
        }
        let base = format!("{before}?{}", rest.join("&"));
        let base: Config = base.parse().map_err(|error: tokio_postgres::Error| {
            Saying::of("network-bad-address").with("why", error_reason(&error))
        })?;
        if base.get_password().is_some() {
            return Err(Saying::of("network-password-in-address"));
        }
        Ok(Self { text: text.to_owned(), base, event, roots, passfile })
    }

    /// Returns the name of the event in the log.
    pub fn event(&self) -> &str {
        &self.event
    }

    /// Returns the place of the log for people: hosts and database.
    pub fn place(&self) -> String {
        let hosts: Vec<String> =
            self.hosts().iter().map(|(host, port)| shown(host, *port)).collect();
        let database = self.base.get_dbname().unwrap_or_default();
        format!("{}/{database}", hosts.join(","))
    }

    fn hosts(&self) -> Vec<(Host, u16)> {
        let ports = self.base.get_ports();
        let port = |nth: usize| ports.get(nth).or(ports.first()).copied().unwrap_or(5432);
        let hosts = self.base.get_hosts();
        if hosts.is_empty() {
            return vec![(Host::Tcp("localhost".to_owned()), port(0))];
        }
        hosts.iter().cloned().enumerate().map(|(nth, host)| (host, port(nth))).collect()
    }

    /// Returns the configuration of each host, in the order of the attempts, with its password from
    /// the file.
    ///
    /// # Errors
    /// The file of passwords is readable by others.
    pub(super) fn configs(&self, label: &str) -> Result<Vec<(String, Config)>, Saying> {
        let base = &self.base;
        let database = base.get_dbname().or(base.get_user()).unwrap_or_default();
        let mut configs = Vec::new();
        for (host, port) in self.hosts() {
            let mut config = Config::new();
            let name = match &host {
                Host::Tcp(name) => name.clone(),
                #[cfg(unix)]
                Host::Unix(_) => "localhost".to_owned(),
            };
            match &host {
                Host::Tcp(name) => config.host(name),
                #[cfg(unix)]
                Host::Unix(path) => config.host_path(path),
            };
            if let Some(user) = base.get_user() {
                config.user(user);
            }
            if let Some(database) = base.get_dbname() {
                config.dbname(database);
            }
            if let Some(options) = base.get_options() {
                config.options(options);
            }
            let user = base.get_user().unwrap_or_default();
            let asked = passfile::PasswordRequest { host: &name, port, database, user };
            if let Some(password) = passfile::password(self.passfile.as_deref(), &asked)? {
                config.password(password);
            }
            config
                .port(port)
                .application_name(label)
                .ssl_mode(base.get_ssl_mode())
                .ssl_negotiation(base.get_ssl_negotiation())
                .channel_binding(base.get_channel_binding())
                .target_session_attrs(TargetSessionAttrs::ReadWrite)
                .connect_timeout(*base.get_connect_timeout().unwrap_or(&CONNECT))
                .tcp_user_timeout(LOST)
                .keepalives(true)
                .keepalives_idle(IDLE)
                .keepalives_interval(Duration::from_secs(2))
                .keepalives_retries(3);
            configs.push((shown(&host, port), config));
        }
        Ok(configs)
    }

    /// Returns the time limit for a connection.
    pub(super) fn patience(&self) -> Duration {
        *self.base.get_connect_timeout().unwrap_or(&CONNECT)
    }
}

/// The address as typed.
impl fmt::Display for LogAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl PartialEq for LogAddress {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for LogAddress {}

fn shown(host: &Host, port: u16) -> String {
    let host = match host {
        Host::Tcp(name) => name.clone(),
        #[cfg(unix)]
        Host::Unix(path) => path.display().to_string(),
    };
    if port == 5432 { host } else { format!("{host}:{port}") }
}
