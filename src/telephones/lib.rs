//! Telephones of the staff: what they ask of a desk, and what is done for them.
//!
//! The room is [`mod@telephones`]. It names the rooms below it as every room does, from the root of the house.

use bottone_dealer::dealer;
use bottone_i18n::i18n;
use bottone_page::page;
use bottone_rules::rules;
use bottone_session::session;
use bottone_store::store;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod telephones;
