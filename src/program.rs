//! Arguments, log, error messages and the window: the part that both programs share.

use std::{
    io::Write as _,
    panic::{self, PanicHookInfo},
    path::PathBuf,
    process::ExitCode,
};

use bottone::{
    cli::{Cli, LogAddress, Startup},
    i18n::{Language, lengthen_messages},
};
use log::{LevelFilter, Log, Metadata, Record};

/// Runs the command that the arguments name, or opens the window.
pub(crate) fn run() -> ExitCode {
    if log::set_logger(&ErrorStream).is_ok() {
        log::set_max_level(log_level());
    }
    if is_pseudo() {
        lengthen_messages();
    }
    let usual = usual_language();
    let cli = Cli::read(std::env::args_os().collect(), usual);
    let language = cli.language().unwrap_or(usual);
    panic::set_hook(Box::new(move |info| tell_panic(language, info)));
    match cli.run(usual) {
        Startup::Done(_) if bottone::cli::is_output_lost() => {
            let why = language.word("cli-output-lost");
            say(&language.say("cli-bottone", &[("what", why.into())]));
            ExitCode::FAILURE
        }
        Startup::Done(status) => status,
        Startup::Window(file, log) => window(language, file, log.map(|log| *log)),
    }
}

/// Returns the system's language, from the environment or from the settings of Windows and macOS.
fn usual_language() -> Language {
    Language::of_system(sys_locale::get_locales())
}

/// Returns whether `BOTTONE_PSEUDO` asks for longer messages, with accents, to find labels that are
/// cut (docs/engineering/language.md).
fn is_pseudo() -> bool {
    std::env::var_os("BOTTONE_PSEUDO").is_some()
}

/// Returns the log level: warnings, unless `BOTTONE_LOG` asks for more or less (`debug`, `off`).
#[expect(clippy::disallowed_methods, reason = "this file reads the environment")]
fn log_level() -> LevelFilter {
    let asked = std::env::var("BOTTONE_LOG").ok();
    asked.and_then(|level| level.parse().ok()).unwrap_or(LevelFilter::Warn)
}

#[cfg(feature = "window")]
fn window(language: Language, file: Option<PathBuf>, log: Option<LogAddress>) -> ExitCode {
    if !is_there_a_display() {
        return fail(language, language.word("cli-no-display"));
    }
    match bottone::ui::window::run(file, log, language) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(language, error.words(language)),
    }
}

#[cfg(not(feature = "window"))]
fn window(language: Language, _: Option<PathBuf>, _: Option<LogAddress>) -> ExitCode {
    fail(language, language.word("cli-no-window"))
}

/// Returns whether there is a display for a window. Checked first, because the error of the
/// window's library is not in plain words.
#[cfg(all(feature = "window", target_os = "linux"))]
#[expect(clippy::disallowed_methods, reason = "this file reads the environment")]
fn is_there_a_display() -> bool {
    let set = |name| std::env::var(name).is_ok_and(|value| !value.is_empty());
    set("WAYLAND_DISPLAY") || set("WAYLAND_SOCKET") || set("DISPLAY")
}

#[cfg(all(feature = "window", not(target_os = "linux")))]
fn is_there_a_display() -> bool {
    true
}

fn fail(language: Language, why: String) -> ExitCode {
    let line = language.say("cli-bottone", &[("what", why.into())]);
    say(&line);
    show(&line);
    ExitCode::FAILURE
}

/// Shows an error in a box: the program for Windows has no console that would print it.
#[cfg(all(windows, feature = "windows", feature = "window"))]
fn show(line: &str) {
    let boxed = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
    boxed.set_title("Bottone").set_description(line).show();
}

#[cfg(not(all(windows, feature = "windows", feature = "window")))]
const fn show(_: &str) {}

/// Reports a fault in the program, and says that no record is lost by it.
fn tell_panic(language: Language, info: &PanicHookInfo<'_>) {
    let message = info.payload_as_str().unwrap_or("no reason was given");
    if message.contains("libxkbcommon-x11") {
        fail(language, language.word("cli-no-keyboard"));
        std::process::exit(1);
    }
    let place = info.location().map(ToString::to_string).unwrap_or_default();
    #[cfg(feature = "window")]
    {
        let system = format!("{} {}", std::env::consts::OS, std::env::consts::ARCH);
        let crash = bottone::ui::crash_report::Crash { message, place: &place, system: &system };
        bottone::ui::crash_report::write_report(language, crash);
    }
    log::error!("a fault in the program at {place}: {message}");
    #[cfg(feature = "window")]
    if let Some(file) = bottone::ui::crash_report::open_file() {
        let file = file.display().to_string();
        fail(language, language.say("cli-safe", &[("file", file.into())]));
    }
}

/// A logger that writes to the error stream.
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
    // No further place is left to report that stderr cannot be written.
    let _ = writeln!(std::io::stderr(), "{line}");
}
