//! Taking back, doing again, striking out.

use super::{Session, SubmitError};
use crate::tournament::{
    Event,
    history::{Deed, Record, dependents},
    payments::PaymentEvent,
};

impl Session {
    /// Takes the last act back.
    ///
    /// # Errors
    /// When there is none, when it paid somebody, or it cannot be written.
    pub fn undo(&mut self) -> Result<u32, SubmitError> {
        let record = self.to_undo().ok_or(SubmitError::NotStanding)?;
        self.is_no_payment(record)?;
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
    /// When it does not stand, when it paid somebody, when a later one depends on it, or when it cannot
    /// be written.
    pub fn strike(&mut self, record: u32) -> Result<(), SubmitError> {
        if !self.ledger.stands(record) {
            return Err(SubmitError::NotStanding);
        }
        self.is_no_payment(record)?;
        match self.dependents(record).first() {
            Some(&record) => Err(SubmitError::LaterRecordDependsOnIt { record }),
            None => self.turn(record, Deed::Undone { record }),
        }
    }

    /// The later records that keep this one from being struck out.
    pub fn dependents(&self, record: u32) -> Vec<u32> {
        dependents(&self.beginning, &self.records, &self.ledger, record)
    }

    /// The record that undo would take back.
    pub fn to_undo(&self) -> Option<u32> {
        self.ledger.to_undo(&self.records)
    }

    /// The record that redo would bring back.
    pub fn to_redo(&self) -> Option<u32> {
        self.ledger.to_redo()
    }

    /// Money that was handed over is not undone. It is taken back, with a reason, and both stay on
    /// record.
    fn is_no_payment(&self, record: u32) -> Result<(), SubmitError> {
        let events = self.records.get(record as usize).map_or(&[][..], Record::events);
        let paid = events.iter().find_map(|event| match event {
            Event::Payments(PaymentEvent::Paid { entry, .. }) => Some(*entry),
            _ => None,
        });
        paid.map_or(Ok(()), |entry| Err(SubmitError::PaymentStands { entry }))
    }

    fn turn(&mut self, record: u32, deed: Deed) -> Result<(), SubmitError> {
        self.write(deed, self.now())?;
        let (records, ledger) = (&self.records, &self.ledger);
        self.tournament = self.checkpoints.folded(record, &self.beginning, records, ledger);
        Ok(())
    }
}
