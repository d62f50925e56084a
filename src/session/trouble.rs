//! A file that can no longer be written: what stands in the way, what was refused for it, and how to go on.

use std::{io, path::Path};

use super::{Session, SubmitError};
use crate::{
    store::journal::{Access, Journal, JournalError, Trouble},
    tournament::history::{Deed, Record},
};

impl Session {
    /// What keeps the file from being written. It lasts until something was written again.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// What was asked for and could not be written, and so was not done.
    pub fn refused(&self) -> &[Record] {
        &self.refused
    }

    /// What was refused for trouble with the file is not wanted any more.
    pub fn forget_refused(&mut self) {
        self.refused.clear();
        self.revision += 1;
    }

    /// To be called now and then: finds out whether the file is still there, so that nobody takes for saved what is
    /// not. That it is there again says nothing: only what is written ends the trouble.
    pub fn look_at_file(&mut self) {
        let Access::Writable(journal) = &mut self.access else { return };
        if let Err(error) = journal.check_untouched() {
            self.meet(&error);
        }
    }

    /// Does what was refused, in the order in which it was asked for, or where nothing was, tries whether the file
    /// can be written.
    ///
    /// # Errors
    /// When it still cannot be written; or what stands in the way of one act by now, which is then forgotten.
    pub fn try_again(&mut self) -> Result<(), SubmitError> {
        if self.refused.is_empty() {
            return self.try_disk();
        }
        while let Some(Record { deed, .. }) = self.refused.first().cloned() {
            let done = match &deed {
                Deed::Done { command, waiver, .. } => self.submit(command.clone(), waiver.clone()),
                Deed::Undone { record } => self.strike(*record),
                Deed::Redone { record } if self.to_redo() == Some(*record) => self.redo().map(drop),
                Deed::Redone { .. } => Err(SubmitError::NotStanding),
            };
            if let Err(error @ SubmitError::Write(_)) = done {
                return Err(error);
            }
            // Either it is on record now, or it cannot be done any more.
            self.refused.retain(|record| !is_same_act(&record.deed, &deed));
            self.revision += 1;
            done?;
        }
        Ok(())
    }

    fn try_disk(&mut self) -> Result<(), SubmitError> {
        let Access::Writable(journal) = &mut self.access else { return Ok(()) };
        match journal.try_disk() {
            Ok(()) => {
                self.trouble = None;
                self.revision += 1;
                Ok(())
            }
            Err(error) => {
                self.meet(&error);
                Err(error.into())
            }
        }
    }

    /// Knows from now on what trouble there is, if this is any.
    fn meet(&mut self, error: &JournalError) {
        let trouble = error.trouble();
        if trouble.is_some() && self.trouble != trouble {
            self.trouble = trouble;
            self.revision += 1;
        }
    }

    /// A record could not be written.
    pub(super) fn refuse(&mut self, record: Record, error: &JournalError) {
        self.meet(error);
        let is_known = self.refused.iter().any(|known| is_same_act(&known.deed, &record.deed));
        if error.trouble().is_some() && !is_known {
            self.refused.push(record);
            self.revision += 1;
        }
    }

    /// This was written.
    pub(super) fn was_written(&mut self, deed: &Deed) {
        self.trouble = None;
        self.refused.retain(|record| !is_same_act(&record.deed, deed));
    }

    /// Writes a sound copy of the event to another place: everything that is on record here, whatever has become of
    /// the file itself.
    ///
    /// # Errors
    /// When it cannot be written, or is the same file.
    pub fn save_copy(&self, to: &Path) -> Result<(), JournalError> {
        let not_copied = |error| JournalError::NotCopied {
            path: to.to_owned(),
            source: io::Error::other(error),
        };
        let head = ron::to_string(&self.beginning).map_err(not_copied)?;
        let bodies = self.records.iter();
        let bodies = bodies.map(|record| ron::to_string(record).map_err(io::Error::other));
        Journal::copy(&self.path, to, &head, bodies)
    }

    /// Goes on in another file, which has everything that is on record here. What was refused is not in it, and can
    /// still be tried again.
    ///
    /// # Errors
    /// When it cannot be written. The event is then where it was.
    pub fn go_on_in(&mut self, to: &Path) -> Result<(), JournalError> {
        self.save_copy(to)?;
        match Journal::open(to, &self.desk.holder())?.access {
            Access::Writable(journal) => {
                self.access = Access::Writable(journal);
                to.clone_into(&mut self.path);
                self.trouble = None;
                self.revision += 1;
                Ok(())
            }
            Access::ReadOnly(why) => {
                Err(JournalError::CopyNotWritable { path: to.to_owned(), why })
            }
        }
    }
}

/// Do both ask for the same, whenever and by whomever?
fn is_same_act(one: &Deed, other: &Deed) -> bool {
    match (one, other) {
        (Deed::Done { command: one, .. }, Deed::Done { command: other, .. }) => one == other,
        _ => one == other,
    }
}
