//! The Setup, Room and Print screens: the event's terms, its walls, and its paper.
#![cfg(feature = "window")]

mod preview;
pub mod print;
pub mod room;
pub mod setup;
pub mod wall_event;
