//! Tests of paper: the content of every sheet and slip, its fit, and outdated papers.

mod papers;
mod print;
mod read;
mod sheets;
#[path = "../stage/mod.rs"]
mod stage;
