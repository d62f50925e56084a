//! Bounty money is in one place at a time.

use bottone_base::money::Money;

use super::{Breach, ensure};
use crate::{Tournament, entries::Entry};

impl Tournament {
    /// Checks that all bounty money paid in and not given back is in exactly one place. No place
    /// may be negative.
    pub(super) fn check_bounties(&self) -> Result<(), Breach> {
        let bounties = &self.bounties;
        let mut heads = bounties.heads();
        let sound = heads.all(|(entry, head)| {
            head >= Money::ZERO && self.entries.get(entry).is_some_and(Entry::is_in)
        });
        // Announced envelopes can exceed the money that came in, after a late report reduced it.
        let sound = sound && (bounties.draws_from() > 0 || bounties.pool() >= Money::ZERO);
        ensure(sound, Breach::BountiesMiscounted)?;
        ensure(bounties.total_money() == self.entries.paid().bounty, Breach::BountiesMiscounted)
    }
}
