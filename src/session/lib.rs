//! The desk: decide, write, apply.
//!
//! The room is [`mod@session`]. Like every room, it names the rooms below it from the root of the
//! house.

use bottone_forecast::forecast;
use bottone_house::house;
use bottone_i18n::i18n;
use bottone_points::points;
use bottone_rules::rules;
use bottone_store::store;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod session;
