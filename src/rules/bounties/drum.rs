//! The envelopes of a mystery bounty.

use std::collections::BTreeMap;

use bottone_base::{draw::Draw, money::Money};
use serde::{Deserialize, Serialize};

/// Amounts, and the number of envelopes with each.
pub type Envelopes = Vec<(Money, u32)>;

/// The unopened envelopes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Drum(BTreeMap<Money, u32>);

impl Drum {
    /// Returns the drum with these envelopes in it.
    pub fn of(envelopes: &[(Money, u32)]) -> Self {
        let mut drum = Self::default();
        for &(amount, count) in envelopes.iter().filter(|(_, count)| *count > 0) {
            let there: &mut u32 = drum.0.entry(amount).or_default();
            *there = there.saturating_add(count);
        }
        drum
    }

    /// Returns the amounts and the number of envelopes with each, the largest amount first.
    pub fn contents(&self) -> impl DoubleEndedIterator<Item = (Money, u32)> + ExactSizeIterator {
        self.0.iter().rev().map(|(amount, count)| (*amount, *count))
    }

    /// Returns the number of envelopes left.
    pub fn count(&self) -> u64 {
        self.0.values().map(|count| u64::from(*count)).sum()
    }

    /// Returns the sum of all envelopes left.
    pub fn sum(&self) -> Money {
        self.contents().map(|(amount, count)| times(amount, count)).sum()
    }

    /// Returns the average envelope, rounded down to the minor unit. An active player who has lost
    /// the bounty card pays this (WSOP Mystery Millions). `None` if no envelope is left.
    pub fn average(&self) -> Option<Money> {
        let count = i64::try_from(self.count()).ok()?;
        self.sum().minor().checked_div(count).map(Money::from_minor)
    }

    /// Draws an envelope with this seed, each with the same probability: the one at a random index
    /// of all envelopes in a row, the smallest amount first.
    pub fn draw(&self, seed: u64) -> Option<Money> {
        let mut place = Draw::new(seed).below(self.count())?;
        self.0.iter().find_map(|(amount, count)| match place.checked_sub((*count).into()) {
            Some(behind) => {
                place = behind;
                None
            }
            None => Some(*amount),
        })
    }

    /// Returns whether an envelope holds this amount.
    pub fn contains(&self, amount: Money) -> bool {
        self.0.contains_key(&amount)
    }

    /// Removes one envelope with this amount, if there is one.
    pub fn open(&mut self, amount: Money) {
        let Some(count) = self.0.get_mut(&amount) else { return };
        *count = count.saturating_sub(1);
        if *count == 0 {
            self.0.remove(&amount);
        }
    }
}

/// Multiplies an amount by the number of envelopes.
fn times(amount: Money, count: u32) -> Money {
    Money::from_minor(amount.minor().saturating_mul(count.into()))
}

/// The reason why no envelopes can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeFault {
    /// Zero envelopes were requested.
    None,
    /// The pool has less than one whole unit for each.
    PoolTooSmall,
}

/// The amounts of large envelopes, as multiples of the smallest.
const LADDER: [i64; 12] = [2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/// Divides the pool into this many envelopes, exact to the minor unit: few large ones, many small
/// ones.
///
/// About half the pool is shared evenly: that is the smallest envelope, a round number of whole
/// `unit`s. The other half makes larger ones: the steps of 2, 5, 10, 20… times the smallest get
/// about the same money each, so larger amounts are rarer. There is at least one envelope of the
/// largest step, which takes no more than half of that half. The remainder goes into the largest
/// envelope, so all amounts except one are round. The largest comes first.
///
/// # Errors
///
/// [`EnvelopeFault`] if `count` is 0 or the pool has less than a `unit` for each.
pub fn envelopes(pool: Money, count: u32, unit: Money) -> Result<Envelopes, EnvelopeFault> {
    let unit = unit.minor().max(1);
    let each = pool.minor().checked_div(count.into()).ok_or(EnvelopeFault::None)?;
    if each < unit {
        return Err(EnvelopeFault::PoolTooSmall);
    }
    let least = round_number((each / 5 * 3).max(unit), unit);
    let mut over = pool.minor() - least * i64::from(count);
    let mut small = count;
    let steps: Vec<i64> = LADDER
        .iter()
        .filter_map(|times| least.checked_mul(*times))
        .take_while(|amount| (amount - least) <= over / 2)
        .collect();
    let mut made = Vec::new();
    for (below, &amount) in steps.iter().enumerate().rev() {
        let share = over / i64::try_from(below + 1).unwrap_or(1);
        let step = amount - least;
        let nearest = (share + step / 2) / step;
        let many = nearest.max(i64::from(made.is_empty())).min(over / step);
        // The smallest amount stays the most frequent one.
        let many = u32::try_from(many).unwrap_or(u32::MAX).min(small / 2);
        if many > 0 {
            made.push((amount, many));
            small -= many;
            over -= step * i64::from(many);
        }
    }
    if small > 0 {
        made.push((least, small));
    }
    if over > 0 {
        let (largest, many) = made.first().copied().unwrap_or((least, 1));
        match made.first_mut() {
            Some(first) if many > 1 => first.1 -= 1,
            _ => drop(made.drain(..1.min(made.len()))),
        }
        made.insert(0, (largest + over, 1));
    }
    Ok(made.into_iter().map(|(amount, count)| (Money::from_minor(amount), count)).collect())
}

/// Returns the largest whole amount of 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 15… units up to `amount`.
/// It is at least one unit.
fn round_number(amount: i64, unit: i64) -> i64 {
    let units = amount / unit;
    let mut ten = 1;
    while units / ten >= 10 {
        ten *= 10;
    }
    let halves = [16, 12, 10, 8, 6, 5, 4, 3, 2].into_iter().map(|halves| halves * ten);
    let mut whole = halves.filter(|nice| nice % 2 == 0 && nice / 2 <= units);
    whole.next().map_or(unit, |nice| nice / 2 * unit)
}
