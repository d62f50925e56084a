//! A PostgreSQL server of the test's own: a primary, standbys, and ways to kill them.
#![allow(clippy::disallowed_methods, reason = "a test starts programs and looks at their files")]

use std::{
    ffi::OsStr,
    fs,
    net::TcpListener,
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _, chown},
        process::CommandExt as _,
    },
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::atomic::{AtomicU32, Ordering},
};

use tempfile::TempDir;

use super::{
    needs::{Program, needs, of_postgres},
    signal, wait_until,
};

/// A server, for the life of this value.
pub(crate) struct Database {
    folder: TempDir,
    pub(crate) port: u16,
}

/// Runs one of PostgreSQL's programs, which must succeed.
fn run<A: AsRef<OsStr>>(name: &str, arguments: impl IntoIterator<Item = A>) -> Output {
    let output = try_to(name, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {said}");
    output
}

/// Runs one of PostgreSQL's programs, which may fail.
fn try_to<A: AsRef<OsStr>>(name: &str, arguments: impl IntoIterator<Item = A>) -> Output {
    let mut command = Command::new(of_postgres(name).unwrap());
    if let Some((user, group)) = servant() {
        command.uid(user).gid(group);
    }
    command.args(arguments).current_dir("/").output().unwrap()
}

/// Returns the user and the group that run the server, if the test is run by root.
///
/// PostgreSQL refuses to serve root.
fn servant() -> Option<(u32, u32)> {
    let is_root = tempfile::tempdir().unwrap().path().metadata().unwrap().uid() == 0;
    is_root.then(|| {
        let users = fs::read_to_string("/etc/passwd").unwrap();
        let line = users.lines().find(|line| line.starts_with("nobody:")).unwrap();
        let ids: Vec<&str> = line.split(':').skip(2).take(2).collect();
        (ids[0].parse().unwrap(), ids[1].parse().unwrap())
    })
}

/// Gives a file to the server's user.
fn give(path: &Path) {
    if let Some((user, group)) = servant() {
        chown(path, Some(user), Some(group)).unwrap();
    }
}

/// Creates a folder of the server's user.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    give(folder.path());
    folder
}

/// Returns a port that is free, and that the system assigns to nothing else.
///
/// The system takes ports of outgoing connections from 32768 up. A server that is down for a while
/// must find its port free again.
fn free_port() -> u16 {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id().wrapping_mul(16);
    let next = || first.wrapping_add(TAKEN.fetch_add(1, Ordering::Relaxed)) % 20_000 + 12_000;
    let mut ports = std::iter::repeat_with(|| u16::try_from(next()).unwrap()).take(20_000);
    let is_free = |port: &u16| TcpListener::bind(("127.0.0.1", *port)).is_ok();
    ports.find(is_free).unwrap()
}

impl Database {
    /// Starts a server with an empty database `poker`, or returns `None` if PostgreSQL is missing.
    pub(crate) fn start() -> Option<Self> {
        if !needs(Program::PostgreSql) {
            return None;
        }
        let database = Self { folder: folder(), port: free_port() };
        let data = database.data();
        run(
            "initdb",
            ["-D".as_ref(), data.as_os_str(), "-A".as_ref(), "trust".as_ref()]
                .into_iter()
                .chain(["-U", "desk", "-E", "UTF8", "--locale=C", "--no-sync"].map(OsStr::new)),
        );
        database.begin();
        database.sql_in("postgres", "create database poker");
        Some(database)
    }

