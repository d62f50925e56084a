//! Points for places by formula, and tables over several events: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

#[path = "mod.rs"]
pub mod points;
