//! What stacks are worth and what places are paid.

use serde::{Deserialize, Deserializer, de::Error as _};

use super::fault::Fault;
use crate::rules::{
    chips::Chips,
    deals::{chip_chop, icm},
    money::Money,
    payouts::{self, MOST_ENTRIES, Terms, payouts},
};

/// Stacks, and prizes for those who have them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Prizes {
    stacks: Vec<Chips>,
    #[serde(deserialize_with = "prizes")]
    prizes: Vec<f64>,
}

/// The largest prize, in units.
const MOST: f64 = 1e15;

/// Prizes, whole or not.
fn prizes<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<f64>, D::Error> {
    let prizes = Vec::<f64>::deserialize(from)?;
    match prizes.iter().find(|prize| !(0.0..=MOST).contains(*prize)) {
        Some(prize) => {
            Err(D::Error::custom(format_args!("a prize of {prize}: expected 0 to {MOST}")))
        }
        None => Ok(prizes),
    }
}

/// The most players times prizes that are worked out: 20,000 players and 3,000 prizes.
const MOST_WORK: usize = 60_000_000;

impl Prizes {
    pub(super) fn icm(&self) -> Result<Vec<f64>, Fault> {
        self.check()?;
        let paid = self.prizes.len().min(self.stacks.len());
        if self.stacks.len().saturating_mul(paid) > MOST_WORK {
            let many = format!(
                "{} players and {paid} prizes: expected at most {MOST_WORK} when they are multiplied",
                self.stacks.len()
            );
            return Err(Fault::of("stacks", many));
        }
        Ok(icm(&self.stacks, &self.prizes))
    }

    pub(super) fn chip_chop(&self) -> Result<Vec<f64>, Fault> {
        self.check()?;
        Ok(chip_chop(&self.stacks, &self.prizes))
    }

    fn check(&self) -> Result<(), Fault> {
        if self.stacks.is_empty() {
            return Err(Fault::of("stacks", "no stacks: expected at least one"));
        }
        if self.stacks.iter().all(|stack| stack.is_zero()) {
            return Err(Fault::of("stacks", "nobody has chips: expected at least one who does"));
        }
        Ok(())
    }
}

/// What is to be paid out. The numbers are of any unit, the smallest that is used.
#[derive(Deserialize)]
#[serde(rename = "Payouts", deny_unknown_fields)]
pub(super) struct Payouts {
    pool: Money,
    entries: u32,
    unit: Money,
    #[serde(default)]
    places: Option<u32>,
    #[serde(default)]
    least: Option<Money>,
}

impl Payouts {
    pub(super) fn answer(&self) -> Result<Vec<i64>, Fault> {
        let Self { pool, entries, unit, places, least } = *self;
        if let Some(least) = least.map(Money::minor).filter(|least| *least < 0) {
            return Err(Fault::of("least", format!("a prize of {least}: expected 0 or more")));
        }
        let paid = payouts(&Terms { pool, entries, unit, places, least });
        let paid = paid.map_err(|fault| self.fault(fault))?;
        Ok(paid.into_iter().map(Money::minor).collect())
    }

    /// The least that a place can be paid: whole units.
    fn least_prize(&self) -> Money {
        self.least.map_or(self.unit, |least| least.max(self.unit))
    }

    fn fault(&self, fault: payouts::Fault) -> Fault {
        use payouts::Fault as F;
        let Self { pool, entries, .. } = self;
        match fault {
            F::NoPool => Fault::of("pool", "nothing to pay out: expected at least 1"),
            F::Entries => {
                Fault::of("entries", format!("{entries} entries: expected 1 to {MOST_ENTRIES}"))
            }
            F::Unit => Fault::of("unit", "expected at least 1"),
            F::Places => {
                Fault::of("places", format!("expected 1 to {entries}, one for each entry"))
            }
            F::PoolTooSmall { places: 0 } => {
                let (pool, least) = (pool.minor(), self.least_prize().minor());
                let message =
                    format!("{pool} is less than one prize of {least}: expected {least} or more");
                Fault::of("pool", message)
            }
            F::PoolTooSmall { places } => {
                let (pool, least) = (pool.minor(), self.least_prize().minor());
                let places =
                    if places == 1 { "1 place".to_owned() } else { format!("{places} places") };
                let message =
                    format!("{pool} pays {places} of {least}: expected more, or fewer places");
                Fault::of("pool", message)
            }
        }
    }
}
