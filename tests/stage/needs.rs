//! Outside programs that some tests need and that a computer may lack.
#![allow(clippy::disallowed_methods, reason = "a test looks for programs and leaves marks")]

use std::{
    env, fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The folder of the marks of this build's tests.
pub(crate) const MARKS: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/not-run");

/// The variable that turns a missing program into a failure.
const NEED_ALL: &str = "BOTTONE_TESTS_NEED_ALL";

/// An outside program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Program {
    /// Chromium with its driver.
    Chromium,
    /// The server and the client of PostgreSQL.
    PostgreSql,
    /// Python 3.
    Python,
}

impl Program {
    /// All of them.
    const ALL: [Self; 3] = [Self::Chromium, Self::PostgreSql, Self::Python];

    /// Returns its name and its Debian packages.
    const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Chromium => ("Chromium", "chromium chromium-driver"),
            Self::PostgreSql => ("PostgreSQL", "postgresql"),
            Self::Python => ("Python", "python3"),
        }
    }

    /// Describes how to install it.
    fn remedy(self) -> String {
        let (name, packages) = self.names();
        format!("{name} (Debian: apt install {packages})")
    }

    /// Returns whether this computer has it.
    fn is_there(self) -> bool {
        match self {
            Self::Chromium => runs("chromedriver"),
            Self::PostgreSql => ["initdb", "pg_ctl", "pg_basebackup", "psql"]
                .into_iter()
                .all(|name| of_postgres(name).is_some()),
            Self::Python => runs("python3"),
        }
    }

    /// Returns the folder of its marks.
    fn marks(self, folder: &Path) -> PathBuf {
        folder.join(self.names().0)
    }
}

/// Returns whether this program of the path starts and prints its version.
fn runs(program: &str) -> bool {
    let quiet = || Stdio::null();
    let ran = Command::new(program).arg("--version").stdout(quiet()).stderr(quiet()).status();
    ran.is_ok_and(|status| status.success())
}

/// Returns the path of one of PostgreSQL's programs.
///
/// Debian keeps the server's programs off the path, and `psql` on it. So `psql` decides whether
/// PostgreSQL is there.
pub(crate) fn of_postgres(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path: Vec<PathBuf> = env::split_paths(&path).collect();
    on_path.iter().find(|folder| folder.join("psql").is_file())?;
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let folders = folders.into_iter().rev().chain(on_path);
    folders.map(|folder| folder.join(name)).find(|program| program.is_file())
}

/// Returns whether the program is there; otherwise the test ends at once and is counted.
///
/// `tests/z_summary` prints the count at the end of the run.
///
/// # Panics
/// If the program is missing and `BOTTONE_TESTS_NEED_ALL` is set.
#[must_use]
pub(crate) fn needs(program: Program) -> bool {
    let is_there = program.is_there();
    assert!(is_there || env::var_os(NEED_ALL).is_none(), "missing: {}", program.remedy());
    let test = std::thread::current().name().unwrap_or("main").replace("::", ".");
    let test = format!("{}.{test}", env!("CARGO_CRATE_NAME"));
    mark(Path::new(MARKS), program, &test, is_there);
    is_there
}

/// Marks the test as not run, or removes its mark.
pub(crate) fn mark(folder: &Path, program: Program, test: &str, is_there: bool) {
    let folder = program.marks(folder);
    let done = if is_there {
        fs::remove_file(folder.join(test)).or_else(|error| match error.kind() {
            io::ErrorKind::NotFound => Ok(()),
            _ => Err(error),
        })
    } else {
        fs::create_dir_all(&folder).and_then(|()| fs::write(folder.join(test), ""))
    };
    done.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
}

/// Returns a line for each program that tests missed, and removes the marks.
pub(crate) fn not_run(folder: &Path) -> Vec<String> {
    let mut lines = Vec::new();
    for program in Program::ALL {
        let marks = program.marks(folder);
        let count = fs::read_dir(&marks).map_or(0, Iterator::count);
        if count == 0 {
            continue;
        }
        fs::remove_dir_all(&marks).unwrap_or_else(|error| panic!("{}: {error}", marks.display()));
        let tests = if count == 1 { "test" } else { "tests" };
        lines.push(format!("{count} {tests} not run: {}", program.remedy()));
    }
    lines
}
