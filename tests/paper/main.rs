//! Paper: what stands on every sheet and slip, whether it fits, and which of it is out of date.

mod papers;
mod print;
mod read;
mod sheets;
#[path = "../stage/mod.rs"]
mod stage;
