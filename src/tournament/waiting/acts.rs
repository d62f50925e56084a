//! The commands and events of the waiting list.

use bottone_base::seat::{Seat, TableNo, table_size};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    history::Follower,
    kinds::{CommandRow, DOOR, EventRow, FLOOR, Offline, OnCorrection, SALES},
    tables::SeatWish,
};

/// The house rule for players who come to a full room, and for the offer of a freed seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Alternates {
    /// A player who comes to a full room is on no list, unless the floor adds the player.
    #[default]
    Unlisted,
    /// A player who comes to a full room waits; a seat is offered as soon as it is free.
    AtOnce,
    /// The same, but a table gets an alternate only when it is two short.
    TwoShort,
    /// The same, but no freed seat is offered: a table opens when the alternates fill it.
    FullTables,
}

/// The commands for the waiting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(WaitingCommandKind), doc = "A kind of command for the waiting list.")]
pub enum WaitingCommand {
    /// Adds entries without a seat to the end of the list.
    Join {
        /// The entries; if empty, all that are to be seated.
        entries: Vec<EntryId>,
    },
    /// Calls the first alternates to these seats.
    Call {
        entries: Vec<EntryId>,
        seat: SeatWish,
        /// True if the draw avoids seats without cards in the coming hand, between button and small
        /// blind. They are used if there are not enough others.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        dealt_in: bool,
    },
    /// Opens these tables and calls the first alternates.
    Open {
        tables: Vec<TableNo>,
        /// The number of seats at each table.
        #[serde(deserialize_with = "table_size")]
        size: u8,
        entries: Vec<EntryId>,
        /// The seed of the draw.
        seed: u64,
    },
    /// Lets the next alternate go first, once. A called player who did not come gives the seat up.
    Skip { entry: EntryId, reason: String },
    /// Holds the player, who is not called until their return.
    Hold { entry: EntryId, reason: String },
    /// Returns a held player to their place.
    Back { entry: EntryId },
    /// Moves the player to this place.
    Rank {
        entry: EntryId,
        /// The place, from 1.
        place: u32,
        reason: String,
    },
    /// Closes the list with a refund for each waiting entry.
    Close {
        /// True if the organiser keeps the fee and the part for the staff.
        keep_fee: bool,
    },
}

/// The events of the waiting list. The tables record the seats given to alternates, and the entries
/// record the refunds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum WaitingEvent {
    /// These open seats are left out of the following draw: a newcomer there waits a hand.
    LeftOut { seats: Vec<Seat> },
    /// These entries joined the end of the list, in this order.
    Joined { entries: Vec<EntryId> },
    /// A player was passed over.
    Skipped {
        entry: EntryId,
        /// The seat of a called player who did not come; it is free again.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        from: Option<Seat>,
        /// The new place, from 1.
        place: u32,
        /// The reason, in the floor's words.
        reason: String,
    },
    /// A player was held, and is not called until their return.
    Held { entry: EntryId, reason: String },
    /// A held player came back.
    CameBack { entry: EntryId },
    /// A player was moved to this place.
    Ranked { entry: EntryId, place: u32, reason: String },
}

impl WaitingCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Stays;
        match self {
            Self::Join | Self::Call | Self::Skip | Self::Hold | Self::Back => {
                CommandRow::new(DOOR, Wait, Stays)
            }
            Self::Open | Self::Rank => CommandRow::new(FLOOR, Wait, Stays),
            Self::Close => CommandRow::new(SALES, Wait, Stays),
        }
    }
}

impl WaitingEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Arrivals, Bags, Counts, Tables, Waiting};
        use Follower::{Handed, Published, Replay};
        match self {
            Self::LeftOut { .. } => EventRow::new(&[], &[Published]),
            Self::Joined { .. }
            | Self::Held { .. }
            | Self::CameBack { .. }
            | Self::Ranked { .. } => EventRow::new(&[Waiting], &[]),
            Self::Skipped { .. } => EventRow::new(
                &[Counts, Bags, Tables, Waiting, Arrivals],
                &[Handed, Published, Replay],
            ),
        }
    }
}
