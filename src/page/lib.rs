//! The room's own page: a read-only server on the local network: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_i18n::i18n;
use bottone_view::view;

#[path = "mod.rs"]
pub mod page;
