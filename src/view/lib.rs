//! The finished text of everything that people read.
//!
//! The room is [`mod@view`]. It names the rooms below it as every room does, from the root of the
//! house.

use bottone_dealer::dealer;
use bottone_fairness::fairness;
use bottone_forecast::forecast;
use bottone_house::house;
use bottone_i18n::i18n;
use bottone_points::points;
use bottone_proof::proof;
use bottone_rules::rules;
use bottone_tournament::tournament;

#[path = "mod.rs"]
pub mod view;
