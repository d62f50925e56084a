//! What is said of a house: why it says no, who is in its book, and what the book says of each.

mod found;
mod page;
mod standings;

pub mod drawers;
pub mod tickets;

use crate::{
    house::{House, Refusal},
    i18n::{Language, Saying, Told as _},
};
pub use found::{Finder, PersonLine, people};
pub use page::{BookPage, end_of_day, rows, start_as_typed, start_typed, stop_told};
pub use standings::{StandingsRow, StandingsView};

/// Why a house does not do what it was asked.
pub fn refused(refusal: Refusal) -> Saying {
    let name: &str = refusal.into();
    Saying::of(format!("house-refusal-{name}"))
}

/// What there is in a house, in one sentence.
pub fn standing(language: Language, house: &House) -> String {
    Saying::of("house-standing")
        .with("people", Saying::count("house-count-people", house.people().all().len()))
        .with("events", Saying::count("house-count-events", house.events().all().len()))
        .told(language)
}
