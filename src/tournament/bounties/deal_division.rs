//! The sharing of the remaining bounties by a deal, and its reversal.

use bottone_base::money::Money;
use bottone_rules::bounties::Drum;
use serde::Serialize;

use super::{Bounties, heads::HeadBounties, pay};
use crate::{deals::DealEvent, entries::EntryId};

/// The sources and destinations of the money that a deal shared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct DealDivision {
    heads: HeadBounties,
    pool: Money,
    drum: Drum,
    shares: Vec<(EntryId, Money)>,
    /// The part that stayed in the pool for the prizes.
    stayed: Money,
    /// The number of claims at that time.
    claims: usize,
}

impl Bounties {
    /// Applies a deal to the remaining bounties: shares them, or takes the shares back if it is
    /// cancelled.
    pub(super) fn share(&mut self, event: &DealEvent) {
        match event {
            DealEvent::Agreed(agreement) if !agreement.bounties.is_empty() => {
                self.divide(&agreement.bounties);
            }
            DealEvent::Agreed(_) => {}
            DealEvent::Cancelled { .. } => self.take_back(),
        }
    }

    /// Returns whether a deal shared the bounties and neither heads nor envelopes hold any money.
    pub(super) fn is_shared(&self) -> bool {
        self.divided.is_some() && self.heads.is_empty() && self.drum.count() == 0
    }

    /// Returns whether the shared money can go back to its places. False if a bounty was left
    /// behind since, or new envelopes were made.
    pub(crate) fn can_take_back(&self) -> bool {
        self.divided.as_ref().is_none_or(|divided| {
            self.claims.len() == divided.claims
                && self.drum.count() == 0
                && self.pool >= divided.stayed
        })
    }

    fn divide(&mut self, shares: &[(EntryId, Money)]) {
        let stayed = self.remaining_money().minus(shares.iter().map(|(_, share)| *share).sum());
        self.divided = Some(DealDivision {
            heads: std::mem::take(&mut self.heads),
            pool: std::mem::replace(&mut self.pool, stayed),
            drum: std::mem::take(&mut self.drum),
            shares: shares.to_vec(),
            stayed,
            claims: self.claims.len(),
        });
        for (entry, share) in shares {
            pay(&mut self.won, *entry, *share);
        }
    }

    fn take_back(&mut self) {
        let Some(divided) = self.divided.take() else { return };
        for (entry, share) in divided.shares {
            pay(&mut self.won, entry, Money::ZERO.minus(share));
        }
        let nothing = self.won.iter().filter(|(_, won)| won.is_zero()).map(|(entry, _)| *entry);
        for entry in nothing.collect::<Vec<_>>() {
            self.won.remove(&entry);
        }
        for (entry, head) in divided.heads.iter() {
            self.heads.pay(entry, head);
        }
        self.pool = self.pool.minus(divided.stayed).plus(divided.pool);
        self.drum = divided.drum;
    }
}
