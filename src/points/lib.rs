//! Points for places by formula, and tables over several events.
//!
//! The room is [`mod@points`]. It names the rooms below it as every room does, from the root of the house.

#[path = "mod.rs"]
pub mod points;
