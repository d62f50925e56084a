//! No cent is made or lost between the tills and the payout desk.

use std::collections::BTreeSet;

use bottone_base::money::Money;
use bottone_rules::buy_in::BuyIn;

use super::{Breach, ensure};
use crate::{Tournament, entries::EntryId};

impl Tournament {
    pub(super) fn check_money(&self) -> Result<(), Breach> {
        let sold: BuyIn = self.sales().iter().map(|sales| sales.price.times(sales.count)).sum();
        let paid = self.entries.paid();
        ensure(sold.plus(self.entries.kept()) == paid, Breach::MoneyMiscounted)?;
        let pool = self.pool();
        let reached = paid.prize.plus(pool.bounties).minus(pool.withheld).minus(pool.stacks);
        let fine = pool.to_pay == reached.max(pool.guarantee)
            && pool.to_pay == reached.plus(pool.overlay)
            && pool.withheld <= paid.prize;
        ensure(fine, Breach::MoneyMiscounted)
    }

    /// Checks that every payment has an entry and an amount, and its own number among the entry's
    /// payments.
    pub(super) fn check_payments(&self) -> Result<(), Breach> {
        let mut numbers: BTreeSet<(EntryId, u32)> = BTreeSet::new();
        for payment in self.payments.all() {
            let something =
                payment.amount > Money::ZERO || (payment.amount.is_zero() && payment.tickets > 0);
            let fine = self.entries.get(payment.entry).is_some()
                && something
                && (Money::ZERO..=payment.amount).contains(&payment.withheld)
                && numbers.insert((payment.entry, payment.number));
            ensure(fine, Breach::PaymentsMiscounted)?;
        }
        Ok(())
    }
}
