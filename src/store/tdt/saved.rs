//! The content of a saved tournament, as far as it is understood.

use bottone_base::{
    chips::Chips,
    money::Money,
    person::Person,
    seat::SeatNo,
    time::{Span, Timestamp},
};
use bottone_i18n::Saying;
use bottone_rules::{
    buy_in::BuyIn,
    levels::{Chip, Row},
};

/// A tournament saved by The Tournament Director.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedTournament {
    /// The program's version.
    pub version: String,
    /// The event's name.
    pub title: String,
    /// The descriptions: description, notes, league and season, a sentence each.
    pub about: Vec<String>,
    /// The price and the limits of an entry.
    pub buy_ins: SaleTerms,
    pub rebuys: SaleTerms,
    pub add_ons: SaleTerms,
    /// The guaranteed pot.
    pub guarantee: Money,
    /// The chips in use.
    pub chips: Vec<Chip>,
    /// Levels and breaks, with the close of registration.
    pub rows: Vec<Row>,
    /// For each level and break of the file its row, if readable.
    pub row_of: Vec<Option<usize>>,
    /// The players on the list.
    pub players: Vec<SavedPlayer>,
    /// The tables, including those only mentioned.
    pub tables: Vec<SavedTable>,
    /// The first seats of the players, by the history.
    pub seatings: Vec<(Timestamp, usize, SavedSeat)>,
    /// The last moves.
    pub moves: Option<SavedMoves>,
    /// The start of each level and break, by the history: instant and row.
    pub turns: Vec<(Timestamp, usize)>,
    /// The start, if it has begun.
    pub started: Option<Timestamp>,
    /// The end, if it has ended.
    pub ended: Option<Timestamp>,
    /// The level or break when it was saved, as an index into `row_of`.
    pub current: usize,
    /// The elapsed time of that level or break.
    pub elapsed: Span,
    /// The prizes won, in the order of the file.
    pub prizes: Vec<SavedPrize>,
    /// The parts left out, a sentence each.
    pub left_out: Vec<Saying>,
}

/// The sales of one kind, with their limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SaleTerms {
    /// True if it is sold at all.
    pub allowed: bool,
    /// The usual price.
    pub price: BuyIn,
    /// The usual chips.
    pub chips: Chips,
    /// The last level in which it is sold; `None` for no limit.
    pub last_level: Option<u16>,
    /// The most for one player; `None` for no limit.
    pub most: Option<u8>,
}

/// A player on the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPlayer {
    /// The id in the file.
    pub id: String,
    pub person: Person,
    /// The spellings of the name in the history.
    pub called: Vec<String>,
    /// The stacks bought, the first entry first.
    pub stacks: Vec<SavedStack>,
    pub add_ons: Vec<SavedSale>,
}

/// A sale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SavedSale {
    pub at: Timestamp,
    pub price: BuyIn,
    pub chips: Chips,
}

/// An entry or a rebuy, with its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedStack {
    /// The sale.
    pub sale: SavedSale,
    /// The kind of entry.
    pub kind: EntryKind,
    /// The seat.
    pub seat: Option<SavedSeat>,
    /// The bust, if it is out.
    pub bust: Option<SavedBust>,
}

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    /// The first entry.
    First,
    Rebuy,
    /// A new entry of a player who was in before.
    ReEntry,
}

/// The end of a stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedBust {
    pub at: Timestamp,
    pub seat: Option<SavedSeat>,
    /// The players who knocked it out, as indexes into the players.
    pub hitmen: Vec<usize>,
}

/// A seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SavedSeat {
    /// An index into the tables.
    pub table: usize,
    pub seat: SeatNo,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedTable {
    /// The id in the file.
    pub id: String,
    /// The name.
    pub name: String,
    /// The number of seats, 2 to 11.
    pub size: u8,
    /// The players at the table when the file was saved, as indexes into the players.
    pub sitting: Vec<(SeatNo, usize)>,
}

/// Moves that were made together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedMoves {
    pub at: Timestamp,
    /// The new seats, with indexes into the players.
    pub to: Vec<(usize, SavedSeat)>,
}

/// One prize.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPrize {
    /// The place that wins it.
    pub place: u32,
    /// The amount.
    pub amount: Money,
    /// The winners, as indexes into the players.
    pub won_by: Vec<usize>,
}
