//! What a published draw is made of: every change of the seats, one after the other.

use crate::rules::{
    fair::{Hash, Secret},
    seat::{Seat, SeatNo, Seats, TableNo},
    time::Timestamp,
};

/// One change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// A table opened, or has another number of seats now.
    Open(TableNo, u8),
    /// A table at which nobody sits any more is gone.
    Gone(TableNo),
    /// A seat may not be filled.
    Close(Seat),
    /// It may be filled again.
    Reopen(Seat),
    /// The name of an entry, by its number.
    Name(u32, String),
    /// An entry sat down, and no draw put it there.
    Sit(u32, Seat),
    /// An entry left its seat.
    Leave(u32),
    /// A secret was sealed: its hash.
    Sealed(Hash),
    /// The word that the room said.
    Word(String),
    /// The secret was published.
    Revealed(Secret),
    /// A secret was taken out of the record before it was published.
    Withdrawn,
    /// The draw of this number was taken back.
    Back(u32),
    /// It stands again.
    Again(u32),
    Draw(Drawn),
}

/// A draw and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// Counting from 1 all that ever were, those that were taken back too.
    pub number: u32,
    pub at: Timestamp,
    pub seed: u64,
    pub kind: DrawKind,
    /// Who got which seat, in the order of the draw.
    pub seats: Vec<(u32, Seat)>,
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawKind {
    /// Seats for newcomers.
    Seats,
    /// New seats for those of a table that broke.
    Break(TableNo),
    /// New seats for everybody.
    Redraw(Redraw),
    Envelope(Envelope),
    /// How many hands every table still plays of the day.
    LastHands {
        /// How many seats a table has.
        size: u8,
        /// The rank of the card.
        hands: u8,
    },
}

/// New seats for everybody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Redraw {
    /// How many seats each table has from now on.
    pub size: u8,
    /// The tables that are played on.
    pub tables: Vec<TableNo>,
    /// Who keeps the seat.
    pub stay: Vec<u32>,
    /// Where each button was drawn.
    pub buttons: Vec<(TableNo, SeatNo)>,
}

/// An envelope of a mystery bounty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Envelope {
    /// For the bounty of this entry.
    pub entry: u32,
    /// The amounts that were in the drum, in minor units, the smallest first, and how many envelopes
    /// held each.
    pub drum: Vec<(i64, u32)>,
    pub opened: i64,
}

/// What a sealed secret makes a seed for: which draw of those that stand, what is drawn, and the
/// seats of every open table before it.
pub(super) fn asked(
    before: usize,
    drawn: &Drawn,
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
