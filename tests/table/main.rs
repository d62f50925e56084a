//! The Table screen as somebody uses it: clicks and keys.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

#[path = "../rulings/asked.rs"]
mod asked;
#[path = "../stage/mod.rs"]
mod stage;

mod button;
mod by_clicks;
mod card_draw;
mod clocks;
mod evening;
mod hand;
mod irregularities;
mod lay;
mod left;
mod noise;
mod pots;
mod presses;
mod record;
#[allow(dead_code, reason = "the office needs more of it")]
mod room;
mod ruling;
mod touch;