    /// Starts a standby that must confirm each commit of this server.
    pub(crate) fn standby(&self) -> Self {
        let standby = Self { folder: folder(), port: free_port() };
        let from = format!("host=127.0.0.1 port={} user=desk application_name=b", self.port);
        let data = standby.data();
        let data = data.to_str().unwrap();
        run("pg_basebackup", ["-D", data, "-d", &from, "-R", "-C", "-S", "b", "-c", "fast"]);
        standby.begin();
        self.sql("alter system set synchronous_standby_names = 'b'");
        self.sql("select pg_reload_conf()");
        wait_until("the standby never came", || {
            self.sql("select sync_state from pg_stat_replication").trim() == "sync"
        });
        standby
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn begin(&self) {
        assert!(self.begins(), "{}", fs::read_to_string(self.folder.path().join("said")).unwrap());
    }

    fn begins(&self) -> bool {
        let options = format!(
            "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories={}",
            self.port,
            self.folder.path().display()
        );
        let (data, log) = (self.data(), self.folder.path().join("said"));
        let parts: [&OsStr; 8] = [
            "-D".as_ref(),
            data.as_os_str(),
            "-w".as_ref(),
            "-o".as_ref(),
            options.as_ref(),
            "-l".as_ref(),
            log.as_os_str(),
            "start".as_ref(),
        ];
        try_to("pg_ctl", parts).status.success()
    }

    /// Starts it again after it was killed.
    pub(crate) fn again(&self) {
        // A killed process takes a moment to disappear. Where no process reaps it, its number
        // still counts as alive.
        wait_until("the server never came back", || {
            let _ = fs::remove_file(self.data().join("postmaster.pid"));
            self.begins()
        });
    }

    /// Promotes the standby to primary.
    pub(crate) fn promote(&self) {
        let data = self.data();
        run("pg_ctl", ["-D".as_ref(), data.as_os_str(), "-w".as_ref(), "promote".as_ref()]);
    }

    /// Returns every process of the server, the first one first.
    fn processes(&self) -> Vec<String> {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::to_owned) else { return Vec::new() };
        let others = fs::read_dir("/proc").unwrap().flatten().filter(|process| {
            // The number of the parent comes after the name, which may contain any character,
            // and the state.
            let stat = fs::read_to_string(process.path().join("stat")).unwrap_or_default();
            let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
            after_name.split_whitespace().nth(1) == Some(first.as_str())
        });
        let others = others.map(|process| process.file_name().into_string().unwrap());
        std::iter::once(first.clone()).chain(others).collect()
    }

    /// Sends this signal to all of it at once.
    pub(crate) fn signal(&self, name: &str) {
        signal(name, &self.processes());
    }

    /// Kills all of it at once, as a power failure would.
    pub(crate) fn kill(&self) {
        self.signal("KILL");
    }

    /// Returns the answer to a query.
    pub(crate) fn sql(&self, text: &str) -> String {
        self.sql_in("poker", text)
    }

    fn sql_in(&self, database: &str, text: &str) -> String {
        let port = self.port.to_string();
        let parts = [
            "-X",
            "-At",
            "-q",
            "-h",
            "127.0.0.1",
            "-p",
            &port,
            "-U",
            "desk",
            "-d",
            database,
            "-c",
            text,
        ];
        String::from_utf8(run("psql", parts).stdout).unwrap()
    }

    /// Writes a file that the server can read.
    pub(crate) fn write(&self, name: &str, text: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// Sets the server's access rules.
    pub(crate) fn lets_in(&self, lines: &str) {
        let path = self.write("hba", lines.as_bytes());
        self.sql(&format!("alter system set hba_file = '{}'", path.display()));
        self.restart();
    }

    fn restart(&self) {
        let data = self.data();
        let parts =
            ["-D".as_ref(), data.as_os_str(), "-w".as_ref(), "-m".as_ref(), "fast".as_ref()];
        run("pg_ctl", parts.into_iter().chain([OsStr::new("stop")]));
        self.begin();
    }

    /// Returns the address of an event there.
    pub(crate) fn address(&self, event: &str) -> String {
        format!("postgres://desk@127.0.0.1:{}/poker?event={event}", self.port)
    }

    /// Returns the address with another server as the second choice.
    pub(crate) fn address_or(&self, other: &Self, event: &str) -> String {
        let (one, two) = (self.port, other.port);
        format!("postgres://desk@127.0.0.1:{one},127.0.0.1:{two}/poker?event={event}")
    }

    /// Makes the server the owner of this file, and its only reader.
    pub(crate) fn owns(path: &Path) {
        give(path);
        fs::set_permissions(path, fs::Permissions::from_mode(0o600)).unwrap();
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.signal("CONT");
        self.kill();
    }
}
