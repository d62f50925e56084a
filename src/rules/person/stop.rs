//! Why a house lets somebody not play.

use serde::{Deserialize, Serialize};

/// Why a house lets somebody not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stop {
    /// The house has barred him, or he has barred himself.
    Barred,
    /// By the year of birth he may be too young.
    UnderAge,
}
