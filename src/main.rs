//! The door: arguments, log, what is said when something goes wrong, and the window.

use std::{
    io::Write as _,
    panic::{self, PanicHookInfo},
    path::PathBuf,
    process::ExitCode,
};

use bottone::cli::{Asked, Cli};
#[cfg(feature = "window")]
use bottone::tongue::Language;
use clap::Parser as _;
use log::{LevelFilter, Log, Metadata, Record};

fn main() -> ExitCode {
    if log::set_logger(&ErrorStream).is_ok() {
        log::set_max_level(log_level());
    }
    panic::set_hook(Box::new(tell_panic));
    match Cli::parse().run() {
        Asked::Done(status) => status,
        Asked::Window(file) => window(file),
    }
}

/// How much is logged: warnings, unless `BOTTONE_LOG` asks for more or less (`debug`, `off`).
#[expect(clippy::disallowed_methods, reason = "this file reads the environment")]
fn log_level() -> LevelFilter {
    let asked = std::env::var("BOTTONE_LOG").ok();
    asked.and_then(|level| level.parse().ok()).unwrap_or(LevelFilter::Warn)
}

#[cfg(feature = "window")]
fn window(file: Option<PathBuf>) -> ExitCode {
    if let Err(why) = display() {
        return fail(&why);
    }
    let language = language();
    match bottone::ui::window::run(file, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error.words(language)),
    }
}

/// The language that the system speaks.
#[cfg(feature = "window")]
#[expect(clippy::disallowed_methods, reason = "this file reads the environment")]
fn language() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).unwrap_or_default());
    Language::of_system(set.iter().map(String::as_str))
}

#[cfg(not(feature = "window"))]
fn window(_: Option<PathBuf>) -> ExitCode {
    fail("this bottone was built without its window; see bottone --help for what else it does")
}

/// Is there a display to open a window on? Asked first, because the window's library does not say
/// it in words for people.
#[cfg(all(feature = "window", target_os = "linux"))]
#[expect(clippy::disallowed_methods, reason = "this file reads the environment")]
fn display() -> Result<(), String> {
    let set = |name| std::env::var(name).is_ok_and(|value| !value.is_empty());
    if set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET") || set("DISPLAY") {
        return Ok(());
    }
    Err("there is no display for the window (neither DISPLAY nor WAYLAND_DISPLAY is set); \
         bottone rehearse works without one, and bottone --help lists what else does"
        .to_owned())
}

#[cfg(all(feature = "window", not(target_os = "linux")))]
fn display() -> Result<(), String> {
    Ok(())
}

fn fail(why: &str) -> ExitCode {
    say(&format!("bottone: {why}"));
    ExitCode::FAILURE
}

/// Tells of a fault in the program, and that nothing on record is lost by it.
fn tell_panic(info: &PanicHookInfo<'_>) {
    let what = info.payload_as_str().unwrap_or("no reason was given");
    if what.contains("libxkbcommon-x11") {
        say(
            "bottone: the library libxkbcommon-x11 is missing, without which there is no keyboard \
             on X11; install it (Debian and Ubuntu: apt install libxkbcommon-x11-0; Fedora: dnf \
             install libxkbcommon-x11; Arch: pacman -S libxkbcommon-x11)",
        );
        std::process::exit(1);
    }
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    log::error!("a fault in the program at {place}: {what}");
    #[cfg(feature = "window")]
    if let Some(file) = bottone::ui::window::on_the_desk() {
        say(&format!("bottone: every act that was confirmed is safe in {}", file.display()));
    }
}

/// The log goes where errors go.
struct ErrorStream;

impl Log for ErrorStream {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // Of the libraries only what goes wrong: what they do otherwise is their own affair.
        let ours = metadata.target().starts_with("bottone");
        metadata.level()
            <= if ours { log::max_level() } else { log::max_level().min(LevelFilter::Warn) }
    }

    fn log(&self, record: &Record<'_>) {
        if self.enabled(record.metadata()) {
            say(&format!("{}: {}: {}", record.level(), record.target(), record.args()));
        }
    }

    fn flush(&self) {}
}

fn say(line: &str) {
    // Where not even this can be written there is nobody to tell.
    let _ = writeln!(std::io::stderr(), "{line}");
}
