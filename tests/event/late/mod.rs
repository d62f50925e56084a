//! Late reports have the same result as reports on time (features G1).
#![allow(
    clippy::disallowed_methods,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test, which looks into the file"
)]

mod announced;
mod cases;
mod cli;
mod hostile;
mod identities;
mod laws;
mod typed;
