//! Random seat draws: for newcomers, for a broken table, for a redraw.
//!
//! One rule serves all of them (TDA 2024 rules 7, 8 and 10; WSOP tournament rules 34 and 65), and
//! another program can repeat it with the numbers of [`Draw`]:
//!
//! 1. Of the tables with an open seat, take those with the fewest players.
//! 2. List their open seats, by table number and then by seat number.
//! 3. The seat is the one whose index, from 0, is a number below the length of the list.
//!
//! With several newcomers, the drawn seat counts as taken and the next is drawn in the same way.
//! Before a broken table's players are seated, the list of their seats, from the lowest number up,
//! is shuffled. In a redraw the seats are drawn first and then shuffled as a list, so that a
//! player's index in the list of players does not affect their opponents.

use bottone_base::{
    draw::Draw,
    seat::{MOST_SEATS, Seat, SeatNo, Seats, TableNo},
};

use super::{
    summary::{BalanceRoom, Summary},
    table::{TableSeats, count},
};

/// Draws seats for `newcomers`, one after the other; fewer if the room is full.
pub fn seats_for_many(tables: &[TableSeats], newcomers: usize, draw: &mut Draw) -> Vec<Seat> {
    let mut room: Vec<OpenTable> = tables.iter().map(OpenTable::of).collect();
    room.sort_by_key(|table| table.table);
    let mut seats = Vec::with_capacity(newcomers);
    while seats.len() < newcomers && fill_shortest(&mut room, newcomers, &mut seats, draw) {}
    seats
}

/// Draws the same in a room with tables in the order of their numbers. Only the tables with a seat
/// for a newcomer are examined.
pub fn seats_in(room: &impl BalanceRoom, newcomers: usize, draw: &mut Draw) -> Vec<Seat> {
    if newcomers == 1 {
        return seat_for_one(room, draw).into_iter().collect();
    }
    seats_for_many(&tables_for(room, newcomers, None), newcomers, draw)
}

/// Draws a seat for one newcomer, by far the most frequent case.
fn seat_for_one(room: &impl BalanceRoom, draw: &mut Draw) -> Option<Seat> {
    let tables = room.summaries();
    let open = || tables.iter().enumerate().filter(|(_, table)| table.open > 0);
    let fewest = open().map(|(_, table)| table.players).min()?;
    let shortest = || open().filter(|(_, table)| table.players == fewest);
    let mut place = draw.index(shortest().map(|(_, table)| usize::from(table.open)).sum())?;
    for (index, table) in shortest() {
        let Some(behind) = place.checked_sub(table.open.into()) else {
            let seat = room.table_at(index)?.open_seats().iter().nth(place)?;
            return Some(Seat { table: table.table, seat });
        };
        place = behind;
    }
    None
}

/// Returns the tables with a seat for one of the newcomers, except the one that breaks. Each
/// newcomer goes to a shortest table, so a draw over these alone gives the same seats.
pub fn tables_for(
    room: &impl BalanceRoom,
    newcomers: usize,
    breaks: Option<TableNo>,
) -> Vec<TableSeats> {
    let tables = || {
        let all = room.summaries().iter().enumerate();
        all.filter(move |(_, table)| Some(table.table) != breaks)
    };
    // Each level holds the number of tables that reach this many players before they are full.
    let mut seats: [usize; MOST_SEATS as usize + 1] = [0; MOST_SEATS as usize + 1];
    for (_, table) in tables() {
        let from = usize::from(table.players);
        let levels = seats.iter_mut().skip(from).take(usize::from(table.open));
        levels.for_each(|level| *level += 1);
    }
    let mut left = newcomers;
    let fullest = seats.iter().position(|level| {
        left = left.saturating_sub(*level);
        left == 0
    });
    let fullest = fullest.unwrap_or(seats.len());
    let has_one = |table: &Summary| table.open > 0 && usize::from(table.players) <= fullest;
    let with_one = tables().filter(|(_, table)| has_one(table));
    with_one.filter_map(|(index, _)| room.table_at(index)).collect()
}

/// Draws new seats for `players` over `tables`, one for each player in order; fewer if there are
/// not enough. Fixed players keep their seats and are not among `players`.
pub fn redraw(players: usize, tables: &[TableSeats], draw: &mut Draw) -> Vec<Seat> {
    let cleared: Vec<_> = tables
        .iter()
        .map(|table| TableSeats { occupied: table.occupied.intersection(table.fixed), ..*table })
        .collect();
    let mut seats = seats_for_many(&cleared, players, draw);
    draw.shuffle(&mut seats);
    seats
}

/// Draws for each seat of a broken table a seat at the `others`, in the order of the draw (TDA 2024
/// rule 10-B). `players` are the occupied seats of the broken table. A drawn seat may be the button
/// or a blind.
///
/// There are fewer than the players if the others do not have enough open seats.
pub fn break_table(players: Seats, others: &[TableSeats], draw: &mut Draw) -> Vec<(SeatNo, Seat)> {
    let mut players: Vec<SeatNo> = players.iter().collect();
    draw.shuffle(&mut players);
    let seats = seats_for_many(others, players.len(), draw);
    players.into_iter().zip(seats).collect()
}

