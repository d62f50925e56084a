//! The windows: the only room that uses egui.
//!
//! The room is [`mod@ui`]. It refers to the rooms below it as every room does, from the root of the
//! house.
#![cfg(feature = "window")]

use bottone_dealer::dealer;
use bottone_fairness::fairness;
use bottone_forecast::forecast;
use bottone_house::house;
use bottone_i18n::i18n;
use bottone_import::import;
use bottone_page::page;
use bottone_points::points;
use bottone_print::print;
use bottone_rehearsal::rehearsal;
use bottone_rules::rules;
use bottone_session::session;
use bottone_sound::sound;
use bottone_store::store;
use bottone_telephones::telephones;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod ui;
