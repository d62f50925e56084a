//! Bounty money is in one place at a time.

use super::{Breach, ensure};
use crate::{
    rules::money::Money,
    tournament::{Tournament, entries::Entry},
};

impl Tournament {
    /// All bounty money that was paid in and not given back is in exactly one place, and none of
    /// them owes any.
    pub(super) fn bounties_are_counted(&self) -> Result<(), Breach> {
        let bounties = &self.bounties;
        let mut heads = bounties.heads();
        let sound = heads.all(|(entry, head)| {
            head >= Money::ZERO && self.entries.get(entry).is_some_and(Entry::is_in)
        });
        // Envelopes that were announced can hold more than came in, once less came in by a late report.
        let sound = sound && (bounties.draws_from() > 0 || bounties.pool() >= Money::ZERO);
        ensure(sound, Breach::BountiesMiscounted)?;
        ensure(bounties.held() == self.entries.paid().bounty, Breach::BountiesMiscounted)
    }
}
