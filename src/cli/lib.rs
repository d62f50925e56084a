//! The command line: one file for each command, and their common parts here.

mod ask;
mod fairness;
mod festival;
mod forecast;
mod help;
mod house;
mod import;
mod merge;
mod mirror;
mod new;
mod out;
mod record;
mod rehearse;
mod replay;
mod rulebooks;
mod serve;
mod shared;
mod signing;
mod structure;
mod tell;
mod tickets;
mod usage_errors;
mod verify;
mod verify_draw;

use std::{
    borrow::Cow,
    ffi::OsString,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    str::FromStr,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use ask::AskArgs;
use bottone_base::time::Timestamp;
use bottone_i18n::{Filling, Language, Saying, ToText as _};
use bottone_session::{Desk, OpenError, Operator, SubmitError};
use bottone_tournament::Tournament;
use bottone_vocabulary::words;
use clap::{
    CommandFactory as _, FromArgMatches as _, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fairness::{FairnessArgs, report};
use forecast::forecast;
use help::localized;
use house::HouseArgs;
use import::{ImportArgs, import_event};
use indicatif::{ProgressBar, ProgressStyle};
use merge::MergeArgs;
use mirror::MirrorArg;
use new::{NewArgs, make};
use out::{ExportArgs, PrintArgs, export, print};
use record::{CheckArgs, CheckVerdict, LeftOut, ShowArgs, check, show};
use rehearse::{RehearseArgs, play};
use replay::ReplayArgs;
use serve::{ServeArgs, serve};
use shared::{EventPlace, LogArg, SyncArgs, sync};
use structure::StructureArgs;
use tell::{TellArgs, submit_act};
use verify::VerifyArgs;
use verify_draw::VerifyDrawArgs;

pub use bottone_shared_log::LogAddress;

/// The command line. The texts of its help are in `locales/`, by the names of commands and options.
#[derive(Debug, Parser)]
#[command(name = "bottone", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    file: Option<PathBuf>,
    #[command(flatten)]
    log: LogArg,
    #[arg(long, global = true, value_parser = languages())]
    language: Option<Language>,
    #[command(subcommand)]
    command: Option<Sub>,
}

#[derive(Debug, Subcommand)]
enum Sub {
    New(NewArgs),
    Structure(StructureArgs),
    Import(ImportArgs),
    Show(ShowArgs),
    Sync(SyncArgs),
    Tell(TellArgs),
    Check(CheckArgs),
    Merge(MergeArgs),
    House(HouseArgs),
    Forecast { file: PathBuf },
    Fairness(FairnessArgs),
    Rehearse(RehearseArgs),
    Ask(AskArgs),
    Replay(ReplayArgs),
    Serve(ServeArgs),
    Print(PrintArgs),
    Results(ExportArgs),
    VerifyDraw(VerifyDrawArgs),
    Verify(VerifyArgs),
}

/// Returns a parser of the languages, by their codes.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::complete().map(Language::code))
        .map(|code| Language::of_code(&code).unwrap_or_default())
}

