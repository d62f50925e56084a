//! What can be asked of the bags, and what happens to them.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{chips::Chips, seat::TableNo},
    tournament::entries::EntryId,
};

/// A stack as it goes into a bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bagging {
    pub entry: EntryId,
    /// The number on the bag, by which it is locked away.
    pub bag: u32,
    pub chips: Chips,
    /// How many chips of which value; nothing where only the total was told.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub pieces: Vec<(Chips, u32)>,
}

/// What can be asked of the bags.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BagCommand {
    /// Everybody at this table was counted, and the stacks went into bags.
    Seal { table: TableNo, bags: Vec<Bagging> },
    /// What is in a bag was counted wrongly.
    Correct {
        entry: EntryId,
        chips: Chips,
        /// Why, in the floor's words.
        reason: String,
    },
    /// These bags are opened again before the next day: play goes on at this table.
    Reopen {
        table: TableNo,
        /// Why, in the floor's words.
        reason: String,
    },
    /// The stacks were carried over into the event of the next day.
    CarryOver {
        /// The file of the next day, by its name.
        into: String,
        /// The seal of the line in it that says so.
        seal: String,
    },
}

/// What happened to the bags.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum BagEvent {
    /// Stacks of this table, which were just counted, are in bags.
    Sealed { table: TableNo, bags: Vec<(EntryId, u32)> },
    /// There is so much in a bag after all; what was counted with it is told beside this.
    Corrected {
        entry: EntryId,
        was: Chips,
        chips: Chips,
        /// Why, in the floor's words.
        reason: String,
    },
    /// The bags of these were opened again.
    Reopened {
        table: TableNo,
        entries: Vec<EntryId>,
        /// Why, in the floor's words.
        reason: String,
    },
    /// The stacks were carried over into the event of the next day.
    CarriedOver {
        /// The file of the next day, by its name.
        into: String,
        /// The seal of the line in it that says so.
        seal: String,
    },
}
