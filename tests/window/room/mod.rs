//! The print and room screens, and the dialog of a fair draw.

#![cfg(feature = "window")]
#![allow(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

mod fair_draw;
#[cfg(unix)]
mod print;
mod scan;
mod sound;
mod tab;
mod walls;
