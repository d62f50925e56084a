//! Penalties and disqualifications.

use super::{Breach, ensure};
use crate::{Tournament, entries::EntryFacts};

impl Tournament {
    pub(super) fn check_penalties(&self, facts: &EntryFacts) -> Result<(), Breach> {
        for served in self.incidents.penalties() {
            let fine = self.entries.get(served.entry).is_some() && served.left <= served.hands;
            ensure(fine, Breach::PenaltyMiscounted)?;
        }
        ensure(!facts.plays_disqualified, Breach::DisqualifiedIn)
    }
}
