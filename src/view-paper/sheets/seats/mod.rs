//! Seats on paper: table sheets, the lists for the wall, the sign-in, the breaking order.

mod breaking;
mod by_name;
mod by_table;
mod sign_in;
mod table_sheet;

use bottone_base::person::Person;
use bottone_source::sheet_source::SheetSource;
use bottone_tournament::papers::SheetKind;
use bottone_view::{
    sheet::{Column, Sheet, SheetPart, SheetTable, TableRow},
    sheet_names::name,
};

use super::{
    frame::{printed_at, sheet},
    poster::corner_code,
};
use crate::draw;
pub(super) use breaking::breaking_order;
pub(super) use by_name::by_name;
pub(super) use by_table::by_table;
pub(super) use sign_in::sign_in;
pub(super) use table_sheet::tables;

/// Makes a list under the event's name, with the number of lines: "Seats by name · 57 players · Sat
/// 21 Nov 2026, 21:06".
fn list(
    desk: &SheetSource<'_>,
    kind: SheetKind,
    counted: &[String],
    parts: Vec<SheetPart>,
) -> Sheet {
    let detail =
        format!("{} · {} · {}", name(desk.language, kind), counted.join(" · "), printed_at(desk));
    Sheet { detail, ..sheet(desk, kind, parts) }
}

/// Returns the parts of a list for the wall: the code of the page with the seats, which stands
/// beside the title, the list with its note, and the proof of the draw, which players need last.
fn with_codes(desk: &SheetSource<'_>, list: impl IntoIterator<Item = SheetPart>) -> Vec<SheetPart> {
    let page = corner_code(desk).map(SheetPart::Code);
    let proof = draw::code(desk).map(SheetPart::Code);
    page.into_iter().chain(list).chain(proof).collect()
}

fn table(columns: impl IntoIterator<Item = Column>, rows: Vec<TableRow>) -> SheetPart {
    SheetPart::Table(SheetTable { columns: columns.into_iter().collect(), rows })
}

/// Returns the sorting key of a name: without accents and capitals, scripts without capitals last.
fn alphabetical(person: Option<&Person>) -> (bool, String) {
    let folded = person.map(Person::folded).unwrap_or_default();
    (heading_letter(&folded).is_none(), folded)
}

/// Returns the heading letter of a folded name, if its script has capitals.
fn heading_letter(folded: &str) -> Option<char> {
    let first = folded.chars().next()?;
    let mut capital = first.to_uppercase();
    capital.next().filter(|capital| *capital != first)
}
