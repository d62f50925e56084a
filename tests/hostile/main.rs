//! Files that somebody has prepared, and files that somebody has taken away: links, pipes, devices, forged lines, full
//! disks, folders that are gone.

#![cfg(all(feature = "window", unix))]
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod forged;
mod fuzz;
mod links;
#[path = "../page/net.rs"]
#[allow(dead_code, reason = "the page's own tests need more of it")]
mod net;
mod pipes;
#[path = "../stage/mod.rs"]
mod stage;
mod unwritten;
mod window;
