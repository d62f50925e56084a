//! The hands, drafts and questions of a dealer at a table.
//!
//! The room is [`mod@dealer`]. It names the rooms below it as every room does, from the root of the
//! house.

use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod dealer;
