//! What the room hears: signals and speech.
//!
//! No library of the system's is linked: what is played is handed to a program that the system has
//! (`programs.rs`), so that Bottone builds and starts where there is no sound at all. A [`Worker`]
//! is a thread with a time of its own: it knows the event's clock, waits for the next cue, and
//! neither a busy nor a hidden window delays it.

mod kit;
mod player;
mod process;
mod programs;
mod watch;
mod wav;
mod worker;

pub use self::{
    kit::signal_of,
    programs::{Program, Programs},
    watch::Watch,
    wav::{Clip, RATE, Unusable},
    worker::{Report, Scene, Shelved, Wish, Worker},
};
