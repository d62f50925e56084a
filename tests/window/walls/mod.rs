//! The content of the walls: themes, plans, faces in every state, and their legibility from the
//! back.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

mod evenings;
mod faces;
mod laws;
mod moments;
mod plan;
mod readable;
mod themes;
mod translated;
mod views;
