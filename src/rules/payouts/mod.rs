//! What each place is paid.
//!
//! A [`Plan`] says how: by a curve, by shares, by fixed sums, as seats in another event. A curve says
//! how the places should compare; the amounts are whole units of money, and the way from the one to
//! the other keeps four promises: they add up to the pool exactly, never rise down the list, the step
//! from rung to rung never shrinks toward the first, and the least prize is kept. It goes up from the
//! least prize step by step, each step at least as large as the one below and as round as its size
//! allows.
//!
//! The plan of it is that of Musco, Sviridenko and Thaler ("Determining tournament payout structures
//! for daily fantasy sports", 2016): an ideal curve first, the least prize and above it a power of the
//! place; then nice numbers, in groups that are paid alike and never get smaller down the list; then
//! what is over goes to the top. They look for the nice numbers nearest to the curve by dynamic
//! programming or by a heuristic; here they are walked once from below, because in poker no step may
//! shrink toward the first, which they do not ask for.

mod curve;
mod ladder;
mod plan;
mod power;
mod shares;

use super::{chips::Chips, money::Money};
use curve::Curve;
use ladder::{Ladder, climb};
pub use plan::{
    Band, Field, MOST_NAME, MOST_PLACES, MOST_SHAPE, PayoutKind, PercentTable, Places, Plan,
    PlanFault, Prize, Remainder, Rest, Shape, worth,
};
pub use shares::shared;

/// The most entries that a pool is divided among.
pub const MOST_ENTRIES: u32 = 1_000_000;

/// What is to be paid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub pool: Money,
    pub entries: u32,
    /// The smallest amount that is paid: prizes are whole multiples of it. What of the pool is less
    /// than one unit goes to the first.
    pub unit: Money,
    /// How many places are paid; without it [`usual_places`], or fewer if the pool is too small.
    pub places: Option<u32>,
    /// The least prize. Without it one and a half times what an entry brought in, or more when few
    /// places are paid, as far as the pool allows; never less than an entry brought in, unless so
    /// many `places` are asked for.
    pub least: Option<Money>,
}

/// Why a pool cannot be paid out on these terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayoutFault {
    /// There is nothing to pay out.
    NoPool,
    /// Nobody entered, or more than [`MOST_ENTRIES`].
    Entries,
    /// The unit is not at least 1.
    Unit,
    /// No place is paid, or more than there are entries.
    Places,
    /// So many places cannot be paid the least prize, or even one unit each.
    PoolTooSmall {
        /// How many places could be paid.
        places: u64,
    },
}

/// How many places are usually paid: one for up to 4 entries, two up to 8, three up to 15, four up to
/// 24 (the unified table of BARGE), then one in eight but at least five.
pub const fn usual_places(entries: u32) -> u32 {
    match entries {
        0..=4 => 1,
        5..=8 => 2,
        9..=15 => 3,
        16..=24 => 4,
        25..=47 => 5,
        _ => entries / 8,
    }
}

/// What each place is paid, the first place first.
///
/// # Errors
/// When it cannot be done on these terms.
pub fn payouts(terms: &Terms) -> Result<Vec<Money>, PayoutFault> {
    let purse = Purse::of(terms.pool, terms.entries, terms.unit)?;
    let least = terms.least.map(|least| purse.up(least));
    let places = match terms.places {
        Some(places) => purse.exactly(places, least)?,
        None => purse.at_most(usual_places(terms.entries), least)?,
    };
    let places = usize::try_from(places).map_err(|_| PayoutFault::Places)?;
    Ok(purse.spread(least, &Curve::usual(places)))
}

/// The pool in whole units.
struct Purse {
    pool: u64,
    unit: u64,
    units: u64,
    entries: u32,
    /// What an entry brought in, up to a whole unit.
    entry: u64,
}

impl Purse {
    fn of(pool: Money, entries: u32, unit: Money) -> Result<Self, PayoutFault> {
        let pool =
            u64::try_from(pool.minor()).ok().filter(|pool| *pool > 0).ok_or(PayoutFault::NoPool)?;
        let unit =
            u64::try_from(unit.minor()).ok().filter(|unit| *unit > 0).ok_or(PayoutFault::Unit)?;
        if entries == 0 || entries > MOST_ENTRIES {
            return Err(PayoutFault::Entries);
        }
        let entry = pool.div_ceil(unit.saturating_mul(entries.into()));
        Ok(Self { pool, unit, units: pool / unit, entries, entry })
    }

    /// So much money in units, up to a whole one.
    fn up(&self, money: Money) -> u64 {
        u64::try_from(money.minor()).unwrap_or(0).div_ceil(self.unit)
    }

    /// So many places and no other number.
    fn exactly(&self, places: u32, least: Option<u64>) -> Result<u64, PayoutFault> {
        if !(1..=self.entries).contains(&places) {
            return Err(PayoutFault::Places);
        }
        let most = self.units / least.unwrap_or(1).max(1);
        let places = u64::from(places);
        if places > most { Err(PayoutFault::PoolTooSmall { places: most }) } else { Ok(places) }
    }

    /// So many places, or fewer where the pool has no more least prizes.
    fn at_most(&self, places: u32, least: Option<u64>) -> Result<u64, PayoutFault> {
        let most = self.units / least.unwrap_or(1).max(1);
        let places = u64::from(places.min(self.entries));
        let places = match least {
            Some(_) => places.min(most),
            None => places.min((self.units / self.entry).max(1)).min(most),
        };
        if places == 0 { Err(PayoutFault::PoolTooSmall { places: most }) } else { Ok(places) }
    }

    /// What each place is paid along this curve, the first place first. What is less than one unit
    /// goes to the first.
    fn spread(&self, least: Option<u64>, curve: &Curve) -> Vec<Money> {
        let ladder = Ladder::of(self.unit);
        let average = self.units / curve.places().max(1);
        let usual = || usual_least(self.units, self.entries, curve, &ladder);
        let least = least.unwrap_or_else(|| usual().max(self.entry.min(average))).max(1);
        let rungs = climb(self.units, curve.lift(least, average), curve, &ladder);
        let rungs = rungs.into_iter().zip(curve.widths());
        let mut prizes: Vec<Money> = rungs
            .flat_map(|(prize, width)| (0..*width).map(move |_| prize))
            .map(|prize| money(prize.saturating_mul(self.unit)))
            .collect();
        if let Some(first) = prizes.first_mut() {
            *first = first.plus(money(self.pool % self.unit));
        }
        prizes
    }
}

fn money(minor: u64) -> Money {
    Money::from_minor(i64::try_from(minor).unwrap_or(i64::MAX))
}

/// The least prize in units, when nobody has said one.
fn usual_least(units: u64, entries: u32, curve: &Curve, ladder: &Ladder) -> u64 {
    let places = curve.places();
    if let Some(least) = curve.least_of(units) {
        return least;
    }
    let average = units / places;
    // The fewer are paid, the nearer the last of them is to the average.
    let near = units.saturating_mul(1 << 10) / (places * (places << 20).isqrt());
    let entry = units.saturating_mul(3) / (2 * u64::from(entries));
    let least = near.max(entry.min(average / 2));
    let round = ladder.at_most(least / 16);
    (least / round * round).clamp(1, average)
}
