//! The payouts of the places.
//!
//! A [`PayoutPlan`] sets the method: by a curve, by shares, by fixed sums, as seats in another event. A
//! curve gives the ideal ratios of the prizes, and the amounts are whole units of money. The
//! rounding keeps four promises. The amounts add up to the pool exactly; they never rise down the
//! list; the step from rung to rung never shrinks towards the first; and the least prize is kept.
//! It goes up from the least prize step by step, each step at least as large as the one below and
//! as round as its size allows.
//!
//! The plan is that of Musco, Sviridenko and Thaler ("Determining tournament payout structures for
//! daily fantasy sports", 2016). First comes an ideal curve, the least prize and above it a power
//! of the place. Then come nice numbers, in groups that are paid the same and never get smaller
//! down the list. Then the excess goes to the top. They find the nice numbers nearest to the curve
//! by dynamic programming or by a heuristic. Here one pass from below is enough: in poker no step
//! may shrink towards the first, which they do not require.

mod curve;
mod ladder;
mod plan;
mod power;
mod shares;

use bottone_base::{chips::Chips, money::Money};
use curve::Curve;
use ladder::{Ladder, rung_prizes};
pub use plan::{
    CurveShape, MOST_NAME, MOST_PLACES, MOST_SHAPE, PaidPlaces, PayoutField, PayoutKind,
    PayoutPlan, PercentTable, PlaceBand, PlanFault, Prize, Remainder, Rest, worth,
};
pub use shares::shared;

/// The most entries for one pool.
pub const MOST_ENTRIES: u32 = 1_000_000;

/// The pool and the terms of its payout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayoutTerms {
    pub pool: Money,
    pub entries: u32,
    /// The smallest amount paid: prizes are whole multiples of it. A rest of less than one unit
    /// goes to the first.
    pub unit: Money,
    /// The number of paid places; `None` for [`usual_places`], or fewer if the pool is too small.
    pub places: Option<u32>,
    /// The min cash. `None` means one and a half times what an entry brought in, or more if few
    /// places are paid, as far as the pool allows. Unless `places` is set, the min cash is at least
    /// what an entry brought in.
    pub least: Option<Money>,
}

/// The reason why a pool cannot be paid out on these terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayoutFault {
    /// The pool is empty.
    NoPool,
    /// Zero entries, or more than [`MOST_ENTRIES`].
    Entries,
    /// The unit is less than 1.
    Unit,
    /// Zero paid places, or more than there are entries.
    Places,
    /// The pool is too small to pay this many places the least prize, or even one unit each.
    PoolTooSmall {
        /// The number of places that could be paid.
        places: u64,
    },
}

/// Returns the usual number of paid places. It is one for up to 4 entries, two up to 8, three up to
/// 15, four up to 24 (the unified table of BARGE). Above that it is one in eight, but at least
/// five.
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

/// Returns the prize of each place, the first place first.
///
/// # Errors
/// If it is not possible on these terms.
pub fn payouts(terms: &PayoutTerms) -> Result<Vec<Money>, PayoutFault> {
    let purse = PoolUnits::of(terms.pool, terms.entries, terms.unit)?;
    let least = terms.least.map(|least| purse.up(least));
    let places = match terms.places {
        Some(places) => purse.exactly(places, least)?,
        None => purse.at_most(usual_places(terms.entries), least)?,
    };
    let places = usize::try_from(places).map_err(|_| PayoutFault::Places)?;
    Ok(purse.spread(least, &Curve::usual(places)))
}

/// The pool in whole units.
struct PoolUnits {
    pool: u64,
    unit: u64,
    units: u64,
    entries: u32,
    /// The amount that an entry brought in, rounded up to a whole unit.
    entry: u64,
}

impl PoolUnits {
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

    /// Converts money to units, rounded up.
    fn up(&self, money: Money) -> u64 {
        u64::try_from(money.minor()).unwrap_or(0).div_ceil(self.unit)
    }

    /// Checks that exactly this many places can be paid, and returns the number.
    fn exactly(&self, places: u32, least: Option<u64>) -> Result<u64, PayoutFault> {
        if !(1..=self.entries).contains(&places) {
            return Err(PayoutFault::Places);
        }
        let most = self.units / least.unwrap_or(1).max(1);
        let places = u64::from(places);
        if places > most { Err(PayoutFault::PoolTooSmall { places: most }) } else { Ok(places) }
    }

    /// Returns the number of places: this many, or fewer if the pool has not enough least prizes.
    fn at_most(&self, places: u32, least: Option<u64>) -> Result<u64, PayoutFault> {
        let most = self.units / least.unwrap_or(1).max(1);
        let places = u64::from(places.min(self.entries));
        let places = match least {
            Some(_) => places.min(most),
            None => places.min((self.units / self.entry).max(1)).min(most),
        };
        if places == 0 { Err(PayoutFault::PoolTooSmall { places: most }) } else { Ok(places) }
    }

    /// Returns the prize of each place along this curve, the first place first. A rest of less than
    /// one unit goes to the first.
    fn spread(&self, least: Option<u64>, curve: &Curve) -> Vec<Money> {
        let ladder = Ladder::of(self.unit);
        let average = self.units / curve.places().max(1);
        let usual = || usual_least(self.units, self.entries, curve, &ladder);
        let least = least.unwrap_or_else(|| usual().max(self.entry.min(average))).max(1);
        let rungs = rung_prizes(self.units, curve.lift(least, average), curve, &ladder);
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

/// Returns the least prize in units if the terms set no amount.
fn usual_least(units: u64, entries: u32, curve: &Curve, ladder: &Ladder) -> u64 {
    let places = curve.places();
    if let Some(least) = curve.least_of(units) {
        return least;
    }
    let average = units / places;
    // With fewer paid places, the last of them is nearer to the average.
    let near = units.saturating_mul(1 << 10) / (places * (places << 20).isqrt());
    let entry = units.saturating_mul(3) / (2 * u64::from(entries));
    let least = near.max(entry.min(average / 2));
    let round = ladder.at_most(least / 16);
    (least / round * round).clamp(1, average)
}
