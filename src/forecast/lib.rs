//! The number of players left at each time, and the end of an event.
//!
//! The room is [`mod@forecast`]. It names the rooms below it as every room does, from the root of
//! the house.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod forecast;
