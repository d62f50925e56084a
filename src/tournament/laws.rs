//! Rules that are newer than some records on file.

use bottone_base::time::Timestamp;

use super::{Event, Refusal, Tournament, Waiver, entries::EntryId};

/// The laws by which a command is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Laws {
    #[default]
    Today,
    /// The laws of programs before 29 November 2026. The records of such a program stay as they
    /// were decided.
    Before,
}

/// The start of 29 November 2026.
const TODAYS_LAWS: Timestamp = Timestamp::from_millis(1_795_910_400_000);

impl Laws {
    /// Returns whether a record written then may follow the laws and manners of earlier programs.
    pub(crate) fn may_be_before(recorded: Timestamp) -> bool {
        recorded < TODAYS_LAWS
    }
}

impl Tournament {
    /// Returns the same event under other laws, only for deciding.
    pub(crate) fn with_laws(&self, laws: Laws) -> Self {
        Self { laws, ..self.clone() }
    }

    /// Returns whether commands are decided by the laws of earlier programs.
    pub(crate) fn uses_old_laws(&self) -> bool {
        self.laws == Laws::Before
    }

    /// Checks a law that programs before 29 November 2026 did not have.
    pub(crate) fn check_new_law(
        &self,
        law: Refusal,
        fine: bool,
        waiver: Option<&Waiver>,
    ) -> Result<(), Refusal> {
        law.check(fine || self.uses_old_laws(), waiver)
    }

    /// Checks that the payments made stay owed after these events. An entry that had too much
    /// before is passed over.
    pub(crate) fn check_payments_owed(
        &self,
        events: &[Event],
        at: Timestamp,
    ) -> Result<(), Refusal> {
        let is_any_paid = !self.payments.all().is_empty() || !self.payments.handed().is_empty();
        if !is_any_paid || self.uses_old_laws() {
            return Ok(());
        }
        let mut then = self.clone();
        for event in events {
            then.apply(event, at);
        }
        let overpaid = |t: &Self| -> Vec<EntryId> {
            let dues = t.dues(at).into_iter().filter(super::payments::Due::is_overpaid);
            dues.map(|due| due.entry).collect()
        };
        let before = overpaid(self);
        let fine = overpaid(&then).iter().all(|entry| before.contains(entry));
        Refusal::PaidAlready.check(fine, None)
    }
}
