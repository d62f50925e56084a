//! The desk: decide, write, apply: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_forecast::forecast;
use bottone_i18n::i18n;
use bottone_points::points;
use bottone_rules::rules;
use bottone_store::store;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod session;
