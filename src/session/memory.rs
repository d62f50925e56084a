//! The desk in memory: an event that no file knows, until somebody wants one of it.
//!
//! Rehearsals and imports are told here at the speed of deciding and put into a file when they are whole; the tests of
//! the screens work here. What is not kept is gone with the desk.

use super::{
    Desk, Operator, SubmitError,
    acting::Session,
    history::History,
    log::{Appended, Log},
    time::Timekeeper,
};
use crate::tournament::history::{Beginning, Record};

/// Makes an event in memory.
pub fn create(
    beginning: Beginning,
    timekeeper: Box<dyn Timekeeper>,
    operator: Operator,
) -> Box<dyn Desk> {
    let beginning = Beginning { at: timekeeper.now(), ..beginning };
    Box::new(Session::new(Box::new(Memory), History::new(beginning), timekeeper, operator))
}

/// The desk itself has every record: nothing else is to be kept.
struct Memory;

impl Log for Memory {
    fn append(&mut self, _: &Record) -> Result<Appended, SubmitError> {
        Ok(Appended::Kept)
    }
}
