//! The Floor and Players screens: tables, seats, and the people at them.
#![cfg(feature = "window")]

pub mod floor;
pub mod players;
