//! The commands and events of deals.

use serde::{Deserialize, Serialize};

use super::Agreement;

/// The commands for deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DealCommand {
    /// All remaining players have agreed to this deal, and signed it.
    Agree(Box<Agreement>),
    /// Cancels the deal: the prizes go by place again.
    Cancel {
        /// The reason, in the floor's words.
        reason: String,
    },
}

/// The events of deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum DealEvent {
    /// All remaining players have agreed to this deal.
    Agreed(Box<Agreement>),
    /// The deal was cancelled.
    Cancelled { reason: String },
}
