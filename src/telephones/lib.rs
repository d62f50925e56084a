//! Phones of the staff: their questions to a desk, and the acts done for them.
//!
//! The room is [`mod@telephones`]. Like every room, it names the rooms below it from the root of
//! the house.

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
