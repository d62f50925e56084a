//! The sheet for counting each stack of a table, chip by chip.

use bottone_base::chips::Chips;
use bottone_i18n::Language;
use bottone_tournament::{
    papers::{Scope, SheetKind},
    tables::Table as Seated,
};
use bottone_view::sheet::{Column, Job, SheetPart, SheetTable, TableRow};
use bottone_vocabulary::words;

use super::{SheetSource, signatures, table_sheet};

/// The most values with a column; more would leave no room to write.
const MOST_VALUES: usize = 10;

/// Makes a sheet for each table: the players, and room for every value and the total. Known stacks
/// are left out, so that the counter cannot copy them.
pub(in crate::sheets) fn counts(desk: &SheetSource<'_>, scope: &Scope) -> Job {
    let SheetSource { language, t, at, .. } = *desk;
    let values = t.denominations(at);
    let chosen = t
        .tables()
        .open()
        .filter(|(number, table)| scope.has_table(*number) && !table.occupied().is_empty());
    let sheets = chosen.map(|(number, table)| {
        let parts = vec![
            SheetPart::Table(stacks(desk, table, &values)),
            signatures(language, &["sheets-dealer", "sheets-floor", "sheets-time"]),
        ];
        table_sheet(desk, SheetKind::ChipCounts, number, parts)
    });
    Job::Sheets(sheets.collect())
}

fn stacks(desk: &SheetSource<'_>, table: &Seated, values: &[Chips]) -> SheetTable {
    let SheetSource { language, t, .. } = *desk;
    let values = if values.len() > MOST_VALUES { &[] } else { values };
    let mut columns = vec![
        Column::figures(language.word("sheets-seat")),
        Column::words(language.word("sheets-player")),
    ];
    columns.extend(values.iter().map(|value| Column::blank(language.chips(*value))));
    columns.push(Column::blank(language.word("sheets-total")));
    let row = |seat: String, name: String| {
        let mut cells = vec![seat, name];
        cells.resize(columns.len(), String::new());
        cells
    };
    let mut rows: Vec<TableRow> = table
        .entries()
        .map(|(seat, entry)| {
            TableRow::Cells(row(seat.to_string(), words::full_name(language, t, entry)))
        })
        .collect();
    rows.push(TableRow::Total(row(String::new(), table_total(language))));
    SheetTable { columns, rows }
}

fn table_total(language: Language) -> String {
    language.word("sheets-table-total")
}
