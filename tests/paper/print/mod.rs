//! Paper as it is read back: what stands on which page, and whether anything runs off it.

#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod cards;
mod fit;
mod long;
mod money;
#[cfg(feature = "window")]
mod preview;
mod roll;
mod scripts;
mod sheets;
mod slips;
mod wall;
