//! Commands and records in RON. Reading and writing them is a hundred seconds of a build: it is compiled here, and not again
//! in every room that wants one of them.

use ron::error::SpannedError;

use crate::tournament::{Command, history::Record};

/// The command that somebody has written.
///
/// # Errors
/// When it is no command: where, and what was expected.
pub fn command(text: &str) -> Result<Command, SpannedError> {
    ron::from_str(text)
}

/// A record, as its line has it.
///
/// # Errors
/// When it holds what cannot be written; no record of ours does.
pub fn record(record: &Record) -> Result<String, ron::Error> {
    ron::to_string(record)
}
