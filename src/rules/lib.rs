//! The rules of poker and of tournaments.
//!
//! The room is [`mod@rules`]. It names the rooms below it as every room does, from the root of the
//! house.

#[path = "mod.rs"]
pub mod rules;
