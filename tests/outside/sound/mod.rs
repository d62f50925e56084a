//! Tests of the sounds and their times.
#![expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

mod aloud;
mod cues;
mod profiles;
mod timers;
mod wavs;
mod worker;
