//! A room in which everything is drawn: the button is never seen, so chance decides which player
//! moves to balance, and the new seat.

use std::{num::NonZeroU32, sync::Arc};

use bottone_base::{
    draw::Draw,
    seat::{MOST_SEATS, Seat, SeatNo, Seats, TableNo},
};
use bottone_rules::seating::{
    self, BalancePolicy, BalanceRoom, Census, FirstNumbers, OpenSeats, Summary, TableSeats,
    UnknownButton,
};

use super::ranked_tables::RankedTables;

/// The number of a player, from 0. It is stored plus one, so that an empty seat takes no extra
/// memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeatedPlayer(NonZeroU32);

impl SeatedPlayer {
    fn new(player: usize) -> Option<Self> {
        u32::try_from(player).ok()?.checked_add(1).and_then(NonZeroU32::new).map(Self)
    }

    pub(super) const fn number(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// The players at one table, seat by seat.
pub(super) type SeatPlayers = [Option<SeatedPlayer>; MOST_SEATS as usize];

/// The tables of a night with their players. Players are numbers from 0.
#[derive(Clone, Debug, Default)]
pub struct DrawnRoom {
    /// The open tables, in no particular order; the next two lists have the same.
    tables: Vec<TableSeats>,
    summaries: Vec<Summary>,
    /// The players by seat, table by table.
    players_by_seat: Vec<SeatPlayers>,
    /// The place of each table in these lists, by table number.
    places: Vec<Option<usize>>,
    census: Census,
    open_seats: OpenSeats,
    ranked: RankedTables,
    numbers: Arc<FirstNumbers>,
    seat_of: Vec<Option<Seat>>,
    moves: Vec<u8>,
    order: Vec<TableNo>,
}

impl DrawnRoom {
    /// Creates an empty room that takes the first numbers of its draws from these.
    pub(super) fn sharing(numbers: Arc<FirstNumbers>) -> Self {
        Self { numbers, ..Self::default() }
    }

    /// Opens a table, or gives an open one a new number of seats.
    pub fn open(&mut self, table: TableNo, size: u8) {
        if let Some(at) = self.place(table) {
            self.change(at, |seats| seats.size = size);
            return;
        }
        let number = usize::from(table.get());
        if self.places.len() <= number {
            self.places.resize(number + 1, None);
        }
        self.places[number] = Some(self.tables.len());
        let seats = TableSeats::empty(table, size, Seats::NONE);
        self.summaries.push(Summary::of(&seats, None));
        self.tables.push(seats);
        self.players_by_seat.push([None; MOST_SEATS as usize]);
        self.count(self.tables.len() - 1);
    }

    /// Closes a seat, or opens it again.
    pub fn close_seat(&mut self, seat: Seat, closed: bool) {
        if let Some(at) = self.place(seat.table) {
            let with = if closed { Seats::with } else { Seats::without };
            self.change(at, |seats| seats.closed = with(seats.closed, seat.seat));
        }
    }

    /// Draws seats for these players. Players without a seat stay standing.
    pub fn seat(&mut self, players: &[usize], draw: &mut Draw) {
        let mut seats = self.draw_seats(players.len(), draw);
        draw.shuffle(&mut seats);
        for (&player, to) in players.iter().zip(seats) {
            self.take(player, to);
        }
    }

    /// Draws seats for this many newcomers, and marks them as occupied; fewer if the room is full.
    fn draw_seats(&mut self, newcomers: usize, draw: &mut Draw) -> Vec<Seat> {
        let mut seats = Vec::with_capacity(newcomers);
        while seats.len() < newcomers
            && let Some((table, place)) = self.open_seats.draw(draw)
            && let Some(at) = self.place(table)
            && let Some(seat) = self.tables[at].open_seats().iter().nth(place)
        {
            self.change(at, |seats| seats.sit(seat, 0));
            seats.push(Seat { table, seat });
        }
        seats
    }

    /// Removes this player from the room.
    pub fn leave(&mut self, player: usize) {
        let seat = self.seat_of.get_mut(player).and_then(Option::take);
        let Some((seat, at)) = seat.and_then(|seat| Some((seat, self.place(seat.table)?))) else {
            return;
        };
        self.players_by_seat[at][seat.seat.index()] = None;
        self.change(at, |seats| {
            seats.leave(seat.seat);
        });
    }

    /// Breaks a table: its players draw seats at the others. Players without a seat stay standing.
    pub fn break_table(&mut self, table: TableNo, draw: &mut Draw) {
        let Some(at) = self.place(table) else { return };
        self.uncount(at);
        let broken = self.tables.swap_remove(at);
        self.summaries.swap_remove(at);
        let who = self.players_by_seat.swap_remove(at);
        self.places[usize::from(table.get())] = None;
        if let Some(last) = self.tables.get(at) {
            self.places[usize::from(last.table.get())] = Some(at);
        }
        self.order.retain(|other| *other != table);
        // As in `seating::break_table`.
        let mut players: Vec<SeatNo> = broken.occupied.iter().collect();
        draw.shuffle(&mut players);
        let seats = self.draw_seats(players.len(), draw);
        for (from, to) in players.into_iter().zip(seats) {
            let Some(player) = who[from.index()] else { continue };
            self.moved(player.number());
            self.take(player.number(), to);
        }
    }

    /// Draws new seats for all players at these tables; the others close.
    pub fn redraw(&mut self, tables: &[TableNo], size: u8, draw: &mut Draw) {
        let mut players: Vec<usize> =
            (0..self.seat_of.len()).filter(|player| self.seat_of[*player].is_some()).collect();
        let (moves, order) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.order));
        *self = Self { moves, order, ..Self::sharing(Arc::clone(&self.numbers)) };
        self.order.retain(|table| tables.contains(table));
        for table in tables {
            self.open(*table, size);
        }
        draw.shuffle(&mut players);
        self.seat(&players, draw);
    }

