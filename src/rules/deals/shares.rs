//! Shares in whole money.

use std::cmp::Reverse;

use bottone_base::{chips::Chips, money::Money};
use serde::{Deserialize, Serialize};

use super::{SumMismatch, chip_chop, icm};

/// The method of sharing the money (rules §8.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DealMethod {
    /// By the value of the stacks: [`icm()`].
    #[default]
    Icm,
    /// By chips, after each player has taken the least prize: [`chip_chop`].
    ChipChop,
    /// Everything by chips. A player may get more than the first prize, or less than the next one.
    ChipsAlone,
    /// Equal parts for all.
    Equal,
    /// A mixture of the first two.
    Mixed {
        /// The part of the independent chip model, in percent, at most 100.
        icm: u8,
    },
    /// Amounts that the players have agreed on.
    Own,
}

impl DealMethod {
    /// Returns whether the method is valid.
    pub const fn is_sound(self) -> bool {
        !matches!(self, Self::Mixed { icm } if icm > 100)
    }

    /// Returns whether the shares depend on the stacks.
    pub const fn is_by_chips(self) -> bool {
        !matches!(self, Self::Equal | Self::Own)
    }
}

/// The money to share, and the method.
#[derive(Clone, Copy, Debug)]
pub struct DealTerms<'a> {
    /// The stacks of the remaining players, in the order in which equal ones are served.
    pub stacks: &'a [Chips],
    /// The prizes still to come, the first prize first.
    pub prizes: &'a [Money],
    /// The amount kept to be played for. It is taken from the highest prizes, and none of them
    /// falls below the next one.
    pub kept: Money,
    /// The smallest amount that is paid.
    pub unit: Money,
    pub method: DealMethod,
}

/// The reason why these terms give no shares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShareFault {
    /// The unit is less than 1, or the mixture is more than 100 percent.
    Terms,
    /// A prize is negative, or more is kept than there is.
    Money,
    /// The values of the stacks do not add up to the prizes.
    Sum(SumMismatch),
}

/// Returns each player's payment: whole units that add up exactly to the prizes that are not kept.
///
/// The exact shares are rounded down to the unit. The remaining units go to the players who lost
/// most by it; of two who lost the same, to the larger stack, then to the first in `stacks`. A
/// larger stack never gets less than a smaller one. The least prize, rounded up to the unit, is
/// secured if all exact shares reach it and the money suffices. A remainder of less than one unit
/// goes to the largest stack.
///
/// [`DealMethod::Own`] gives no amounts: those are the players' own.
///
/// # Errors
///
/// If the terms are not valid.
pub fn shares(terms: &DealTerms<'_>) -> Result<Vec<Money>, ShareFault> {
    let DealTerms { stacks, prizes, kept, unit, method } = *terms;
    if unit < Money::from_minor(1) || !method.is_sound() {
        return Err(ShareFault::Terms);
    }
    let prizes = prizes.get(..stacks.len()).unwrap_or(prizes);
    let all: Money = prizes.iter().copied().sum();
    let negative = prizes.iter().chain([&kept]).any(|amount| *amount < Money::ZERO);
    if negative || kept > all {
        return Err(ShareFault::Money);
    }
    if stacks.is_empty() || method == DealMethod::Own {
        return Ok(vec![Money::ZERO; stacks.len()]);
    }
    let lowered = lowered(prizes, stacks.len(), kept);
    let exact = exact(stacks, &lowered, method).map_err(ShareFault::Sum)?;
    let least = lowered.iter().copied().fold(f64::INFINITY, f64::min);
    let least = if method == DealMethod::ChipsAlone { 0.0 } else { least };
    Ok(rounded(stacks, &exact, least, all.minus(kept), unit))
}

/// Returns the indices of the players who would get less than `next`.
pub fn under(shares: &[Money], next: Money) -> impl Iterator<Item = usize> {
    shares.iter().enumerate().filter(move |(_, share)| **share < next).map(|(who, _)| who)
}

/// Returns the prizes for this many players with `kept` taken from the top: every prize above some
/// level is lowered to it.
fn lowered(prizes: &[Money], players: usize, kept: Money) -> Vec<f64> {
    let mut prizes: Vec<f64> = prizes.iter().map(|prize| minor(*prize)).collect();
    prizes.resize(players, 0.0);
    let mut sorted = prizes.clone();
    sorted.sort_by(|a, b| b.total_cmp(a));
    let mut level = f64::INFINITY;
    let (mut above, mut sum) = (0.0, 0.0);
    for (at, prize) in sorted.iter().enumerate() {
        above += 1.0;
        sum += prize;
        level = (sum - minor(kept)) / above;
        // As soon as the next prize is no higher, no further ones are lowered.
        if sorted.get(at + 1).is_none_or(|next| *next <= level) {
            break;
        }
    }
    prizes.iter().map(|prize| prize.min(level)).collect()
}