/// A table during the draw.
struct OpenTable {
    table: TableNo,
    players: u8,
    open: Seats,
}

impl OpenTable {
    fn of(table: &TableSeats) -> Self {
        Self { table: table.table, players: table.players(), open: table.open_seats() }
    }
}

/// Gives each of the current shortest tables one player, as long as there are newcomers. Returns
/// whether there was a table with an open seat.
fn fill_shortest(
    room: &mut [OpenTable],
    newcomers: usize,
    seats: &mut Vec<Seat>,
    draw: &mut Draw,
) -> bool {
    let Some(fewest) = room.iter().filter(|t| !t.open.is_empty()).map(|t| t.players).min() else {
        return false;
    };
    let shortest = |table: &OpenTable| if table.players == fewest { count(table.open) } else { 0 };
    let mut list = SeatList::new(room.iter().map(shortest));
    while seats.len() < newcomers {
        let Some(place) = draw.index(list.len) else { break };
        let (index, place) = list.find(place);
        let Some(table) = room.get_mut(index) else { break };
        let Some(seat) = table.open.iter().nth(place) else { break };
        // After one more player, this table is no longer among the shortest.
        list.strike(index, count(table.open));
        table.open.remove(seat);
        table.players += 1;
        seats.push(Seat { table: table.table, seat });
    }
    true
}

/// The open seats of a room by the number of players at their tables. A seat is drawn as in
/// [`seats_in`], and no table is examined for it.
#[derive(Clone, Debug, Default)]
pub struct OpenSeats([SeatList; MOST_SEATS as usize + 1]);

impl OpenSeats {
    /// Adds the open seats of this table.
    pub fn add(&mut self, table: &TableSeats) {
        if let Some(list) = self.0.get_mut(usize::from(table.players())) {
            list.put(table.table.get().into(), count(table.open_seats()));
        }
    }

    /// Removes the open seats of this table, as it was when they were added.
    pub fn remove(&mut self, table: &TableSeats) {
        if let Some(list) = self.0.get_mut(usize::from(table.players())) {
            list.strike(table.table.get().into(), count(table.open_seats()));
        }
    }

    /// Draws a seat for one newcomer: its table, and its index among the open seats there.
    pub fn draw(&self, draw: &mut Draw) -> Option<(TableNo, usize)> {
        let list = self.0.iter().find(|list| list.len > 0)?;
        let (table, place) = list.find(draw.index(list.len)?);
        Some((TableNo::new(u16::try_from(table).ok()?)?, place))
    }
}

/// The list of step 2, kept as sums over tables (a Fenwick tree). So 10,000 players are seated
/// without reading it 10,000 times.
#[derive(Clone, Debug, Default)]
struct SeatList {
    /// At index `i` (from 1), the seats of the tables `i - lowbit(i)` to `i - 1`.
    sums: Vec<usize>,
    /// The length of the list.
    len: usize,
}

impl SeatList {
    fn new(seats: impl Iterator<Item = u8>) -> Self {
        let mut sums: Vec<usize> = std::iter::once(0).chain(seats.map(usize::from)).collect();
        let len = sums.iter().sum();
        for place in 1..sums.len() {
            let above = place + lowbit(place);
            if above < sums.len() {
                sums[above] += sums[place];
            }
        }
        Self { sums, len }
    }

    /// Returns the table with the seat at `place`, and its index among that table's open seats.
    fn find(&self, mut place: usize) -> (usize, usize) {
        let mut table = 0;
        let mut step = self.sums.len().next_power_of_two();
        while step > 0 {
            if let Some(&sum) = self.sums.get(table + step)
                && sum <= place
            {
                table += step;
                place -= sum;
            }
            step /= 2;
        }
        (table, place)
    }

    /// Adds the `seats` of one table to the list, which becomes long enough for it.
    fn put(&mut self, table: usize, seats: u8) {
        let mut place = table + 1;
        while self.sums.len() <= place {
            let last = self.sums.len();
            // The sum of the tables before it that it covers.
            let (mut sum, mut below) = (0, last.saturating_sub(1));
            while below > last - lowbit(last) {
                sum += self.sums[below];
                below -= lowbit(below);
            }
            self.sums.push(sum);
        }
        while let Some(sum) = self.sums.get_mut(place) {
            *sum += usize::from(seats);
            place += lowbit(place);
        }
        self.len += usize::from(seats);
    }

    /// Removes the `seats` of one table from the list.
    fn strike(&mut self, table: usize, seats: u8) {
        let mut place = table + 1;
        while let Some(sum) = self.sums.get_mut(place) {
            *sum -= usize::from(seats);
            place += lowbit(place);
        }
        self.len -= usize::from(seats);
    }
}

/// Returns the lowest bit that is set in `place`.
const fn lowbit(place: usize) -> usize {
    place & place.wrapping_neg()
}
