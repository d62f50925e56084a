//! Tests of paper: the content of every sheet and slip, its fit, and outdated papers.

mod money;
mod papers;
#[cfg(feature = "window")]
mod seal;
mod sheets;
#[path = "../stage/mod.rs"]
mod stage;
