//! Support for the tests of the rules and of the rooms above: random hands, the shipped books, and
//! questions in writing.
#![allow(
    clippy::missing_panics_doc,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    reason = "for tests"
)]

pub mod chance;
pub mod hands;
pub mod italian;
pub mod profiles;
pub mod question;
pub mod ranking;
pub mod structures;
pub mod switches;
