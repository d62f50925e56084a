//! What each place is paid: the plan, and the table that was locked.

mod acts;
mod certainty;
mod decide;
mod winnings;

use std::sync::Arc;

use serde::Serialize;

use super::{Event, Tournament, derived::Derived, entries};
use crate::rules::{
    money::Money,
    payouts::{Field, PayoutFault, Plan, Prize},
    time::Timestamp,
};
pub use acts::{PrizeCommand, PrizeEvent, Row};
pub use certainty::{Certainty, NextOut};
pub use decide::MOST_REASON;
pub(super) use decide::decide;
pub use winnings::Won;

/// What each place is paid: the plan, and the table that was locked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prizes {
    plan: Plan,
    locked: Option<Locked>,
    /// What the plan pays, and for which field.
    #[serde(skip)]
    planned: Derived<Arc<Planned>>,
}

/// What the plan pays in a field.
type Planned = (Field, Result<Vec<Prize>, PayoutFault>);

/// What was announced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Locked {
    pub at: Timestamp,
    /// What is paid, from the first place down.
    pub rows: Vec<Row>,
    /// What a ticket among them is worth.
    pub ticket: Money,
    /// What there was to pay then, or at the last correction.
    pub pool: Money,
    /// How many entries there were then.
    pub entries: u32,
    /// How often it was corrected.
    pub corrections: u32,
}

impl Prizes {
    /// `field` is what there is to be paid out now; it need not be told while nothing is worked out.
    pub(super) fn on_event(&mut self, event: &Event, field: Option<Field>, at: Timestamp) {
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
                self.locked = Some(Locked { at, rows, ticket, pool, entries, corrections: 0 });
            }
            PrizeEvent::Unlocked { .. } => self.locked = None,
            PrizeEvent::Corrected { prizes, pool, entries, .. } => {
                let Some(locked) = &mut self.locked else { return };
                locked.rows = Row::of(&locked.with(prizes));
                (locked.pool, locked.entries) = (*pool, *entries);
                locked.corrections = locked.corrections.saturating_add(1);
            }
        }
    }

    /// What there was to be paid out when it was worked out what the plan pays, if it was.
    pub(super) fn worked_out_for(&self) -> Option<Field> {
        self.planned.known().map(|planned| planned.0)
    }

    /// How the pool is paid out while nothing is locked.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What was announced, unless it was taken back.
    pub fn locked(&self) -> Option<&Locked> {
        self.locked.as_ref()
    }
}

impl Locked {
    /// How many places are paid.
    pub fn places(&self) -> u32 {
        self.rows.iter().fold(0, |places, row| places.saturating_add(row.places))
    }

    /// What each place is paid, the first place first. No more places than an event can have entries,
    /// whatever a file says.
    pub fn prizes(&self) -> Vec<Prize> {
        let each = |row: &Row| std::iter::repeat_n(row.prize, row.places as usize);
        self.rows.iter().flat_map(each).take(entries::MOST).collect()
    }

    /// What each place is paid when some are paid other sums of money.
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
    /// Returns the pool to be paid out and the number of entries with a place. A forfeited entry has none.
    pub fn field(&self) -> Field {
        let placed = self.entries.count().saturating_sub(self.entries.forfeited_count());
        Field {
            pool: self.pool().to_pay,
            entries: u32::try_from(placed).unwrap_or(u32::MAX),
            buy_in: self.setup.buy_in.prize,
            whole: self.setup.currency.scale(),
        }
    }

    /// What each place is paid, the first place first: as it was locked, or as it is planned.
    ///
    /// # Errors
    /// Why nothing can be paid by the plan.
    pub fn prize_list(&self) -> Result<Vec<Prize>, PayoutFault> {
        match &self.prizes.locked {
            Some(locked) => Ok(locked.prizes()),
            None => self.planned().clone(),
        }
    }

    /// What each place is paid by the plan.
    fn planned(&self) -> &Result<Vec<Prize>, PayoutFault> {
        let work_out = || {
            let field = self.field();
            Arc::new((field, self.prizes.plan.prizes(&field)))
        };
        &self.prizes.planned.or_work_out(work_out).1
    }

    /// Is what was worked out what the plan pays?
    pub(super) fn is_paid_as_planned(&self) -> bool {
        let field = self.field();
        let known = self.prizes.planned.known();
        known.is_none_or(|known| **known == (field, self.prizes.plan.prizes(&field)))
    }

    /// What a ticket among the prizes is worth; nothing when there are none.
    pub fn ticket(&self) -> Money {
        let locked = self.prizes.locked.as_ref().map(|locked| locked.ticket);
        locked.unwrap_or_else(|| self.prizes.plan.ticket())
    }

    /// How many places are paid; none while nothing can be paid.
    pub fn places_paid(&self) -> usize {
        match &self.prizes.locked {
            Some(locked) => locked.places() as usize,
            None => self.planned().as_ref().map_or(0, Vec::len),
        }
    }

    /// Has the pool moved since what is paid was locked?
    pub fn pool_moved(&self) -> bool {
        self.prizes.locked.as_ref().is_some_and(|locked| locked.pool != self.pool().to_pay)
    }
}
