//! The ranking data of a table, and the number of equal tables. So a room of a thousand tables need
//! not be examined seat by seat.

use std::cmp::Reverse;

use bottone_base::{
    seat::{MOST_SEATS, TableNo},
    time::Timestamp,
};

use super::{
    chance::FirstNumbers,
    table::{TableSeats, count},
};

/// The ranking data of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    pub table: TableNo,
    /// The time when its button was last seen, if that is kept.
    pub button_seen: Option<Timestamp>,
    /// The number of players.
    pub players: u8,
    /// The players who may not be moved.
    pub(super) fixed: u8,
    pub(super) open: u8,
    /// The seats left empty by an elimination.
    pub(super) eliminated: u8,
    /// The facts that come only from the positions, if there are any.
    pub(super) placed: Option<PositionFacts>,
}

/// The facts about a table from the positions of the coming hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PositionFacts {
    /// True if the seat of the coming small blind is open, to which no player is moved.
    small_is_open: bool,
    /// The number of earlier moves of the player who leaves next by the big blind; `None` if all
    /// are fixed.
    pub(super) moved: Option<u8>,
    /// True if a newcomer gets no cards in the coming hand.
    pub(super) waits: bool,
}

impl Summary {
    /// Returns the summary of a table with this time for its button.
    pub fn of(table: &TableSeats, seen: Option<Timestamp>) -> Self {
        let open = table.open_seats();
        let next = table.next_big_blinds().and_then(|mut order| order.next());
        let placed = table.next.map(|positions| PositionFacts {
            small_is_open: open.contains(positions.small),
            moved: next.and_then(|seat| table.moved.get(seat.index()).copied()),
            waits: table.seat_to_balance().is_some_and(|seat| table.waits(seat)),
        });
        let fixed = table.players() - count(table.movable());
        Self {
            table: table.table,
            button_seen: seen,
            players: table.players(),
            fixed,
            open: count(open),
            eliminated: table.eliminated(),
            placed,
        }
    }

    /// Returns the number of players who may leave.
    pub(super) fn may_give(&self) -> u8 {
        self.players - self.fixed
    }

    /// Returns the number of players who may come, with known or unknown positions.
    pub(super) fn may_take(&self, known: bool) -> u8 {
        let small = self.placed.is_some_and(|placed| placed.small_is_open);
        self.open - u8::from(known && small)
    }

    /// Returns the capacity: the players and the open seats.
    pub(super) fn capacity(&self) -> u8 {
        self.players + self.open
    }
}

/// The number of tables for each value, from zero to all seats of the largest table.
type ValueCounts = [u32; MOST_SEATS as usize + 1];

/// The numbers of equal tables in a room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    tables: u32,
    players: u32,
    capacity: u32,
    by_players: ValueCounts,
    by_capacity: ValueCounts,
    /// By the fewest players that a table can reach.
    by_fewest: ValueCounts,
    /// By the most players that a table can reach, if its positions are known.
    by_most: ValueCounts,
}

impl Census {
    /// Adds this table to the counts.
    pub fn add(&mut self, table: &Summary) {
        self.change(table, |count, by| *count = count.saturating_add(by));
    }

    /// Removes this table from the counts.
    pub fn remove(&mut self, table: &Summary) {
        self.change(table, |count, by| *count = count.saturating_sub(by));
    }

    fn change(&mut self, table: &Summary, change: impl Fn(&mut u32, u32)) {
        change(&mut self.tables, 1);
        change(&mut self.players, table.players.into());
        change(&mut self.capacity, table.capacity().into());
        let most = table.players + table.may_take(true);
        for (tally, of) in [
            (&mut self.by_players, table.players),
            (&mut self.by_capacity, table.capacity()),
            (&mut self.by_fewest, table.fixed),
            (&mut self.by_most, most),
        ] {
            tally.get_mut(usize::from(of)).into_iter().for_each(|count| change(count, 1));
        }
    }

    /// Returns the number of tables.
    pub fn tables(&self) -> usize {
        self.tables as usize
    }

    /// Returns the number of seats that may be given to a player.
    pub(super) fn open_seats(&self) -> u32 {
        self.capacity - self.players
    }

    pub(super) fn has_empty_tables(&self) -> bool {
        first(&self.by_players) == Some(0)
    }

    /// Returns the number of tables with each number of players.
    pub(super) fn by_players(&self) -> ValueCounts {
        self.by_players
    }

    /// Returns the numbers of players at the shortest and at the fullest table.
    pub(super) fn extremes(&self) -> (u8, u8) {
        first(&self.by_players).zip(last(&self.by_players)).unwrap_or_default()
    }

