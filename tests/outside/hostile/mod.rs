//! Tests with prepared and with missing files: links, pipes, devices, forged lines, full disks,
//! missing folders.

#![cfg(unix)]
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod forged;
mod fuzz;
mod links;
mod names;
mod pipes;
mod unwritten;
#[cfg(feature = "window")]
mod window;
