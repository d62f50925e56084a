//! The tables that break next, chosen before they are posted, so that few players are moved
//! repeatedly.
//!
//! Seats are drawn, so the destination of a player is not a choice. But the table that breaks
//! decides who must move at all. The cost of a move is the increase in the player's chance of being
//! moved [`OFTEN`] times before busting. `docs/guide/seating.md` compares the results over a night with
//! other orders.

use std::cmp::Reverse;

use bottone_base::seat::TableNo;

use super::{
    summary::{Census, Summary},
    table::TableSeats,
};

/// The number of moves of one player that counts as too many.
pub const OFTEN: usize = 3;

/// The number of bust-outs before a table can break at which it is posted at the latest. The longer
/// ago it was posted, the more of its players have been moved there since.
const SOON: u32 = 2;
/// The number of tables for each further table posted at a time: among many tables few change in
/// between.
const TABLES_A_POST: usize = 30;

/// The scale of a probability: the value of 1.
const WHOLE: u64 = 1 << 20;
/// The cost of a further move for a player who has been moved often: not decisive, but above zero.
const AGAIN: u64 = WHOLE / 4;

/// Returns the tables to post now behind those that are `posted`, the first to break first. Empty
/// while it is not time or enough are posted. Tables with a fixed player do not break and are left
/// out. So are the last two, which merge for the final table.
pub fn tables_to_post(tables: &[TableSeats], posted: &[TableNo]) -> Vec<TableNo> {
    let left_out = tables.len().saturating_sub(2);
    if !posted.is_empty() || left_out == 0 || !may_be_to_post(&census(tables)) {
        return Vec::new();
    }
    let costs = costs(tables.len());
    let mut free: Vec<&TableSeats> =
        tables.iter().filter(|table| table.fixed.intersection(table.occupied).is_empty()).collect();
    free.sort_by_cached_key(|table| (cost(table, &costs), Reverse(table.table)));
    let count = (1 + tables.len() / TABLES_A_POST).min(left_out);
    free.into_iter().take(count).map(|table| table.table).collect()
}

/// Returns whether there may be tables to post, because a table can break in two bust-outs. `false`
/// is final; otherwise [`tables_to_post`] must decide.
pub fn may_be_to_post(room: &Census) -> bool {
    room.can_spare_a_table(SOON)
}

fn census(tables: &[TableSeats]) -> Census {
    let mut census = Census::default();
    for table in tables {
        census.add(&Summary::of(table, None));
    }
    census
}

/// Returns the cost of moving the players of this table.
fn cost(table: &TableSeats, costs: &[u64; OFTEN]) -> u64 {
    let times = |seat: usize| table.moved.get(seat).map_or(0, |times| usize::from(*times));
    let cost = |times: usize| costs.get(times).copied().unwrap_or(AGAIN);
    table.occupied.iter().map(|seat| cost(times(seat.index()))).sum()
}

/// Returns the cost of a move, with this many tables. The first is for a player with 0 earlier
/// moves, the next for 1, and so on.
///
/// From one break to the next, as many players bust as sit at one table. With `n` tables that is
/// one in `n` players. One in `n` is moved, if each table is equally likely to break.
fn costs(tables: usize) -> [u64; OFTEN] {
    // By the number of earlier moves: the chance of being moved often in the end.
    let mut often = [0; OFTEN + 1];
    often[OFTEN] = WHOLE;
    for tables in 3..tables as u64 {
        let others = tables - 1;
        for times in 0..OFTEN {
            let stays_or_moves = others * often[times] + often[times + 1];
            often[times] = others * stays_or_moves / (tables * tables);
        }
    }
    std::array::from_fn(|times| often[times + 1].saturating_sub(often[times]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn among_many_tables_each_move_doubles_the_chance_of_a_third() {
        let [never, once, twice] = costs(2_000);
        let close = |cost: u64, part: u64| cost.abs_diff(WHOLE / part) < WHOLE / 50;
        assert!(close(never, 8) && close(once, 4) && close(twice, 2), "{never} {once} {twice}");
    }

    #[test]
    fn where_no_third_move_can_come_only_the_second_costs() {
        // Of three tables one breaks, then comes the final table.
        assert_eq!(costs(3), [0, 0, WHOLE]);
        let [never, once, twice] = costs(4);
        assert!(never == 0 && once > 0 && once < twice);
    }
}
