//! The screens Print and Room, and the dialog of a fair draw.

#![cfg(feature = "window")]
#![allow(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

#[path = "../table/room.rs"]
#[allow(dead_code, reason = "the Table screen needs more of it")]
mod room;
#[path = "../stage/mod.rs"]
mod stage;

mod fair_draw;
#[cfg(unix)]
mod print;
mod scan;
mod sound;
mod tab;
mod walls;
