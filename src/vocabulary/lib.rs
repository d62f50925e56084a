//! The words that many sentences share: numbers, names, times, seats and stakes, the roles of a
//! staff, and the reasons for refusals.
//!
//! Views and desks use them, and neither waits for the other.

pub mod house;
pub mod staff;
pub mod words;
