//! The command line.
//!
//! The room is [`mod@cli`]. Like every room, it names the rooms below it from the root of the
//! house.

use bottone_ask::ask;
use bottone_fairness::fairness;
use bottone_house::house;
use bottone_i18n::i18n;
use bottone_import::import;
use bottone_page::page;
use bottone_print::print;
use bottone_proof::proof;
use bottone_rehearsal::rehearsal;
use bottone_rules::rules;
use bottone_session::session;
use bottone_store::store;
use bottone_telephones::telephones;
use bottone_tournament::tournament;
use bottone_view::view;

#[path = "mod.rs"]
pub mod cli;
