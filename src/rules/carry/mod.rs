//! The stacks of several flights that go on to the next day, and the places of those that do not.
//!
//! No rule book covers this: each house posts its own terms before the first flight.
//! `docs/guide/flights.md` says where each of them is played.

mod flight_busts;

use std::collections::BTreeMap;

use bottone_base::{chips::Chips, money::Money};
pub use flight_busts::{FlightBust, rank_flight_busts};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

/// The rule for a person who has bagged more than one stack.
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
    /// The largest goes on and the others are forfeited; of equal ones, the first to be bagged goes
    /// on.
    #[default]
    Best,
    /// The first to be bagged goes on, and the others are forfeited.
    First,
    /// The stacks are added up.
    Added,
    /// A person may not have two: the floor must first declare one of them void.
    One,
}

impl Policy {
    /// Every policy, the usual one first.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);
}

/// The amount paid from the prize pool for a stack, regardless of its owner's place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum StackPrice {
    #[default]
    Nothing,
    /// For each stack forfeited because a larger or an earlier one goes on.
    Forfeited(Money),
    /// For each stack bagged: a player who reaches the end of a flight is paid, and goes on with
    /// one stack.
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
    /// Behind all others: it has no share in the prizes.
    #[default]
    Last,
    /// Right behind all who go on: in the money if that reaches so far.
    Next,
}

impl ForfeitedPlace {
    /// Both, the usual one first.
    pub const ALL: [Self; Self::COUNT] = bottone_base::all(Self::VARIANTS);
}

/// The terms that a house posts before the first flight.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CarryTerms {
    pub policy: Policy,
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub price: StackPrice,
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub forfeited: ForfeitedPlace,
    /// The most entries of one person over all flights; `None` is without limit.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub most_entries: Option<u8>,
}

/// A stack that a player has brought to the end of a flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlightStack {
    /// The owner, by a number that is the same in all flights.
    pub owner: u32,
    pub chips: Chips,
    /// True if the floor has declared the stack void.
    pub void: bool,
}

/// The outcome for a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum StackOutcome {
    /// The stack goes on, with those added to it; the total in chips.
    GoesOn(Chips),
    /// The stack was added to the one at this index of the list.
    AddedTo(usize),
    /// The stack goes out of play because another one of its owner goes on.
    Forfeited,
    /// The stack goes out of play by a decision of the floor.
    Void,
}

/// Two stacks of one person, by their indices in the list, where only one is allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoStacks(pub usize, pub usize);

/// Decides the outcome for each of these stacks, which are in the order in which they were bagged.
///
/// No person goes on with two stacks, and no chips are created: a stack that does not go on is
/// forfeited or void.
///
/// # Errors
/// The two stacks of one person where only one is allowed.
pub fn carry(stacks: &[FlightStack], policy: Policy) -> Result<Vec<StackOutcome>, TwoStacks> {
    let mut fates = vec![StackOutcome::Void; stacks.len()];
    let mut of_each: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for (place, stack) in stacks.iter().enumerate().filter(|(_, stack)| !stack.void) {
        of_each.entry(stack.owner).or_default().push(place);
    }
    for places in of_each.values() {
        let chips = |place: &usize| stacks.get(*place).map_or(Chips::ZERO, |stack| stack.chips);
        let Some(&first) = places.first() else { continue };
        if let (Policy::One, Some(&second)) = (policy, places.get(1)) {
            return Err(TwoStacks(first, second));
        }
        let best = places.iter().copied().rev().max_by_key(chips).unwrap_or(first);
        let (goes, with, rest) = match policy {
            Policy::Best => (best, chips(&best), StackOutcome::Forfeited),
            Policy::First | Policy::One => (first, chips(&first), StackOutcome::Forfeited),
            Policy::Added => (best, places.iter().map(chips).sum(), StackOutcome::AddedTo(best)),
        };
        for &place in places {
            if let Some(fate) = fates.get_mut(place) {
                *fate = if place == goes { StackOutcome::GoesOn(with) } else { rest };
            }
        }
    }
    Ok(fates)
}

impl StackPrice {
    /// Returns the amount paid for a stack with this outcome; zero for a void stack.
    pub const fn of(self, fate: StackOutcome) -> Money {
        match (self, fate) {
            (Self::Forfeited(price), StackOutcome::Forfeited)
            | (
                Self::Bagged(price),
                StackOutcome::GoesOn(_) | StackOutcome::AddedTo(_) | StackOutcome::Forfeited,
            ) => price,
            _ => Money::ZERO,
        }
    }

    /// Returns the price itself.
    pub const fn money(self) -> Money {
        match self {
            Self::Nothing => Money::ZERO,
            Self::Forfeited(price) | Self::Bagged(price) => price,
        }
    }
}
