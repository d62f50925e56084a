//! The draws at tables with an unknown button.

use std::collections::BTreeSet;

use super::{plan::UnknownButton, summary::BalanceRoom, table::TableSeats};
use crate::draw::Draw;
use crate::seat::{SeatNo, Seats, TableNo};

/// The least number of players with which a table has a button.
const PLAYED: u8 = 2;

/// The seed for drawing seats and players, and the condition for it.
///
/// Each draw is separate, so that the same table gets the same result regardless of the others. The
/// given seed is raised by 2^32 for each number of the table. It is also raised by 2^48 for each
/// player there at that moment.
pub(super) struct DrawSeed {
    everywhere: bool,
    /// The tables with fewer than two players before any move.
    unplayed: BTreeSet<TableNo>,
    seed: u64,
}

impl DrawSeed {
    pub(super) fn of(room: &impl BalanceRoom, unknown: UnknownButton, seed: u64) -> Self {
        let mut unplayed = BTreeSet::new();
        if room.census().extremes().0 < PLAYED {
            let few = (0..PLAYED).flat_map(|players| room.with(players));
            unplayed.extend(few.filter_map(|at| Some(room.summaries().get(at)?.table)));
        }
        Self { everywhere: unknown == UnknownButton::Draw, unplayed, seed }
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
        let number = u64::from(table.table.get()) << 32;
        let players = u64::from(table.players()) << 48;
        let seed = self.seed.wrapping_add(number).wrapping_add(players);
        Draw::new(seed).pick(seats.iter())
    }
}
