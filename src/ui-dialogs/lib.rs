//! Questions shown over a screen, one file for each.
//!
//! Each is a [`Dialog`](bottone_ui_frame::dialog::Dialog).
#![cfg(feature = "window")]

pub mod add_ons;
pub mod approve;
pub mod bounty;
pub mod bust;
pub mod button;
pub mod cannot_strike;
pub mod card_draw;
pub mod choose_pin;
pub mod club;
mod comparison;
pub mod day_two;
pub mod deal;
pub mod drawers;
pub mod edit_player;
pub mod edit_row;
pub mod fair_draw;
pub mod flights;
pub mod high_card;
pub mod house_settings;
pub mod house_staff;
pub mod import;
pub mod import_report;
pub mod keep_structure;
pub mod keys;
pub mod late;
pub mod late_time;
pub mod leave;
pub mod listing;
pub mod make_flights;
pub mod maker;
pub mod member;
pub mod move_player;
pub mod network;
pub mod new_event;
pub mod outlook;
pub mod pair_phone;
pub mod palette;
pub mod paste_structure;
pub mod path;
mod preview;
pub mod repeat_event;
pub mod reports;
pub mod same_hand;
pub mod seal;
pub mod seat_won;
pub mod sign_in;
pub mod stack;
pub mod staff_place;
pub mod structures;
pub mod take_back;
pub mod unsaved;
pub mod waiting_turn;
pub mod waive;
pub mod what_if;
