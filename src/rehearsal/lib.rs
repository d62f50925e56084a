//! Whole evenings, played by chance through the desk.
//!
//! The room is [`mod@rehearsal`]. Its `use` paths start at the root of the house, as in every room.

use bottone_i18n::i18n;
use bottone_rules::rules;
use bottone_session::session;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod rehearsal;
