//! The command line: one file for each command, and here what they share.

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
    i18n::{Filling, Language, Saying},
    rules::time::Timestamp,
    session::{Desk, Operator},
    tournament::Tournament,
    view::words,
};

pub use crate::store::shared::LogAddress;

/// The command line. What its help says is in `locales/`, by the names of commands and options.
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

/// The languages that can be typed, by their codes.
fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::complete().map(Language::code))
        .map(|code| Language::of_code(&code).unwrap_or_default())
}

/// One of a closed list, by the name that it has in files.
fn one_of<T>(all: &'static [T]) -> impl TypedValueParser<Value = T>
where
    T: Clone + Default + FromStr + Send + std::marker::Sync + 'static,
    &'static str: From<&'static T>,
{
    PossibleValuesParser::new(all.iter().map(<&str>::from))
        .map(|typed| typed.parse().unwrap_or_default())
}

/// What the command line asks for.
#[derive(Debug)]
pub enum Asked {
    /// The window, with this event, and with the log that it shares.
    Window(Option<PathBuf>, Option<Box<LogAddress>>),
    /// It was done here; this is the exit status.
    Done(ExitCode),
}

impl Cli {
    /// Reads the `words` that were typed, the program's own name first.
    ///
    /// Who asks for help, or types what cannot be understood, is told so at once, and the program
    /// ends. `usual` is the language where none is typed.
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

    /// The language that was typed, if one was.
    pub fn language(&self) -> Option<Language> {
        self.language
    }

    /// Does what was asked, unless it is the window, and tells of it in the language that was typed
    /// or else the `usual` one.
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
            // Who asks is a program more often than not, and it must not depend on the machine.
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
            Some(Sub::Print(asked)) => print(language, &asked),
            Some(Sub::New(new)) => make(language, &new),
            Some(Sub::Import(import)) => import_event(language, &import),
            Some(Sub::Show(asked)) => show(language, &asked),
            Some(Sub::Tell(asked)) => tell(language, &asked),
            Some(Sub::Forecast { file }) => forecast(language, &file),
            Some(Sub::Fairness(asked)) => report(language, &asked),
            Some(Sub::Rehearse(rehearse)) => play(language, &rehearse),
            Some(Sub::Serve(asked)) => serve(language, &asked),
        };
        Asked::Done(match done {
            Ok(line) => {
                say(&line);
                ExitCode::SUCCESS
            }
            Err(error) => {
                complain(&error);
                ExitCode::FAILURE
            }
        })
    }
}

/// The language among these words, and the words without it.
///
/// It is looked for before the words are read, because help is told in it too, and taken out,
/// because before a command clap would take it for the sign that no command follows.
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
        // What is no language is left for clap to tell.
        if typed.is_some() {
            words.drain(at..at + count);
            return (typed, words);
        }
    }
    (None, words)
}

/// A sentence, or why there is none.
type Done = Result<String, String>;

fn say(line: &str) {
    // Whoever closed the pipe does not want to hear more.
    let _ = writeln!(io::stdout().lock(), "{line}");
}

fn complain(line: &str) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// Success when what was asked holds; why it could not be asked is told.
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

/// What there is to say of a file.
fn of_file(file: &Path, what: impl Into<Filling>) -> Saying {
    Saying::of("cli-of-file").with("file", file).with("what", what)
}

/// How the event stands, in one sentence.
fn standing(language: Language, session: &dyn Desk) -> Saying {
    standing_of(language, session.tournament(), session.now())
}

/// How an event stands at an instant: who won, or how many are left.
fn standing_of(language: Language, t: &Tournament, now: Timestamp) -> Saying {
    match t.winner(now) {
        Some(winner) => Saying::of("cli-won").with("winner", words::full_name(language, t, winner)),
        None => Saying::of("cli-left")
            .with("players", Saying::count("count-players", t.entries().playing_count()))
            .with("entries", Saying::count("count-entries", t.entries().count())),
    }
}

/// A bar for what takes longer than a second; before that, and where nobody watches, nothing.
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

    /// The help of a command and of all commands below it.
    fn whole_help(command: &mut clap::Command) -> String {
        let own = command.render_long_help().to_string();
        own + &command.get_subcommands_mut().map(whole_help).collect::<String>()
    }
}
