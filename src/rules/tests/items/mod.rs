//! Tests of single public items.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod betting;
mod betting_round;
mod buy_in;
mod cards;
mod chip_set_stack;
mod chips;
mod deals;
mod deals_heads;
mod ending;
mod fair;
mod floor_player_clock;
mod hand_plan;
mod levels;
mod levels_game;
mod person_id;
mod ruling_cites;
mod seat;
mod typed;
mod typed_stack;
mod witness;
