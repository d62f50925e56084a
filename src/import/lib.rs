//! Events of other programs, replayed at the desk act by act.
//!
//! The room is [`mod@import`]. It names the rooms below it as every room does, from the root of the
//! house.

use bottone_i18n::i18n;
use bottone_rules::rules;
use bottone_session::session;
use bottone_store::store;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod import;
