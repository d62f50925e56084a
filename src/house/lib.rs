//! A house: its people and its events.
//!
//! The room is [`mod@house`]. It names the rooms below it as every room does, from the root of the house.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod house;
