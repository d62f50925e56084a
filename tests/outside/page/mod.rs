//! Tests of the room's own page: its content, its clients, and its resistance to attacks.
#![allow(
    clippy::disallowed_methods,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test"
)]

pub(crate) mod browser;
mod follows;
mod privacy;
mod several;
#[cfg(feature = "window")]
mod window;
