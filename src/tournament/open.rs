//! Everything that keeps the results of an event from being final.

use std::collections::BTreeMap;

use crate::{
    rules::{
        money::Money,
        payouts::{PayoutFault, worth},
        time::Timestamp,
    },
    tournament::{Tournament, entries::EntryId, payments::Due, prizes::Won},
};

/// One thing that keeps the results from being final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// The prize plan does not fit: it pays nobody.
    Plan {
        /// The money that is paid to nobody.
        pool: Money,
        fault: PayoutFault,
    },
    /// The places are not paid what is in the pool.
    Pool {
        /// The sum announced for the places, or paid to them once all are decided.
        paid: Money,
        /// The sum that there is to pay.
        pool: Money,
    },
    /// So many bounties wait for a taker.
    Bounties(usize),
    /// So many envelopes are to be drawn by a known taker.
    Envelopes(usize),
    /// So many entries do not have the money that they are owed, or have too much.
    Payments(usize),
    /// So many entries do not have the tickets that they are owed, or have too many.
    Tickets(usize),
    /// So many entries do not have the prizes that are not money and are theirs, or have too many.
    Items(usize),
}

impl Open {
    /// Returns true where a place or a sum can still change by it.
    pub const fn changes_results(self) -> bool {
        matches!(
            self,
            Self::Plan { .. } | Self::Pool { .. } | Self::Bounties(_) | Self::Envelopes(_)
        )
    }

    /// Returns true where part of the pool is paid to nobody, or more than the pool is promised.
    pub const fn is_a_difference(self) -> bool {
        matches!(self, Self::Plan { .. } | Self::Pool { .. })
    }
}

impl Tournament {
    /// Returns everything that keeps the results from being final, the most serious first.
    ///
    /// A place that is still played for is not in the list: [`Tournament::results`] knows it.
    pub fn open(&self, at: Timestamp) -> Vec<Open> {
        let won = self.prizes_won(at);
        self.open_of(&won, &self.dues_of(&won, at), at)
    }

    /// Returns the same, with what was won and what is owed worked out before.
    pub(in crate::tournament) fn open_of(
        &self,
        won: &BTreeMap<EntryId, Won>,
        dues: &[Due],
        at: Timestamp,
    ) -> Vec<Open> {
        let mut open: Vec<Open> = self.open_pool(won, at).into_iter().collect();
        let waiting = || self.bounties.waiting();
        let to_draw = waiting().filter(|claim| claim.may_draw()).count();
        let to_take = waiting().count() - to_draw;
        let unpaid = dues.iter().filter(|due| !due.left().is_zero()).count();
        let tickets = dues.iter().filter(|due| due.tickets_left() != 0).count();
        open.extend((to_take > 0).then_some(Open::Bounties(to_take)));
        open.extend((to_draw > 0).then_some(Open::Envelopes(to_draw)));
        open.extend((unpaid > 0).then_some(Open::Payments(unpaid)));
        open.extend((tickets > 0).then_some(Open::Tickets(tickets)));
        let items = dues.iter().filter(|due| due.items_left() != 0).count();
        open.extend((items > 0).then_some(Open::Items(items)));
        open
    }

    /// Returns how what the places are paid is not the pool. Nothing while entries may come: the pool is not known.
    fn open_pool(&self, won: &BTreeMap<EntryId, Won>, at: Timestamp) -> Option<Open> {
        if self.registration_open(at) {
            return None;
        }
        let pool = self.pool().to_pay;
        let Ok(list) = self.prize_list() else {
            return self.plan_fault(at).map(|fault| Open::Plan { pool, fault });
        };
        let ticket = self.ticket();
        let paid = if self.is_decided(won, at) {
            won.values().map(|won| won.prize.worth(ticket)).sum()
        } else {
            worth(&list, ticket)
        };
        (paid != pool).then_some(Open::Pool { paid, pool })
    }

    /// Returns why the prize plan pays nobody, once nobody can enter any more. Nothing where the prizes are locked, and
    /// where there is nothing to pay.
    pub fn plan_fault(&self, at: Timestamp) -> Option<PayoutFault> {
        let fault = self.prize_list().err()?;
        (!self.registration_open(at) && self.pool().to_pay > Money::ZERO).then_some(fault)
    }
}
