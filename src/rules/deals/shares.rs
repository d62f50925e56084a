//! Shares in whole money.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{DoesNotAddUp, chip_chop, icm};
use crate::rules::{chips::Chips, money::Money};

/// How the money is shared (rules §8.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Method {
    /// By what the stacks are worth: [`icm()`].
    #[default]
    Icm,
    /// By chips, after everyone has taken the least prize: [`chip_chop`].
    ChipChop,
    /// All of it by chips. May give somebody more than the first prize, or less than the next one.
    ChipsAlone,
    /// The same for all.
    Equal,
    /// Between the first two.
    Mixed {
        /// The part of the independent chip model in percent, at most 100.
        icm: u8,
    },
    /// As the players have agreed.
    Own,
}

impl Method {
    /// Is it one that there is?
    pub const fn is_sound(self) -> bool {
        !matches!(self, Self::Mixed { icm } if icm > 100)
    }

    /// Do the shares hang on the stacks?
    pub const fn is_by_chips(self) -> bool {
        !matches!(self, Self::Equal | Self::Own)
    }
}

/// What is shared, and how.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// The stacks of those who are left, in the order in which equal ones are served.
    pub stacks: &'a [Chips],
    /// The prizes still to come, the first prize first.
    pub prizes: &'a [Money],
    /// What is kept to be played for, whatever the places. It is taken from the highest prizes, of
    /// which none falls under the one below.
    pub kept: Money,
    /// The smallest amount that is paid.
    pub unit: Money,
    pub method: Method,
}

/// Why nothing can be shared on these terms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShareFault {
    /// The unit is not at least 1, or the mixture not at most 100 percent.
    Terms,
    /// A prize is negative, or more is kept than there is.
    Money,
    /// What the stacks are worth does not add up to the prizes.
    Sum(DoesNotAddUp),
}

/// What each is paid: whole units that add up to the prizes that are not kept, to the last cent.
///
/// The exact shares are rounded down to the unit, and the units that are left go to those who lost
/// most by it; of two who lost the same, to the larger stack, then to the one who comes first in
/// `stacks`. A larger stack never gets less than a smaller one. Nobody gets less than the least
/// prize, brought up to the unit, when the exact shares of this method give everyone as much and
/// there is enough for it. What of the sum is less than one unit goes to the largest stack.
///
/// [`Method::Own`] gives nobody anything: those amounts are the players'.
///
/// # Errors
/// When the terms cannot be.
pub fn shares(terms: &Terms<'_>) -> Result<Vec<Money>, ShareFault> {
    let Terms { stacks, prizes, kept, unit, method } = *terms;
    if unit < Money::from_minor(1) || !method.is_sound() {
        return Err(ShareFault::Terms);
    }
    let prizes = prizes.get(..stacks.len()).unwrap_or(prizes);
    let all: Money = prizes.iter().copied().sum();
    let negative = prizes.iter().chain([&kept]).any(|amount| *amount < Money::ZERO);
    if negative || kept > all {
        return Err(ShareFault::Money);
    }
    if stacks.is_empty() || method == Method::Own {
        return Ok(vec![Money::ZERO; stacks.len()]);
    }
    let lowered = lowered(prizes, stacks.len(), kept);
    let exact = exact(stacks, &lowered, method).map_err(ShareFault::Sum)?;
    let least = lowered.iter().copied().fold(f64::INFINITY, f64::min);
    let least = if method == Method::ChipsAlone { 0.0 } else { least };
    Ok(rounded(stacks, &exact, least, all.minus(kept), unit))
}

/// Who would get less than `next`, by the number in the list.
pub fn under(shares: &[Money], next: Money) -> impl Iterator<Item = usize> {
    shares.iter().enumerate().filter(move |(_, share)| **share < next).map(|(who, _)| who)
}

/// The prizes for so many players with `kept` taken from the top: every prize above some level comes
/// down to it.
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
        // As soon as the next prize is no higher, no more of them come down.
        if sorted.get(at + 1).is_none_or(|next| *next <= level) {
            break;
        }
    }
    prizes.iter().map(|prize| prize.min(level)).collect()
}

fn exact(stacks: &[Chips], prizes: &[f64], method: Method) -> Result<Vec<f64>, DoesNotAddUp> {
    let whole: f64 = prizes.iter().sum();
    Ok(match method {
        Method::Icm => icm(stacks, prizes)?,
        Method::ChipChop => chip_chop(stacks, prizes),
        Method::ChipsAlone => chip_chop(stacks, &[whole]),
        Method::Equal => vec![whole / super::size(stacks.len()); stacks.len()],
        Method::Mixed { icm: percent } => {
            let part = f64::from(percent) / 100.0;
            let chop = chip_chop(stacks, prizes);
            let mix = |(icm, chop): (f64, f64)| part * icm + (1.0 - part) * chop;
            icm(stacks, prizes)?.into_iter().zip(chop).map(mix).collect()
        }
        Method::Own => vec![0.0; stacks.len()],
    })
}

/// One player's share while it is being rounded.
struct Rounding {
    who: usize,
    stack: Chips,
    /// The exact share in millionths of a unit.
    exact: i128,
    units: i128,
}

/// Parts of a unit that are told apart: less than one of them is the noise of numbers with a point.
const PARTS: i128 = 1_000_000;

impl Rounding {
    /// How much is lost by the rounding; negative when something is won.
    const fn lost(&self) -> i128 {
        self.exact - self.units * PARTS
    }
}

/// Brings exact shares to whole units that add up to `sum`.
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
    // From the smallest stack up nobody has less than the one before, in spite of the last digit.
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
        // Whole rounds at once: where prizes rise there can be billions of them.
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

/// So many units as millionths of one.
#[expect(clippy::cast_possible_truncation, reason = "a share is far less than 2^127 millionths")]
fn parts(units: f64) -> i128 {
    (units * 1e6).round() as i128
}
