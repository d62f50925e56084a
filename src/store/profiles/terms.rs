//! The rebuys and add-ons that shipped structures bring into a new event.

use crate::rules::chips::Chips;

/// Chips that an entry can buy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoldChips {
    pub chips: Chips,
    /// How many one entry can buy; 255 is no limit.
    pub most: u8,
    /// The last level in which they are sold.
    pub through_level: u16,
}

/// The rebuys and the add-on of an evening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    pub rebuy: Option<SoldChips>,
    pub add_on: Option<SoldChips>,
}

impl Terms {
    /// The terms of the shipped structure with this id; none where it is played without rebuys.
    pub fn of(id: &str) -> Self {
        let sold = |most| SoldChips { chips: Chips::new(5_000), most, through_level: 6 };
        match id {
            "charity-rebuys" => Self { rebuy: Some(sold(u8::MAX)), add_on: Some(sold(1)) },
            _ => Self::default(),
        }
    }
}
