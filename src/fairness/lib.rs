//! The fairness of a night to its players.
//!
//! The room is [`mod@fairness`]. It names the rooms below it as every room does, from the root of
//! the house.

use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod fairness;
