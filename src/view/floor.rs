//! The room from above: every table with its seats.

use std::sync::Arc;

use super::Tone;
use crate::{
    rules::seat::{MOST_SEATS, SeatNo, TableNo},
    tournament::entries::EntryId,
};

/// The floor screen without its to-do list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Floor {
    /// "20 tables · 167 players · 13 open seats".
    pub summary: String,
    /// Every open table by number.
    pub tables: Vec<TableCard>,
    /// "Done today: 61 moves, 9 tables broken. Every move is in the log with its reason."
    pub done: String,
}

/// One table as a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCard {
    /// Which table.
    pub table: TableNo,
    /// How many seats it has.
    pub size: u8,
    /// How many sit there.
    pub taken: u8,
    /// Every seat from 1; those beyond `size` do not exist.
    pub seats: [SeatMark; MOST_SEATS as usize],
    /// Where the button stands in the coming hand.
    pub button: Option<SeatNo>,
    /// Is that known, or was it seen too long ago to act upon? Drawn faint then.
    pub button_known: bool,
    /// One short line at the bottom, with its tone; the card's edge takes the tone too.
    pub caption: Option<(Tone, String)>,
}

/// One seat of a card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SeatMark {
    /// Nobody sits there.
    #[default]
    Free,
    /// Nobody may sit there.
    Closed,
    /// Somebody sits there.
    Taken {
        /// Which entry.
        entry: EntryId,
        /// "Bianchi, Luca".
        name: Arc<str>,
        /// Plain, or `Waits` when the player is to move.
        tone: Tone,
        /// Pinned to the seat?
        pinned: bool,
    },
}

/// One table as a list of seats, for the panel beside the cards and the Seats tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSheet {
    /// Which table.
    pub table: TableNo,
    /// "Table 3", "9 of 9".
    pub title: String,
    /// "Button on seat 6, blinds 7 and 8 next hand", "Button not known", "Button seen at 21:04".
    pub button: String,
    /// Every seat from 1 to the table's size.
    pub seats: Vec<SeatLine>,
}

/// One seat of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Which seat.
    pub seat: SeatNo,
    /// Who sits there.
    pub entry: Option<EntryId>,
    /// The player's name, "Open" or "Closed".
    pub name: String,
    /// What was last counted, "27,400"; empty when never.
    pub chips: String,
    /// "button", "small blind", "big blind" in the coming hand; "waits"; empty.
    pub role: String,
    /// Pinned to the seat?
    pub pinned: bool,
    /// Closed?
    pub closed: bool,
}

/// One line of the Breaking order tab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakLine {
    /// Which table.
    pub table: TableNo,
    /// "1st", "2nd".
    pub place: String,
    /// "9 of 9 players".
    pub players: String,
    /// "Breaks next", "Held", empty.
    pub note: String,
    /// Put off by the floor?
    pub held: bool,
}
