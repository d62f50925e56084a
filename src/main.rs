//! The door.

use std::process::ExitCode;

use bottone::cli::{Asked, Cli};
use clap::Parser as _;

fn main() -> ExitCode {
    match Cli::parse().run() {
        Asked::Done(status) => status,
        Asked::Window(_) => ExitCode::FAILURE,
    }
}
