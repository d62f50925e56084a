//! The desk in memory: an event without a file, until one is made of it.
//!
//! Rehearsals and imports run here at the speed of deciding, and are written to a file when they
//! are complete. The tests of the screens use it too. Unsaved data is lost with the desk.

use bottone_tournament::history::{Beginning, Record};

use super::{
    Operator, SubmitError,
    acting::Session,
    history::History,
    log::{AppendOutcome, Log},
    time::Timekeeper,
};

/// Makes an event in memory.
pub fn create(
    beginning: Beginning,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Box<Session> {
    let beginning = Beginning { at: timekeeper.now(), ..beginning };
    Box::new(Session::new(Box::new(Memory), History::new(beginning), timekeeper, operator))
}

/// A log that keeps nothing: the desk itself has every record.
struct Memory;

impl Log for Memory {
    fn append(&mut self, _: &Record) -> Result<AppendOutcome, SubmitError> {
        Ok(AppendOutcome::Kept)
    }
}
