//! What ranks a table among the others, and how many tables are alike: a room of a thousand tables need not be looked at
//! seat by seat.

use std::cmp::Reverse;

use super::table::{TableSeats, count};
use crate::rules::{
    seat::{MOST_SEATS, TableNo},
    time::Timestamp,
};

/// What ranks a table among the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    pub table: TableNo,
    /// When its button was last seen, where somebody keeps that.
    pub seen: Option<Timestamp>,
    /// How many sit there.
    pub players: u8,
    /// Players who stay whatever happens.
    pub(super) fixed: u8,
    pub(super) open: u8,
    /// Seats that an elimination has left empty.
    pub(super) eliminated: u8,
    /// What only the positions tell, where there are any.
    pub(super) placed: Option<Placed>,
}

/// What the positions of the coming hand tell of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placed {
    /// Is the seat of the coming small blind open? Nobody is moved there.
    small_is_open: bool,
    /// How often whoever leaves next by the big blind was moved; nothing where all are fixed.
    pub(super) moved: Option<u8>,
    /// Does a newcomer get no cards in the coming hand?
    pub(super) waits: bool,
}

impl Summary {
    /// A table whose button was last seen then.
    pub fn of(table: &TableSeats, seen: Option<Timestamp>) -> Self {
        let open = table.open_seats();
        let next = table.next_big_blinds().and_then(|mut order| order.next());
        let placed = table.next.map(|positions| Placed {
            small_is_open: open.contains(positions.small),
            moved: next.and_then(|seat| table.moved.get(seat.index()).copied()),
            waits: table.seat_to_balance().is_some_and(|seat| table.waits(seat)),
        });
        let fixed = table.players() - count(table.movable());
        Self {
            table: table.table,
            seen,
            players: table.players(),
            fixed,
            open: count(open),
            eliminated: table.eliminated(),
            placed,
        }
    }

    /// How many players may leave.
    pub(super) fn may_give(&self) -> u8 {
        self.players - self.fixed
    }

    /// How many players may come, where the positions are known and where they are not.
    pub(super) fn may_take(&self, known: bool) -> u8 {
        let small = self.placed.is_some_and(|placed| placed.small_is_open);
        self.open - u8::from(known && small)
    }

    /// How many can sit here: the players and the open seats.
    pub(super) fn capacity(&self) -> u8 {
        self.players + self.open
    }
}

/// How many tables have so much of something, from none to all seats of the largest table.
type Tally = [u32; MOST_SEATS as usize + 1];

/// How many tables of a room are alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    tables: u32,
    players: u32,
    capacity: u32,
    by_players: Tally,
    by_capacity: Tally,
    /// By the fewest players to whom a table can come.
    by_fewest: Tally,
    /// By the most players to whom a table can come, if its positions are known.
    by_most: Tally,
}

impl Census {
    /// Counts this table too.
    pub fn add(&mut self, table: &Summary) {
        self.change(table, |count, by| *count = count.saturating_add(by));
    }

    /// Counts this table no more.
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

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.tables as usize
    }

    /// How many seats a player may be given.
    pub(super) fn open_seats(&self) -> u32 {
        self.capacity - self.players
    }

    pub(super) fn has_empty_tables(&self) -> bool {
        first(&self.by_players) == Some(0)
    }

    /// How many tables have so many players, by the players.
    pub(super) fn by_players(&self) -> Tally {
        self.by_players
    }

    /// How many players the shortest table has, and the fullest.
    pub(super) fn extremes(&self) -> (u8, u8) {
        first(&self.by_players).zip(last(&self.by_players)).unwrap_or_default()
    }

    /// Is there room at the others for the players of some table, once `out` more players are out?
    pub fn can_spare_a_table(&self, out: u32) -> bool {
        let smallest = first(&self.by_capacity).unwrap_or_default();
        self.tables > 1 && self.capacity - u32::from(smallest) + out >= self.players
    }

    /// Can all tables come within `gap` of each other, whatever is known of their buttons? No is no answer: then each table
    /// has to be asked.
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

fn first(tally: &Tally) -> Option<u8> {
    tally.iter().position(|tables| *tables > 0).and_then(|of| u8::try_from(of).ok())
}

fn last(tally: &Tally) -> Option<u8> {
    tally.iter().rposition(|tables| *tables > 0).and_then(|of| u8::try_from(of).ok())
}

/// A room for which moves are planned.
pub trait Room {
    /// Each table once, in the same order every time.
    fn summaries(&self) -> &[Summary];

    /// How many of them are alike.
    fn census(&self) -> &Census;

    /// Are the positions at this table known well enough to act upon?
    fn is_known(&self, table: &Summary) -> bool;

    /// Where the summaries of those tables stand whose positions may be known; nothing where each has to be asked.
    fn known(&self) -> Option<impl Iterator<Item = usize>> {
        None::<std::iter::Empty<usize>>
    }

    /// Where the summaries of the tables with so many players stand; by their numbers, where [`Self::known`] tells any.
    fn with(&self, players: u8) -> impl Iterator<Item = usize> {
        let tables = self.summaries().iter().enumerate();
        tables.filter(move |(_, table)| table.players == players).map(|(at, _)| at)
    }

    /// Where the summaries stand, that of the highest number first.
    fn last_first(&self) -> impl Iterator<Item = usize> {
        let mut all: Vec<usize> = (0..self.summaries().len()).collect();
        all.sort_unstable_by_key(|at| Reverse(self.summaries().get(*at).map(|table| table.table)));
        all.into_iter()
    }

    /// The table of the summary at `index`, with its positions where they are known.
    fn look(&self, index: usize) -> Option<TableSeats>;

    /// Where the summary of this table stands.
    fn find(&self, table: TableNo) -> Option<usize>;

    /// The tables that break next, the first to break first, where somebody has named them.
    fn break_next(&self) -> &[TableNo];
}

/// A room of tables that somebody named, seat by seat.
pub struct Named<'a> {
    tables: &'a [TableSeats],
    order: &'a [TableNo],
    summaries: Vec<Summary>,
    census: Census,
}

impl<'a> Named<'a> {
    /// `order` is the order in which they break.
    pub fn of(tables: &'a [TableSeats], order: &'a [TableNo]) -> Self {
        let summaries: Vec<Summary> = tables.iter().map(|table| Summary::of(table, None)).collect();
        Self { tables, order, census: summaries.iter().collect(), summaries }
    }
}

impl Room for Named<'_> {
    fn summaries(&self) -> &[Summary] {
        &self.summaries
    }

    fn census(&self) -> &Census {
        &self.census
    }

    fn is_known(&self, table: &Summary) -> bool {
        table.placed.is_some()
    }

    fn look(&self, index: usize) -> Option<TableSeats> {
        self.tables.get(index).copied()
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.tables.iter().position(|other| other.table == table)
    }

    fn break_next(&self) -> &[TableNo] {
        self.order
    }
}
