//! The commands and events of the tables.

use bottone_base::seat::{Seat, SeatNo, TableNo, table_size};
use bottone_rules::{button::Positions, seating};
use serde::{Deserialize, Serialize};
use strum::EnumDiscriminants;

use crate::{
    departments::Department,
    entries::EntryId,
    history::Follower,
    kinds::{CommandRow, DOOR, EventRow, FLOOR, Offline, OnCorrection, TABLE},
};

/// A player's wish for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatWish {
    /// A seat drawn with this seed.
    Draw(u64),
    At(Seat),
    /// No seat yet.
    Later,
}

/// The reason for a move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoveReason {
    /// The balance of the tables, for these causes.
    Balance(seating::MoveFacts),
    /// The table broke.
    Break,
    /// A redraw of all players.
    Redraw,
    /// The floor's decision, in its own words.
    Floor(String),
}

/// One player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatMove {
    pub entry: EntryId,
    /// The old seat; `None` for a player who waited for a seat.
    pub from: Option<Seat>,
    /// The new seat.
    pub to: Seat,
}

/// The commands for the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[serde(deny_unknown_fields)]
#[strum_discriminants(name(TableCommandKind), doc = "A kind of command for the tables.")]
pub enum TableCommand {
    Open {
        tables: Vec<TableNo>,
        /// The number of seats at each table.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// Adds or removes seats at a table.
    Resize {
        table: TableNo,
        /// The new number of seats.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// Closes a seat, or opens it again.
    CloseSeat { seat: Seat, closed: bool },
    /// Gives waiting entries their seats.
    Seat {
        /// The entries; all waiting ones if empty.
        entries: Vec<EntryId>,
        seat: SeatWish,
    },
    /// Opens these tables and draws seats for all waiting entries.
    OpenAndSeat {
        /// The tables to open.
        tables: Vec<TableNo>,
        /// The number of seats at each table.
        #[serde(deserialize_with = "table_size")]
        size: u8,
        /// The seed of the draw.
        seed: u64,
    },
    /// Moves one player.
    Move { entry: EntryId, to: Seat, reason: MoveReason },
    /// Swaps the seats of two players in one act, even if no seat is free.
    Swap { one: EntryId, other: EntryId, reason: MoveReason },
    /// Breaks a table: its players draw seats at the others.
    Break {
        table: TableNo,
        /// The seed of the draw.
        seed: u64,
    },
    /// Redraws the seats of all players at these tables; the others close. A player pinned to a
    /// seat at one of these tables keeps it.
    Redraw {
        /// The tables that stay open.
        tables: Vec<TableNo>,
        /// The number of seats at each table.
        #[serde(deserialize_with = "table_size")]
        size: u8,
        /// The seed of the draw.
        seed: u64,
    },
    /// Seats these entries at once, by cards drawn in the room, and draws the first hands again.
    /// Other players at these tables stay.
    SitAsDrawn {
        /// The entries with their seats.
        seats: Vec<(EntryId, Seat)>,
        /// The first dealer's seat, one for each table.
        dealers: Vec<Seat>,
    },
    /// Pins a player to the seat against the balance, or unpins.
    Pin { entry: EntryId, pinned: bool },
    /// Sets the breaking order.
    Order {
        /// The tables, the first to break first. Tables not named come last, the highest number
        /// first.
        tables: Vec<TableNo>,
    },
    /// Stops suggesting to break this table, or resumes it.
    Hold { table: TableNo, held: bool },
    /// Records the positions seen in the present hand.
    Button {
        table: TableNo,
        /// The positions.
        positions: Positions,
        /// The reason for the correction, in the floor's words.
        reason: Option<String>,
    },
    /// Records the hands dealt since.
    Hands {
        table: TableNo,
        /// The number of hands, 1 to 500.
        hands: u16,
        /// True for a stud game in a mix, as only the table knows: the button stays.
        #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
        stud: bool,
    },
}

/// The events of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableEvent {
    Opened {
        tables: Vec<TableNo>,
        /// The number of seats at each table.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// The number of seats at a table was changed.
    Resized {
        table: TableNo,
        /// The new number of seats.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// A seat was closed or opened.
    SeatClosed { seat: Seat, closed: bool },
    /// Entries got their first seats.
    Seated {
        /// The entries with their seats.
        seats: Vec<(EntryId, Seat)>,
    },
    /// Players changed seats.
    Moved { moves: Vec<SeatMove>, reason: MoveReason },
    /// A table was closed after its players moved.
    Broken { table: TableNo },
    /// All players drew new seats; only these tables are left.
    Redrawn {
        moves: Vec<SeatMove>,
        /// The tables that stay open, each with the seat drawn for its button.
        tables: Vec<(TableNo, SeatNo)>,
        /// The number of seats at each table.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// A player was pinned or unpinned.
    Pinned { entry: EntryId, pinned: bool },
    /// The breaking order was set.
    Ordered {
        /// The tables, the first to break first.
        tables: Vec<TableNo>,
    },
    /// A break was put off, or is due again.
    Held { table: TableNo, held: bool },
    ButtonSeen {
        table: TableNo,
        /// The positions of the hand at that time.
        positions: Positions,
        /// The reason for the correction, in the floor's words.
        reason: Option<String>,
    },
    /// The first dealer at a table was drawn.
    ButtonDrawn {
        /// The seat of the button.
        seat: Seat,
    },
    /// Hands were dealt.
    Dealt {
        table: TableNo,
        hands: u16,
        /// True for a stud game: the button stays (rules §2.5, §6.3).
        stud: bool,
    },
}

impl TableCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::{Report, Wait};
        use OnCorrection::{Final, Stays};
        match self {
            Self::Open | Self::Resize | Self::CloseSeat | Self::Order | Self::Hold => {
                CommandRow::new(FLOOR, Wait, Stays)
            }
            Self::Seat => CommandRow::new(DOOR, Wait, Final),
            Self::OpenAndSeat | Self::Break | Self::Redraw | Self::SitAsDrawn => {
                CommandRow::new(FLOOR, Wait, Final)
            }
            Self::Move | Self::Swap => CommandRow::new(FLOOR, Report, Final),
            Self::Pin => CommandRow::new(FLOOR, Report, Stays),
            Self::Button | Self::Hands => CommandRow::new(TABLE, Report, Stays),
        }
    }
}

impl TableEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::{Arrivals, Counts, Incidents, Tables, Waiting};
        use Follower::{Handed, Published, Replay};
        match self {
            Self::Opened { .. } | Self::Broken { .. } => {
                EventRow::new(&[Counts, Tables], &[Published, Replay])
            }
            Self::Resized { .. } | Self::SeatClosed { .. } => {
                EventRow::new(&[Tables], &[Published, Replay])
            }
            Self::Seated { .. } | Self::Moved { .. } | Self::Redrawn { .. } => {
                EventRow::new(&[Counts, Tables, Waiting, Arrivals], &[Handed, Published, Replay])
            }
            Self::Pinned { .. } | Self::Held { .. } => EventRow::new(&[Tables], &[]),
            Self::Ordered { .. } | Self::ButtonSeen { .. } | Self::ButtonDrawn { .. } => {
                EventRow::new(&[Tables], &[Replay])
            }
            Self::Dealt { .. } => EventRow::new(&[Incidents, Tables], &[Replay]),
        }
    }
}
