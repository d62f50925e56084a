//! Who sits where: table sheets, the lists for the wall, the sign-in, the breaking order.

mod breaking;
mod by_name;
mod by_table;
mod sign_in;
mod table_sheet;

use super::{Desk, name};
use crate::{
    rules::person::Person,
    tournament::papers::SheetKind,
    view::{
        money::payments::event_name,
        sheet::{Column, Part, Row, Sheet, Table},
        words,
    },
};
pub(super) use breaking::breaking_order;
pub(super) use by_name::by_name;
pub(super) use by_table::by_table;
pub(super) use sign_in::sign_in;
pub(super) use table_sheet::tables;

/// A sheet under the event's name, with the day and the minute and so many of what it counts.
fn sheet(desk: &Desk<'_>, kind: SheetKind, counted: String, parts: Vec<Part>) -> Sheet {
    let Desk { language, t, at, .. } = *desk;
    let (date, time) = (words::date(language, at), words::time_of_day(at));
    let detail = [name(language, kind), counted, format!("{date}, {time}")];
    let detail: Vec<String> = detail.into_iter().filter(|part| !part.is_empty()).collect();
    let event = event_name(t);
    Sheet {
        title: event.clone(),
        detail: detail.join(" · "),
        mark: String::new(),
        parts,
        foot: event,
    }
}

fn table(columns: impl IntoIterator<Item = Column>, rows: Vec<Row>) -> Part {
    Part::Table(Table { columns: columns.into_iter().collect(), rows })
}

/// What names are sorted by: without accents and capitals, names in letters without capitals last.
fn alphabetical(person: Option<&Person>) -> (bool, String) {
    let folded = person.map(Person::folded).unwrap_or_default();
    (heading_letter(&folded).is_none(), folded)
}

/// The letter under which a folded name stands, where its script has an alphabet with capitals.
fn heading_letter(folded: &str) -> Option<char> {
    let first = folded.chars().next()?;
    let mut capital = first.to_uppercase();
    capital.next().filter(|capital| *capital != first)
}
