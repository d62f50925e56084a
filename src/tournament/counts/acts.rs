//! What can be asked of the counts, and what happens to them.

use serde::{Deserialize, Serialize};

use super::{ColouredUp, RaceCards};
use crate::{
    rules::{chips::Chips, colour_up::Holding, rulebook::DrawnSuits, seat::TableNo},
    tournament::entries::EntryId,
};

/// One stack on a table's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub entry: EntryId,
    /// What it is worth.
    pub chips: Chips,
    /// How many chips of which value it has; nothing where only the total was told.
    pub pieces: Vec<(Chips, u32)>,
}

/// How what is at the tables is not what should be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    More(Chips),
    Fewer(Chips),
}

/// What can be asked of the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CountCommand {
    /// These stacks were counted.
    Count { stacks: Vec<(EntryId, Chips)> },
    /// A table was counted, seat by seat.
    Sheet { table: TableNo, rows: Vec<Row> },
    /// Some stacks of a table's sheet are put right; the others stay as they were counted.
    Mend {
        table: TableNo,
        /// Who has what after all.
        rows: Vec<Row>,
    },
    /// A difference is accepted: from now on there should be so many more or fewer chips in play
    /// (rules §5.5).
    Correct {
        /// At which table; `None` where nobody can know.
        table: Option<TableNo>,
        change: Change,
        /// Why, in the floor's words.
        reason: String,
    },
    /// A table's chips of one value leave play (TDA 2024 rule 24).
    ColourUp {
        table: TableNo,
        /// The value that leaves.
        old: Chips,
        /// The value that comes.
        new: Chips,
        /// What everyone has of the old value; who is not named has none.
        holdings: Vec<Holding>,
        cards: RaceCards,
        /// How suits break a tie among them, by the house's rule book when they were dealt. Records
        /// that do not say it were raced with spades first.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        suits: DrawnSuits,
    },
    /// A player finds chips of a value that has left play: they are exchanged at equal value only.
    FoundLate { entry: EntryId, old: Chips, chips: u64 },
    /// The floor changes chips of one player for larger ones, announced (TDA 2024 rule 25).
    Change {
        entry: EntryId,
        /// The value that is taken.
        old: Chips,
        /// The value that is given.
        new: Chips,
        /// How many of the old value.
        chips: u64,
    },
    /// Values stay in play though the structure takes them out, until a table races them.
    PutOff {
        /// The values.
        chips: Vec<Chips>,
    },
}

/// What happened to the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CountEvent {
    /// These stacks were counted.
    Counted { stacks: Vec<(EntryId, Chips)> },
    /// A table was counted, seat by seat.
    SheetCounted { table: TableNo, rows: Vec<Row> },
    /// Some stacks of a table's sheet were put right.
    Mended {
        table: TableNo,
        /// Who has what after all.
        rows: Vec<Row>,
    },
    /// A difference was accepted.
    Corrected {
        /// At which table; `None` where nobody can know.
        table: Option<TableNo>,
        change: Change,
        /// Why, in the floor's words.
        reason: String,
    },
    /// A table's chips of one value left play.
    ColouredUp(ColouredUp),
    /// A player found chips of a value that has left play.
    FoundLate {
        entry: EntryId,
        old: Chips,
        chips: u64,
        /// What was given for them. The rest was taken without pay.
        into: Chips,
    },
    /// Chips of one player were changed for larger ones of equal value.
    Changed {
        entry: EntryId,
        /// The value that was taken.
        old: Chips,
        /// The value that was given.
        new: Chips,
        /// How many of the old value.
        chips: u64,
    },
    /// Values stay in play though the structure takes them out, until a table races them.
    PutOff {
        /// The values.
        chips: Vec<Chips>,
    },
}
