//! What can be asked of the clock, and what happened to it.

use serde::{Deserialize, Serialize};

use crate::rules::{
    chips::Chips,
    levels::{Row, Structure},
    time::Span,
};

/// What can be asked of the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ClockCommand {
    /// Let it run.
    Start,
    Pause,
    /// Go to the beginning of the next level or break.
    Next,
    /// Go to the beginning of the level or break before.
    Previous,
    /// Give this much time, or take it.
    Adjust {
        /// Positive gives.
        by: Span,
    },
    /// Go to the beginning of a row.
    Jump {
        /// Index into the structure.
        row: usize,
    },
    /// Change a row that is not over. The level that is played keeps its elapsed time.
    SetRow {
        /// Index into the structure.
        row: usize,
        to: Row,
    },
    /// Change several rows that are not over in one act, as [`Self::SetRow`] changes one.
    SetRows {
        /// Each by its index into the structure, in rising order, with what it is to be.
        rows: Vec<(usize, Row)>,
    },
    /// Put a row in before the one at `row`, or at the end.
    InsertRow {
        /// Index into the structure.
        row: usize,
        /// What to put in.
        new: Row,
    },
    /// Take a row out that has not begun.
    RemoveRow {
        /// Index into the structure.
        row: usize,
    },
    /// Take a row that has not begun to another place among those.
    MoveRow {
        /// Index into the structure.
        row: usize,
        /// The index that it is to have.
        to: usize,
    },
    /// Use another structure. Only before the clock was ever started.
    Replace {
        structure: Box<Structure>,
    },
    /// Give the structure another name.
    Rename {
        /// What it is to be called.
        name: String,
    },
    /// Give this stack to whoever enters from now on. What was given out stays given out: an entry
    /// keeps the chips that it was sold with.
    SetStack {
        /// The starting stack.
        stack: Chips,
    },
    /// The computer's own clock was set: keep what is left of the level as it was.
    Rebase {
        /// How far the computer's clock went forward.
        by: Span,
    },
}

/// What happened to the clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ClockEvent {
    Started,
    Paused,
    /// It was set to the beginning of a row.
    WentTo {
        /// Index into the structure.
        row: usize,
    },
    /// The day's last hands are played: what was left of its last level is not.
    DayEnded,
    /// Time was given or taken.
    Adjusted {
        /// Positive gives.
        by: Span,
    },
    /// A row was changed.
    RowSet {
        /// Index into the structure.
        row: usize,
        /// What it is now.
        to: Row,
    },
    /// Several rows were changed.
    RowsSet {
        /// Each by its index into the structure, with what it is now.
        rows: Vec<(usize, Row)>,
    },
    /// A row was put in.
    RowInserted {
        /// Index into the structure.
        row: usize,
        /// What was put in.
        new: Row,
    },
    /// A row was taken out.
    RowRemoved {
        /// Index into the structure.
        row: usize,
    },
    /// A row was taken to another place.
    RowMoved {
        /// The index that it had.
        row: usize,
        /// The index that it has.
        to: usize,
    },
    /// Another structure is used.
    Replaced {
        structure: Box<Structure>,
    },
    /// The structure has another name.
    Renamed {
        name: String,
    },
    /// Whoever enters from now on gets another stack.
    StackSet {
        /// The starting stack.
        stack: Chips,
    },
    /// The computer's clock was set, and the tournament's went along.
    Rebased {
        /// How far.
        by: Span,
    },
}
