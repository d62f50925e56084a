//! Tests of the content of every sheet, as it is read back.

#![allow(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

mod cards;
mod command;
mod handed;
mod held;
mod laws;
pub(crate) mod levels;
mod lists;
mod seat_laws;
mod seats;
pub(crate) mod tables;
