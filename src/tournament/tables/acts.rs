//! What can be asked of the tables, and what happens at them.

use serde::{Deserialize, Serialize};

use crate::{
    rules::{
        button::Positions,
        seat::{Seat, SeatNo, TableNo, table_size},
        seating,
    },
    tournament::entries::EntryId,
};

/// Where somebody wants to sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wish {
    /// Wherever the draw with this seed puts them.
    Draw(u64),
    At(Seat),
    /// Nowhere yet.
    Later,
}

/// Why somebody was moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// To balance the tables, for these reasons.
    Balance(seating::Why),
    /// The table broke.
    Break,
    /// Everybody drew a new seat.
    Redraw,
    /// The floor wanted it, in its own words.
    Floor(String),
}

/// One player's move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    pub entry: EntryId,
    /// The seat that was left; `None` for one who waited for a seat.
    pub from: Option<Seat>,
    /// The seat that was taken.
    pub to: Seat,
}

/// What can be asked of the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableCommand {
    Open {
        tables: Vec<TableNo>,
        /// How many seats each has.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// Add chairs to a table, or take some away.
    Resize {
        table: TableNo,
        /// How many seats it is to have.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// A seat may not be filled, or may be again.
    CloseSeat { seat: Seat, closed: bool },
    /// Give waiting entries their seats.
    Seat {
        /// Who; everybody who waits when empty.
        entries: Vec<EntryId>,
        seat: Wish,
    },
    /// Open these tables and draw seats for everybody who waits.
    OpenAndSeat {
        /// The tables that open.
        tables: Vec<TableNo>,
        /// How many seats each has.
        #[serde(deserialize_with = "table_size")]
        size: u8,
        /// The seed of the draw.
        seed: u64,
    },
    /// Move one player.
    Move { entry: EntryId, to: Seat, reason: Reason },
    /// Two players take each other's seats in one act, also where no seat is free.
    Swap { one: EntryId, other: EntryId, reason: Reason },
    /// Break a table: its players draw seats at the others.
    Break {
        table: TableNo,
        /// The seed of the draw.
        seed: u64,
    },
    /// Everybody draws a new seat at these tables; the others close. Who is pinned to a seat at one
    /// of these tables keeps it.
    Redraw {
        /// The tables that are played on.
        tables: Vec<TableNo>,
        /// How many seats each has.
        #[serde(deserialize_with = "table_size")]
        size: u8,
        /// The seed of the draw.
        seed: u64,
    },
    /// These sit where cards that were drawn in the room have put them, all at once, and the first
    /// hand there is dealt anew. Others at these tables stay where they are.
    SitAsDrawn {
        /// Who sits where.
        seats: Vec<(EntryId, Seat)>,
        /// Who deals first, one for each table.
        dealers: Vec<Seat>,
    },
    /// Keep a player in the seat whatever the balance wants, or let go again.
    Pin { entry: EntryId, pinned: bool },
    /// Break tables in this order from now on.
    Order {
        /// The first to break first. Tables that are not named come last, the highest number first.
        tables: Vec<TableNo>,
    },
    /// Do not suggest breaking this table, or suggest it again.
    Hold { table: TableNo, held: bool },
    /// The positions of the hand that is being played were seen.
    Button {
        table: TableNo,
        /// Where they stand.
        positions: Positions,
        /// Why they were put right, in the floor's words.
        reason: Option<String>,
    },
    /// So many hands were dealt since.
    Hands {
        table: TableNo,
        /// How many, 1 to 500.
        hands: u16,
        /// Of a stud game in a mix, as the table alone knows: the button stays where it is.
        #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
        stud: bool,
    },
}

/// What happened at the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TableEvent {
    Opened {
        tables: Vec<TableNo>,
        /// How many seats each has.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// A table has another number of seats.
    Resized {
        table: TableNo,
        /// How many seats it has now.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// A seat was closed or opened.
    SeatClosed { seat: Seat, closed: bool },
    /// Entries got their first seats.
    Seated {
        /// Who sits where.
        seats: Vec<(EntryId, Seat)>,
    },
    /// Players changed seats.
    Moved { moves: Vec<Moved>, reason: Reason },
    /// A table is gone.
    Broken { table: TableNo },
    /// Everybody got a new seat; only these tables are left.
    Redrawn {
        moves: Vec<Moved>,
        /// The tables that are played on, and the seat to which each button was drawn.
        tables: Vec<(TableNo, SeatNo)>,
        /// How many seats each has.
        #[serde(deserialize_with = "table_size")]
        size: u8,
    },
    /// A player was pinned or let go.
    Pinned { entry: EntryId, pinned: bool },
    /// The breaking order is this.
    Ordered {
        /// The first to break first.
        tables: Vec<TableNo>,
    },
    /// A break was put off, or is due again.
    Held { table: TableNo, held: bool },
    ButtonSeen {
        table: TableNo,
        /// The positions of the hand that was being played.
        positions: Positions,
        /// Why they were put right, in the floor's words.
        reason: Option<String>,
    },
    /// Who deals the first hand at a table was drawn.
    ButtonDrawn {
        /// The seat of the button.
        seat: Seat,
    },
    /// Hands were dealt.
    Dealt {
        table: TableNo,
        hands: u16,
        /// Of a stud game: the button stays where it is (rules §2.5, §6.3).
        stud: bool,
    },
}