    /// Moves one player after the other until the tables are balanced. Returns the number of moves.
    pub fn balance(&mut self, policy: BalancePolicy) -> usize {
        let policy =
            BalancePolicy { unknown: UnknownButton::Draw, breaks: false, halt: None, ..policy };
        let plan = seating::plan_moves(self, Vec::new(), &policy);
        for step in &plan.moves {
            let Some(player) = self.who_sits(step.from) else { continue };
            self.leave(player);
            self.moved(player);
            self.sit(player, step.to);
        }
        plan.moves.len()
    }

    /// Sets the tables that break next, from the first.
    pub fn post(&mut self, order: Vec<TableNo>) {
        self.order = order;
    }

    /// Returns the posted tables that are open.
    pub fn posted(&self) -> &[TableNo] {
        &self.order
    }

    /// Returns the tables by number.
    pub fn tables(&self) -> Vec<TableSeats> {
        self.places.iter().flatten().filter_map(|at| self.table_at(*at)).collect()
    }

    /// Returns the players of a table, seat by seat.
    pub fn players(&self, table: TableNo) -> impl Iterator<Item = usize> {
        let who = self.place(table).and_then(|at| self.players_by_seat.get(at));
        who.into_iter().flatten().flatten().map(|player| player.number())
    }

    /// Returns the number of moves of each player.
    pub fn moves(&self) -> &[u8] {
        &self.moves
    }

    /// Returns a table and its players, seat by seat.
    pub(super) fn at(&self, table: TableNo) -> Option<(&TableSeats, &SeatPlayers)> {
        let at = self.place(table)?;
        self.tables.get(at).zip(self.players_by_seat.get(at))
    }

    /// Returns whether this player was ever moved.
    pub(super) fn was_moved(&self, player: usize) -> bool {
        self.moves.get(player).is_some_and(|times| *times > 0)
    }

    fn who_sits(&self, seat: Seat) -> Option<usize> {
        let at = self.place(seat.table)?;
        self.players_by_seat.get(at)?[seat.seat.index()].map(SeatedPlayer::number)
    }

    fn moved(&mut self, player: usize) {
        if self.moves.len() <= player {
            self.moves.resize(player + 1, 0);
        }
        self.moves[player] = self.moves[player].saturating_add(1);
    }

    fn sit(&mut self, player: usize, to: Seat) {
        if let Some(at) = self.place(to.table) {
            self.change(at, |seats| seats.sit(to.seat, 0));
            self.take(player, to);
        }
    }

    /// Gives this player a seat that is marked as occupied.
    fn take(&mut self, player: usize, to: Seat) {
        let Some(at) = self.place(to.table) else { return };
        if self.seat_of.len() <= player {
            self.seat_of.resize(player + 1, None);
        }
        self.seat_of[player] = Some(to);
        self.players_by_seat[at][to.seat.index()] = SeatedPlayer::new(player);
        let moved = self.moves.get(player).copied().unwrap_or_default();
        if moved > 0 {
            self.change(at, |seats| seats.moved[to.seat.index()] = moved);
        }
    }

    fn place(&self, table: TableNo) -> Option<usize> {
        self.places.get(usize::from(table.get())).copied().flatten()
    }

    fn change(&mut self, at: usize, change: impl FnOnce(&mut TableSeats)) {
        self.uncount(at);
        change(&mut self.tables[at]);
        self.summaries[at] = Summary::of(&self.tables[at], None);
        self.count(at);
    }

    /// Adds a table to the counts and ranks.
    fn count(&mut self, at: usize) {
        let seats = &self.tables[at];
        self.census.add(&self.summaries[at]);
        self.open_seats.add(seats);
        self.ranked.add(seats, self.leaver(seats));
    }

    /// Removes a table from the counts and ranks, as it was when it was added.
    fn uncount(&mut self, at: usize) {
        let seats = &self.tables[at];
        self.census.remove(&self.summaries[at]);
        self.open_seats.remove(seats);
        self.ranked.remove(seats, self.leaver(seats));
    }

    /// Returns the number of earlier moves of the player drawn to leave this table.
    fn leaver(&self, seats: &TableSeats) -> Option<u8> {
        let leaver = self.numbers.leaver(seats)?;
        seats.moved.get(leaver.index()).copied()
    }
}

impl BalanceRoom for DrawnRoom {
    fn summaries(&self) -> &[Summary] {
        &self.summaries
    }

    fn census(&self) -> &Census {
        &self.census
    }

    fn is_known(&self, _: &Summary) -> bool {
        false
    }

    fn known(&self) -> Option<impl Iterator<Item = usize>> {
        Some(std::iter::empty())
    }

    fn with(&self, players: u8) -> impl Iterator<Item = usize> {
        self.ranked.by_number(players).filter_map(|table| self.place(table))
    }

    fn by_drawn_leaver(&self, players: u8) -> Option<impl Iterator<Item = usize>> {
        Some(self.ranked.by_leaver(players).filter_map(|table| self.place(table)))
    }

    fn first_numbers(&self) -> Option<&FirstNumbers> {
        Some(&self.numbers)
    }

    fn table_at(&self, index: usize) -> Option<TableSeats> {
        self.tables.get(index).copied()
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.place(table)
    }

    fn break_next(&self) -> &[TableNo] {
        &self.order
    }
}
