//! The desk: the laws of every kind, undo and redo, and time.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

mod again;
mod consequences;
mod laws;
mod roles;
mod second;
mod shared;
mod time;
mod undo;
