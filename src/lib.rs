//! Bottone directs live poker tournaments and helps the dealer at the table.

pub mod cli;
pub mod rehearsal;
pub mod rules;
pub mod session;
pub mod store;
pub mod tournament;
#[cfg(feature = "window")]
pub mod ui;
pub mod view;
