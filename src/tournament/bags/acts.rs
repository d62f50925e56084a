//! The commands and events of the bags.

use bottone_base::{chips::Chips, seat::TableNo};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    kinds::{CommandRow, DIRECTOR, EventRow, FLOOR, Offline, OnCorrection},
};

/// The stack that goes into one bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bagging {
    pub entry: EntryId,
    /// The number on the bag, under which it is locked away.
    pub bag: u32,
    pub chips: Chips,
    /// The number of chips of each value; empty if only the total was reported.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub pieces: Vec<(Chips, u32)>,
}

/// The commands for the bags.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(BagCommandKind), doc = "A kind of command for the bags.")]
pub enum BagCommand {
    /// Every player at this table was counted, and the stacks went into bags.
    Seal { table: TableNo, bags: Vec<Bagging> },
    /// A bag was counted wrongly.
    Correct {
        entry: EntryId,
        chips: Chips,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// These bags are opened again before the next day: play goes on at this table.
    Reopen {
        table: TableNo,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// The stacks were carried over into the event of the next day.
    CarryOver {
        /// The name of the next day's file.
        into: String,
        /// The seal of the line in that file that records the transfer.
        seal: String,
    },
}

/// The events of the bags.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BagEvent {
    /// Stacks of this table, just counted, were put into bags.
    Sealed { table: TableNo, bags: Vec<(EntryId, u32)> },
    /// The content of a bag was corrected. The chips counted with it are recorded beside this
    /// event.
    Corrected {
        entry: EntryId,
        was: Chips,
        chips: Chips,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// The bags of these entries were opened again.
    Reopened {
        table: TableNo,
        entries: Vec<EntryId>,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// The stacks were carried over into the event of the next day.
    CarriedOver {
        /// The name of the next day's file.
        into: String,
        /// The seal of the line in that file that records the transfer.
        seal: String,
    },
}

impl BagCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::Seal | Self::Correct | Self::Reopen => CommandRow::new(FLOOR, Wait, Final),
            Self::CarryOver => CommandRow::new(DIRECTOR, Wait, Final),
        }
    }
}

impl BagEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Bags;
        match self {
            Self::Sealed { .. }
            | Self::Corrected { .. }
            | Self::Reopened { .. }
            | Self::CarriedOver { .. } => EventRow::new(&[Bags], &[]),
        }
    }
}
