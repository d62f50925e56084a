//! The commands and events of deals.

use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    kinds::{CommandRow, DIRECTOR, EventRow, Offline, OnCorrection},
};

use super::Agreement;

/// The commands for deals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(DealCommandKind), doc = "A kind of command for the deal.")]
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

impl DealCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::Agree | Self::Cancel => CommandRow::new(DIRECTOR, Wait, Final),
        }
    }
}

impl DealEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Bounties, Deals};
        match self {
            Self::Agreed(_) | Self::Cancelled { .. } => EventRow::new(&[Bounties, Deals], &[]),
        }
    }
}
