//! The rebuys and add-ons of a new event.

use bottone_base::chips::Chips;
use bottone_rules::levels::Structure;

/// Chips that an entry can buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldChips {
    pub chips: Chips,
    /// The most purchases of one entry; 255 is no limit.
    pub most: u8,
    /// The last level in which they are sold.
    pub through_level: u16,
}

/// The rebuys and the add-on of an evening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PurchaseTerms {
    pub rebuy: Option<SoldChips>,
    pub add_on: Option<SoldChips>,
}

impl PurchaseTerms {
    /// Returns the terms of the shipped structure with this id; empty for one without rebuys.
    pub fn of(id: &str) -> Self {
        let sold = |most| SoldChips { chips: Chips::new(5_000), most, through_level: 6 };
        match id {
            "charity-rebuys" => Self { rebuy: Some(sold(u8::MAX)), add_on: Some(sold(1)) },
            _ => Self::default(),
        }
    }
    /// Returns the possible sales in an event of this structure. Without terms of its own, rebuys
    /// are unlimited and there is one add-on, each of a starting stack, during registration.
    #[must_use]
    pub fn or_default_for(self, structure: &Structure) -> Self {
        let last = structure.levels().count();
        let through = structure.registration_level().unwrap_or(last).clamp(1, last.max(1));
        let sold = |most| SoldChips {
            chips: structure.starting_stack,
            most,
            through_level: u16::try_from(through).unwrap_or(u16::MAX),
        };
        Self {
            rebuy: self.rebuy.or_else(|| Some(sold(u8::MAX))),
            add_on: self.add_on.or_else(|| Some(sold(1))),
        }
    }
}
