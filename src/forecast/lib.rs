//! How many players are left when, and when an event ends.
//!
//! The room is [`mod@forecast`]. It names the rooms below it as every room does, from the root of the house.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod forecast;
