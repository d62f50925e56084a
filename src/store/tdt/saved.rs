//! What a saved tournament says, as far as it is understood.

use crate::{
    i18n::Saying,
    rules::{
        buy_in::BuyIn,
        chips::Chips,
        levels::{Chip, Row},
        money::Money,
        person::Person,
        seat::SeatNo,
        time::{Span, Timestamp},
    },
};

/// A tournament as The Tournament Director saved it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedTournament {
    /// The program's version.
    pub version: String,
    /// The event's name.
    pub title: String,
    /// What was written about it: description, notes, league and season, a sentence each.
    pub about: Vec<String>,
    /// What an entry costs, until when, and how often.
    pub buy_ins: Sales,
    pub rebuys: Sales,
    pub add_ons: Sales,
    /// The pot that was promised.
    pub guarantee: Money,
    /// The chips in use.
    pub chips: Vec<Chip>,
    /// Levels and breaks, and where registration closes.
    pub rows: Vec<Row>,
    /// For each level and break of the file its row, if it was read.
    pub row_of: Vec<Option<usize>>,
    /// Everybody on the list.
    pub players: Vec<SavedPlayer>,
    /// The tables, those that are only spoken of too.
    pub tables: Vec<SavedTable>,
    /// Who was put into which seat, by the history.
    pub seatings: Vec<(Timestamp, usize, SavedSeat)>,
    /// The last moves.
    pub moves: Option<Moves>,
    /// When each level and break began, by the history: instant and row.
    pub turns: Vec<(Timestamp, usize)>,
    /// When it began, if it has.
    pub started: Option<Timestamp>,
    /// When it ended, if it has.
    pub ended: Option<Timestamp>,
    /// The level or break it was in when it was saved, as an index into `row_of`.
    pub current: usize,
    /// How long that had gone on.
    pub elapsed: Span,
    /// What was won, in the order of the file.
    pub prizes: Vec<Prize>,
    /// What was not taken over, a sentence each.
    pub left_out: Vec<Saying>,
}

/// What is sold, and its limits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sales {
    /// Is it sold at all?
    pub allowed: bool,
    /// The usual price.
    pub price: BuyIn,
    /// The usual chips.
    pub chips: Chips,
    /// The last level in which it is sold; nothing for no limit.
    pub last_level: Option<u16>,
    /// How many a player may have; nothing for no limit.
    pub most: Option<u8>,
}

/// Somebody on the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedPlayer {
    /// The name in the file that others use for this player.
    pub id: String,
    pub person: Person,
    /// As the history writes the name.
    pub called: Vec<String>,
    /// What was bought to play with, the first entry first.
    pub stacks: Vec<Stack>,
    pub add_ons: Vec<Sale>,
}

/// Something that was sold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sale {
    pub at: Timestamp,
    pub price: BuyIn,
    pub chips: Chips,
}

/// An entry or a rebuy, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stack {
    /// What was sold.
    pub sale: Sale,
    /// What it was sold as.
    pub again: Again,
    /// Where it was put.
    pub seat: Option<SavedSeat>,
    /// How it ended, if it has.
    pub bust: Option<SavedBust>,
}

/// What a stack was sold as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// The first entry.
    First,
    Rebuy,
    /// A new entry of one who was in before.
    ReEntry,
}

/// The end of a stack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedBust {
    pub at: Timestamp,
    pub seat: Option<SavedSeat>,
    /// By whom, as indexes into the players.
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
    /// The name in the file that others use for it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How many seats it has, 2 to 11.
    pub size: u8,
    /// Who sat where when the file was saved, as indexes into the players.
    pub sitting: Vec<(SeatNo, usize)>,
}

/// Moves that were made together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    pub at: Timestamp,
    /// Who went where, as indexes into the players.
    pub to: Vec<(usize, SavedSeat)>,
}

/// One prize.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prize {
    /// The place that wins it.
    pub place: u32,
    /// How much it came to.
    pub amount: Money,
    /// Who won it, as indexes into the players.
    pub won_by: Vec<usize>,
}
