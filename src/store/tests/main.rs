//! The tests of the files.
#![allow(
    clippy::disallowed_methods,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test stops where it fails"
)]

mod csv;
mod hands;
mod items {
    mod folder;
    mod journal_writer;
    mod settings_walls;
}
mod rulebook;
mod structures;
