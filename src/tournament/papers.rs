//! The prints with their times, so that an outdated sheet is detected and a second copy is marked.
//!
//! Printing does not change the event. The program writes the record, undo skips it, and it does
//! not clear the redo list. Only a fingerprint of the sheet's content is kept, computed by the
//! printing code.

use bottone_base::{
    seat::{Seat, TableNo},
    time::Timestamp,
};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumDiscriminants, IntoStaticStr, VariantArray};

use super::{
    Event,
    departments::Department,
    entries::EntryId,
    kinds::{CommandRow, EventRow, Offline, OnCorrection, PAPER},
};

/// The most letters kept of a printer's name.
pub const LONGEST_PRINTER: usize = 120;

/// The kinds of sheets, in the order of the menu.
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
    /// Seat cards, one for each player.
    SeatCards,
    /// Move slips with old and new seat, one for each moved player.
    MoveSlips,
    /// The players at a table, with room for a count; one sheet for each table.
    TableSheets,
    /// All seats by name, for the wall.
    SeatsByName,
    /// All seats by table.
    SeatsByTable,
    /// The players with their payments, and room for a signature.
    SignIn,
    /// Levels and breaks, with the times at which they start.
    Levels,
    /// The order in which the tables break.
    BreakingOrder,
    /// The address of the room's page for phones.
    Poster,
    /// A form to count every stack of a table by chips.
    ChipCounts,
    /// The slip for the bag at the end of the day, with the seat of the next day.
    BagSlips,
    /// Every bag, by name and by number, with the owner's old and next seat.
    BagList,
    /// The origin of the next day: chips and money by flight.
    Flights,
    /// The players from the flights, by name, with bag and new seat.
    FlightSeats,
    /// A form for the race of the chips that leave play.
    #[strum(serialize = "colour-up")]
    ColorUp,
    /// The payouts of all places.
    Payouts,
    /// The payout of one player, with room to sign.
    PayoutSlips,
    /// The refund of one entry, with room to sign.
    RefundSlips,
    /// The deal, for signing.
    Deal,
    /// The finishing places.
    Results,
    /// The number of moves of each player, compared with pure chance.
    Fairness,
    /// The rulings and penalties of the floor.
    Rulings,
    /// The whole log.
    Log,
}

/// The printed part of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Scope {
    #[default]
    All,
    Tables(Vec<TableNo>),
    Entries(Vec<EntryId>),
}

impl Scope {
    /// Returns whether this table is included. A choice of players includes no table.
    pub fn has_table(&self, table: TableNo) -> bool {
        match self {
            Self::All => true,
            Self::Tables(tables) => tables.contains(&table),
            Self::Entries(_) => false,
        }
    }

    /// Returns whether this entry, in this seat, is included.
    pub fn has_entry(&self, entry: EntryId, seat: Option<Seat>) -> bool {
        match self {
            Self::All => true,
            Self::Tables(tables) => seat.is_some_and(|seat| tables.contains(&seat.table)),
            Self::Entries(entries) => entries.contains(&entry),
        }
    }
}

/// The output device of the paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outlet {
    /// The printer of this name.
    Printer(String),
    File,
}

/// The command for the papers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(name(PaperCommandKind), doc = "A kind of command for prints.")]
pub enum PaperCommand {
    Record(Box<PrintRecord>),
}

/// The event of the papers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PaperEvent {
    Printed(Box<PrintRecord>),
}

impl PaperCommandKind {
    /// Returns the row of this kind in the table of commands.
    pub const fn row(self) -> CommandRow {
        use Offline::Wait;
        use OnCorrection::Final;
        match self {
            Self::Record => CommandRow::new(PAPER, Wait, Final),
        }
    }
}

impl PaperEvent {
    /// Returns the row of this event in the table of events.
    pub(crate) const fn row(&self) -> EventRow {
        use Department::Papers;
        match self {
            Self::Printed(_) => EventRow::new(&[Papers], &[]),
        }
    }
}

/// A print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintRecord {
    pub sheet: SheetKind,
    pub scope: Scope,
    /// The fingerprint of its content: a different one means that the content has changed.
    pub fingerprint: u64,
    /// The output device.
    pub outlet: Outlet,
    /// The last line of the event's file behind the print, counted from 1, whose code is on the
    /// sheet. `None` without a file.
    #[serde(default, skip_serializing_if = "bottone_base::is_nothing")]
    pub line: Option<u64>,
}

/// The prints of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Papers {
    list: Vec<(Timestamp, PrintRecord)>,
}

/// Records a print. It is never forbidden: the record must not block an undo of the printed
/// content.
pub(super) fn decide(command: &PaperCommand) -> Vec<Event> {
    let PaperCommand::Record(printed) = command;
    let mut printed = printed.clone();
    if let Outlet::Printer(name) = &mut printed.outlet {
        *name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST_PRINTER).collect();
    }
    vec![Event::Papers(PaperEvent::Printed(printed))]
}

impl Papers {
    pub(super) fn on_event(&mut self, event: &Event, at: Timestamp) {
        let Event::Papers(PaperEvent::Printed(printed)) = event else { return };
        self.list.push((at, (**printed).clone()));
    }

    /// Returns every print with its time, the oldest first.
    pub fn list(&self) -> &[(Timestamp, PrintRecord)] {
        &self.list
    }

    /// Returns the last print of this sheet for this scope.
    pub fn last(&self, sheet: SheetKind, scope: &Scope) -> Option<&(Timestamp, PrintRecord)> {
        self.list.iter().rev().find(|(_, of)| of.sheet == sheet && of.scope == *scope)
    }
}
