//! What is drawn where nobody knows where the button is.

use std::collections::BTreeSet;

use super::{plan::Unknown, summary::Room, table::TableSeats};
use crate::rules::draw::Draw;
use crate::rules::seat::{SeatNo, Seats, TableNo};

/// With fewer players a table has no button.
const PLAYED: u8 = 2;

/// Where seats and players are drawn, and from which seed.
///
/// Each comes of a draw of its own, so that the same table gets the same one whatever happens at the
/// others: its seed is the given one and, added to it, 2^32 for each number of the table and 2^48 for
/// each player who sits there at that moment.
pub(super) struct Chance {
    everywhere: bool,
    /// Tables with fewer than two players before anybody moves.
    unplayed: BTreeSet<TableNo>,
    seed: u64,
}

impl Chance {
    pub(super) fn of(room: &impl Room, unknown: Unknown, seed: u64) -> Self {
        let mut unplayed = BTreeSet::new();
        if room.census().extremes().0 < PLAYED {
            let few = (0..PLAYED).flat_map(|players| room.with(players));
            unplayed.extend(few.filter_map(|at| Some(room.summaries().get(at)?.table)));
        }
        Self { everywhere: unknown == Unknown::Draw, unplayed, seed }
    }

    /// Would somebody be drawn at this table, were its button not known?
    pub(super) fn draws(&self, table: TableNo) -> bool {
        self.everywhere || !self.can_ask(table)
    }

    /// May somebody be drawn at a table of so many, were its button not known?
    pub(super) fn decides_among(&self, players: u8) -> bool {
        self.everywhere || players < PLAYED
    }

    /// Is there somebody at this table who could say where the button is?
    pub(super) fn can_ask(&self, table: TableNo) -> bool {
        !self.unplayed.contains(&table)
    }

    /// One of these seats of a table whose button is not known. None where that has to be asked.
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
