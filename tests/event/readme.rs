//! The counts in the README equal those of the program.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test reads a file")]

use bottone::{rules::levels::Structure, store::profiles::Profile as _, view_paper::sheets::ALL};

#[test]
fn the_readme_counts_what_the_program_has() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(path).unwrap();
    for said in [
        format!("from {} profiles or your own", Structure::SHIPPED.len()),
        format!("{} sheets, from seat cards to the log", ALL.len()),
    ] {
        assert!(readme.contains(&said), "the README does not say: {said}");
    }
}
