//! The command line: one file for each command, and here what they share.

mod ask;
mod new;
mod record;
mod rehearse;
mod replay;
mod rulebooks;

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

use clap::{CommandFactory as _, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use crate::{
    session::{Desk, Session},
    tongue::Language,
    view::words,
};
use ask::Ask;
use new::{New, make};
use record::{check, show};
use rehearse::{Rehearse, play};
use replay::Replay;

/// Directs live poker tournaments.
///
/// Without a command the window opens, with FILE if one is named, else with the event that was open
/// last.
#[derive(Debug, Parser)]
#[command(name = "bottone", version, args_conflicts_with_subcommands = true)]
#[command(after_help = "Examples:
  bottone                                    open the window
  bottone evening.ron                        open an event
  bottone new club-turbo evening.ron         make an event from a structure
  bottone check evening.ron                  prove that nothing in it was altered
  bottone rehearse --profile deep-stack --entries 240 --seed 7 night.ron
                                             play a whole evening by chance
  bottone ask questions.ron                  answer questions about the rules
  bottone replay final-table.phhs            check every action of recorded hands

An event is one file. It can be copied at any moment and read in any editor.")]
pub struct Cli {
    /// An event to open in the window.
    file: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Sub>,
}

#[derive(Debug, Subcommand)]
enum Sub {
    /// Make a new event.
    ///
    /// PROFILE is a structure that comes with Bottone or a file with one of your own. Without
    /// arguments the structures are listed.
    New(New),
    /// Print an event as it stands now, in RON.
    Show {
        /// The event.
        file: PathBuf,
    },
    /// Decide every record of an event again.
    ///
    /// Verifies that every line is as it was written, that every act is allowed by the rules and
    /// has the consequences that are recorded, and that chips, seats and places add up after each.
    /// The exit status is 0 when all is well; else the first bad record is named.
    Check {
        /// The event.
        file: PathBuf,
    },
    /// Play a whole evening by chance into a new file.
    ///
    /// Players register, come late, bust, come back; tables are balanced and broken as the to-do
    /// list says, through the same desk as in the window. The same seed plays the same evening.
    Rehearse(Rehearse),
    /// Answer questions about the rules, for scripts and other programs.
    ///
    /// Every line is a question in RON: who has the button, what a push of chips means, who wins
    /// which pot, who moves where, what a place is paid. Every question gets one line. The exit
    /// status is 0 when all were answered.
    Ask(Ask),
    /// Play hands of the open PHH format again.
    ///
    /// Reports every action that the rules do not allow, with what was allowed, and every stack
    /// that ends otherwise than its file says. The exit status is 0 when nothing is wrong.
    Replay(Replay),
}

/// What the command line asks for.
#[derive(Debug)]
pub enum Asked {
    /// The window, with this event.
    Window(Option<PathBuf>),
    /// It was done here; this is the exit status.
    Done(ExitCode),
}

impl Cli {
    /// Does what was asked, unless it is the window.
    pub fn run(self) -> Asked {
        let done = match self.command {
            None => return Asked::Window(self.file),
            Some(Sub::Ask(ask)) => return Asked::Done(ask.answer()),
            Some(Sub::Replay(replay)) => return Asked::Done(replay.run()),
            Some(Sub::New(new)) => make(&new),
            Some(Sub::Show { file }) => show(&file),
            Some(Sub::Check { file }) => check(&file),
            Some(Sub::Rehearse(rehearse)) => play(&rehearse),
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

    /// The whole help, for a machine without a display.
    pub fn help() -> String {
        Self::command().render_long_help().to_string()
    }
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

fn desk() -> Desk {
    Desk { operator: "command line".to_owned(), station: String::new() }
}

/// How the event stands, in one sentence.
fn standing(session: &Session) -> String {
    let (t, now) = (session.tournament(), session.now());
    match t.winner(now) {
        Some(winner) => format!("{} won.", words::full_name(Language::English, t, winner)),
        None => format!(
            "{} of {} are left.",
            words::count(Language::English, "count-players", t.entries().playing_count()),
            words::count(Language::English, "count-entries", t.entries().count()),
        ),
    }
}

/// A bar for what takes longer than a second; before that, and where nobody watches, nothing.
fn progress(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length);
    let style =
        ProgressStyle::with_template(&format!("{{bar:30}} {{human_pos}} of {{human_len}} {what}"));
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}
