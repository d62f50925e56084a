//! What the floor should do next, with why.

use super::Tone;
use crate::{
    rules::seat::{Seat, SeatNo, TableNo},
    tournament::{Command, entries::EntryId},
};

/// One thing to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// `Waits` for what somebody waits for now, `Gold` for soon, `Planned`, or `Dim`.
    pub tone: Tone,
    /// "Move Bianchi, L. T3 S7 → T9 S3".
    pub title: String,
    /// Why: which rule, which numbers.
    pub why: String,
    /// What can be done about it, the usual first.
    pub steps: Vec<Step>,
    /// The seats that it is about, to be lit on the floor.
    pub seats: Vec<Seat>,
}

/// One button of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// "Done", "Draw seats", "Hold".
    pub label: String,
    /// What it does.
    pub act: Act,
}

/// What a step does. Draws get their seed at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Submit this command as it is.
    Submit(Command),
    /// Break this table with a draw.
    Break(TableNo),
    /// Everybody draws a new seat at these tables.
    Redraw {
        /// The tables that are played on.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
    },
    /// Open these tables and seat everybody who waits, with a draw.
    OpenAndSeat {
        /// The tables to open; none when there is room.
        tables: Vec<TableNo>,
        /// How many seats each has.
        size: u8,
    },
    /// Ask where the button is at this table.
    AskButton(TableNo),
    /// Let the floor choose another seat for this move.
    ChooseSeat(EntryId),
    /// Show this table.
    ShowTable(TableNo),
    /// Show this seat's player.
    ShowSeat(TableNo, SeatNo),
}
