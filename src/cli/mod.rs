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
mod misread;
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
mod verify;
mod verify_draw;

use std::{
    ffi::OsString,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    str::FromStr,
    time::Duration,
};

use ask::Ask;
use clap::{
    CommandFactory as _, FromArgMatches as _, Parser, Subcommand,
    builder::{PossibleValuesParser, TypedValueParser},
};
use fairness::{Report, report};
use forecast::forecast;
use help::in_words;
use house::HouseAsked;
use import::{Import, import_event};
use indicatif::{ProgressBar, ProgressStyle};
use merge::Merge;
use mirror::MirrorArg;
use new::{New, make};
use out::{Export, Print, export, print};
use record::{Check, Show, check, show};
use rehearse::{Rehearse, play};
use replay::Replay;
use serve::{Serve, serve};
use shared::{LogArg, Place, Sync, sync};
use structure::SheetAsked;
use tell::{Tell, tell};
use verify::Verify;
use verify_draw::VerifyDraw;

use crate::{
    i18n::{Filling, Language, Saying, Told as _},
    rules::time::Timestamp,
    session::{Desk, OpenError, Operator, SubmitError},
    tournament::Tournament,
    view::words,
};

pub use crate::store::shared::LogAddress;

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
    New(New),
    Structure(SheetAsked),
    Import(Import),
    Show(Show),
    Sync(Sync),
    Tell(Tell),
    Check(Check),
    Merge(Merge),
    House(HouseAsked),
    Forecast { file: PathBuf },
    Fairness(Report),
    Rehearse(Rehearse),
    Ask(Ask),
    Replay(Replay),
    Serve(Serve),
    Print(Print),
    Results(Export),
    VerifyDraw(VerifyDraw),
    Verify(Verify),
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
pub enum Asked {
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
        if let Some(why) = misread::no_command(&words, &command) {
            misread::tell_no_command(&why, language);
        }
        let matches = in_words(command, language).try_get_matches_from(words);
        let read = matches.and_then(|matches| Self::from_arg_matches(&matches));
        let read = read.unwrap_or_else(|error| misread::tell(&error, language));
        Self { language: typed, ..read }
    }

    /// Returns the typed language, if any.
    pub fn language(&self) -> Option<Language> {
        self.language
    }

    /// Runs the command, unless it is the window. It reports in the typed language, else in the
    /// `usual` one.
    pub fn run(self, usual: Language) -> Asked {
        let language = self.language().unwrap_or(usual);
        let done = match self.command {
            None => {
                return match self.log.address(language) {
                    Ok(log) => Asked::Window(self.file, log.map(Box::new)),
                    Err(why) => {
                        complain(&why);
                        Asked::Done(ExitCode::FAILURE)
                    }
                };
            }
            // The reader is usually a program, and the answers must not depend on the machine's
            // language.
            Some(Sub::Ask(ask)) => {
                return Asked::Done(ask.answer(self.language.unwrap_or_default(), language));
            }
            Some(Sub::Structure(asked)) => return Asked::Done(asked.run(language)),
            Some(Sub::Replay(replay)) => return Asked::Done(replay.run(language)),
            Some(Sub::Sync(asked)) => return Asked::Done(sync(language, &asked)),
            Some(Sub::Check(asked)) => return Asked::Done(check(language, &asked)),
            Some(Sub::Merge(merge)) => return Asked::Done(merge.run(language)),
            Some(Sub::House(asked)) => return Asked::Done(asked.run(language)),
            Some(Sub::VerifyDraw(verify)) => return Asked::Done(ended(verify.run(language))),
            Some(Sub::Verify(verify)) => return Asked::Done(verify.run(language)),
            Some(Sub::Results(asked)) => return Asked::Done(export(language, &asked)),
            Some(Sub::Print(asked)) => print(language, &asked).map_err(Failed::from),
            Some(Sub::New(new)) => make(language, &new),
            Some(Sub::Import(import)) => import_event(language, &import).map_err(Failed::from),
            Some(Sub::Show(asked)) => show(language, &asked).map_err(Failed::from),
            Some(Sub::Tell(asked)) => tell(language, &asked),
            Some(Sub::Forecast { file }) => forecast(language, &file).map_err(Failed::from),
            Some(Sub::Fairness(asked)) => report(language, &asked).map_err(Failed::from),
            Some(Sub::Rehearse(rehearse)) => play(language, &rehearse),
            Some(Sub::Serve(asked)) => serve(language, &asked),
        };
        Asked::Done(match done {
            Ok(line) => {
                say(&line);
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
type Done = Result<String, String>;

/// The reason why a command that can write to a shared log printed nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Failed {
    /// The act was not done.
    NotDone(String),
    /// The log gave no answer: it is unknown whether the act was kept.
    Unknown(String),
}

impl Failed {
    /// The exit status of a command with an unknown outcome.
    const UNKNOWN: u8 = 8;

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
            OpenError::Shared(why) if why.is_unknown() => Self::Unknown(error.told(language)),
            _ => Self::NotDone(error.told(language)),
        }
    }

    fn exit(self) -> ExitCode {
        match self {
            Self::NotDone(why) => {
                complain(&why);
                ExitCode::FAILURE
            }
            Self::Unknown(why) => {
                complain(&why);
                ExitCode::from(Self::UNKNOWN)
            }
        }
    }
}

impl From<String> for Failed {
    fn from(why: String) -> Self {
        Self::NotDone(why)
    }
}

fn say(line: &str) {
    // The reader closed the pipe and wants no more output.
    let _ = writeln!(io::stdout().lock(), "{line}");
}

fn complain(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// Returns success if the result holds; prints the error if there is no result.
fn ended(holds: Result<bool, String>) -> ExitCode {
    match holds {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(why) => {
            complain(&why);
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
    standing_of(language, session.tournament(), session.now())
}

/// Describes an event's standing at an instant: the winner, or the number of players left.
fn standing_of(language: Language, t: &Tournament, now: Timestamp) -> Saying {
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
            let all = whole_help(&mut in_words(Cli::command(), language));
            assert!(!all.contains("cli-"), "{all}");
        }
    }

    /// Returns the help of a command and of all commands below it.
    fn whole_help(command: &mut clap::Command) -> String {
        let own = command.render_long_help().to_string();
        own + &command.get_subcommands_mut().map(whole_help).collect::<String>()
    }
}
