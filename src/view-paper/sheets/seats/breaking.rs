//! The breaking order as it is posted for the players.

use std::collections::BTreeMap;

use bottone_base::seat::TableNo;
use bottone_rules::seating::{FinalTable, final_table};
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{Tournament, papers::SheetKind, tables::Table};
use bottone_view::sheet::{Column, Job, SheetPart, TableRow};
use bottone_vocabulary::words;

use super::{list, table};

/// Makes the posted order, with the number of players left at which each table breaks. Empty with
/// fewer than two tables.
pub(in crate::sheets) fn breaking_order(desk: &SheetSource<'_>) -> Job {
    let SheetSource { language, t, .. } = *desk;
    let due = t.seating_plan(desk.at).breaks;
    let order = t.tables().breaking_order(&due);
    if order.len() < 2 {
        return Job::Sheets(Vec::new());
    }
    let left = players_left(t, &order);
    let rows = (1..).zip(&order).map(|(place, number)| {
        let left = left.get(number).copied();
        TableRow::Cells(vec![
            words::ordinal(language, place),
            number.to_string(),
            left.map_or_else(|| "–".to_owned(), |left| language.number(left)),
            note(desk, (*number, left), &due),
        ])
    });
    let columns = [
        Column::words(language.word("seats-order")),
        Column::figures(language.word("seats-table")),
        Column::figures(language.word("seats-breaks-at")),
        Column::words(language.word("seats-note")),
    ];
    let mut parts = vec![table(columns, rows.collect())];
    parts.extend(notes(desk).into_iter().map(SheetPart::Note));
    let counted = [
        words::count(language, "count-players", t.entries().playing_count()),
        words::count(language, "count-tables", order.len()),
    ];
    Job::Sheets(vec![list(desk, SheetKind::BreakingOrder, &counted, parts)])
}

/// Returns the most players left at which each table breaks, with the seats as they are now: those
/// left fit into the tables after it. Leaves out the last table and those held by a pinned player.
fn players_left(t: &Tournament, order: &[TableNo]) -> BTreeMap<TableNo, u64> {
    let mut tables: Vec<(TableNo, &Table)> =
        order.iter().filter_map(|number| Some((*number, t.tables().table(*number)?))).collect();
    let mut seats: usize = tables.iter().map(|(_, table)| usable_seats(table)).sum();
    let all = tables.len();
    // An empty table is closed before any other breaks.
    tables.sort_by_key(|(_, table)| !table.occupied().is_empty());
    tables.retain(|(_, table)| !has_pinned_player(t, table));
    let mut left = BTreeMap::new();
    for (number, table) in tables.into_iter().take(all - 1) {
        seats -= usable_seats(table);
        // All players come to the final table as soon as it may be drawn.
        let last = left.len() + 2 == all;
        let seats = if last { seats.max(final_seats(t).into()) } else { seats };
        left.insert(number, seats as u64);
    }
    left
}

/// Returns the number of usable seats.
fn usable_seats(table: &Table) -> usize {
    table.occupied().union(table.free()).len()
}

/// Returns whether a player at the table must not be moved.
fn has_pinned_player(t: &Tournament, table: &Table) -> bool {
    table.entries().any(|(_, entry)| t.tables().is_pinned(entry))
}

fn final_seats(t: &Tournament) -> u8 {
    let size = t.setup().seats;
    final_table(0, size, t.setup().house.rulebook.seating.final_table).unwrap_or(size)
}

/// Returns the note on a table; those that are `due` can break now.
fn note(desk: &SheetSource<'_>, (number, left): (TableNo, Option<u64>), due: &[TableNo]) -> String {
    let SheetSource { language, t, .. } = *desk;
    let Some(table) = t.tables().table(number) else { return String::new() };
    let name = match left {
        _ if t.tables().is_held(number) => "seats-held",
        _ if has_pinned_player(t, table) => "seats-pinned",
        None => "seats-final",
        _ if table.occupied().is_empty() => "seats-empty",
        Some(_) if due.contains(&number) => "seats-due",
        Some(_) if is_posted_later(t, number) => "seats-to-follow",
        Some(_) => return String::new(),
    };
    language.word(name)
}

/// Returns whether others were posted and this table was not. Another may come before it until it
/// is posted.
fn is_posted_later(t: &Tournament, number: TableNo) -> bool {
    let posted = t.tables().posted();
    !posted.is_empty() && !posted.contains(&number)
}

/// Returns the notes on all tables.
fn notes(desk: &SheetSource<'_>) -> Vec<String> {
    let SheetSource { language, t, at, .. } = *desk;
    let mut notes = Vec::new();
    if t.awaits_entries(at) {
        notes.push(language.word("seats-no-break-yet"));
    }
    if t.tables().open().any(|(number, _)| t.tables().is_held(number)) {
        notes.push(language.word("seats-held-why"));
    }
    let players = t.entries().playing_count();
    let ahead = |left: &u32| t.awaits_entries(at) || (*left as usize) < players;
    let mut redraws: Vec<u32> = t.redraws().into_iter().filter(ahead).collect();
    redraws.sort_unstable_by_key(|left| std::cmp::Reverse(*left));
    redraws.dedup();
    if !redraws.is_empty() {
        let redraws: Vec<String> = redraws.into_iter().map(|left| language.number(left)).collect();
        let gaps = [("players", words::listed(language, &redraws).into())];
        notes.push(language.say("seats-redraws", &gaps));
    }
    // Both rulebooks speak of tables of six to nine.
    let rule = match t.setup().house.rulebook.seating.final_table {
        _ if !(6..=9).contains(&t.setup().seats) => String::new(),
        FinalTable::Tda => format!(" {}", language.word("todo-final-table-tda")),
        FinalTable::Wsop => format!(" {}", language.word("todo-final-table-wsop")),
    };
    let gaps = [("players", final_seats(t).into()), ("rule", rule.into())];
    notes.push(language.say("seats-final-table", &gaps));
    notes
}
