//! The room's own page: a read-only server on the local network.
//!
//! The room is [`mod@page`]. It names the rooms below it as every room does, from the root of the house.

use bottone_i18n::i18n;
use bottone_view::view;

#[path = "mod.rs"]
pub mod page;
