//! What somebody at a table follows, drafts and asks.
//!
//! The room is [`mod@dealer`]. It names the rooms below it as every room does, from the root of the house.

use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod dealer;