fn exact(stacks: &[Chips], prizes: &[f64], method: DealMethod) -> Result<Vec<f64>, SumMismatch> {
    let whole: f64 = prizes.iter().sum();
    Ok(match method {
        DealMethod::Icm => icm(stacks, prizes)?,
        DealMethod::ChipChop => chip_chop(stacks, prizes),
        DealMethod::ChipsAlone => chip_chop(stacks, &[whole]),
        DealMethod::Equal => vec![whole / super::size(stacks.len()); stacks.len()],
        DealMethod::Mixed { icm: percent } => {
            let part = f64::from(percent) / 100.0;
            let chop = chip_chop(stacks, prizes);
            let mix = |(icm, chop): (f64, f64)| part * icm + (1.0 - part) * chop;
            icm(stacks, prizes)?.into_iter().zip(chop).map(mix).collect()
        }
        DealMethod::Own => vec![0.0; stacks.len()],
    })
}

/// The state of one player's share during rounding.
struct Rounding {
    who: usize,
    stack: Chips,
    /// The exact share in millionths of a unit.
    exact: i128,
    units: i128,
}

/// The resolution, in parts of a unit; a smaller difference is floating-point noise.
const PARTS: i128 = 1_000_000;

impl Rounding {
    /// Returns the loss by rounding; negative for a gain.
    const fn lost(&self) -> i128 {
        self.exact - self.units * PARTS
    }
}

/// Rounds exact shares to whole units that add up to `sum`.
fn rounded(stacks: &[Chips], exact: &[f64], least: f64, sum: Money, unit: Money) -> Vec<Money> {
    let in_units = |amount: f64| parts(amount / minor(unit));
    let mut list: Vec<Rounding> = (stacks.iter().zip(exact).enumerate())
        .map(|(who, (stack, exact))| Rounding {
            who,
            stack: *stack,
            exact: in_units(*exact),
            units: 0,
        })
        .collect();
    // From the smallest stack up, no player has less than the one before, in spite of the last
    // digit.
    list.sort_by_key(|one| (one.stack, Reverse(one.who)));
    let mut before = 0;
    for same in list.chunk_by_mut(|a, b| a.stack == b.stack) {
        before = same.iter().map(|one| one.exact).fold(before, i128::max);
        for one in same {
            one.exact = before;
        }
    }
    let (sum, unit) = (i128::from(sum.minor()), i128::from(unit.minor()));
    let units = sum / unit;
    let players = i128::try_from(list.len()).unwrap_or(i128::MAX);
    let least = in_units(least).div_euclid(PARTS) + i128::from(in_units(least) % PARTS > 0);
    let least = if least.saturating_mul(players) <= units { least } else { 0 };
    for one in &mut list {
        one.units = (one.exact / PARTS).max(least);
    }
    let mut left = units - list.iter().map(|one| one.units).sum::<i128>();
    list.sort_by_key(|one| (Reverse(one.lost()), Reverse(one.stack), one.who));
    while left != 0 {
        let step = left.signum();
        let may = |one: &&mut Rounding| step > 0 || one.units > least;
        let mut served: Vec<&mut Rounding> = list.iter_mut().filter(may).collect();
        if step < 0 {
            served.reverse();
        }
        let Some(room) = served.iter().map(|one| one.units - least).min() else { break };
        // Whole rounds at once: where prizes rise, there can be billions of them.
        let rounds = left.abs() / i128::try_from(served.len()).unwrap_or(i128::MAX);
        let rounds = if step > 0 { rounds } else { rounds.min(room) };
        let rounds = rounds.max(1);
        for one in served {
            if left == 0 {
                break;
            }
            one.units += step * rounds;
            left -= step * rounds;
        }
    }
    list.sort_by_key(|one| (Reverse(one.stack), one.who));
    let mut shares = vec![Money::ZERO; list.len()];
    let mut rest = sum % unit;
    for one in list {
        let amount = one.units * unit + std::mem::take(&mut rest);
        shares[one.who] = Money::from_minor(i64::try_from(amount).unwrap_or(i64::MAX));
    }
    shares
}

#[expect(clippy::cast_precision_loss, reason = "no amount of money has more than 2^53 minor units")]
fn minor(money: Money) -> f64 {
    money.minor() as f64
}

/// Converts units to millionths of a unit.
#[expect(clippy::cast_possible_truncation, reason = "a share is far less than 2^127 millionths")]
fn parts(units: f64) -> i128 {
    (units * 1e6).round() as i128
}
