//! Signals to processes.
#![allow(clippy::unwrap_used, reason = "a test")]

use std::process::{Command, Stdio};

/// Sends a signal to processes, some of which may have ended.
pub(crate) fn signal(name: &str, processes: &[String]) {
    // Every shell has `kill`; not every system has the program.
    let mut shell = Command::new("sh");
    shell.args(["-c", "kill -s \"$0\" \"$@\"", name]).args(processes);
    shell.stderr(Stdio::null()).status().unwrap();
}
