//! Commands and records in RON. Compiling their reading and writing takes a hundred seconds of a
//! build. It is done once, here, and not again in each room that needs it.

use bottone_store::journal::record_ron;
use bottone_tournament::{Command, history::Record};
use ron::error::SpannedError;

/// Parses a written command.
///
/// # Errors
/// If it is no command: the place, and the expected content.
pub fn command(text: &str) -> Result<Command, SpannedError> {
    record_ron::read(text)
}

/// Writes a command in the form of its line.
///
/// # Errors
/// If it has content that RON cannot express; no command of ours does.
pub fn of_command(command: &Command) -> Result<String, ron::Error> {
    ron::to_string(command)
}

/// A record, as its line has it.
///
/// # Errors
/// If it has content that RON cannot express; no record of ours does.
pub fn record(record: &Record) -> Result<String, ron::Error> {
    ron::to_string(record)
}
