//! A club's files, several at a time: its day, its leagues, its drawers and its past events, people
//! imported into its book, and codes checked against a file.
//!
//! Everything here reads events and houses through the desks of `session` and is above the views: it
//! joins files to values and finished text. Nothing at a desk needs it.

pub mod book_import;
pub mod drawers;
pub mod house_day;
pub mod past_events;
pub mod recent;
pub mod season;
pub mod unfinished;
pub mod visits;
pub mod witness;
