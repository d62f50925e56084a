//! Which tables break next, chosen before it is posted, so that few players are moved again and again.
//!
//! Seats are drawn, so nobody chooses who comes where; but which table breaks says who has to move at all. How much a move
//! costs a player is how much likelier it makes it that he is moved [`OFTEN`] times before he goes out. What that
//! comes to over a night, beside other orders, is in `docs/seating.md`.

use std::cmp::Reverse;

use super::{
    summary::{Census, Summary},
    table::TableSeats,
};
use crate::rules::seat::TableNo;

/// Whoever was moved so often was moved too often.
pub const OFTEN: usize = 3;

/// So many players before a table can break at the latest, it is posted which. The longer ago it was posted, the more of
/// its players have been moved there since.
const SOON: u32 = 2;
/// Of so many tables one more is posted at a time: among many tables few change in between.
const TABLES_A_POST: usize = 30;

/// What a certainty is in parts.
const WHOLE: u64 = 1 << 20;
/// What a move more costs whoever has been moved often already: it is no reason, but it is not for nothing.
const AGAIN: u64 = WHOLE / 4;

/// The tables to post now behind those that are `posted`, the first to break first; none while it is not time or enough are
/// posted. Tables with a fixed player do not break and are left out, and so are the last two, who come together for the
/// final table.
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

/// May there be tables to post, because two players before a table can break it is time? No is an answer; otherwise
/// [`tables_to_post`] has to be asked.
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

/// What it costs that the players of this table move.
fn cost(table: &TableSeats, costs: &[u64; OFTEN]) -> u64 {
    let times = |seat: usize| table.moved.get(seat).map_or(0, |times| usize::from(*times));
    let cost = |times: usize| costs.get(times).copied().unwrap_or(AGAIN);
    table.occupied.iter().map(|seat| cost(times(seat.index()))).sum()
}

/// What a move costs, with so many tables, a player who was moved 0 times before, once, and so on.
///
/// From one break to the next as many players go out as sit at one table: with `n` tables one of `n` of those who play.
/// One of `n` is moved, if the table that breaks is any of them.
fn costs(tables: usize) -> [u64; OFTEN] {
    // By how often somebody was moved: how likely he is moved often in the end.
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
        // Of three tables one breaks, then there is the final table.
        assert_eq!(costs(3), [0, 0, WHOLE]);
        let [never, once, twice] = costs(4);
        assert!(never == 0 && once > 0 && once < twice);
    }
}
