//! Tests of saved tournaments of The Tournament Director: their syntax, their meaning, and the
//! event made from them. The files in `tests/cases/tdt` are our own, in the other program's manner;
//! the people in them are invented.
#![allow(
    clippy::disallowed_methods,
    clippy::format_collect,
    clippy::format_push_string,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may open files and fail"
)]

mod event;
mod meaning;
mod reader;
mod words;

use std::path::PathBuf;

/// Returns one of our own files.
fn case(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "cases", "tdt", name].iter().collect()
}
