//! The content of the Table screen: a room for each of its tabs.

pub mod button;
pub mod card_draw;
pub mod clocks;
pub mod deck;
pub mod evening;
pub mod floor_rulings;
pub mod glossary;
pub mod hand;
pub mod irregularities;
pub mod italian_book;
mod middle;
pub mod pots;
pub mod record;
pub mod ruling;
pub mod unfinished;

pub use middle::Middle;

use bottone_dealer::Felt;
use bottone_i18n::Language;
use bottone_rules::{seat::TableNo, time::Timestamp};
use bottone_tournament::Tournament;

use super::words;

/// Returns a table of this event at `at`, with the names of its players.
pub fn felt(language: Language, t: &Tournament, table: TableNo, at: Timestamp) -> Option<Felt> {
    Felt::of(t, table, at, |entry| words::short_name(language, t, entry))
}
