//! All players by table.

use bottone_base::seat::TableNo;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::{
    papers::{Scope, SheetKind},
    tables::Table,
};
use bottone_view::sheet::{Column, Job, TableRow};
use bottone_vocabulary::words;

use super::{list, table, with_codes};

/// Makes the list of each table's players by seat. Empty tables are left out.
pub(in crate::sheets) fn by_table(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let SheetSource { language, t, .. } = *desk;
    let open = t.tables().open().filter(|(number, _)| scope.has_table(*number));
    let tables: Vec<(TableNo, &Table)> =
        open.filter(|(_, table)| !table.occupied().is_empty()).collect();
    if tables.is_empty() {
        return Job::Sheets(Vec::new());
    }
    let mut rows = Vec::new();
    let mut players = 0;
    for (number, table) in &tables {
        let here = table.occupied().len();
        let gaps = [
            ("table", words::table(language, *number).into()),
            ("players", words::count(language, "count-players", here).into()),
        ];
        rows.push(TableRow::Band(language.say("seats-at-table", &gaps)));
        rows.extend(table.entries().map(|(seat, entry)| {
            TableRow::Cells(vec![seat.to_string(), words::full_name(language, t, entry)])
        }));
        players += here;
    }
    let counted = [
        words::count(language, "count-players", players),
        words::count(language, "count-tables", tables.len()),
    ];
    let columns = [
        Column::figures(language.word("seats-seat")),
        Column::words(language.word("seats-player")),
    ];
    let parts = with_codes(desk, [table(columns, rows)]);
    Job::Sheets(vec![list(desk, SheetKind::SeatsByTable, &counted, parts)])
}
