//! The composition of a starting stack.

use bottone_base::chips::Chips;
use serde::{Deserialize, Serialize};

/// The most chips that a starting stack conventionally has.
const MOST_A_HEAD: u64 = 50;
/// The usual least number of chips of each working denomination.
const FEW: u32 = 8;

/// The divisor of the stack that gives the largest usual chip.
const PART: u64 = 4;
/// The range around the usual size of a pile in which a size is searched.
const REACH: u32 = 60;

/// A number of chips of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// The worth of each chip.
    pub value: Chips,
    pub chips: u32,
}

impl Pile {
    /// Returns the worth of the whole pile.
    pub const fn worth(self) -> Chips {
        self.value.times(self.chips as u64)
    }
}

/// The number of small chips in a starting stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Style {
    /// About twelve of each: change never runs short.
    #[default]
    Ample,
    /// About eight of each: the same chips suffice for more players.
    Spare,
}

impl Style {
    /// Returns the number of chips of each value, from the smallest up, until one value takes the
    /// rest. If the first row does not fit, the next one is tried.
    const fn sizes(self) -> [[u32; 4]; 4] {
        match self {
            Self::Ample => [[12, 12, 5, 6], [12, 8, 3, 3], [8, 8, 4, 7], [8, 8, 1, 1]],
            Self::Spare => [[8, 8, 4, 7], [8, 8, 2, 3], [8, 8, 1, 1], [4, 4, 2, 1]],
        }
    }
}

/// An unusual property of a starting stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The chips do not add up to the stack of the structure.
    Sum {
        /// The worth of the chips.
        is: Chips,
        /// The stack of the structure.
        should_be: Chips,
    },
    /// More chips for each player than usual.
    TooMany {
        chips: u64,
        /// The usual maximum.
        most: u64,
    },
    /// One chip is worth more than a quarter of the stack.
    TooBig { value: Chips },
    /// Too few chips of a working denomination to make change with.
    Few {
        value: Chips,
        chips: u32,
        /// The usual minimum.
        least: u32,
    },
}

/// Returns the unusual properties of a stack of these piles, the sum first. The two smallest values
/// are the working denominations, with which change is made. The largest value is never one of
/// them.
pub fn remarks(piles: &[Pile], stack: Chips) -> Vec<Remark> {
    let mut found = Vec::new();
    let is: Chips = piles.iter().map(|pile| pile.worth()).sum();
    if is != stack {
        found.push(Remark::Sum { is, should_be: stack });
    }
    let chips: u64 = piles.iter().map(|pile| u64::from(pile.chips)).sum();
    if chips > MOST_A_HEAD {
        found.push(Remark::TooMany { chips, most: MOST_A_HEAD });
    }
    let mut there: Vec<Pile> = piles.iter().copied().filter(|pile| pile.chips > 0).collect();
    there.sort_unstable_by_key(|pile| pile.value);
    let big = there.iter().filter(|pile| pile.value.times(PART) > stack);
    found.extend(big.map(|pile| Remark::TooBig { value: pile.value }));
    let working = there.iter().take(2.min(there.len().saturating_sub(1)));
    let few = working.filter(|pile| pile.chips < FEW);
    found.extend(few.map(|&Pile { value, chips }| Remark::Few { value, chips, least: FEW }));
    found
}

/// Returns a starting stack by convention, the smallest value first. It has about twelve or about
/// eight chips of each working denomination and at most some fifty for a player. No chip is above a
/// quarter of the stack, and the sum is exact. `None` if these values cannot make the stack.
///
/// The small values come first, each as near to its usual number as the next value divides what is
/// left. The largest takes the rest. Of several ways, the first with the fewest remarks is taken. A
/// few chips less of a working denomination are better than a stack that is impossible to count.
pub fn starting_stack(values: &[Chips], stack: Chips, style: Style) -> Option<Vec<Pile>> {
    let mut usable: Vec<Chips> = values.iter().copied().filter(|v| !v.is_zero()).collect();
    usable.sort_unstable();
    usable.dedup();
    let usual = usable.iter().filter(|value| value.times(PART) <= stack).count();
    let few = |remark: &Remark| matches!(remark, Remark::Few { .. });
    let mut best: Option<((usize, usize), Vec<Pile>)> = None;
    // First all values that are small enough, fewer each time; then those that are too large.
    let tops = (1..=usual).rev().chain(usual + 1..=usable.len());
    for top in tops {
        let Some(values) = usable.get(..top) else { continue };
        for sizes in style.sizes() {
            let Some(piles) = fill(values, stack, sizes) else { continue };
            let (few, worse): (Vec<_>, Vec<_>) = remarks(&piles, stack).into_iter().partition(few);
            let odd = (worse.len(), few.len());
            if best.as_ref().is_none_or(|(least, _)| odd < *least) {
                best = Some((odd, piles));
            }
        }
    }
    best.map(|(_, piles)| piles)
}

/// Fills a stack from the smallest value up with piles near these sizes.
fn fill(values: &[Chips], stack: Chips, sizes: [u32; 4]) -> Option<Vec<Pile>> {
    let (top, small) = values.split_last()?;
    let mut left = stack.get();
    let mut piles = Vec::with_capacity(values.len());
    let above = small.iter().skip(1).chain([top]);
    for (at, (value, next)) in small.iter().zip(above).enumerate() {
        let size = sizes.get(at).copied().unwrap_or(sizes[3]);
        let fits = |chips: &u32| {
            let rest = left.checked_sub(value.times(u64::from(*chips)).get());
            rest.is_some_and(|rest| rest.is_multiple_of(next.get()))
        };
        let near = (0..size + REACH).filter(fits);
        let chips = near.min_by_key(|chips| chips.abs_diff(size))?;
        left -= value.times(u64::from(chips)).get();
        piles.push(Pile { value: *value, chips });
    }
    let chips = left / top.get();
    piles.push(Pile { value: *top, chips: u32::try_from(chips).ok()? });
    let exact = left.is_multiple_of(top.get());
    piles.retain(|pile| pile.chips > 0);
    exact.then_some(piles)
}
