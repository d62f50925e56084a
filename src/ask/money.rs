//! The questions about the value of stacks and the payouts of places.

use bottone_base::{chips::Chips, money::Money};
use bottone_i18n::{Filling, Saying};
use bottone_rules::{
    deals::{chip_chop, icm},
    payouts::{self, MOST_ENTRIES, PayoutTerms, payouts},
};
use serde::{Deserialize, Deserializer};

use super::{
    fault::{QuestionFault, expected},
    reading::sealed,
};

/// Stacks, and the prizes for their players.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrizesQuestion {
    stacks: Vec<Chips>,
    #[serde(deserialize_with = "prizes")]
    prizes: Vec<f64>,
}

/// The largest prize, in units.
const MOST: f64 = 1e15;

/// Reads prizes, whole or not.
fn prizes<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<f64>, D::Error> {
    let prizes = Vec::<f64>::deserialize(from)?;
    match prizes.iter().find(|prize| !(0.0..=MOST).contains(*prize)) {
        Some(prize) => {
            let found = Saying::of("ask-prize").with("prize", prize.to_string());
            let range = Saying::of("ask-range").with("least", 0_u8).with("most", MOST.to_string());
            Err(sealed(&expected(found, range)))
        }
        None => Ok(prizes),
    }
}

/// The largest product of players and prizes computed: 20,000 players and 3,000 prizes.
const MOST_WORK: usize = 60_000_000;

impl PrizesQuestion {
    pub(super) fn icm(&self) -> Result<Vec<f64>, QuestionFault> {
        check_stacks(&self.stacks, true)?;
        check_work(self.stacks.len(), self.prizes.len())?;
        let missed = |_| QuestionFault::of("prizes", Saying::of("ask-icm-sum"));
        icm(&self.stacks, &self.prizes).map_err(missed)
    }

    pub(super) fn chip_chop(&self) -> Result<Vec<f64>, QuestionFault> {
        check_stacks(&self.stacks, true)?;
        Ok(chip_chop(&self.stacks, &self.prizes))
    }
}

/// Checks that there are stacks and, if they count, that a player has chips.
pub(super) fn check_stacks(stacks: &[Chips], by_chips: bool) -> Result<(), QuestionFault> {
    if stacks.is_empty() {
        return Err(QuestionFault::of("stacks", Saying::of("ask-no-stacks")));
    }
    if by_chips && stacks.iter().all(|stack| stack.is_zero()) {
        return Err(QuestionFault::of("stacks", Saying::of("ask-no-one-has-chips")));
    }
    Ok(())
}

/// Checks that this many stacks and prizes can be computed.
pub(super) fn check_work(players: usize, prizes: usize) -> Result<(), QuestionFault> {
    let paid = prizes.min(players);
    if players.saturating_mul(paid) <= MOST_WORK {
        return Ok(());
    }
    let many = Saying::of("ask-too-much-work").with("players", players).with("prizes", paid);
    Err(QuestionFault::of("stacks", many.with("most", MOST_WORK)))
}

/// The amounts to be paid out, in the smallest unit in use.
#[derive(Deserialize)]
#[serde(rename = "Payouts", deny_unknown_fields)]
pub(super) struct PayoutsQuestion {
    pool: Money,
    entries: u32,
    unit: Money,
    #[serde(default)]
    places: Option<u32>,
    #[serde(default)]
    least: Option<Money>,
}

impl PayoutsQuestion {
    pub(super) fn answer(&self) -> Result<Vec<Money>, QuestionFault> {
        let Self { pool, entries, unit, places, least } = *self;
        if let Some(least) = least.map(Money::minor).filter(|least| *least < 0) {
            let negative = Saying::of("ask-negative-prize").with("prize", least.to_string());
            return Err(QuestionFault::of("least", negative));
        }
        let paid = payouts(&PayoutTerms { pool, entries, unit, places, least });
        paid.map_err(|fault| self.fault(fault))
    }

    /// Returns the smallest prize in whole units, with the requested one if it differs.
    fn least_prize(&self) -> Filling {
        let unit = self.unit.minor().max(1);
        let asked = self.least.map_or(unit, |least| least.minor().max(1));
        let units = asked / unit + i64::from(asked % unit > 0);
        let least = units.saturating_mul(unit);
        if least == asked {
            return least.to_string().into();
        }
        let least = Saying::of("ask-in-units").with("prize", least.to_string());
        least.with("asked", asked.to_string()).with("unit", unit.to_string()).into()
    }

    fn of_pool(&self, name: &'static str) -> Saying {
        Saying::of(name)
            .with("pool", self.pool.minor().to_string())
            .with("least", self.least_prize())
    }

    fn fault(&self, fault: payouts::PayoutFault) -> QuestionFault {
        use payouts::PayoutFault as F;
        if let Some(fault) = pool_fault(fault, self.entries) {
            return fault;
        }
        let too_small = match fault {
            F::PoolTooSmall { places: places @ 1.. } => {
                self.of_pool("ask-pool-pays").with("places", places)
            }
            _ => self.of_pool("ask-pool-below-prize"),
        };
        QuestionFault::of("pool", too_small)
    }
}

/// Describes the fault of a pool for this many entries, by any plan. `None` if it is only too
/// small.
pub(super) fn pool_fault(fault: payouts::PayoutFault, entries: u32) -> Option<QuestionFault> {
    use payouts::PayoutFault as F;
    Some(match fault {
        F::NoPool => QuestionFault::of("pool", Saying::of("ask-no-pool")),
        F::Entries => {
            let entries = Saying::of("ask-entries").with("entries", entries);
            QuestionFault::of("entries", entries.with("most", MOST_ENTRIES))
        }
        F::Unit => QuestionFault::of("unit", Saying::of("ask-unit")),
        F::Places => QuestionFault::of("places", Saying::of("ask-places").with("entries", entries)),
        F::PoolTooSmall { .. } => return None,
    })
}
