//! The table screen in use: clicks and keys.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

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
mod record;
#[allow(dead_code, reason = "the office needs more of it")]
mod ruling;
mod touch;
