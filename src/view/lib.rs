//! What people are told: finished text: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_dealer::dealer;
use bottone_forecast::forecast;
use bottone_i18n::i18n;
use bottone_points::points;
use bottone_proof::proof;
use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod view;
