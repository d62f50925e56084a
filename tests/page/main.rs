//! The room's own page: what it tells, to whom, and what it withstands.
#![allow(
    clippy::disallowed_methods,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test"
)]

#[path = "../stage/mod.rs"]
mod stage;

mod attacks;
mod browser;
mod follows;
mod net;
mod privacy;
#[cfg(feature = "window")]
#[path = "../table/room.rs"]
#[allow(dead_code, reason = "the Table screen needs more of it")]
mod room;
mod serves;
mod watchers;
#[cfg(feature = "window")]
mod window;
