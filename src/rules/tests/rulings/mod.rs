//! Rulings: the vectors of the rule books by id, and laws over random pushes. A second
//! implementation, written from the procedure alone, serves for comparison.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

mod corners;
mod laws;
mod neighbours;
mod procedure;
mod question;
mod said;
mod unclear;
mod vectors;
