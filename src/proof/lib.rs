//! Published draws, replayed.
//!
//! The room is [`mod@proof`]. It names the rooms below it as every room does, from the root of the
//! house.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod proof;
