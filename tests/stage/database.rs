//! A PostgreSQL of the test's own: a primary, standbys, and how they die.
#![allow(clippy::disallowed_methods, reason = "a test starts programs and looks at their files")]

use std::{
    ffi::OsStr,
    fs,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use tempfile::TempDir;

use super::wait_until;

/// A server, for as long as this lives.
pub(crate) struct Database {
    folder: TempDir,
    pub(crate) port: u16,
}

/// Where PostgreSQL's own programs are. Without them the tests fail: what was not tried does not hold.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    found.sort();
    let on_path = std::env::var_os("PATH").unwrap_or_default();
    let all = found.into_iter().rev().chain(std::env::split_paths(&on_path));
    let mut all = all.map(|folder| folder.join(name)).filter(|program| program.is_file());
    all.next().unwrap_or_else(|| {
        panic!("PostgreSQL is not installed ({name} is not found): install the package postgresql")
    })
}

/// Runs one of PostgreSQL's programs, which does what it is asked.
fn run<A: AsRef<OsStr>>(name: &str, arguments: impl IntoIterator<Item = A>) -> Output {
    let output = try_to(name, arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {said}");
    output
}

/// The same, and it may not do it. As somebody else where this is root, whom it refuses to serve.
fn try_to<A: AsRef<OsStr>>(name: &str, arguments: impl IntoIterator<Item = A>) -> Output {
    let program = program(name);
    let mut command = if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    command.args(arguments).current_dir("/").output().unwrap()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.starts_with(b"0")
}

/// A folder that the server's own user can use.
fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    if is_root() {
        let given = Command::new("chown").arg("postgres").arg(folder.path()).status().unwrap();
        assert!(given.success());
    }
    folder
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

impl Database {
    /// A server with an empty database `poker`.
    pub(crate) fn start() -> Self {
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
        database
    }

    /// A standby without which this one acknowledges nothing.
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
        // What was killed takes a moment to be gone; and where nobody buries the dead their numbers are taken for living.
        wait_until("the server never came back", || {
            let _ = fs::remove_file(self.data().join("postmaster.pid"));
            self.begins()
        });
    }

    /// Is the primary from now on.
    pub(crate) fn promote(&self) {
        let data = self.data();
        run("pg_ctl", ["-D".as_ref(), data.as_os_str(), "-w".as_ref(), "promote".as_ref()]);
    }

    /// Every process of the server, its first one first.
    fn processes(&self) -> Vec<String> {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().map(str::to_owned) else { return Vec::new() };
        let others = Command::new("ps").args(["-o", "pid=", "--ppid", &first]).output().unwrap();
        let others = String::from_utf8(others.stdout).unwrap();
        let others = others.split_whitespace().map(str::to_owned);
        std::iter::once(first.clone()).chain(others).collect()
    }

    /// All of it is sent this signal at once.
    pub(crate) fn signal(&self, signal: &str) {
        let processes = self.processes();
        let _ = Command::new("kill").arg(signal).args(&processes).status().unwrap();
    }

    /// All of it is gone at once, as if the machine had lost its power.
    pub(crate) fn kill(&self) {
        self.signal("-KILL");
    }

    /// What it answers.
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

    /// A file that the server reads.
    pub(crate) fn write(&self, name: &str, text: &[u8]) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// From now on this decides who is let in, and how.
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

    /// The address of an event there.
    pub(crate) fn address(&self, event: &str) -> String {
        format!("postgres://desk@127.0.0.1:{}/poker?event={event}", self.port)
    }

    /// The same with another server behind it.
    pub(crate) fn address_or(&self, other: &Self, event: &str) -> String {
        let (one, two) = (self.port, other.port);
        format!("postgres://desk@127.0.0.1:{one},127.0.0.1:{two}/poker?event={event}")
    }

    /// This file belongs to the server, and nobody else reads it.
    pub(crate) fn owns(path: &Path) {
        if is_root() {
            assert!(Command::new("chown").arg("postgres").arg(path).status().unwrap().success());
        }
        assert!(Command::new("chmod").arg("600").arg(path).status().unwrap().success());
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.signal("-CONT");
        self.kill();
    }
}