    /// Returns whether the other tables have room for the players of some table, once `out` more
    /// players are out.
    pub fn can_spare_a_table(&self, out: u32) -> bool {
        let smallest = first(&self.by_capacity).unwrap_or_default();
        self.tables > 1 && self.capacity - u32::from(smallest) + out >= self.players
    }

    /// Returns whether all tables can come within `gap` of each other, regardless of unknown
    /// buttons. `false` is not final: then each table must be examined.
    pub(super) fn can_surely_reach(&self, gap: u8) -> bool {
        let each = self.players.checked_div(self.tables).unwrap_or_default();
        let fewest = last(&self.by_fewest).is_none_or(|fewest| u32::from(fewest) <= each);
        let most = first(&self.by_most).is_none_or(|most| u32::from(most) >= each);
        let room = (0_u32..)
            .zip(self.by_most)
            .map(|(most, tables)| tables * most.min(each + u32::from(gap)));
        fewest && most && room.sum::<u32>() >= self.players
    }
}

impl<'a> FromIterator<&'a Summary> for Census {
    fn from_iter<I: IntoIterator<Item = &'a Summary>>(tables: I) -> Self {
        let mut census = Self::default();
        tables.into_iter().for_each(|table| census.add(table));
        census
    }
}

fn first(tally: &ValueCounts) -> Option<u8> {
    tally.iter().position(|tables| *tables > 0).and_then(|of| u8::try_from(of).ok())
}

fn last(tally: &ValueCounts) -> Option<u8> {
    tally.iter().rposition(|tables| *tables > 0).and_then(|of| u8::try_from(of).ok())
}

/// A room for which moves are planned.
pub trait BalanceRoom {
    /// Returns each table once, always in the same order.
    fn summaries(&self) -> &[Summary];

    /// Returns the counts of equal tables.
    fn census(&self) -> &Census;

    /// Returns whether the positions at this table are known well enough to act on.
    fn is_known(&self, table: &Summary) -> bool;

    /// Returns the indices of the summaries of tables whose positions may be known; `None` if each
    /// must be examined.
    fn known(&self) -> Option<impl Iterator<Item = usize>> {
        None::<std::iter::Empty<usize>>
    }

    /// Returns the indices of the summaries of tables with this many players; by table number, if
    /// [`Self::known`] returns any.
    fn with(&self, players: u8) -> impl Iterator<Item = usize> {
        let tables = self.summaries().iter().enumerate();
        tables.filter(move |(_, table)| table.players == players).map(|(at, _)| at)
    }

    /// Returns the same for a room in which no button is known and every player who leaves is drawn
    /// with seed 0: by the number of earlier moves of the player drawn, then by table number.
    /// `None` if each must be examined.
    fn by_drawn_leaver(&self, _players: u8) -> Option<impl Iterator<Item = usize>> {
        None::<std::iter::Empty<usize>>
    }

    /// Returns the first numbers of the draws with seed 0, if they are kept.
    fn first_numbers(&self) -> Option<&FirstNumbers> {
        None
    }

    /// Returns the indices of the summaries, the highest table number first.
    fn last_first(&self) -> impl Iterator<Item = usize> {
        let mut all: Vec<usize> = (0..self.summaries().len()).collect();
        all.sort_unstable_by_key(|at| Reverse(self.summaries().get(*at).map(|table| table.table)));
        all.into_iter()
    }

    /// Returns the table of the summary at `index`, with its positions if they are known.
    fn table_at(&self, index: usize) -> Option<TableSeats>;

    /// Returns the index of the summary of this table.
    fn find(&self, table: TableNo) -> Option<usize>;

    /// Returns the tables that break next, the first to break first, if they are named.
    fn break_next(&self) -> &[TableNo];
}

/// A room given as a list of tables, seat by seat.
pub struct ListedRoom<'a> {
    tables: &'a [TableSeats],
    order: &'a [TableNo],
    summaries: Vec<Summary>,
    census: Census,
}

impl<'a> ListedRoom<'a> {
    /// Creates the room; `order` is the order of breaking.
    pub fn of(tables: &'a [TableSeats], order: &'a [TableNo]) -> Self {
        let summaries: Vec<Summary> = tables.iter().map(|table| Summary::of(table, None)).collect();
        Self { tables, order, census: summaries.iter().collect(), summaries }
    }
}

impl BalanceRoom for ListedRoom<'_> {
    fn summaries(&self) -> &[Summary] {
        &self.summaries
    }

    fn census(&self) -> &Census {
        &self.census
    }

    fn is_known(&self, table: &Summary) -> bool {
        table.placed.is_some()
    }

    fn table_at(&self, index: usize) -> Option<TableSeats> {
        self.tables.get(index).copied()
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.tables.iter().position(|other| other.table == table)
    }

    fn break_next(&self) -> &[TableNo] {
        self.order
    }
}
