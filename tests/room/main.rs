//! The screens Print and Room.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "a test")]

#[path = "../stage/mod.rs"]
mod stage;

mod sound;
