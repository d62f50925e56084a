//! The chips that a house owns, and the chips that an event needs.
//!
//! No rule book covers starting stacks; the conventions are in rules §5.1, and every one of them
//! can be overridden by hand.

mod bring;
mod stack;

use bottone_base::chips::Chips;
use serde::{Deserialize, Serialize};

use super::levels::{MOST_CHIPS, MOST_NAME};

pub use self::{
    bring::{ChipDemand, ChipPurchase, Exchange, Need, SetCapacity},
    stack::{Pile, Remark, Style, remarks, starting_stack},
};

/// The most chips of one value that a house can own.
pub const MOST_OWNED: u32 = 10_000_000;

/// The default reserve, in percent of the starting stacks: chips are lost, dirty or miscounted.
pub const USUAL_RESERVE: u8 = 5;

/// The chips of a house, value by value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipSet {
    /// The name of the set.
    pub name: String,
    /// Notes about the set, one sentence each.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub notes: Vec<String>,
    /// Its values, in any order.
    pub chips: Vec<ChipStock>,
}

/// One value of a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipStock {
    /// The worth of each chip.
    pub value: Chips,
    /// The name of its colour in this house.
    pub name: String,
    /// Its colour on screen and paper: red, green, blue.
    pub colour: (u8, u8, u8),
    pub owned: u32,
}

/// A fault that makes a chip set unusable. Chips count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChipSetFault {
    /// The name is missing or too long.
    Name,
    NoChips,
    /// More values than a structure can have.
    TooManyChips,
    /// A chip of value zero.
    Worthless {
        chip: usize,
    },
    /// Two chips of one value.
    Twice {
        chip: usize,
        value: Chips,
    },
    /// The name of a colour is too long.
    Colour {
        chip: usize,
    },
    /// More chips than a house can own.
    TooMany {
        chip: usize,
    },
}

impl ChipSet {
    /// Returns the first fault that makes the set unusable.
    pub fn fault(&self) -> Option<ChipSetFault> {
        let long = |name: &str| name.chars().count() > MOST_NAME;
        if self.name.trim().is_empty() || long(&self.name) {
            return Some(ChipSetFault::Name);
        }
        if self.chips.is_empty() {
            return Some(ChipSetFault::NoChips);
        }
        if self.chips.len() > MOST_CHIPS {
            return Some(ChipSetFault::TooManyChips);
        }
        self.chips.iter().enumerate().find_map(|(chip, owned)| {
            let mut before = self.chips.iter().take(chip);
            if owned.value.is_zero() {
                Some(ChipSetFault::Worthless { chip })
            } else if before.any(|other| other.value == owned.value) {
                Some(ChipSetFault::Twice { chip, value: owned.value })
            } else if long(&owned.name) {
                Some(ChipSetFault::Colour { chip })
            } else {
                (owned.owned > MOST_OWNED).then_some(ChipSetFault::TooMany { chip })
            }
        })
    }

    /// Returns the chip of this value.
    pub fn of(&self, value: Chips) -> Option<&ChipStock> {
        self.chips.iter().find(|chip| chip.value == value)
    }

    /// Returns its values, the smallest first.
    pub fn values(&self) -> Vec<Chips> {
        let mut values: Vec<Chips> = self.chips.iter().map(|chip| chip.value).collect();
        values.sort_unstable();
        values
    }

    /// Returns the number of chips.
    pub fn count(&self) -> u64 {
        self.chips.iter().map(|chip| u64::from(chip.owned)).sum()
    }
}

/// The use of the house's chips in an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChipPlan {
    /// The chips that the house owns.
    pub set: ChipSet,
    /// The starting stack as composed by hand; empty if it follows the convention.
    pub stack: Vec<Pile>,
    /// The style of a starting stack by convention.
    pub style: Style,
    /// The reserve, in percent of the starting stacks.
    pub reserve: u8,
}

impl Default for ChipPlan {
    fn default() -> Self {
        Self {
            set: ChipSet::default(),
            stack: Vec::new(),
            style: Style::default(),
            reserve: USUAL_RESERVE,
        }
    }
}

impl ChipPlan {
    /// Returns whether an event can be planned with it. Its stack may have the wrong sum: that is
    /// reported, not refused.
    pub fn is_sound(&self) -> bool {
        let fine = |pile: &Pile| !pile.value.is_zero() && pile.chips <= MOST_OWNED;
        let values: Vec<Chips> = self.stack.iter().map(|pile| pile.value).collect();
        let once = values.iter().enumerate().all(|(at, value)| !values[..at].contains(value));
        self.set.fault().is_none()
            && self.stack.len() <= MOST_CHIPS
            && self.stack.iter().all(fine)
            && once
            && self.reserve <= 100
    }

    /// Returns the composition of a starting stack of `chips`: by hand, or by convention from the
    /// values of the set that are in play.
    pub fn starting_stack(&self, in_play: &[Chips], chips: Chips) -> Option<Vec<Pile>> {
        if !self.stack.is_empty() {
            return Some(self.stack.clone());
        }
        let mut values = self.set.values();
        values.retain(|value| in_play.is_empty() || in_play.contains(value));
        starting_stack(&values, chips, self.style)
    }
}

/// Returns the usual colour of a chip of this value. No rule says so, and every house may have its
/// own.
pub const fn usual_colour(value: Chips) -> (u8, u8, u8) {
    match value.get() {
        1 => (236, 232, 224),
        5 | 100_000 => (190, 52, 52),
        25 => (46, 139, 87),
        100 => (34, 34, 38),
        500 => (118, 74, 160),
        1_000 => (232, 190, 56),
        5_000 => (222, 116, 44),
        25_000 => (52, 104, 178),
        _ => (122, 132, 142),
    }
}
