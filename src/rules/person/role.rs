//! What somebody does in the room while an event is played.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

/// What a member of staff does. What each may tell an event is decided in `session/roles.rs`.
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
    /// Answers for the event, and may do everything.
    Director,
    /// Runs the tables and the clock, and rules.
    Floor,
    /// Sells entries.
    Registration,
    /// Pays what is due.
    Cashier,
    /// Deals at one table, and tells what happened there.
    Dealer,
    /// Shows the event to the room, and changes nothing.
    Television,
}

impl Role {
    /// Every role, the one that may do most first.
    pub const ALL: [Self; Self::COUNT] = crate::rules::all(Self::VARIANTS);

    /// The name by which it is asked for: "floor".
    pub fn key(self) -> &'static str {
        self.into()
    }
}
