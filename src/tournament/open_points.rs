//! The open points that keep the results of an event from being final.

use std::collections::BTreeMap;

use bottone_base::{money::Money, time::Timestamp};
use bottone_rules::payouts::{PayoutFault, worth};

use crate::{Tournament, entries::EntryId, payments::Due, prizes::Winnings};

/// An open point that keeps the results from being final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPoint {
    /// The prize plan does not fit, so no prize is paid.
    Plan {
        /// The money without a payee.
        pool: Money,
        fault: PayoutFault,
    },
    /// The places are not paid the sum in the pool.
    Pool {
        /// The sum announced for the places, or paid to them once all are decided.
        paid: Money,
        /// The sum to pay.
        pool: Money,
    },
    /// The number of bounties that wait for a taker.
    Bounties(usize),
    /// The number of envelopes to be drawn by a known taker.
    Envelopes(usize),
    /// The number of entries paid less or more money than they are owed.
    Payments(usize),
    /// The number of entries given fewer or more tickets than they are owed.
    Tickets(usize),
    /// The number of entries given fewer or more prizes in kind than they are owed.
    Items(usize),
}

impl OpenPoint {
    /// Returns whether a place or a sum can still change by it.
    pub const fn changes_results(self) -> bool {
        matches!(
            self,
            Self::Plan { .. } | Self::Pool { .. } | Self::Bounties(_) | Self::Envelopes(_)
        )
    }

    /// Returns whether part of the pool has no payee, or more than the pool is promised.
    pub const fn is_a_difference(self) -> bool {
        matches!(self, Self::Plan { .. } | Self::Pool { .. })
    }
}

impl Tournament {
    /// Returns the open points, the most serious first.
    ///
    /// A place that is still played for is not in the list: [`Tournament::results`] knows it.
    pub fn open(&self, at: Timestamp) -> Vec<OpenPoint> {
        let won = self.prizes_won(at);
        self.open_of(&won, &self.dues_of(&won, at), at)
    }

    /// Returns the same for known winnings and dues.
    pub(crate) fn open_of(
        &self,
        won: &BTreeMap<EntryId, Winnings>,
        dues: &[Due],
        at: Timestamp,
    ) -> Vec<OpenPoint> {
        let mut open: Vec<OpenPoint> = self.open_pool(won, at).into_iter().collect();
        let waiting = || self.bounties.open_claims();
        let to_draw = waiting().filter(|claim| claim.may_draw()).count();
        let to_take = waiting().count() - to_draw;
        let unpaid = dues.iter().filter(|due| !due.remaining().is_zero()).count();
        let tickets = dues.iter().filter(|due| due.tickets_left() != 0).count();
        open.extend((to_take > 0).then_some(OpenPoint::Bounties(to_take)));
        open.extend((to_draw > 0).then_some(OpenPoint::Envelopes(to_draw)));
        open.extend((unpaid > 0).then_some(OpenPoint::Payments(unpaid)));
        open.extend((tickets > 0).then_some(OpenPoint::Tickets(tickets)));
        let items = dues.iter().filter(|due| due.items_left() != 0).count();
        open.extend((items > 0).then_some(OpenPoint::Items(items)));
        open
    }

    /// Returns the difference between the payouts and the pool. `None` while entries may come,
    /// because the pool is not known.
    fn open_pool(&self, won: &BTreeMap<EntryId, Winnings>, at: Timestamp) -> Option<OpenPoint> {
        if self.registration_open(at) {
            return None;
        }
        let pool = self.pool().to_pay;
        let Ok(list) = self.prize_list() else {
            return self.plan_fault(at).map(|fault| OpenPoint::Plan { pool, fault });
        };
        let ticket = self.ticket();
        let paid = if self.is_decided(won, at) {
            won.values().map(|won| won.prize.worth(ticket)).sum()
        } else {
            worth(&list, ticket)
        };
        (paid != pool).then_some(OpenPoint::Pool { paid, pool })
    }

    /// Returns the reason why the prize plan pays no prize, once registration is over. `None` if
    /// the prizes are locked, or there is no money to pay.
    pub fn plan_fault(&self, at: Timestamp) -> Option<PayoutFault> {
        let fault = self.prize_list().err()?;
        (!self.registration_open(at) && self.pool().to_pay > Money::ZERO).then_some(fault)
    }
}
