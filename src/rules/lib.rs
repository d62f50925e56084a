//! What the rule book says.
//!
//! The room is [`mod@rules`]. It names the rooms below it as every room does, from the root of the house.

#[path = "mod.rs"]
pub mod rules;
