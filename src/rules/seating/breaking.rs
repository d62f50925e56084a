//! The tables that can break.

use bottone_base::seat::TableNo;

use super::summary::{BalanceRoom, Summary};

/// Returns the tables that can break now, the first to break first.
///
/// A table can break if all players fit into the open seats of the others; closed seats cannot be
/// used. `order` lists tables from the first to break to the last; tables missing from it come
/// after those, the highest number first. An empty table is closed before any other breaks, because
/// it costs no move; a table with a fixed player is skipped. Otherwise the order was posted and is
/// kept: if the first cannot break, none behind it does (TDA 2024 rule 11-C; WSOP tournament rule
/// 66).
pub fn tables_that_can_break(room: &impl BalanceRoom, order: &[TableNo]) -> Vec<TableNo> {
    // Called after every act, and usually no table is near breaking.
    if !room.census().can_spare_a_table(0) {
        return Vec::new();
    }
    let (mut open, mut breaks) = (room.census().open_seats(), Vec::new());
    for table in in_order(room, order) {
        // Its players leave, and so do its own open seats.
        let Some(left) = open.checked_sub(table.capacity().into()) else { break };
        if breaks.len() + 1 == room.census().tables() {
            break;
        }
        open = left;
        breaks.push(table.table);
    }
    breaks
}

/// Returns the tables that may break at all, from the first to the last. Of a thousand tables, only
/// those that are taken are examined.
fn in_order(room: &impl BalanceRoom, order: &[TableNo]) -> impl Iterator<Item = Summary> {
    let summary = |at: usize| room.summaries().get(at).copied();
    let those = move |empty: bool| {
        let such = move |table: &Summary| empty == (table.players == 0);
        let again = |at: usize| order.iter().take(at).any(|other| other == &order[at]);
        let named = (0..order.len()).filter(move |at| !again(*at));
        let named = named.filter_map(move |at| summary(room.find(order[at])?)).filter(such);
        let rest = room.last_first().filter_map(summary).filter(such);
        named.chain(rest.filter(|table| !order.contains(&table.table)))
    };
    let empty = room.census().has_empty_tables().then(|| those(true));
    empty.into_iter().flatten().chain(those(false)).filter(|table| table.fixed == 0)
}
