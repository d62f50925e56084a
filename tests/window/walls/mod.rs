//! What the walls show: themes, plans, faces in every state, and that all of it is read from the back.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

mod evenings;
mod faces;
mod laws;
mod plan;
mod readable;
mod themes;
mod translated;
mod views;
