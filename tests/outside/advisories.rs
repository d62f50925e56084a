//! Tests of the script that compares the locked dependencies with a local database of advisories.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path, process::Command};

use crate::stage::needs::{Program, needs};

const LOCK: &str = r#"
version = 4

[[package]]
name = "bottone"
version = "0.2.0"

[[package]]
name = "spoon"
version = "0.3.1"
source = "registry"

[[package]]
name = "fork"
version = "1.4.0-rc.2"
source = "registry"
"#;

/// Returns the exit status of the script, and its output.
fn compared(folder: &Path, database: &str) -> (i32, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join(".ci/advisories");
    let ran = Command::new("python3")
        .arg(script)
        .arg(folder.join(database))
        .arg(folder.join("Cargo.lock"))
        .output()
        .unwrap();
    let said = [ran.stdout, ran.stderr].concat();
    (ran.status.code().unwrap(), String::from_utf8(said).unwrap())
}

/// Writes an advisory on a crate. `more` goes into its head; `versions` are the safe ones.
fn advise(folder: &Path, name: &str, (more, versions): (&str, &str)) {
    let of = folder.join("db/crates").join(name);
    let _ = fs::remove_dir_all(&of);
    fs::create_dir_all(&of).unwrap();
    let head = format!("id = \"RUSTSEC-2026-0001\"\npackage = \"{name}\"\n{more}");
    let text = format!("```toml\n[advisory]\n{head}\n[versions]\n{versions}\n```\n\n# A title\n");
    fs::write(of.join("RUSTSEC-2026-0001.md"), text).unwrap();
}

#[test]
fn an_advisory_that_holds_for_a_locked_version_is_found() {
    if !needs(Program::Python) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("Cargo.lock"), LOCK).unwrap();
    let (status, said) = compared(at, "nowhere");
    assert!(status == 2 && said.contains("no database of advisories is there"), "{said}");
    fs::create_dir_all(at.join("db/crates")).unwrap();
    assert_eq!(compared(at, "db").0, 0);
    // Each case: the crate, more of its head, the safe versions, and the exit status.
    let cases = [
        ("spoon", "", "patched = [\">= 0.3.2\"]", 1),
        ("spoon", "", "patched = [\">= 0.3.1\"]", 0),
        ("spoon", "", "patched = [\"^0.3.2\", \"^0.2\"]", 1),
        ("spoon", "", "patched = [\"^0.3.0\"]", 0),
        ("spoon", "", "patched = [\"~0.3\"]", 0),
        ("spoon", "", "patched = []\nunaffected = [\"< 0.3\"]", 1),
        ("spoon", "", "patched = []\nunaffected = [\">= 0.2.9, < 0.4\"]", 0),
        ("spoon", "", "patched = []", 1),
        ("spoon", "withdrawn = \"2026-02-01\"", "patched = []", 0),
        ("spoon", "informational = \"unmaintained\"", "patched = []", 0),
        ("spoon", "informational = \"unsound\"", "patched = []", 1),
        // A pre-release is below its release.
        ("fork", "", "patched = [\">= 1.4.0\"]", 1),
        ("fork", "", "patched = [\">= 1.4.0-rc.2\"]", 0),
        ("fork", "", "patched = [\"= 1.3\", \"> 1.3\"]", 1),
        // A crate that is not locked, and a crate of the workspace.
        ("knife", "", "patched = []", 0),
        ("bottone", "", "patched = []", 0),
        // An unreadable advisory does not count as safe.
        ("spoon", "", "patched = [\"about 1\"]", 2),
        ("spoon", "", "patched = [", 2),
    ];
    for (name, more, versions, wanted) in cases {
        advise(at, name, (more, versions));
        let (status, said) = compared(at, "db");
        assert_eq!(status, wanted, "{name} {more} {versions}: {said}");
        let is_named = said.contains("RUSTSEC-2026-0001 (");
        assert_eq!(is_named, wanted == 1 || more.contains("unmaintained"), "{said}");
        fs::remove_dir_all(at.join("db/crates").join(name)).unwrap();
    }
}
