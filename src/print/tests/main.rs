//! Tests of paper read back: the content of each page, and that it stays within the page.

#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod cards;
mod fit;
mod long;
#[cfg(feature = "window")]
mod preview;
mod roll;
mod scripts;
mod sheets;
mod slips;
mod wall;
