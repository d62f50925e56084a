//! Tests of the room's own page on its own: its answers, its clients, and its resistance to attacks.
#![allow(
    clippy::disallowed_methods,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test"
)]

mod attacks;
mod serves;
mod styles;
#[path = "../../../tests/stage/wait.rs"]
mod wait;
mod watchers;
