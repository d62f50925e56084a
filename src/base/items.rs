//! Prizes that are not money: trophies, vouchers, raffle prizes.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{
    money::Money,
    person::{Person, is_name},
};

/// A prize other than money.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// The number within the event, from 1. It does not change when other items are added or
    /// removed.
    pub number: u16,
    /// The places that win the item, or the raffle.
    pub to: ItemWinner,
    pub name: String,
    /// The value of one piece, for information only; it is in no sum.
    pub value: Option<Money>,
}

/// The winner of an item: places, or the raffle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ItemWinner {
    /// A range of places, each of which wins one piece.
    Places {
        /// The best place, from 1.
        first: u32,
        /// The worst place.
        last: u32,
    },
    /// The player drawn in the raffle.
    Raffle,
}

/// The first fault in a list of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemFault {
    /// There are more than [`Item::MOST`].
    TooMany,
    /// The item at this index has no name.
    NoName(usize),
    /// The name of the item at this index is too long, or cannot be read.
    NameUnsound(usize),
    /// The item at this index is for place 0.
    NoPlace(usize),
    /// The last place of the item at this index is before its first.
    Backwards(usize),
    /// The item at this index is for a place behind [`Item::LAST_PLACE`].
    PlaceTooHigh(usize),
    /// The value of the item at this index is negative.
    ValueNegative(usize),
    /// A place has the item at this index twice.
    Twice(usize),
    /// The number of the item at this index is 0, or another item has it.
    NumberTaken(usize),
}

impl Item {
    /// The most items of one event.
    pub const MOST: usize = 100;

    /// The worst place that can win an item.
    pub const LAST_PLACE: u32 = 1_000;

    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = Person::LONGEST;

    /// Returns the places that win it; none for a raffle prize.
    pub fn places(&self) -> impl Iterator<Item = u32> + use<> {
        let (first, last) = match self.to {
            ItemWinner::Places { first, last } => (first, last.min(Self::LAST_PLACE)),
            ItemWinner::Raffle => (1, 0),
        };
        first..=last
    }

    /// Returns whether this place wins it.
    pub const fn is_for(&self, place: u32) -> bool {
        match self.to {
            ItemWinner::Places { first, last } => first <= place && place <= last,
            ItemWinner::Raffle => false,
        }
    }

    /// Returns the first fault in the items of one event.
    pub fn fault(items: &[Self]) -> Option<ItemFault> {
        if items.len() > Self::MOST {
            return Some(ItemFault::TooMany);
        }
        let (mut numbers, mut won) = (BTreeSet::new(), BTreeSet::new());
        for (at, item) in items.iter().enumerate() {
            if let Some(fault) = item.own_fault(at) {
                return Some(fault);
            }
            let name = item.name.trim().to_lowercase();
            // A raffle may have the same prize several times.
            if !item.places().all(|place| won.insert((place, name.clone()))) {
                return Some(ItemFault::Twice(at));
            }
            if item.number == 0 || !numbers.insert(item.number) {
                return Some(ItemFault::NumberTaken(at));
            }
        }
        None
    }

    fn own_fault(&self, at: usize) -> Option<ItemFault> {
        if self.name.trim().is_empty() {
            return Some(ItemFault::NoName(at));
        }
        let is_short = self.name.chars().count() <= Self::LONGEST_NAME;
        if !is_short || !is_name(&self.name) {
            return Some(ItemFault::NameUnsound(at));
        }
        if let ItemWinner::Places { first, last } = self.to {
            if first == 0 {
                return Some(ItemFault::NoPlace(at));
            }
            if last < first {
                return Some(ItemFault::Backwards(at));
            }
            if last > Self::LAST_PLACE {
                return Some(ItemFault::PlaceTooHigh(at));
            }
        }
        self.value.is_some_and(|value| value < Money::ZERO).then_some(ItemFault::ValueNegative(at))
    }
}
