//! Chips on paper: counts, bags, races.

mod bags;
mod colour_up;
mod counts;

use bottone_i18n::Language;
use bottone_source::sheet_source::SheetSource;
use bottone_view::sheet::{Column, SheetPart, SheetTable, TableRow};

use super::{
    frame::{foot, mark_of, sheet, table_sheet},
    times,
};
pub(super) use bags::bags;
pub(super) use colour_up::color_up;
pub(super) use counts::counts;

/// Makes lines for the signatures of those responsible for the content above.
fn signatures(language: Language, names: &[&str]) -> SheetPart {
    let columns = names.iter().map(|name| Column::blank(language.word(name))).collect();
    let rows = vec![TableRow::Cells(names.iter().map(|_| String::new()).collect())];
    SheetPart::Table(SheetTable { columns, rows })
}
