//! Rulings: the vectors of the rule books by their ids, laws over random pushes, and a second
//! ruling, written down from the procedure alone, to compare with.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test")]

mod corners;
mod laws;
mod neighbours;
mod procedure;
mod question;
mod said;
mod told;
mod unclear;
mod vectors;
mod wording;
