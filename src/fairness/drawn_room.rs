//! A room in which everything is drawn: the button is never seen, so chance decides which player
//! moves to balance, and the new seat.

use bottone_rules::{
    draw::Draw,
    seat::{MOST_SEATS, Seat, Seats, TableNo},
    seating::{self, BalancePolicy, BalanceRoom, Census, Summary, TableSeats, UnknownButton},
};

/// The players at one table, seat by seat.
pub(super) type SeatPlayers = [Option<usize>; MOST_SEATS as usize];

/// The tables of a night with their players. Players are numbers from 0.
#[derive(Clone, Debug, Default)]
pub struct DrawnRoom {
    tables: Vec<TableSeats>,
    summaries: Vec<Summary>,
    census: Census,
    /// The players by seat, table by table.
    players_by_seat: Vec<SeatPlayers>,
    seat_of: Vec<Option<Seat>>,
    moves: Vec<u8>,
    order: Vec<TableNo>,
}

impl DrawnRoom {
    /// Opens a table, or gives an open one a new number of seats.
    pub fn open(&mut self, table: TableNo, size: u8) {
        match self.place(table) {
            Ok(at) => self.change(at, |seats| seats.size = size),
            Err(at) => {
                let seats = TableSeats::empty(table, size, Seats::NONE);
                let summary = Summary::of(&seats, None);
                self.census.add(&summary);
                self.summaries.insert(at, summary);
                self.tables.insert(at, seats);
                self.players_by_seat.insert(at, [None; MOST_SEATS as usize]);
            }
        }
    }

    /// Closes a seat, or opens it again.
    pub fn close_seat(&mut self, seat: Seat, closed: bool) {
        if let Ok(at) = self.place(seat.table) {
            let with = if closed { Seats::with } else { Seats::without };
            self.change(at, |seats| seats.closed = with(seats.closed, seat.seat));
        }
    }

    /// Draws seats for these players. Players without a seat stay standing.
    pub fn seat(&mut self, players: &[usize], draw: &mut Draw) {
        let mut seats = seating::seats_in(self, players.len(), draw);
        draw.shuffle(&mut seats);
        for (&player, to) in players.iter().zip(seats) {
            self.sit(player, to);
        }
    }

    /// Removes this player from the room.
    pub fn leave(&mut self, player: usize) {
        let seat = self.seat_of.get_mut(player).and_then(Option::take);
        let Some((seat, at)) = seat.and_then(|seat| Some((seat, self.place(seat.table).ok()?)))
        else {
            return;
        };
        self.players_by_seat[at][seat.seat.index()] = None;
        self.change(at, |seats| {
            seats.leave(seat.seat);
        });
    }

    /// Breaks a table: its players draw seats at the others. Players without a seat stay standing.
    pub fn break_table(&mut self, table: TableNo, draw: &mut Draw) {
        let Ok(at) = self.place(table) else { return };
        let broken = self.tables.remove(at);
        self.census.remove(&self.summaries.remove(at));
        let who = self.players_by_seat.remove(at);
        self.order.retain(|other| *other != table);
        let newcomers = broken.players().into();
        let shortest = seating::shortest_for(&self.summaries, newcomers);
        let others: Vec<TableSeats> = shortest.filter_map(|at| self.table_at(at)).collect();
        for (from, to) in seating::break_table(broken.occupied, &others, draw) {
            let Some(player) = who[from.index()] else { continue };
            self.moved(player);
            self.sit(player, to);
        }
    }

    /// Draws new seats for all players at these tables; the others close.
    pub fn redraw(&mut self, tables: &[TableNo], size: u8, draw: &mut Draw) {
        let mut players: Vec<usize> =
            (0..self.seat_of.len()).filter(|player| self.seat_of[*player].is_some()).collect();
        let (moves, order) = (std::mem::take(&mut self.moves), std::mem::take(&mut self.order));
        *self = Self { moves, order, ..Self::default() };
        self.order.retain(|table| tables.contains(table));
        for table in tables {
            self.open(*table, size);
        }
        draw.shuffle(&mut players);
        self.seat(&players, draw);
    }

    /// Moves one player after the other until the tables are balanced. Returns the number of moves.
    pub fn balance(&mut self, policy: BalancePolicy) -> usize {
        let policy = BalancePolicy { unknown: UnknownButton::Draw, breaks: false, ..policy };
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
    pub fn tables(&self) -> &[TableSeats] {
        &self.tables
    }

    /// Returns the players of a table, seat by seat.
    pub fn players(&self, table: TableNo) -> impl Iterator<Item = usize> {
        let who = self.place(table).ok().and_then(|at| self.players_by_seat.get(at));
        who.into_iter().flatten().copied().flatten()
    }

    /// Returns the number of moves of each player.
    pub fn moves(&self) -> &[u8] {
        &self.moves
    }

    /// Returns a table and its players, seat by seat.
    pub(super) fn at(&self, table: TableNo) -> Option<(&TableSeats, &SeatPlayers)> {
        let at = self.place(table).ok()?;
        self.tables.get(at).zip(self.players_by_seat.get(at))
    }

    /// Returns whether this player was ever moved.
    pub(super) fn was_moved(&self, player: usize) -> bool {
        self.moves.get(player).is_some_and(|times| *times > 0)
    }

    fn who_sits(&self, seat: Seat) -> Option<usize> {
        let at = self.place(seat.table).ok()?;
        self.players_by_seat.get(at)?[seat.seat.index()]
    }

    fn moved(&mut self, player: usize) {
        if self.moves.len() <= player {
            self.moves.resize(player + 1, 0);
        }
        self.moves[player] = self.moves[player].saturating_add(1);
    }

    fn sit(&mut self, player: usize, to: Seat) {
        let Ok(at) = self.place(to.table) else { return };
        if self.seat_of.len() <= player {
            self.seat_of.resize(player + 1, None);
        }
        self.seat_of[player] = Some(to);
        self.players_by_seat[at][to.seat.index()] = Some(player);
        let moved = self.moves.get(player).copied().unwrap_or_default();
        self.change(at, |seats| seats.sit(to.seat, moved));
    }

    fn place(&self, table: TableNo) -> Result<usize, usize> {
        self.tables.binary_search_by_key(&table, |other| other.table)
    }

    fn change(&mut self, at: usize, change: impl FnOnce(&mut TableSeats)) {
        let Some((seats, summary)) = self.tables.get_mut(at).zip(self.summaries.get_mut(at)) else {
            return;
        };
        change(seats);
        self.census.remove(summary);
        *summary = Summary::of(seats, None);
        self.census.add(summary);
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

    fn table_at(&self, index: usize) -> Option<TableSeats> {
        self.tables.get(index).copied()
    }

    fn find(&self, table: TableNo) -> Option<usize> {
        self.place(table).ok()
    }

    fn break_next(&self) -> &[TableNo] {
        &self.order
    }
}
