//! The seats of players.

use bottone_base::seat::{MOST_SEATS, Seat, TableNo};
use bottone_i18n::Saying;
use bottone_session::Desk as _;
use bottone_store::tdt::SavedSeat;
use bottone_tournament::{
    Command,
    entries::{Entry, EntryId},
    tables::{MoveReason, SeatWish, TableCommand},
};

use super::ImportReplay;
use crate::ImportError;

impl ImportReplay<'_> {
    /// Seats the waiting players among these in their first seat in the file. If the file has seats
    /// for no player, seats are drawn.
    pub(super) fn seat_newcomers(&mut self, players: &[usize]) -> Result<(), ImportError> {
        let now = self.desk.now();
        if self.seats.iter().all(Vec::is_empty) {
            return self.draw_seats();
        }
        for player in players {
            let Some(entry) = self.latest(*player).filter(|entry| self.waits(*entry)) else {
                continue;
            };
            let coming = self.seats.get(*player).and_then(|seats| {
                seats.iter().find(|(at, _)| *at >= now).or(seats.last()).map(|(_, seat)| *seat)
            });
            let seat = coming.and_then(|seat| self.seat(seat));
            if let Some(seat) = seat.filter(|seat| self.free(*seat)) {
                self.sit(entry, seat)?;
            }
        }
        Ok(())
    }

    pub(super) fn waits(&self, entry: EntryId) -> bool {
        let playing = self.t().entries().get(entry).is_some_and(Entry::is_in);
        playing && self.t().tables().seat_of(entry).is_none()
    }

    /// Draws seats for all waiting players, opening new tables if necessary.
    pub(super) fn draw_seats(&mut self) -> Result<(), ImportError> {
        let waiting = self.t().waiting().count();
        let free: usize = self.t().tables().open().map(|(_, table)| table.free().len()).sum();
        if waiting == 0 {
            return Ok(());
        }
        let size = self.usual.seats;
        let more = waiting.saturating_sub(free).div_ceil(usize::from(size).max(1));
        let tables: Vec<TableNo> = (1..=TableNo::HIGHEST)
            .filter_map(TableNo::new)
            .filter(|table| self.t().tables().table(*table).is_none())
            .take(more)
            .collect();
        // The file's own start is the seed, so that every import draws the same seats.
        let seed = self.saved.started.unwrap_or_default().millis().unsigned_abs();
        if !self.left_out.contains(&Saying::of("tdt-seats-drawn")) {
            self.left_out.push(Saying::of("tdt-seats-drawn"));
        }
        let draw = Command::Tables(TableCommand::OpenAndSeat { tables, size, seed });
        self.submit_or_list(draw, Saying::of("tdt-draw-refused"))?;
        Ok(())
    }

    /// Returns a seat of the file with its number here.
    pub(super) fn seat(&self, seat: SavedSeat) -> Option<Seat> {
        let table = self.tables.get(seat.table).copied().flatten()?;
        Some(Seat { table, seat: seat.seat })
    }

    pub(super) fn free(&self, seat: Seat) -> bool {
        let table = self.t().tables().table(seat.table);
        table.is_some_and(|table| table.free().contains(seat.seat))
    }

    /// Returns a free seat, at this table if possible.
    pub(super) fn any_free(&self, rather: Option<TableNo>) -> Option<Seat> {
        let tables = self.t().tables();
        let of = |table: TableNo| {
            let seat = tables.table(table)?.free().first()?;
            Some(Seat { table, seat })
        };
        rather.and_then(of).or_else(|| tables.open().find_map(|(table, _)| of(table)))
    }

    pub(super) fn sit(&mut self, entry: EntryId, seat: Seat) -> Result<bool, ImportError> {
        let command = match self.t().tables().seat_of(entry) {
            Some(now) if now == seat => return Ok(true),
            Some(_) => {
                let reason = MoveReason::Floor(self.reason.clone());
                TableCommand::Move { entry, to: seat, reason }
            }
            None => TableCommand::Seat { entries: vec![entry], seat: SeatWish::At(seat) },
        };
        Ok(self.submit(Command::Tables(command))?.is_ok())
    }

    pub(super) fn replay_seats(&mut self, seats: &[(usize, SavedSeat)]) -> Result<(), ImportError> {
        for (player, seat) in seats {
            let playing = |room: &Self, entry: &EntryId| {
                room.t().entries().get(*entry).is_some_and(Entry::is_in)
            };
            let entry = self.latest(*player).filter(|entry| playing(self, entry));
            if let (Some(entry), Some(seat)) = (entry, self.seat(*seat)) {
                self.put(entry, seat)?;
            }
        }
        Ok(())
    }

    /// Puts an entry into a seat. A player who sits there, but no longer does in the file, makes
    /// room.
    pub(super) fn put(&mut self, entry: EntryId, seat: Seat) -> Result<bool, ImportError> {
        let Some(table) = self.t().tables().table(seat.table) else { return Ok(false) };
        if seat.seat.get() > table.size() && seat.seat.get() <= MOST_SEATS {
            let resize = TableCommand::Resize { table: seat.table, size: seat.seat.get() };
            self.submit_or_list(
                Command::Tables(resize),
                Saying::of("tdt-table-refused").with("number", seat.table),
            )?;
        }
        let sitting = self.t().tables().table(seat.table).and_then(|table| table.entry(seat.seat));
        if let Some(other) = sitting.filter(|other| *other != entry) {
            // The other player goes to the next seat in the file, else to the newcomer's old seat,
            // else anywhere.
            let next = self.next_seat(other).filter(|next| self.free(*next));
            let Some(away) = next.or_else(|| self.any_free(Some(seat.table))) else {
                return Ok(false);
            };
            self.sit(other, away)?;
        }
        self.sit(entry, seat)
    }

    /// Returns the next seat of this entry's player in the file.
    pub(super) fn next_seat(&self, entry: EntryId) -> Option<Seat> {
        let player = self.t().entries().get(entry)?.player;
        let index = self.players.iter().position(|known| *known == player)?;
        let now = self.desk.now();
        let next = self.seats.get(index)?.iter().find(|(at, _)| *at >= now)?;
        self.seat(next.1)
    }
}
