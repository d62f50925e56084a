//! The Table screen in finished text: a module for each of its tabs, and the parts that they share.

pub mod button;
pub mod card_draw;
pub mod clocks;
pub mod deck;
pub mod evening;
pub mod floor_rulings;
pub mod glossary;
pub mod hand;
pub mod hand_faults;
pub mod irregularities;
pub mod italian;
pub mod italian_book;
pub mod pots;
pub mod record;
pub mod ruling;
pub mod unfinished;

use bottone_base::{seat::TableNo, time::Timestamp};
use bottone_dealer::Felt;
use bottone_i18n::Language;
use bottone_tournament::Tournament;
use bottone_vocabulary::words;

/// Returns a table of this event at `at`, with the names of its players.
pub fn felt(language: Language, t: &Tournament, table: TableNo, at: Timestamp) -> Option<Felt> {
    Felt::of(t, table, at, |entry| words::short_name(language, t, entry))
}
