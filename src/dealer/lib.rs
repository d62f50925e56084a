//! What somebody at a table follows, drafts and asks: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod dealer;
