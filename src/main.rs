//! Bottone: the window and the command line. On Windows this program has no console;
//! `bottone-console` is the command line there.
#![cfg_attr(all(windows, feature = "windows"), windows_subsystem = "windows")]

mod program;

fn main() -> std::process::ExitCode {
    program::run()
}
