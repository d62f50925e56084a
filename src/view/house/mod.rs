//! The words about a house: refusals, the people in its book, and the entries about each.

mod page;
mod standings;

pub mod drawers;
pub mod tickets;

use bottone_house::House;
use bottone_i18n::{Language, Saying, ToText as _};

pub use page::{BookPage, Personal, ban_text, end_of_day, rows, start_fields, start_typed};
pub use standings::{StandingsRow, StandingsView};

/// Sums up the content of a house in one sentence.
pub fn standing(language: Language, house: &House) -> String {
    Saying::of("club-standing")
        .with("people", Saying::count("club-count-people", house.people().all().len()))
        .with("events", Saying::count("club-count-events", house.events().all().len()))
        .to_text(language)
}
