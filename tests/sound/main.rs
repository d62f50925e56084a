//! What is heard, and when.
#![expect(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

#[path = "../stage/mod.rs"]
mod stage;

mod aloud;
mod cues;
mod profiles;
mod timers;
mod wavs;
mod worker;
