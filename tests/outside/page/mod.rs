//! Tests of the room's own page: its content, its clients, and its resistance to attacks.
#![allow(
    clippy::disallowed_methods,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test"
)]

mod attacks;
pub(crate) mod browser;
mod follows;
mod privacy;
mod serves;
mod several;
mod styles;
mod watchers;
#[cfg(feature = "window")]
mod window;
