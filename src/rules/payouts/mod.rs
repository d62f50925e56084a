//! What each place is paid.
//!
//! A curve says how the places should compare; the amounts are whole units of money, and the way from
//! the one to the other keeps four promises: they add up to the pool exactly, never rise down the
//! list, the step from place to place never shrinks toward the first, and the least prize is kept.
//! It goes up from the least prize step by step, each step at least as large as the one below and as
//! round as its size allows (the idea of nice numbers: Musco, Sviridenko and Thaler, 2016).

mod curve;

use super::money::Money;
use curve::Curve;

/// The most entries that a pool is divided among.
pub const MOST_ENTRIES: u32 = 1_000_000;

/// What is to be paid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// All of it.
    pub pool: Money,
    /// How many entries there were.
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
pub enum Fault {
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
pub fn payouts(terms: &Terms) -> Result<Vec<Money>, Fault> {
    let pool =
        u64::try_from(terms.pool.minor()).ok().filter(|pool| *pool > 0).ok_or(Fault::NoPool)?;
    let unit =
        u64::try_from(terms.unit.minor()).ok().filter(|unit| *unit > 0).ok_or(Fault::Unit)?;
    if terms.entries == 0 || terms.entries > MOST_ENTRIES {
        return Err(Fault::Entries);
    }
    let units = pool / unit;
    let least = terms.least.map(|least| u64::try_from(least.minor()).unwrap_or(0).div_ceil(unit));
    let most = units / least.unwrap_or(1).max(1);
    // What an entry brought in, up to a whole unit.
    let entry = pool.div_ceil(unit.saturating_mul(terms.entries.into()));
    let places = match terms.places {
        Some(places) => u64::from(places),
        None if least.is_some() => u64::from(usual_places(terms.entries)).min(most),
        None => u64::from(usual_places(terms.entries)).min((units / entry).max(1)).min(most),
    };
    if !(1..=u64::from(terms.entries)).contains(&places) && terms.places.is_some() {
        return Err(Fault::Places);
    }
    if places > most || places == 0 {
        return Err(Fault::PoolTooSmall { places: most });
    }
    let places = usize::try_from(places).map_err(|_| Fault::Places)?;
    let curve = Curve::of(places);
    let ladder = Ladder::of(unit);
    let usual = || usual_least(units, terms.entries, &curve, &ladder);
    let average = units / curve.places() as u64;
    let least = least.unwrap_or_else(|| usual().max(entry.min(average))).max(1);
    let mut prizes = climb(units, least, &curve, &ladder);
    if let Some(first) = prizes.first_mut() {
        *first = first.saturating_mul(unit).saturating_add(pool % unit);
    }
    let money = |prize| Money::from_minor(i64::try_from(prize).unwrap_or(i64::MAX));
    let mut prizes = prizes.into_iter();
    let first = prizes.next().map(money);
    Ok(first.into_iter().chain(prizes.map(|prize| money(prize.saturating_mul(unit)))).collect())
}

/// The least prize in units, when nobody has said one.
fn usual_least(units: u64, entries: u32, curve: &Curve, ladder: &Ladder) -> u64 {
    let places = curve.places() as u64;
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

/// The prizes in units, from the least up to the first.
fn climb(units: u64, least: u64, curve: &Curve, ladder: &Ladder) -> Vec<u64> {
    // The curve is stretched as far as the pool goes.
    let (mut low, mut high) = (0, units.saturating_mul(2).max(1));
    let mut best = Stairs::flat(curve.places(), least);
    while high - low > 1 {
        let stretch = low.midpoint(high);
        let stairs = Stairs::along(curve, least, stretch, ladder);
        if stairs.sum <= u128::from(units) {
            (best, low) = (stairs, stretch);
        } else {
            high = stretch;
        }
    }
    let over = u64::try_from(u128::from(units).saturating_sub(best.sum)).unwrap_or(0);
    best.raise(over, ladder);
    best.prizes
}

/// Prizes, the first first, none larger than the one before and no step larger than the one above it.
struct Stairs {
    prizes: Vec<u64>,
    sum: u128,
}

impl Stairs {
    /// The same for everybody.
    fn flat(places: usize, least: u64) -> Self {
        Self { prizes: vec![least; places], sum: u128::from(least) * places as u128 }
    }

    /// Steps as near to those of the curve, stretched so far, as round numbers and the promises allow.
    fn along(curve: &Curve, least: u64, stretch: u64, ladder: &Ladder) -> Self {
        let mut stairs = Self::flat(curve.places(), least);
        let (mut below, mut step) = (least, 0);
        for (place, prize) in stairs.prizes.iter_mut().enumerate().rev().skip(1) {
            let ideal = curve.step(place, stretch);
            let round = if curve.is_exact() { 1 } else { ladder.at_most(ideal / 4) };
            let aim = below + ideal.max(step);
            let down = aim / round * round;
            // The nearer of the two round numbers, if the step may be so small.
            let fits = down >= below + step && aim - down <= round / 2;
            *prize = if fits { down } else { aim.next_multiple_of(round) };
            step = *prize - below;
            stairs.sum += u128::from(*prize - least);
            below = *prize;
        }
        stairs
    }

    /// Pays what is over. Adding the same to the upper steps keeps them in order: first a round
    /// number to as many of them as it reaches, then a less round one to the few at the top. The
    /// little that is still over goes to the first.
    fn raise(&mut self, mut over: u64, ladder: &Ladder) {
        if let [first, second, ..] = self.prizes[..] {
            let round = ladder.at_most((first - second) / 4);
            for round in [round, ladder.at_most(round / 2)] {
                over = self.raise_by(round, over);
            }
        }
        if let Some(first) = self.prizes.first_mut() {
            *first += over;
        }
    }

    /// Makes upper steps higher by `round` as long as that can be done to two of them or more, and
    /// says what is over then.
    fn raise_by(&mut self, round: u64, mut over: u64) -> u64 {
        let most = self.prizes.len() as u64 - 1;
        loop {
            let rounds = over / round;
            if rounds < 3 || most < 2 {
                return over;
            }
            // With one more for each step down to so many, it takes 1 + 2 + … of them.
            let steps = ((8 * u128::from(rounds) + 1).isqrt() - 1) / 2;
            let steps = u64::try_from(steps).unwrap_or(most).min(most);
            let all = steps * (steps + 1) / 2;
            let times = rounds / all;
            for (prize, steps) in self.prizes.iter_mut().zip((1..=steps).rev()) {
                *prize += round * times * steps;
            }
            over -= round * times * all;
        }
    }
}

/// Round numbers, in units, each a multiple of the one before: 1, 5, 10, 50 … as far as they are whole
/// units of money, as chips and banknotes are.
struct Ladder(Vec<u64>);

impl Ladder {
    fn of(unit: u64) -> Self {
        let mut rungs = vec![unit];
        let mut decade = 1_u64;
        while decade < u64::MAX / 100 {
            for round in [decade, 5 * decade] {
                if rungs.last().is_some_and(|last| round > *last && round.is_multiple_of(*last)) {
                    rungs.push(round);
                }
            }
            decade *= 10;
        }
        for rung in &mut rungs {
            *rung /= unit;
        }
        Self(rungs)
    }

    /// The largest that is not above `units`; one unit when there is none.
    fn at_most(&self, units: u64) -> u64 {
        let above = self.0.partition_point(|rung| *rung <= units);
        self.0.get(above.wrapping_sub(1)).copied().unwrap_or(1)
    }
}
