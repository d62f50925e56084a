//! When the room goes to one table, and when everybody draws anew.

use serde::{Deserialize, Serialize};

/// Whose numbers bring the players to one table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum FinalTable {
    /// TDA 2024 recommended procedure 9.
    #[default]
    Tda,
    /// WSOP tournament rules 67.c and 68.
    Wsop,
}

/// How many players make the final table where tables have `size` seats.
///
/// Both rule books speak of six to nine seats; where they are silent it is one full table. The WSOP
/// combines with one player more than a table seats: a chair is added.
pub const fn final_table(rule: FinalTable, size: u8) -> u8 {
    match (rule, size) {
        (FinalTable::Tda, 8 | 9) => 9,
        (FinalTable::Tda, 6 | 7) => 7,
        (FinalTable::Wsop, 6..=9) => size + 1,
        (FinalTable::Tda | FinalTable::Wsop, _) => size,
    }
}

/// The numbers of tables at which everybody draws anew: three, two and one from 100 entrants up,
/// two and one from 51 (WSOP tournament rule 68; TDA 2024 leaves it to the house).
pub const fn tables_at_redraws(entrants: u32) -> &'static [u8] {
    match entrants {
        0..=50 => &[],
        51..=99 => &[2, 1],
        100.. => &[3, 2, 1],
    }
}

/// The redraw that is due now that `players` are left, named by its number of players.
///
/// `at` are the numbers at which the event draws anew, `last` the one it drew at last. When the
/// players fell through several numbers at once, only the lowest is drawn.
pub fn redraw_due(at: &[u32], last: Option<u32>, players: u32) -> Option<u32> {
    let reached = at.iter().copied().filter(|&number| players <= number).min()?;
    last.is_none_or(|last| reached < last).then_some(reached)
}
