//! The commands and events of the clock.

use bottone_base::{chips::Chips, time::Span};
use bottone_rules::levels::{Row, Structure};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    history::Follower,
    kinds::{CommandRow, DIRECTOR, EventRow, FLOOR, Offline, OnCorrection, PROGRAM},
};

/// The commands for the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(ClockCommandKind), doc = "A kind of command for the clock.")]
pub enum ClockCommand {
    /// Starts the clock.
    Start,
    Pause,
    /// Goes to the beginning of the next level or break.
    Next,
    /// Goes to the beginning of the level or break before.
    Previous,
    /// Adds or removes time.
    Adjust {
        /// The time; positive adds.
        by: Span,
    },
    /// Goes to the beginning of a row.
    Jump {
        /// Index into the structure.
        row: usize,
    },
    /// Changes a row that is not over. The level that is played keeps its elapsed time.
    SetRow {
        /// Index into the structure.
        row: usize,
        to: Box<Row>,
    },
    /// Changes several rows that are not over in one act, as [`Self::SetRow`] changes one.
    SetRows {
        /// The new rows, each with its index into the structure, in rising order.
        rows: Vec<(usize, Row)>,
    },
    /// Inserts a row before the one at `row`, or at the end.
    InsertRow {
        /// Index into the structure.
        row: usize,
        /// The new row.
        new: Box<Row>,
    },
    /// Removes a row that has not begun.
    RemoveRow {
        /// Index into the structure.
        row: usize,
    },
    /// Moves a row that has not begun to another place among those.
    MoveRow {
        /// Index into the structure.
        row: usize,
        /// The new index.
        to: usize,
    },
    /// Replaces the structure. Allowed only before the first start of the clock.
    Replace {
        structure: Box<Structure>,
    },
    /// Renames the structure.
    Rename {
        /// The new name.
        name: String,
    },
    /// Sets the stack for entries from now on. Earlier entries keep the chips that they were sold
    /// with.
    SetStack {
        /// The starting stack.
        stack: Chips,
    },
    /// Keeps the remaining time of the level after the computer's own clock was set.
    Rebase {
        /// The time by which the computer's clock went forward.
        by: Span,
    },
}

/// The events of the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ClockEvent {
    Started,
    Paused,
    /// The clock was set to the beginning of a row.
    WentTo {
        /// Index into the structure.
        row: usize,
    },
    /// The last hands of the day are played: the rest of its last level is dropped.
    DayEnded,
    /// Time was added or removed.
    Adjusted {
        /// The time; positive adds.
        by: Span,
    },
    /// A row was changed.
    RowSet {
        /// Index into the structure.
        row: usize,
        /// The new content.
        to: Box<Row>,
    },
    /// Several rows were changed.
    RowsSet {
        /// The new rows, each with its index into the structure.
        rows: Vec<(usize, Row)>,
    },
    /// A row was inserted.
    RowInserted {
        /// Index into the structure.
        row: usize,
        /// The inserted row.
        new: Box<Row>,
    },
    /// A row was removed.
    RowRemoved {
        /// Index into the structure.
        row: usize,
    },
    /// A row was moved.
    RowMoved {
        /// The old index.
        row: usize,
        /// The new index.
        to: usize,
    },
    /// The structure was replaced.
    Replaced {
        structure: Box<Structure>,
    },
    /// The structure was renamed.
    Renamed {
        name: String,
    },
    /// Entries from now on get another stack.
    StackSet {
        /// The starting stack.
        stack: Chips,
    },
    /// The computer's clock was set, and the tournament's clock followed.
    Rebased {
        /// The change.
        by: Span,
    },
}

impl ClockCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::{Report, Wait};
        use OnCorrection::Follows;
        match self {
            Self::Start | Self::Pause | Self::Next | Self::Previous | Self::Adjust | Self::Jump => {
                CommandRow::new(FLOOR, Report, Follows)
            }
            Self::SetRow
            | Self::SetRows
            | Self::InsertRow
            | Self::RemoveRow
            | Self::MoveRow
            | Self::Replace
            | Self::Rename
            | Self::SetStack => CommandRow::new(DIRECTOR, Wait, Follows),
            Self::Rebase => CommandRow::new(PROGRAM, Wait, Follows),
        }
    }
}

impl ClockEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Arrivals, Bags, Clock};
        use Follower::{Levels, Starts};
        match self {
            Self::Started => EventRow::new(&[Clock, Bags, Arrivals], &[Starts, Levels]),
            Self::Paused
            | Self::WentTo { .. }
            | Self::DayEnded
            | Self::Adjusted { .. }
            | Self::RowSet { .. }
            | Self::RowsSet { .. }
            | Self::RowInserted { .. }
            | Self::RowRemoved { .. }
            | Self::RowMoved { .. }
            | Self::Replaced { .. }
            | Self::Rebased { .. } => EventRow::new(&[Clock], &[Starts, Levels]),
            Self::Renamed { .. } | Self::StackSet { .. } => EventRow::new(&[Clock], &[]),
        }
    }
}
