//! The filing cabinet: the only room that opens files.
//!
//! The room is [`mod@store`]. Its `use` paths start at the root of the house, as in every room.

use bottone_house::house;
use bottone_i18n::i18n;
use bottone_points::points;
use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod store;
