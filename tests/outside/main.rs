//! Tests of Bottone from outside: its commands, its page, its questions, other programs' files, and
//! attacks.

mod advisories;
mod ask;
mod cli;
mod flights;
mod hostile;
mod house_staff;
mod needs;
#[cfg(unix)]
mod network;
mod page;
mod phones;
mod replay;
mod signatures;
mod sound;
#[path = "../stage/mod.rs"]
mod stage;
mod tdt;
