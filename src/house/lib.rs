//! A house: its people and its events.
//!
//! The room is [`mod@house`]. Like every room, it names the rooms below it from the root of the
//! house.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod house;
