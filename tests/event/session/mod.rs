//! The desk: what holds of every one there is, everything undone and done again, and time.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

mod again;
mod consequences;
mod laws;
mod roles;
mod second;
mod shared;
mod time;
mod undo;
