//! The Table screen as somebody uses it: clicks and keys.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

#[path = "../rulings/asked.rs"]
mod asked;
#[path = "../stage/mod.rs"]
mod stage;

mod button;
mod clocks;
mod evening;
mod hand;
mod irregularities;
mod lay;
mod noise;
mod pots;
mod record;
mod room;
mod ruling;
