//! Rule books: the shipped ones, a house's own, wrong files, and the position of every switch.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test stops where it fails")]

mod document;
mod shipped;
mod suites;
mod switches;
mod table;
