//! Questions about the rules and their answers, for other programs.
//!
//! The room is [`mod@ask`]. It names the rooms below it as every room does, from the root of the
//! house.

use bottone_forecast::forecast;
use bottone_i18n::i18n;
use bottone_points::points;
use bottone_rules::rules;
use bottone_store::store;
use bottone_view::view;

#[path = "mod.rs"]
pub mod ask;
