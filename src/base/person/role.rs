//! The role of a person in the room during an event.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// A staff role. The rows of the commands (`tournament/kinds.rs`) have what each role may record.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    EnumCount,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Responsible for the event; may do everything.
    Director,
    /// Runs the tables and the clock, and makes rulings.
    Floor,
    /// Sells entries.
    Registration,
    /// Pays what is due.
    Cashier,
    /// Deals at one table, and records what happens there.
    Dealer,
    /// Shows the event to the room, and changes nothing.
    Television,
}

impl Role {
    /// Every role, from the most to the fewest rights.
    pub const ALL: [Self; Self::COUNT] = crate::all(Self::VARIANTS);

    /// Returns the key of the role: "floor".
    pub fn key(self) -> &'static str {
        self.into()
    }
}
