//! What was printed, and when, so that a sheet that is out of date is known, and a second copy says so.
//!
//! Printing changes nothing of the event: the record is kept by the program, undo passes over it, and
//! it does not end what can be done again. What stood on a sheet is not kept but a fingerprint of it,
//! which whoever printed it has computed.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::{Event, entries::EntryId};
use crate::rules::{
    seat::{Seat, TableNo},
    time::Timestamp,
};

/// The longest name of a printer that is kept, in letters.
pub const LONGEST_PRINTER: usize = 120;

/// A kind of sheet, in the order in which people are shown them.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    EnumCount,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum SheetKind {
    /// Who sits where, one card for each player.
    SeatCards,
    /// From where to where, one slip for each player who was moved.
    MoveSlips,
    /// Who sits at a table, with room for a count; one sheet for each table.
    TableSheets,
    /// Everybody's seat, by name, for the wall.
    SeatsByName,
    /// Everybody's seat, table by table.
    SeatsByTable,
    /// Who came, what was paid, and a signature.
    SignIn,
    /// Levels and breaks, with the times at which they start.
    Levels,
    /// Which table breaks next.
    BreakingOrder,
    /// Where telephones find the room's page.
    Poster,
    /// Room to count every stack of a table by chips.
    ChipCounts,
    /// What goes into the bag at the end of the day, with the seat of the next day.
    BagSlips,
    /// Every bag, by name and by number, with where its owner sat and sits next.
    BagList,
    /// What the next day was made of: chips and money, flight by flight.
    Flights,
    /// Who comes from the flights, by name, with bag and new seat.
    FlightSeats,
    /// A race for the chips that come off.
    #[strum(serialize = "colour-up")]
    ColorUp,
    /// What each place is paid.
    Payouts,
    /// What one player is paid, with room to sign.
    PayoutSlips,
    /// What one player gets back for an entry, with room to sign.
    RefundSlips,
    /// What was agreed, to sign.
    Deal,
    /// Who came where.
    Results,
    /// How often everybody was moved, beside what chance gives.
    Fairness,
    /// What the floor ruled, and who was penalised.
    Rulings,
    /// Everything that happened.
    Log,
}

/// What of it was printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Scope {
    #[default]
    All,
    Tables(Vec<TableNo>),
    Entries(Vec<EntryId>),
}

impl Scope {
    /// Is this table of it? Of a choice of players none is.
    pub fn has_table(&self, table: TableNo) -> bool {
        match self {
            Self::All => true,
            Self::Tables(tables) => tables.contains(&table),
            Self::Entries(_) => false,
        }
    }

    /// Is this entry of it, when it sits there?
    pub fn has_entry(&self, entry: EntryId, seat: Option<Seat>) -> bool {
        match self {
            Self::All => true,
            Self::Tables(tables) => seat.is_some_and(|seat| tables.contains(&seat.table)),
            Self::Entries(entries) => entries.contains(&entry),
        }
    }
}

/// Where the paper came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outlet {
    /// A printer of this name.
    Printer(String),
    File,
}

/// What the window asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaperCommand {
    Keep(Printed),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaperEvent {
    Printed(Printed),
}

/// Something that was printed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    pub sheet: SheetKind,
    pub scope: Scope,
    /// What stood on it, by fingerprint: another one says that it has changed since.
    pub fingerprint: u64,
    /// Where it came out.
    pub outlet: Outlet,
    /// The last line of the event's file that it was made from, counted from 1, whose code stands on it; nothing where there
    /// was no file.
    #[serde(default, skip_serializing_if = "crate::rules::is_nothing")]
    pub line: Option<u64>,
}

/// Everything that was printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Papers {
    list: Vec<(Timestamp, Printed)>,
}

/// Nothing forbids printing: a record of it must never stand in the way of taking back what was there
/// when it was printed.
pub(super) fn decide(command: &PaperCommand) -> Vec<Event> {
    let PaperCommand::Keep(printed) = command;
    let mut printed = printed.clone();
    if let Outlet::Printer(name) = &mut printed.outlet {
        *name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_PRINTER).collect();
    }
    vec![Event::Papers(PaperEvent::Printed(printed))]
}

impl Papers {
    pub(super) fn on_event(&mut self, event: &Event, at: Timestamp) {
        let Event::Papers(PaperEvent::Printed(printed)) = event else { return };
        self.list.push((at, printed.clone()));
    }

    /// Everything that was printed and when, the oldest first.
    pub fn list(&self) -> &[(Timestamp, Printed)] {
        &self.list
    }

    /// The last time that this of a sheet was printed.
    pub fn last(&self, sheet: SheetKind, scope: &Scope) -> Option<&(Timestamp, Printed)> {
        self.list.iter().rev().find(|(_, of)| of.sheet == sheet && of.scope == *scope)
    }
}
