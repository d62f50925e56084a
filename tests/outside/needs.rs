//! The lines about tests whose outside program is missing.

use crate::stage::needs::{Program, mark, not_run};

#[test]
fn a_test_without_its_program_is_counted_until_the_program_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let marked = |test, is_there| mark(folder.path(), Program::PostgreSql, test, is_there);
    marked("outside.one", false);
    marked("outside.two", false);
    marked("outside.two", false);
    marked("outside.three", true);
    mark(folder.path(), Program::Python, "outside.one", false);
    let lines = not_run(folder.path());
    assert_eq!(
        lines,
        [
            "2 tests not run: PostgreSQL (Debian: apt install postgresql)",
            "1 test not run: Python (Debian: apt install python3)",
        ]
    );
    assert!(not_run(folder.path()).is_empty(), "each run tells of its own tests");
    marked("outside.one", false);
    marked("outside.one", true);
    assert!(not_run(folder.path()).is_empty());
}
