//! The payouts of the places, by the table or by a deal.

use std::collections::BTreeSet;

use bottone_base::money::Money;
use bottone_rules::payouts::worth;

use super::{Breach, ensure};
use crate::{FinishPlaces, Tournament};

impl Tournament {
    /// Checks the sums of the prizes. Ties make and lose nothing: places together are paid the sum
    /// of their single payouts.
    pub(super) fn check_prizes(&self, places: &FinishPlaces) -> Result<(), Breach> {
        let locked = self.prizes.locked();
        let whole = locked.is_none_or(|l| worth(&l.prizes(), l.ticket) == l.pool);
        ensure(whole, Breach::PrizesMiscounted)?;
        let Ok(prizes) = self.prize_list() else { return Ok(()) };
        let ticket = self.ticket();
        let won = self.won_by_the_out(&prizes, places);
        let won: Money = won.values().map(|won| won.prize.worth(ticket)).sum();
        let last = self.entries.count().saturating_sub(self.entries.forfeited_count());
        let taken = prizes.get(..last).unwrap_or(&prizes);
        // Entries through with a seat are before the playing ones, the others after them.
        let (through, rest) = taken.split_at(self.entries.qualified().len().min(taken.len()));
        let out = rest.get(self.entries.playing_count()..).unwrap_or_default();
        let due = worth(through, ticket).plus(worth(out, ticket));
        ensure(won == due, Breach::PrizesMiscounted)
    }

    /// Checks that each piece is of an item of the event, and with one entry at most.
    pub(super) fn check_items(&self) -> Result<(), Breach> {
        let mut pieces = BTreeSet::new();
        for handed in self.payments.handed().iter().filter(|handed| handed.is_valid()) {
            let fine = self.entries.get(handed.entry).is_some()
                && self.setup.item(handed.piece).is_some()
                && pieces.insert(handed.piece);
            ensure(fine, Breach::ItemsMiscounted)?;
        }
        Ok(())
    }

    /// Checks that nothing is won in an event without prizes.
    pub(super) fn check_no_prizes(&self) -> Result<(), Breach> {
        ensure(self.has_no_prizes(), Breach::PrizesAfterAll)
    }

    pub(super) fn check_deal(&self) -> Result<(), Breach> {
        let Some(deal) = self.deals.agreed() else { return Ok(()) };
        ensure(self.is_whole(deal), Breach::DealMiscounted)
    }
}
