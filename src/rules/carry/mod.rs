//! Which stacks of several flights go on to the next day, and the places of those who do not come.
//!
//! No rule book says it: each house posts its own terms before the first flight. `docs/flights.md` has where each of
//! them is played.

mod behind;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::{chips::Chips, money::Money};
pub use behind::{OutInFlight, behind};

/// What becomes of the stacks of one person who has bagged more than one.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    EnumCount,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Policy {
    /// The largest goes on and the others are forfeited; of equal ones the one that was bagged first goes on.
    #[default]
    Best,
    /// The one that was bagged first goes on, and the others are forfeited.
    First,
    /// They are added up.
    Added,
    /// Nobody may have two: the floor has to say first which of them is void.
    One,
}

impl Policy {
    /// Every policy, the usual one first.
    pub const ALL: [Self; Self::COUNT] = super::all(Self::VARIANTS);
}

/// What is paid out of the prize pool for a stack, whatever place its owner comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StackPrice {
    #[default]
    Nothing,
    /// For each that is forfeited because a larger or an earlier one goes on.
    Forfeited(Money),
    /// For each that is bagged: who reaches the end of a flight is paid, and goes on with one stack.
    Bagged(Money),
}

/// The place of an entry whose stack was forfeited.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    EnumCount,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ForfeitedPlace {
    /// Behind everybody: it has no share in the prizes.
    #[default]
    Last,
    /// Right behind all who go on: in the money where that reaches so far.
    Next,
}

impl ForfeitedPlace {
    /// Both, the usual one first.
    pub const ALL: [Self; Self::COUNT] = super::all(Self::VARIANTS);
}

/// What a house posts before the first flight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    pub policy: Policy,
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub price: StackPrice,
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub forfeited: ForfeitedPlace,
    /// How many entries one person may have over all flights; nothing is without limit.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub most_entries: Option<u8>,
}

/// A stack that somebody has brought to the end of a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stack {
    /// Whose it is, by a number that is the same in all flights.
    pub who: u32,
    pub chips: Chips,
    /// The floor has said that it does not count.
    pub void: bool,
}

/// What becomes of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Fate {
    /// It goes on, with those that were added to it: with so many chips in all.
    GoesOn(Chips),
    /// It was added to the one at this place of the list.
    AddedTo(usize),
    /// It goes out of play because another one of its owner goes on.
    Forfeited,
    /// It goes out of play because the floor said so.
    Void,
}

/// Two stacks of one person, by their places in the list, where only one is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoStacks(pub usize, pub usize);

/// What becomes of each of these stacks, which stand in the order in which they were bagged.
///
/// Nobody goes on with two, and no chip is made: what does not go on is forfeited or void.
///
/// # Errors
/// Who has two where only one is allowed.
pub fn carry(stacks: &[Stack], policy: Policy) -> Result<Vec<Fate>, TwoStacks> {
    let mut fates = vec![Fate::Void; stacks.len()];
    let mut of_each: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (place, stack) in stacks.iter().enumerate().filter(|(_, stack)| !stack.void) {
        of_each.entry(stack.who).or_default().push(place);
    }
    for places in of_each.values() {
        let chips = |place: &usize| stacks.get(*place).map_or(Chips::ZERO, |stack| stack.chips);
        let Some(&first) = places.first() else { continue };
        if let (Policy::One, Some(&second)) = (policy, places.get(1)) {
            return Err(TwoStacks(first, second));
        }
        let best = places.iter().copied().rev().max_by_key(chips).unwrap_or(first);
        let (goes, with, rest) = match policy {
            Policy::Best => (best, chips(&best), Fate::Forfeited),
            Policy::First | Policy::One => (first, chips(&first), Fate::Forfeited),
            Policy::Added => (best, places.iter().map(chips).sum(), Fate::AddedTo(best)),
        };
        for &place in places {
            if let Some(fate) = fates.get_mut(place) {
                *fate = if place == goes { Fate::GoesOn(with) } else { rest };
            }
        }
    }
    Ok(fates)
}

impl StackPrice {
    /// What is paid for a stack of which this becomes. Nothing for one that the floor has made void.
    pub const fn of(self, fate: Fate) -> Money {
        match (self, fate) {
            (Self::Forfeited(price), Fate::Forfeited)
            | (Self::Bagged(price), Fate::GoesOn(_) | Fate::AddedTo(_) | Fate::Forfeited) => price,
            _ => Money::ZERO,
        }
    }

    /// The price itself.
    pub const fn money(self) -> Money {
        match self {
            Self::Nothing => Money::ZERO,
            Self::Forfeited(price) | Self::Bagged(price) => price,
        }
    }
}
