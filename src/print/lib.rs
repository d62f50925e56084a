//! Paper: what the views say, as PDF.
//!
//! The room is [`mod@print`]. It names the rooms below it as every room does, from the root of the house.

use bottone_i18n::i18n;
use bottone_view::view;

#[path = "mod.rs"]
pub mod print;
