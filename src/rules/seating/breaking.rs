//! Which tables can break.

use std::collections::BTreeMap;

use super::table::TableSeats;
use crate::rules::seat::TableNo;

/// The tables that can break now, the first to break first.
///
/// A table can break when all players fit into the open seats of the others; closed seats hold
/// nobody. `order` lists tables from the first to break to the last; tables that it leaves out come
/// after those, the highest number first. An empty table is closed before any other breaks, for it
/// costs no move; a table with a fixed player is passed over. Otherwise the order was posted and is
/// kept: when the first cannot break, none behind it does (TDA 2024 rule 11-C; WSOP tournament rule
/// 66).
pub fn tables_that_can_break(tables: &[TableSeats], order: &[TableNo]) -> Vec<TableNo> {
    // Called after every act, and most of the time no table is near breaking.
    let (players, mut capacity, smallest) = players_and_seats(tables);
    if tables.len() < 2 || capacity - smallest < players {
        return Vec::new();
    }
    let by_number: BTreeMap<_, _> = tables.iter().map(|table| (table.table, table)).collect();
    let mut breaks = Vec::new();
    for table in in_order(&by_number, order) {
        let left = capacity - u32::from(table.capacity());
        if left < players || breaks.len() + 1 == by_number.len() {
            break;
        }
        capacity = left;
        breaks.push(table.table);
    }
    breaks
}

/// How many players there are, how many can sit at all these tables, and how many at the smallest.
pub(super) fn players_and_seats(tables: &[TableSeats]) -> (u32, u32, u32) {
    let (mut players, mut capacity, mut smallest) = (0, 0, u32::MAX);
    for table in tables {
        let seats = u32::from(table.capacity());
        players += u32::from(table.players());
        capacity += seats;
        smallest = smallest.min(seats);
    }
    (players, capacity, smallest)
}

/// The tables that may break at all, from the first to the last.
fn in_order<'a>(
    by_number: &BTreeMap<TableNo, &'a TableSeats>,
    order: &[TableNo],
) -> impl Iterator<Item = &'a TableSeats> {
    let mut rest = by_number.clone();
    let mut tables: Vec<_> = order.iter().filter_map(|number| rest.remove(number)).collect();
    tables.extend(rest.into_values().rev());
    tables.sort_by_key(|table| table.players() > 0);
    tables.into_iter().filter(|table| table.fixed.intersection(table.occupied).is_empty())
}
