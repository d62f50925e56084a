//! Signals and speech for the room.
//!
//! The room is [`mod@sound`]. It refers to the rooms below it as every room does, from the root of
//! the house.

use bottone_i18n::i18n;
use bottone_rules::rules;
use bottone_store::store;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod sound;
