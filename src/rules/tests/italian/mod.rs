//! Italian five-card draw: vectors of the rules, whole hands, every switch, and laws.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test stops where it fails")]

mod hands;
mod laws;
mod switches;
mod vectors;
