//! How many players are left when, and when an event ends: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod forecast;
