//! Where the records of a desk go: what makes one desk another.

use std::path::Path;

use super::SubmitError;
use crate::{
    store::journal::{JournalError, ReadOnly},
    tournament::history::Record,
};

/// Where the records of a desk go, one after the other.
///
/// The law of a log: what [`append`](Self::append) has returned from is kept, and is the next after all that was kept
/// before; what it has refused is not kept, and has not happened. Nothing that was kept is ever changed.
///
/// A log does not know what a tournament is: a desk has decided on its own state what it is given. A log that several
/// desks share appends as the next number or says who was first: one more outcome of `append`, after which
/// [`Session::act`](super::acting::Session) takes in what came first and decides again.
pub(super) trait Log {
    /// Keeps `record` as the next, and returns once it is as safe as this log makes things.
    fn append(&mut self, record: &Record) -> Result<(), SubmitError>;

    /// Why nothing can be appended, if so: it was opened like that.
    fn read_only(&self) -> Option<&ReadOnly> {
        None
    }

    /// Is it there, and as this desk left it? Cheap enough to be asked every few seconds.
    fn look(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// Would it take a record now? Finds out without one.
    fn probe(&mut self) -> Result<(), JournalError> {
        Ok(())
    }

    /// The event's file, where there is one.
    fn path(&self) -> Option<&Path> {
        None
    }
}
