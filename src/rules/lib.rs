//! What the rule book says: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

#[path = "mod.rs"]
pub mod rules;
