//! Files that somebody has prepared, and files that somebody has taken away: links, pipes, devices, forged lines, full
//! disks, folders that are gone.

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
