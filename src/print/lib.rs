//! Paper: what the views say, as PDF: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_i18n::i18n;
use bottone_view::view;

#[path = "mod.rs"]
pub mod print;
