//! Signals and speech for the room.
//!
//! No library of the system is linked: sounds are handed to a program of the system
//! (`programs.rs`). So Bottone builds and starts even without any sound. A [`Worker`] is a thread
//! with a clock of its own. It knows the event's clock and waits for the next cue; neither a busy
//! nor a hidden window delays it.

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
    worker::{ShelfProfile, SoundReport, SoundScene, WantedSound, Worker},
};
