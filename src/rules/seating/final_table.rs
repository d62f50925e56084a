//! The times of a full redraw, for the final table and before.

use serde::{Deserialize, Serialize};

/// The rule book whose numbers bring the players to one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FinalTable {
    /// The numbers of TDA 2024 recommended procedure 9.
    #[default]
    Tda,
    /// The numbers of WSOP tournament rules 67.c and 68.
    Wsop,
}

/// Returns the number of seats at the final table, once there are so few `players` that it is
/// drawn.
///
/// `size` is the number of seats at the event's tables. Both rule books cover six to nine; for
/// other sizes the final table is one full table. The WSOP combines with one player more than a
/// table seats: a chair is added.
pub fn final_table(players: usize, size: u8, rule: FinalTable) -> Option<u8> {
    let seats = match (rule, size) {
        (FinalTable::Tda, 8 | 9) => 9,
        (FinalTable::Tda, 6 | 7) => 7,
        (FinalTable::Wsop, 6..=9) => size + 1,
        (FinalTable::Tda | FinalTable::Wsop, _) => size,
    };
    (players <= usize::from(seats)).then_some(seats)
}

/// Returns the numbers of tables at which all players redraw: three, two and one from 100 entrants
/// up, two and one from 51 (WSOP tournament rule 68; TDA 2024 leaves it to the house).
pub const fn tables_at_redraws(entrants: u32) -> &'static [u8] {
    match entrants {
        0..=50 => &[],
        51..=99 => &[2, 1],
        100.. => &[3, 2, 1],
    }
}
