//! The bounty of a player busted by mistake.

use bottone_base::money::Money;

use super::{Bounties, BountyPrize, ExitCause, Fall};
use crate::entries::EntryId;

impl Bounties {
    /// Returns whether this entry can come back as if it had never busted. Its last bounty must be
    /// neither taken nor drawn for.
    pub(crate) fn can_reverse_bust(&self, entry: EntryId) -> bool {
        let fall = self.falls.get(&entry).and_then(|falls| falls.last());
        fall.and_then(|fall| self.claims.get(fall.claim)).is_none_or(|claim| {
            claim.by.is_none() && matches!(claim.prize, BountyPrize::Head { .. })
                || claim.prize == BountyPrize::Nothing
        })
    }

    /// Puts the bounty back on the head, so that this bust leaves nothing to take. `paid` is the
    /// price that the entry paid for its bounty.
    pub(super) fn reverse_bust(&mut self, entry: EntryId, paid: Money) {
        // Before envelopes are made, the amount on a fallen head belongs to no player and is in
        // the pool.
        let is_in_pool = self.from == 0 && !self.is_shared();
        let Some(fall) = self.falls.get_mut(&entry).and_then(|falls| falls.last_mut()) else {
            return;
        };
        // For every claim since, the entry was in.
        let Fall { claim, back, .. } = fall;
        *back = Some(*claim);
        let Some(claim) = self.claims.get_mut(*claim) else { return };
        let amount = std::mem::take(&mut claim.amount);
        claim.cause = ExitCause::BroughtBack;
        claim.by = Some(Vec::new());
        let nobodys = match claim.prize {
            BountyPrize::Nothing if is_in_pool => paid.min(self.pool),
            _ => Money::ZERO,
        };
        self.pool = self.pool.minus(nobodys);
        self.heads.pay(entry, amount.plus(nobodys));
    }
}
