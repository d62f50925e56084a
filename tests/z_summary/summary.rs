//! The last test program of a run: it lists the tests that did not run for want of an outside
//! program.

#![allow(clippy::panic, reason = "a test")]

#[allow(dead_code, reason = "shared with the tests that leave the marks")]
#[path = "../stage/needs.rs"]
mod needs;

use std::{
    env,
    io::{self, Write as _},
    path::Path,
};

fn main() -> io::Result<()> {
    // nextest asks for the tests of this program: there are none.
    if env::args().any(|argument| argument == "--list") {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    for line in needs::not_run(Path::new(needs::MARKS)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
