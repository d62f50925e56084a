//! Every sheet by what stands on it, as poppler reads it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

mod cards;
mod command;
mod laws;
mod lists;
#[path = "../print/read.rs"]
#[allow(dead_code, reason = "what the room of paper asks for is more")]
mod read;
mod seat_laws;
mod seats;
#[path = "../stage/mod.rs"]
mod stage;
mod tables;
