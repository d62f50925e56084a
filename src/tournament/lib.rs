//! What happened, and what may happen next.
//!
//! The room is [`mod@tournament`]. It names the rooms below it as every room does, from the root of the house.

use bottone_proof::proof;
use bottone_rules::rules;

#[path = "mod.rs"]
pub mod tournament;
