//! The payouts of the places: the plan, and the locked table.

mod acts;
mod certainty;
mod decide;
mod winnings;

use std::sync::Arc;

use bottone_base::{money::Money, time::Timestamp};
use bottone_rules::payouts::{PayoutFault, PayoutField, PayoutPlan, Prize};
use serde::Serialize;

use super::{Event, Tournament, derived::Derived, entries};
pub use acts::{PrizeCommand, PrizeEvent, PrizeRange};
pub use certainty::{Certainty, NextOut};
pub use decide::MOST_REASON;
pub(super) use decide::decide;
pub use winnings::Winnings;

/// The payouts of the places: the plan, and the locked table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prizes {
    plan: PayoutPlan,
    locked: Option<LockedPrizes>,
    /// The payouts by the plan, with the field behind them.
    #[serde(skip)]
    planned: Derived<Arc<PlannedPrizes>>,
}

/// The payouts by the plan for a field.
type PlannedPrizes = (PayoutField, Result<Vec<Prize>, PayoutFault>);

/// The announced payouts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LockedPrizes {
    pub at: Timestamp,
    /// The payouts from the first place down.
    pub rows: Vec<PrizeRange>,
    /// The value of a ticket among them.
    pub ticket: Money,
    /// The sum to pay, then or at the last correction.
    pub pool: Money,
    /// The number of entries at that time.
    pub entries: u32,
    /// The number of corrections.
    pub corrections: u32,
}

impl Prizes {
    /// Applies an event. `field` is the present field; it may be `None` while no payouts are
    /// computed.
    pub(super) fn on_event(&mut self, event: &Event, field: Option<PayoutField>, at: Timestamp) {
        if self.worked_out_for() != field {
            self.planned.forget();
        }
        let Event::Prizes(event) = event else { return };
        match event {
            PrizeEvent::Planned(plan) => {
                self.plan.clone_from(plan);
                self.planned.forget();
            }
            PrizeEvent::Locked { rows, ticket, pool, entries } => {
                let (rows, ticket, pool, entries) = (rows.clone(), *ticket, *pool, *entries);
                self.locked =
                    Some(LockedPrizes { at, rows, ticket, pool, entries, corrections: 0 });
            }
            PrizeEvent::Unlocked { .. } => self.locked = None,
            PrizeEvent::Corrected { prizes, pool, entries, .. } => {
                let Some(locked) = &mut self.locked else { return };
                locked.rows = PrizeRange::of(&locked.with(prizes));
                (locked.pool, locked.entries) = (*pool, *entries);
                locked.corrections = locked.corrections.saturating_add(1);
            }
        }
    }

    /// Returns the field of the computed payouts, if they are computed.
    pub(super) fn worked_out_for(&self) -> Option<PayoutField> {
        self.planned.known().map(|planned| planned.0)
    }

    /// Returns the plan, which is used while no table is locked.
    pub fn plan(&self) -> &PayoutPlan {
        &self.plan
    }

    /// Returns the announced payouts, unless cancelled.
    pub fn locked(&self) -> Option<&LockedPrizes> {
        self.locked.as_ref()
    }
}

impl LockedPrizes {
    /// Returns the number of paid places.
    pub fn places(&self) -> u32 {
        self.rows.iter().fold(0, |places, row| places.saturating_add(row.places))
    }

    /// Returns the prizes of the places, the first place first. Limited to the most entries of an
    /// event, whatever a file says.
    pub fn prizes(&self) -> Vec<Prize> {
        let each = |row: &PrizeRange| std::iter::repeat_n(row.prize, row.places as usize);
        self.rows.iter().flat_map(each).take(entries::MOST).collect()
    }

    /// Returns the prizes of the places with these changed sums of money.
    fn with(&self, changes: &[(u32, Money)]) -> Vec<Prize> {
        let mut prizes = self.prizes();
        for (place, money) in changes {
            if let Some(prize) = prizes.get_mut((*place as usize).wrapping_sub(1)) {
                prize.money = *money;
            }
        }
        prizes
    }
}

impl Tournament {
    /// Returns the pool to be paid out and the number of entries with a place. A forfeited entry
    /// has none.
    pub fn field(&self) -> PayoutField {
        let placed = self.entries.count().saturating_sub(self.entries.forfeited_count());
        PayoutField {
            pool: self.pool().to_pay,
            entries: u32::try_from(placed).unwrap_or(u32::MAX),
            buy_in: self.setup.buy_in.prize,
            whole: self.setup.currency.scale(),
        }
    }

    /// Returns the prizes of the places, the first place first: the locked ones, or the planned
    /// ones.
    ///
    /// # Errors
    /// The reason why the plan pays no prize.
    pub fn prize_list(&self) -> Result<Vec<Prize>, PayoutFault> {
        match &self.prizes.locked {
            Some(locked) => Ok(locked.prizes()),
            None => self.planned().clone(),
        }
    }

    /// Returns the prizes of the places by the plan.
    fn planned(&self) -> &Result<Vec<Prize>, PayoutFault> {
        let work_out = || {
            let field = self.field();
            Arc::new((field, self.prizes.plan.prizes(&field)))
        };
        &self.prizes.planned.get_or_compute(work_out).1
    }

    /// Returns whether the kept payouts equal the recomputed ones.
    pub(super) fn is_paid_as_planned(&self) -> bool {
        let field = self.field();
        let known = self.prizes.planned.known();
        known.is_none_or(|known| **known == (field, self.prizes.plan.prizes(&field)))
    }

    /// Returns the value of a ticket among the prizes; zero without tickets.
    pub fn ticket(&self) -> Money {
        let locked = self.prizes.locked.as_ref().map(|locked| locked.ticket);
        locked.unwrap_or_else(|| self.prizes.plan.ticket())
    }

    /// Returns the number of paid places; 0 while the plan pays no prize.
    pub fn places_paid(&self) -> usize {
        match &self.prizes.locked {
            Some(locked) => locked.places() as usize,
            None => self.planned().as_ref().map_or(0, Vec::len),
        }
    }

    /// Returns whether the pool has changed since the payouts were locked.
    pub fn pool_moved(&self) -> bool {
        self.prizes.locked.as_ref().is_some_and(|locked| locked.pool != self.pool().to_pay)
    }
}
