//! The steps of a published draw: every change of the seats, one after the other.

use bottone_base::{
    fair::{Hash, Secret},
    seat::{Seat, SeatNo, Seats, TableNo},
    time::Timestamp,
};

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProofStep {
    /// A table was opened, or has a new number of seats.
    Open(TableNo, u8),
    /// A table without players was closed.
    Gone(TableNo),
    /// A seat may not be filled.
    Close(Seat),
    /// A seat may be filled again.
    Reopen(Seat),
    /// The name of an entry, with its number.
    Name(u32, String),
    /// An entry sat down without a draw.
    Sit(u32, Seat),
    /// An entry left its seat.
    Leave(u32),
    /// A secret was sealed: its hash.
    Sealed(Hash),
    /// The word that the players in the room chose.
    Word(String),
    /// The secret was published.
    Revealed(Secret),
    /// A secret was removed from the record before it was published.
    Withdrawn,
    /// The draw of this number was taken back.
    Back(u32),
    /// The draw of this number stands again.
    Again(u32),
    Draw(ProvenDraw),
}

/// A draw with its result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenDraw {
    /// The number from 1, counting all draws ever made, including those taken back.
    pub number: u32,
    pub at: Timestamp,
    pub seed: u64,
    pub kind: DrawKind,
    /// The entries and their seats, in the order of the draw.
    pub seats: Vec<(u32, Seat)>,
}

/// The kind of draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawKind {
    /// Seats for newcomers.
    Seats,
    /// New seats for the players of a table that broke.
    Break(TableNo),
    /// New seats for all players.
    Redraw(Redraw),
    Envelope(Envelope),
    /// The number of hands that every table still plays that day.
    LastHands {
        /// The number of seats at a table.
        size: u8,
        /// The rank of the card.
        hands: u8,
    },
}

/// New seats for all players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Redraw {
    /// The number of seats at each table from now on.
    pub size: u8,
    /// The tables that stay in play.
    pub tables: Vec<TableNo>,
    /// The entries that keep their seat.
    pub stay: Vec<u32>,
    /// The drawn button of each table.
    pub buttons: Vec<(TableNo, SeatNo)>,
}

/// An envelope of a mystery bounty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// For the bounty of this entry.
    pub entry: u32,
    /// The amounts in the drum, in minor units, the smallest first, with the number of envelopes
    /// for each.
    pub drum: Vec<(i64, u32)>,
    pub opened: i64,
}

/// Returns the text from which a sealed secret makes a seed. It has the draw's number among the
/// standing draws and its kind. It also has the seats of every open table before it.
pub(super) fn seed_text(
    before: usize,
    drawn: &ProvenDraw,
    room: impl Iterator<Item = (TableNo, Seats, Seats)>,
) -> String {
    let numbers = |numbers: &mut dyn Iterator<Item = u32>| {
        numbers.map(|number| format!(" {number}")).collect::<Vec<_>>().concat()
    };
    let entries = numbers(&mut drawn.seats.iter().map(|(entry, _)| *entry));
    let what = match &drawn.kind {
        DrawKind::Seats => format!("seats{entries}"),
        DrawKind::Break(table) => format!("break {table}"),
        DrawKind::Redraw(Redraw { size, tables, stay, .. }) => {
            let tables = numbers(&mut tables.iter().map(|table| table.get().into()));
            let stay = numbers(&mut stay.iter().copied());
            format!("redraw {size}{tables}\nfor{entries}\nstay{stay}")
        }
        DrawKind::Envelope(Envelope { entry, drum, .. }) => {
            let drum = drum.iter().map(|(amount, count)| format!(" {amount}x{count}"));
            format!("envelope {entry}{}", drum.collect::<Vec<_>>().concat())
        }
        DrawKind::LastHands { size, .. } => format!("last {size}"),
    };
    let head = format!("{before}\n{what}");
    let room =
        room.map(|(table, taken, open)| format!("{table} {} {}", listed(taken), listed(open)));
    std::iter::once(head).chain(room).collect::<Vec<_>>().join("\n")
}

fn listed(seats: Seats) -> String {
    let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    if seats.is_empty() { "-".to_owned() } else { seats.join(",") }
}
