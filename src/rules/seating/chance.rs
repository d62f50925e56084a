//! The draws at tables with an unknown button.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU64, Ordering},
};

use bottone_base::{
    draw::Draw,
    seat::{MOST_SEATS, SeatNo, Seats, TableNo},
};

use super::{plan::UnknownButton, summary::BalanceRoom, table::TableSeats};

/// The least number of players with which a table has a button.
const PLAYED: u8 = 2;

/// The seed for drawing seats and players, and the condition for it.
///
/// Each draw is separate, so that the same table gets the same result regardless of the others. The
/// given seed is raised by 2^32 for each number of the table. It is also raised by 2^48 for each
/// player there at that moment.
pub(super) struct DrawSeed<'r> {
    everywhere: bool,
    /// The tables with fewer than two players before any move.
    unplayed: BTreeSet<TableNo>,
    seed: u64,
    /// The first numbers, if the room keeps those of this seed.
    first: Option<&'r FirstNumbers>,
}

impl<'r> DrawSeed<'r> {
    pub(super) fn of(room: &'r impl BalanceRoom, unknown: UnknownButton, seed: u64) -> Self {
        let mut unplayed = BTreeSet::new();
        if room.census().extremes().0 < PLAYED {
            let few = (0..PLAYED).flat_map(|players| room.with(players));
            unplayed.extend(few.filter_map(|at| Some(room.summaries().get(at)?.table)));
        }
        let first = room.first_numbers().filter(|_| seed == 0);
        Self { everywhere: unknown == UnknownButton::Draw, unplayed, seed, first }
    }

    /// Returns whether a draw would decide at this table if its button were unknown.
    pub(super) fn draws(&self, table: TableNo) -> bool {
        self.everywhere || !self.can_ask(table)
    }

    /// Returns whether a draw may decide at a table with this many players if its button were
    /// unknown.
    pub(super) fn decides_among(&self, players: u8) -> bool {
        self.everywhere || players < PLAYED
    }

    /// Returns whether there is a person at this table who could say where the button is.
    pub(super) fn can_ask(&self, table: TableNo) -> bool {
        !self.unplayed.contains(&table)
    }

    /// Draws one of these seats at a table with an unknown button. `None` if the button must be
    /// asked for.
    pub(super) fn pick(&self, table: &TableSeats, seats: Seats) -> Option<SeatNo> {
        if !self.draws(table.table) {
            return None;
        }
        match self.first {
            Some(first) => first.pick(table, seats),
            None => Draw::new(seed_at(table, self.seed)).pick(seats.iter()),
        }
    }
}

/// Returns the seed of the draw at this table.
fn seed_at(table: &TableSeats, seed: u64) -> u64 {
    let number = u64::from(table.table.get()) << 32;
    let players = u64::from(table.players()) << 48;
    seed.wrapping_add(number).wrapping_add(players)
}

/// The first number of the draw with seed 0 at each table and for each number of players there.
///
/// A night is played many times, and the same few draws decide at its tables again and again. A
/// number is made when it is first asked for; several threads may share them.
#[derive(Debug, Default)]
pub struct FirstNumbers(Vec<AtomicU64>);

impl FirstNumbers {
    /// The numbers of players that a table can have.
    const BY_PLAYERS: usize = MOST_SEATS as usize + 1;

    /// Creates the numbers of the tables up to this one. Those of others are made each time.
    pub fn up_to(highest: TableNo) -> Self {
        let count = (usize::from(highest.get()) + 1) * Self::BY_PLAYERS;
        Self(std::iter::repeat_with(AtomicU64::default).take(count).collect())
    }

    /// Returns the player drawn to leave a table with an unknown button.
    pub fn leaver(&self, table: &TableSeats) -> Option<SeatNo> {
        self.pick(table, table.movable())
    }

    /// Draws one of these seats at this table.
    fn pick(&self, table: &TableSeats, seats: Seats) -> Option<SeatNo> {
        let count = u64::try_from(seats.len()).ok()?;
        match Draw::reduced(self.of(table), count) {
            Some(place) => seats.iter().nth(usize::try_from(place).ok()?),
            // The first number is discarded.
            None => Draw::new(seed_at(table, 0)).pick(seats.iter()),
        }
    }

    fn of(&self, table: &TableSeats) -> u64 {
        let at = usize::from(table.table.get()) * Self::BY_PLAYERS + usize::from(table.players());
        let Some(kept) = self.0.get(at) else { return Draw::first_number(seed_at(table, 0)) };
        match kept.load(Ordering::Relaxed) {
            0 => {
                let number = Draw::first_number(seed_at(table, 0));
                kept.store(number, Ordering::Relaxed);
                number
            }
            number => number,
        }
    }
}
