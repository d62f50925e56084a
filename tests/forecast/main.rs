//! How events will go on.
#![allow(clippy::unwrap_used, clippy::print_stdout, clippy::format_push_str, reason = "a test")]

mod events;
mod judged;
mod laws;