/// Returns a parser of a closed list, by the names used in files.
fn one_of<T>(all: &'static [T]) -> impl TypedValueParser<Value = T>
where
    T: Clone + Default + FromStr + Send + std::marker::Sync + 'static,
    &'static str: From<&'static T>,
{
    PossibleValuesParser::new(all.iter().map(<&str>::from))
        .map(|typed| typed.parse().unwrap_or_default())
}

/// The result of reading the command line.
#[derive(Debug)]
pub enum Startup {
    /// The window is wanted, with this event, and with the log that it shares.
    Window(Option<PathBuf>, Option<Box<LogAddress>>),
    /// The command was done, with this exit status.
    Done(ExitCode),
}

impl Cli {
    /// Reads the typed `words`, with the program's own name first.
    ///
    /// For a request for help, or words that are not understood, this prints the text and ends the
    /// program. `usual` is the language if none is typed.
    pub fn read(words: Vec<OsString>, usual: Language) -> Self {
        let (typed, words) = typed_language(words);
        let language = typed.map_or(usual, Language::from);
        let command = rehearse::until_in_words(Self::command(), language);
        if let Some(why) = usage_errors::unknown_command(&words, &command) {
            usage_errors::exit_unknown_command(&why, language);
        }
        let matches = localized(command, language).try_get_matches_from(words);
        let read = matches.and_then(|matches| Self::from_arg_matches(&matches));
        let read = read.unwrap_or_else(|error| usage_errors::exit_with_error(&error, language));
        Self { language: typed, ..read }
    }

    /// Returns the typed language, if any.
    pub fn language(&self) -> Option<Language> {
        self.language
    }

    /// Runs the command, unless it is the window. It reports in the typed language, else in the
    /// `usual` one.
    pub fn run(self, usual: Language) -> Startup {
        let language = self.language().unwrap_or(usual);
        let done = match self.command {
            None => {
                return match self.log.address(language) {
                    Ok(log) => Startup::Window(self.file, log.map(Box::new)),
                    Err(why) => {
                        print_error(&why);
                        Startup::Done(ExitCode::FAILURE)
                    }
                };
            }
            // The reader is usually a program, and the answers must not depend on the machine's
            // language.
            Some(Sub::Ask(ask)) => {
                return Startup::Done(ask.answer(self.language.unwrap_or_default(), language));
            }
            Some(Sub::Structure(asked)) => return Startup::Done(asked.run(language)),
            Some(Sub::Replay(replay)) => return Startup::Done(replay.run(language)),
            Some(Sub::Sync(asked)) => return Startup::Done(sync(language, &asked)),
            Some(Sub::Check(asked)) => return Startup::Done(check(language, &asked)),
            Some(Sub::Merge(merge)) => return Startup::Done(merge.run(language)),
            Some(Sub::House(asked)) => return Startup::Done(asked.run(language)),
            Some(Sub::VerifyDraw(verify)) => return Startup::Done(ended(verify.run(language))),
            Some(Sub::Verify(verify)) => return Startup::Done(verify.run(language)),
            Some(Sub::Results(asked)) => return Startup::Done(export(language, &asked)),
            Some(Sub::Print(asked)) => print(language, &asked),
            Some(Sub::New(new)) => make(language, &new),
            Some(Sub::Import(import)) => {
                import_event(language, &import).map_err(CommandError::from)
            }
            Some(Sub::Show(asked)) => show(language, &asked),
            Some(Sub::Tell(asked)) => submit_act(language, &asked),
            Some(Sub::Forecast { file }) => forecast(language, &file),
            Some(Sub::Fairness(asked)) => report(language, &asked),
            Some(Sub::Rehearse(rehearse)) => play(language, &rehearse),
            Some(Sub::Serve(asked)) => serve(language, &asked),
        };
        Startup::Done(match done {
            Ok(line) => {
                print_line(&line);
                ExitCode::SUCCESS
            }
            Err(error) => error.exit(),
        })
    }
}

/// Returns the language among these words, and the words without it.
///
/// The language is found before the words are read, because the help needs it. It is taken out
/// because clap would read it, before a command, as a sign that no command follows.
fn typed_language(mut words: Vec<OsString>) -> (Option<Language>, Vec<OsString>) {
    const OPTION: &str = "--language";
    let of = |word: &OsString| Language::of_code(word.to_str()?);
    for at in 1..words.len() {
        let Some(word) = words.get(at).and_then(|word| word.to_str()) else { continue };
        let (typed, count) = match word.strip_prefix(OPTION) {
            Some("") => (words.get(at + 1).and_then(of), 2),
            Some(rest) => (rest.strip_prefix('=').and_then(|rest| of(&rest.into())), 1),
            None => continue,
        };
        // An unknown language is left for clap to report.
        if typed.is_some() {
            words.drain(at..at + count);
            return (typed, words);
        }
    }
    (None, words)
}

/// A sentence, or the reason for a failure.
type CommandResult = Result<String, String>;

/// The reason why a command that can write to a shared log printed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
enum CommandError {
    /// The act was not done.
    NotDone(String),
    /// The log gave no answer: it is unknown whether the act was kept.
    Unknown(String),
    /// This is printed, but lines of the event were left out; the verdict is that of `check`.
    Partial(String, CheckVerdict),
}

impl CommandError {
    /// The exit status of a command with an unknown outcome.
    const UNKNOWN: u8 = 8;

    /// Returns the result of a command on an event whose lines were `left_out`.
    fn of_part(left_out: Option<LeftOut>, done: CommandResult) -> Result<String, Self> {
        let Some(LeftOut { verdict, sentence }) = left_out else {
            return done.map_err(Self::from);
        };
        print_error(&sentence);
        done.map_err(Self::from).and_then(|line| Err(Self::Partial(line, verdict)))
    }

    /// Returns the failure of this act of a desk, with these words.
    fn of(error: &SubmitError, words: String) -> Self {
        match error {
            SubmitError::Unsure => Self::Unknown(words),
            _ => Self::NotDone(words),
        }
    }

    /// Returns the failure of an event that could not be made or opened.
    fn to_open(language: Language, error: &OpenError) -> Self {
        match error {
            OpenError::Shared(why) if why.is_unknown() => Self::Unknown(error.to_text(language)),
            _ => Self::NotDone(error.to_text(language)),
        }
    }

    fn exit(self) -> ExitCode {
        match self {
            Self::NotDone(why) => {
                print_error(&why);
                ExitCode::FAILURE
            }
            Self::Unknown(why) => {
                print_error(&why);
                ExitCode::from(Self::UNKNOWN)
            }
            Self::Partial(line, verdict) => {
                print_line(&line);
                verdict.into()
            }
        }
    }
}

impl From<String> for CommandError {
    fn from(why: String) -> Self {
        Self::NotDone(why)
    }
}

/// True if output could not be written: the disk of a redirected output is full, for example.
static IS_OUTPUT_LOST: AtomicBool = AtomicBool::new(false);

/// Returns whether a command printed something that was not written.
pub fn is_output_lost() -> bool {
    IS_OUTPUT_LOST.load(Ordering::Relaxed)
}

fn print_line(line: &str) {
    let mut out = io::stdout().lock();
    let written = writeln!(out, "{}", for_terminal(line)).and_then(|()| out.flush());
    // A reader that closed the pipe wants no more output.
    if written.is_err_and(|error| error.kind() != io::ErrorKind::BrokenPipe) {
        IS_OUTPUT_LOST.store(true, Ordering::Relaxed);
    }
}

fn print_error(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{}", for_terminal(line));
}

/// Returns the text with a mark for each letter that a terminal obeys: a control character other
/// than a tab or the end of a line, or a change of direction. They come from files and their names.
fn for_terminal(text: &str) -> Cow<'_, str> {
    let is_obeyed = |letter: char| {
        letter.is_control() && !matches!(letter, '\n' | '\t')
            || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    // A spreadsheet ends its lines with both characters.
    let marked = |line: &str| line.replace(is_obeyed, "\u{fffd}");
    if text.contains(is_obeyed) {
        Cow::Owned(text.split("\r\n").map(marked).collect::<Vec<_>>().join("\r\n"))
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns success if the result holds; prints the error if there is no result.
fn ended(holds: Result<bool, String>) -> ExitCode {
    match holds {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            print_error(&why);
            ExitCode::FAILURE
        }
    }
}

fn operator(language: Language) -> Operator {
    Operator { name: language.word("cli-operator"), station: String::new() }
}

/// Returns a message about a file.
fn of_file(file: &Path, what: impl Into<Filling>) -> Saying {
    Saying::of("cli-of-file").with("file", file).with("what", what)
}

/// Describes the event's standing in one sentence.
fn standing(language: Language, session: &dyn Desk) -> Saying {
    event_state(language, session.tournament(), session.now())
}

/// Describes an event's standing at an instant: the winner, or the number of players left.
fn event_state(language: Language, t: &Tournament, now: Timestamp) -> Saying {
    match t.winner(now) {
        Some(winner) => Saying::of("cli-won").with("winner", words::full_name(language, t, winner)),
        None => Saying::of("cli-left")
            .with("players", Saying::count("count-players", t.entries().playing_count()))
            .with("entries", Saying::count("count-entries", t.entries().count())),
    }
}

/// Returns a progress bar for work of more than a second. Before that, and without a terminal, it
/// shows nothing.
fn progress(language: Language, length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let (of, what) = (language.word("cli-of"), language.word(what));
    let style = ProgressStyle::with_template(&format!(
        "{{bar:30}} {{human_pos}} {of} {{human_len}} {what}"
    ));
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_is_typed() {
        for (words, language, left) in [
            ("bottone --language it check a", Some(Language::Italian), "bottone check a"),
            ("bottone check --language=it a", Some(Language::Italian), "bottone check a"),
            ("bottone check a --language en", Some(Language::English), "bottone check a"),
            ("bottone check a --language", None, "bottone check a --language"),
            ("bottone check a --language xx", None, "bottone check a --language xx"),
            ("bottone --languages it", None, "bottone --languages it"),
            ("bottone it", None, "bottone it"),
        ] {
            let (typed, rest) = typed_language(words.split(' ').map(OsString::from).collect());
            assert_eq!(typed, language, "{words}");
            assert_eq!(rest.join(" ".as_ref()), left, "{words}");
        }
    }

    #[test]
    fn every_command_and_option_has_its_words() {
        for language in Language::complete() {
            let all = whole_help(&mut localized(Cli::command(), language));
            assert!(!all.contains("cli-"), "{all}");
        }
    }

    /// Returns the help of a command and of all commands below it.
    fn whole_help(command: &mut clap::Command) -> String {
        let own = command.render_long_help().to_string();
        own + &command.get_subcommands_mut().map(whole_help).collect::<String>()
    }
}
