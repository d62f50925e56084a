//! Whole evenings played by chance through the desk: the package of this room.
//!
//! Paths are those of the whole house, `crate::rules::…`, in every package; the rooms below are in Cargo.toml.

use bottone_i18n::i18n;
use bottone_rules::rules;
use bottone_session::session;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod rehearsal;
