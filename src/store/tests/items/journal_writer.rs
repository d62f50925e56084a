//! Tests of `src/store/journal/writer.rs`.

use bottone_store::journal::{FORMAT, Writer};

#[test]
fn a_later_version_is_known_by_its_numbers() {
    let by = |format, program: &str| Writer { format, program: Some(program.to_owned()) };
    assert!(!Writer::current().is_newer());
    assert!(!Writer { format: 1, program: None }.is_newer());
    assert!(by(FORMAT + 1, "0.0.1").is_newer());
    assert!(by(FORMAT, "99.0.0").is_newer() && by(FORMAT, "99").is_newer());
    assert!(!by(FORMAT, "0.0.99").is_newer() && !by(FORMAT, "").is_newer());
}
