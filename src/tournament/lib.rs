//! The past events of a tournament, and the rules for the next one.
//!
//! The room is [`mod@tournament`]. Its `use` paths start at the root of the house, as in every
//! room.

use bottone_proof::proof;
use bottone_rules::rules;

#[path = "mod.rs"]
pub mod tournament;
