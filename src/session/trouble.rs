//! A log that takes no records any more: what stands in the way, what was refused for it, and how it is done after all.

use super::{
    Desk as _, SubmitError,
    acting::{Asked, Session},
};
use crate::{
    store::journal::JournalError,
    tournament::history::{Deed, Record, choices},
};

impl Session {
    /// Does what was refused, in the order in which it was asked for, or where nothing was, tries whether the log takes
    /// records.
    pub(super) fn do_refused(&mut self) -> Result<(), SubmitError> {
        if self.refused.is_empty() {
            return self.try_log();
        }
        while let Some(refused) = self.refused.first().cloned() {
            let chosen = choices(&refused.again);
            let done = match &refused.deed {
                Deed::Done { command, waiver, .. } => {
                    let (command, waiver) = (command.clone(), waiver.clone());
                    self.act(match refused.happened {
                        Some(at) => Asked::Late(command, waiver, at, chosen),
                        None => Asked::Do(command, waiver),
                    })
                }
                Deed::Undone { record } => self.act(Asked::Strike(*record, Some(chosen))),
                Deed::Redone { record } if self.to_redo() == Some(*record) => self.act(Asked::Redo),
                Deed::Redone { .. } => Err(SubmitError::NotStanding),
            };
            if let Err(error @ SubmitError::Write(_)) = done {
                return Err(error);
            }
            // Either it is on record now, or it cannot be done any more.
            self.refused.retain(|record| !is_same_act(record, &refused));
            self.revision += 1;
            done?;
        }
        Ok(())
    }

    fn try_log(&mut self) -> Result<(), SubmitError> {
        if self.read_only().is_some() {
            return Ok(());
        }
        if let Err(error) = self.log.probe() {
            self.meet(&error);
            return Err(error.into());
        }
        self.trouble = None;
        self.revision += 1;
        Ok(())
    }

    /// Knows from now on what trouble there is, if this is any.
    pub(super) fn meet(&mut self, error: &JournalError) {
        let trouble = error.trouble();
        if trouble.is_some() && self.trouble != trouble {
            self.trouble = trouble;
            self.revision += 1;
        }
    }

    /// A record was not taken: what a log may take later is kept until then.
    pub(super) fn not_written(&mut self, record: Record, error: &SubmitError) {
        let SubmitError::Write(error) = error else { return };
        self.meet(error);
        let is_known = self.refused.iter().any(|known| is_same_act(known, &record));
        if error.trouble().is_some() && !is_known {
            self.refused.push(record);
            self.revision += 1;
        }
    }

    /// This was written.
    pub(super) fn was_written(&mut self, written: &Record) {
        self.trouble = None;
        self.refused.retain(|record| !is_same_act(record, written));
    }
}

/// Do both ask for the same, whenever they are told and by whomever?
fn is_same_act(one: &Record, other: &Record) -> bool {
    let same = match (&one.deed, &other.deed) {
        (Deed::Done { command: one, .. }, Deed::Done { command: other, .. }) => one == other,
        (one, other) => one == other,
    };
    same && one.happened == other.happened
}
