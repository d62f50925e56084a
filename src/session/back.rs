//! Taking back, doing again, striking out.

use super::{Session, SubmitError};
use crate::tournament::history::{self, Deed, by_hand, dependents};

impl Session {
    /// Takes the last act back.
    ///
    /// # Errors
    /// When there is none, or it cannot be written.
    pub fn undo(&mut self) -> Result<u32, SubmitError> {
        let record = self.to_undo().ok_or(SubmitError::NotStanding)?;
        self.turn(record, Deed::Undone { record })?;
        Ok(record)
    }

    /// Does again what was undone last.
    ///
    /// # Errors
    /// When there is nothing, or it cannot be written.
    pub fn redo(&mut self) -> Result<u32, SubmitError> {
        let record = self.to_redo().ok_or(SubmitError::NotStanding)?;
        self.turn(record, Deed::Redone { record })?;
        Ok(record)
    }

    /// Strikes one record out of the middle. Allowed when every later one would still be decided
    /// the same way without it.
    ///
    /// # Errors
    /// When it does not stand, when a later one depends on it, or when it cannot be written.
    pub fn strike(&mut self, record: u32) -> Result<(), SubmitError> {
        if !self.ledger.stands(record) {
            return Err(SubmitError::NotStanding);
        }
        if let Some(record) = self.dependents(record).first().copied() {
            return Err(SubmitError::LaterRecordDependsOnIt { record });
        }
        self.turn(record, Deed::Undone { record })
    }

    /// The later records that keep this one from being struck out.
    pub fn dependents(&self, record: u32) -> Vec<u32> {
        dependents(&self.beginning, &self.records, &self.ledger, record)
    }

    /// The record that undo would take back.
    pub fn to_undo(&self) -> Option<u32> {
        self.ledger.latest().find(|&number| match &self.record(number).map(|r| &r.deed) {
            Some(Deed::Done { command, .. }) => by_hand(command),
            _ => false,
        })
    }

    /// The record that redo would bring back.
    pub fn to_redo(&self) -> Option<u32> {
        self.ledger.to_redo()
    }

    fn turn(&mut self, record: u32, deed: Deed) -> Result<(), SubmitError> {
        self.write(deed, self.now())?;
        let (from, mut tournament) = self.checkpoints.before(record, &self.beginning);
        for (number, record) in (0..).zip(&self.records).skip(from) {
            if self.ledger.stands(number) {
                history::apply(&mut tournament, record);
            }
        }
        self.tournament = tournament;
        Ok(())
    }
}
