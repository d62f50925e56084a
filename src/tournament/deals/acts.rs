//! What can be asked about deals, and what happens.

use serde::{Deserialize, Serialize};

use super::Agreement;

/// What can be asked about deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DealCommand {
    /// Everybody who is left has agreed to this, and signed it.
    Agree(Box<Agreement>),
    /// The deal does not hold: the prizes go by place again.
    Cancel {
        /// Why, in the floor's words.
        reason: String,
    },
}

/// What happened about deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DealEvent {
    /// Everybody who is left has agreed to this.
    Agreed(Box<Agreement>),
    /// The deal does not hold any more.
    Cancelled { reason: String },
}
