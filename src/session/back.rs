//! Taking back, doing again, striking out.

use super::{Session, SubmitError};
use crate::tournament::{
    Event,
    history::{self, Deed, Fault, audit_from, by_hand, renumbered},
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
        if let Some(record) = renumbered(&self.records, &self.ledger, record) {
            return Err(SubmitError::LaterRecordDependsOnIt { record });
        }
        let mut without = self.ledger.clone();
        let deed = Deed::Undone { record };
        without.enter(self.record_count(), &deed);
        let later = audit_from(&self.beginning, &self.records, &without, record, |_, _| {});
        later.map_err(|fault| {
            let (Fault::Refused(record, _) | Fault::Different(record)) = fault;
            SubmitError::LaterRecordDependsOnIt { record }
        })?;
        self.turn(record, deed)
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

    /// Money that was handed over is not undone. It is taken back, with a reason, and both stay on
    /// record.
    fn is_no_payment(&self, record: u32) -> Result<(), SubmitError> {
        let Some(Deed::Done { events, .. }) = self.record(record).map(|record| &record.deed) else {
            return Ok(());
        };
        let paid = events.iter().find_map(|event| match event {
            Event::Payments(PaymentEvent::Paid { entry, .. }) => Some(*entry),
            _ => None,
        });
        paid.map_or(Ok(()), |entry| Err(SubmitError::PaymentStands { entry }))
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
