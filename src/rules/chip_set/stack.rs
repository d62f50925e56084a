//! What a starting stack is made of.

use serde::{Deserialize, Serialize};

use crate::rules::chips::Chips;

/// The most chips that a starting stack conventionally has.
const MOST_A_HEAD: u64 = 50;
/// Of each working denomination a player has at least so many.
const FEW: u32 = 8;

/// No chip is more than this part of the stack.
const PART: u64 = 4;
/// As far as a pile is looked for around its usual size.
const REACH: u32 = 60;

/// So many chips of one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    /// What each is worth.
    pub value: Chips,
    pub chips: u32,
}

impl Pile {
    /// What they are worth together.
    pub const fn worth(self) -> Chips {
        self.value.times(self.chips as u64)
    }
}

/// How many small chips a starting stack has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Style {
    /// About twelve of each: change is never short.
    #[default]
    Ample,
    /// About eight of each: the same chips carry more players.
    Spare,
}

impl Style {
    /// How many of each value, from the smallest up, until one value takes all that is left. Where
    /// the first row does not fit, the next one is tried.
    const fn sizes(self) -> [[u32; 4]; 4] {
        match self {
            Self::Ample => [[12, 12, 5, 6], [12, 8, 3, 3], [8, 8, 4, 7], [8, 8, 1, 1]],
            Self::Spare => [[8, 8, 4, 7], [8, 8, 2, 3], [8, 8, 1, 1], [4, 4, 2, 1]],
        }
    }
}

/// Something about a starting stack that is not as it usually is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The chips are not worth what the structure gives.
    Sum {
        /// What they are worth.
        is: Chips,
        /// What the structure gives.
        should_be: Chips,
    },
    /// More chips a head than is usual.
    TooMany {
        chips: u64,
        /// How many are usual at most.
        most: u64,
    },
    /// One chip is more than a quarter of the stack.
    TooBig { value: Chips },
    /// Fewer chips of a working denomination than change is made with.
    Few {
        value: Chips,
        chips: u32,
        /// How many there should be at least.
        least: u32,
    },
}

/// What is not usual about a stack of these piles, the sum first. The two smallest values are the
/// working ones: change is made with them; unless one of them is the largest as well.
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

/// A starting stack by convention, the smallest value first: about twelve or about eight chips of
/// each working denomination, at most some fifty a head, no chip above a quarter of the stack, and
/// the sum exact. Nothing when these values cannot make the stack.
///
/// The small values come first, each as near to its usual number as the next value divides what is
/// left, and the largest takes the rest. Of several ways the first with the fewest remarks is taken;
/// a few chips of a working denomination less are better than a stack that nobody can count.
pub fn starting_stack(values: &[Chips], stack: Chips, style: Style) -> Option<Vec<Pile>> {
    let mut usable: Vec<Chips> = values.iter().copied().filter(|v| !v.is_zero()).collect();
    usable.sort_unstable();
    usable.dedup();
    let usual = usable.iter().filter(|value| value.times(PART) <= stack).count();
    let few = |remark: &Remark| matches!(remark, Remark::Few { .. });
    let mut best: Option<((usize, usize), Vec<Pile>)> = None;
    // From all the values that are small enough down to one, then those that are too large.
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
