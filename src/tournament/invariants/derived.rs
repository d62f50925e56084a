//! What is kept so that it need not be worked out again.

use super::{Breach, ensure};
use crate::tournament::Tournament;

impl Tournament {
    /// A count from nothing gives the same: of the entries, the heads, the tables as the balancer sees them, and the
    /// prizes by the plan.
    pub(super) fn what_is_kept_holds(&self) -> Result<(), Breach> {
        let seen = self.tables.are_seen_as_they_are(&self.setup.house);
        let counted = self.entries.are_counted() && self.bounties.are_counted();
        ensure(seen && counted && self.is_paid_as_planned(), Breach::Stale)
    }
}
