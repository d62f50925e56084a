//! Chips on paper: counts, bags, races.

mod bags;
mod colour_up;
mod counts;

use super::{
    Desk,
    frame::{foot, mark_of, of_table, sheet},
    times,
};
use crate::{
    i18n::Language,
    view::sheet::{Column, Part, Row, Table},
};
pub(super) use bags::bags;
pub(super) use colour_up::color_up;
pub(super) use counts::counts;

/// Makes lines for the signatures of those responsible for the content above.
fn signatures(language: Language, names: &[&str]) -> Part {
    let columns = names.iter().map(|name| Column::blank(language.word(name))).collect();
    let rows = vec![Row::Cells(names.iter().map(|_| String::new()).collect())];
    Part::Table(Table { columns, rows })
}
