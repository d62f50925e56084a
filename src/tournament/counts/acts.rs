//! The commands and events of the counts.

use bottone_base::{chips::Chips, seat::TableNo};
use bottone_rules::{colour_up::Holding, rulebook::DrawnSuits};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use super::{RaceCards, TableColourUp};
use crate::{
    departments::Department,
    entries::EntryId,
    kinds::{CommandRow, DIRECTOR, EventRow, FLOOR, Offline, OnCorrection, TABLE},
};

/// The count of one stack on a table's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackCount {
    pub entry: EntryId,
    /// The value of the stack.
    pub chips: Chips,
    /// The number of chips of each value; empty if only the total was reported.
    pub pieces: Vec<(Chips, u32)>,
}

/// The difference between the counted chips and the chips due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ChipDifference {
    More(Chips),
    Fewer(Chips),
}

/// The commands for the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(CountCommandKind), doc = "A kind of command for the counts.")]
pub enum CountCommand {
    /// These stacks were counted.
    Count { stacks: Vec<(EntryId, Chips)> },
    /// A table was counted, seat by seat.
    Sheet { table: TableNo, rows: Vec<StackCount> },
    /// Some stacks of a table's sheet are corrected; the others stay as counted.
    CorrectSheet {
        table: TableNo,
        /// The corrected stacks.
        rows: Vec<StackCount>,
    },
    /// Accepts a difference: from now on the chips due in play are so many more or fewer (rules
    /// §5.5).
    Correct {
        /// The table; `None` if it cannot be known.
        table: Option<TableNo>,
        change: ChipDifference,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// Removes a table's chips of one value from play (TDA 2024 rule 24).
    ColourUp {
        table: TableNo,
        /// The value that leaves play.
        old: Chips,
        /// The value that replaces it.
        new: Chips,
        /// The chips of the old value that each player has. Players not named have none.
        holdings: Vec<Holding>,
        cards: RaceCards,
        /// The order of suits that breaks ties, by the house's rule book at the deal. Records
        /// without it were raced with spades first.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        suits: DrawnSuits,
    },
    /// Exchanges late-found chips of a value that has left play, at equal value only.
    FoundLate { entry: EntryId, old: Chips, chips: u64 },
    /// Changes chips of one player for larger ones, announced (TDA 2024 rule 25).
    Change {
        entry: EntryId,
        /// The value taken.
        old: Chips,
        /// The value given.
        new: Chips,
        /// The number of chips of the old value.
        chips: u64,
    },
    /// Keeps values in play that the structure takes out, until a table races them.
    PutOff {
        /// The values.
        chips: Vec<Chips>,
    },
}

/// The events of the counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum CountEvent {
    /// These stacks were counted.
    Counted { stacks: Vec<(EntryId, Chips)> },
    /// A table was counted, seat by seat.
    SheetCounted { table: TableNo, rows: Vec<StackCount> },
    /// Some stacks of a table's sheet were corrected.
    SheetCorrected {
        table: TableNo,
        /// The corrected stacks.
        rows: Vec<StackCount>,
    },
    /// A difference was accepted.
    Corrected {
        /// The table; `None` if it cannot be known.
        table: Option<TableNo>,
        change: ChipDifference,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// A table's chips of one value left play.
    ColouredUp(TableColourUp),
    /// A player found chips of a value that has left play.
    FoundLate {
        entry: EntryId,
        old: Chips,
        chips: u64,
        /// The chips given for them. The remainder was taken out without compensation.
        into: Chips,
    },
    /// Chips of one player were changed for larger ones of equal value.
    Changed {
        entry: EntryId,
        /// The value taken.
        old: Chips,
        /// The value given.
        new: Chips,
        /// The number of chips of the old value.
        chips: u64,
    },
    /// These values stay in play, although the structure takes them out, until a table races them.
    PutOff {
        /// The values.
        chips: Vec<Chips>,
    },
}

impl CountCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::{Report, Wait};
        use OnCorrection::{Final, Follows};
        match self {
            Self::Count | Self::Sheet | Self::CorrectSheet => {
                CommandRow::new(TABLE, Report, Follows)
            }
            Self::Correct => CommandRow::new(DIRECTOR, Wait, Final),
            Self::ColourUp | Self::FoundLate | Self::Change => {
                CommandRow::new(FLOOR, Report, Final)
            }
            Self::PutOff => CommandRow::new(FLOOR, Wait, Final),
        }
    }
}

impl CountEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Counts;
        match self {
            Self::Counted { .. }
            | Self::SheetCounted { .. }
            | Self::SheetCorrected { .. }
            | Self::Corrected { .. }
            | Self::ColouredUp(_)
            | Self::FoundLate { .. }
            | Self::Changed { .. }
            | Self::PutOff { .. } => EventRow::new(&[Counts], &[]),
        }
    }
}
