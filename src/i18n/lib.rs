//! Every word for people, by language.
//!
//! The room is [`mod@i18n`]. It names the rooms below it as every room does, from the root of the house.

use bottone_rules::rules;

#[path = "mod.rs"]
pub mod i18n;
