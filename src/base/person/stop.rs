//! The reasons for which a house excludes a person from playing.

use serde::{Deserialize, Serialize};

/// The reason for which a house excludes a person from playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stop {
    /// Barred by the house, or self-excluded.
    Barred,
    /// Possibly too young, by the year of birth.
    UnderAge,
}
