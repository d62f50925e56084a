//! What happened, and what may happen next: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_proof::proof;
use bottone_rules::rules;

#[path = "mod.rs"]
pub mod tournament;
