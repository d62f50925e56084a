//! The command line.

use std::{
    collections::BTreeSet,
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    str::FromStr,
    time::Duration,
};

use clap::{Args, CommandFactory as _, Parser, Subcommand};
use indicatif::{ProgressBar, ProgressStyle};

use crate::{
    rehearsal::{Rehearsal, Script, Until},
    rules::{
        buy_in::BuyIn,
        levels::{Structure, check as check_structure},
        money::Money,
        person::Person,
        time::{Span, Timestamp},
    },
    session::{
        Desk, Session,
        time::{StageClock, SystemClock},
    },
    store::{
        csv::Sheet,
        journal::Notice,
        profiles::{self, Origin},
    },
    tournament::{
        Command, Tournament,
        clock::ClockCommand,
        history::{Beginning, Fault, audit},
        setup::Setup,
    },
    view::{setup::sentence, words},
};

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
}

#[derive(Debug, Args)]
struct New {
    /// A structure by its name, or a file with one.
    profile: Option<String>,
    /// The file to make. There must be none of that name.
    file: Option<PathBuf>,
    /// The event's name; without one it is the structure's.
    #[arg(long)]
    name: Option<String>,
}

#[derive(Debug, Args)]
struct Rehearse {
    /// A structure by its name, or a file with one.
    #[arg(long, default_value = "club-turbo")]
    profile: String,
    /// How many players enter for the first time; without it 180, or as many as the list has.
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..=50_000))]
    entries: Option<u32>,
    /// A spreadsheet (CSV) with the players that come first.
    #[arg(long, value_name = "LIST")]
    players: Option<PathBuf>,
    /// What chance begins with.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// When to stop: `end`, `level:3` (or another level), `players:9` (or another number left).
    #[arg(long, default_value = "end")]
    until: Ending,
    /// Seats at a table.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(2..=11))]
    seats: u8,
    /// Print the number of every record once it is on the disk.
    #[arg(long, hide = true)]
    acknowledge: bool,
    /// The file to make. There must be none of that name.
    file: PathBuf,
}

/// When a rehearsal stops, as it is typed.
#[derive(Clone, Copy, Debug)]
struct Ending(Until);

impl FromStr for Ending {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (what, number) = text.split_once([':', '=']).unwrap_or((text, ""));
        let number = |without: u32| match number {
            "" => Ok(without),
            number => number.parse().map_err(|_| format!("“{number}” is not a number")),
        };
        let until = match what {
            "end" => Until::End,
            "level" => Until::Level { number: number(3)? as usize, into: Span::ZERO },
            "players" => Until::Players(number(9)?),
            _ => return Err("expected end, level:NUMBER or players:NUMBER".to_owned()),
        };
        Ok(Self(until))
    }
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

/// A structure by its name on the shelf, or from a file.
fn structure(name: &str) -> Result<(String, Structure), String> {
    let path = Path::new(name);
    if path.extension().is_some_and(|ending| ending == "ron") {
        let structure = profiles::read::<Structure>(path).map_err(|error| error.to_string())?;
        return Ok((structure.name.clone(), structure));
    }
    let shelf = profiles::shelf::<Structure>(None);
    let names: Vec<&str> = shelf.iter().map(|entry| entry.id.as_str()).collect();
    let listed = names.join(", ");
    let found = shelf.into_iter().find(|entry| entry.id == name);
    let found =
        found.ok_or_else(|| format!("there is no structure “{name}”. There are: {listed}"))?;
    let structure = found.profile.map_err(|error| error.to_string())?;
    Ok((structure.name.clone(), structure))
}

fn make(new: &New) -> Done {
    let Some(profile) = &new.profile else { return Ok(list()) };
    let Some(file) = &new.file else {
        return Err("which file? bottone new PROFILE FILE".to_owned());
    };
    let (name, structure) = structure(profile)?;
    let setup = Setup { name: new.name.clone().unwrap_or(name), ..Setup::default() };
    let beginning = Beginning { at: Timestamp::default(), setup, structure };
    let clock = Box::new(SystemClock::start());
    let warnings = check_structure(&beginning.structure);
    Session::create(file, beginning, clock, desk()).map_err(|error| error.to_string())?;
    for warning in &warnings {
        complain(&sentence(warning));
    }
    Ok(format!("Made {}. Open it with: bottone {}", file.display(), file.display()))
}

fn list() -> String {
    let mut lines = vec!["Structures:".to_owned()];
    for entry in profiles::shelf::<Structure>(None) {
        let about = match &entry.profile {
            Ok(structure) => format!(
                "{}, {} chips, {}, {}",
                words::game_short(&structure.game),
                structure.starting_stack,
                words::count(structure.levels().count(), "level", "levels"),
                words::hours(structure.minutes()),
            ),
            Err(error) => error.to_string(),
        };
        let own = if entry.origin == Origin::Shipped { "" } else { " (your own)" };
        lines.push(format!("  {:<36} {about}{own}", entry.id));
    }
    lines.join("\n")
}

fn desk() -> Desk {
    Desk { operator: "command line".to_owned(), station: String::new() }
}

/// Opens an event to be read. Damage comes back; whatever else there is to say is said.
fn read(file: &Path) -> Result<(Session, Option<String>), String> {
    let clock = Box::new(SystemClock::start());
    let (session, notices) =
        Session::read(file, clock, desk()).map_err(|error| error.to_string())?;
    let mut damage = None;
    for notice in notices {
        let sentence = format!("{}: {notice}", file.display());
        match notice {
            Notice::Damaged { .. } => damage = Some(sentence),
            _ => complain(&sentence),
        }
    }
    Ok((session, damage))
}

fn show(file: &Path) -> Done {
    let (session, damage) = read(file)?;
    if let Some(sentence) = &damage {
        complain(sentence);
    }
    let pretty = ron::ser::PrettyConfig::default().indentor("  ".to_owned());
    ron::ser::to_string_pretty(session.tournament(), pretty).map_err(|error| error.to_string())
}

/// Looking at every law after every record costs records times entries. Beyond this many steps the
/// laws are looked at after every so many records and after the last.
const LAW_STEPS: usize = 20_000_000;

fn check(file: &Path) -> Done {
    let (session, damage) = read(file)?;
    let records = session.records().len();
    let bar = progress(records as u64, "records decided again");
    let entries = session.tournament().entries().all().len();
    let every = u32::try_from(records * entries / LAW_STEPS + 1).unwrap_or(u32::MAX);
    let mut broken = None;
    let again = audit(session.beginning(), session.records(), session.ledger(), |t, number| {
        bar.inc(1);
        if broken.is_none() && number.is_multiple_of(every) {
            broken = t.breach().map(|breach| (number, breach));
        }
    });
    bar.finish_and_clear();
    let place = |number: u32| format!("{}, line {}", file.display(), number + 2);
    match again {
        Err(Fault::Refused(number, refusal)) => {
            return Err(format!(
                "{}: this could not have been done: {}",
                place(number),
                words::refusal(refusal)
            ));
        }
        Err(Fault::Different(number)) => {
            return Err(format!("{}: deciding it again has other consequences", place(number)));
        }
        Ok(()) => {}
    }
    if let Some((number, breach)) = broken {
        return Err(format!(
            "{}: after this the event contradicts itself: {breach:?}",
            place(number)
        ));
    }
    if let Some(breach) = session.tournament().breach() {
        return Err(format!("{}: the event contradicts itself: {breach:?}", file.display()));
    }
    match damage {
        Some(sentence) => Err(sentence),
        None => Ok(format!("{}: {} {}", file.display(), sound(records), standing(&session))),
    }
}

fn sound(records: usize) -> String {
    let records = words::count(records, "record", "records");
    format!("{records}, every one sealed, allowed and as it was decided.")
}

/// How the event stands, in one sentence.
fn standing(session: &Session) -> String {
    let (t, now) = (session.tournament(), session.now());
    match t.winner(now) {
        Some(winner) => format!("{} won.", words::full_name(t, winner)),
        None => format!(
            "{} of {} are left.",
            words::count(t.entries().playing_count(), "player", "players"),
            words::count(t.entries().count(), "entry", "entries"),
        ),
    }
}

/// 17 January 2026, 18:00 universal time: rehearsals begin then, so that a seed alone makes the
/// same file.
const CURTAIN: Timestamp = Timestamp::from_millis(1_768_672_800_000);

fn play(rehearse: &Rehearse) -> Done {
    let (name, structure) = structure(&rehearse.profile)?;
    let price = |units: i64| Money::from_minor(units * 100);
    let setup = Setup {
        name: format!("{name}, rehearsal"),
        buy_in: BuyIn { prize: price(100), fee: price(10), ..BuyIn::default() },
        seats: rehearse.seats,
        ..Setup::default()
    };
    let guests = rehearse.players.as_deref().map_or(Ok(Vec::new()), list_of)?;
    let clock = StageClock::at(CURTAIN);
    let beginning = Beginning { at: CURTAIN, setup, structure };
    let desk = Desk { operator: "Rehearsal".to_owned(), station: "stage".to_owned() };
    let mut session = Session::create(&rehearse.file, beginning, Box::new(clock.clone()), desk)
        .map_err(|error| error.to_string())?;
    let Ending(until) = rehearse.until;
    let listed = u32::try_from(guests.len()).ok().filter(|listed| *listed > 1);
    let entries = rehearse.entries.or(listed).unwrap_or(180);
    let script = Script { entries, guests, seed: rehearse.seed, until };
    let bar = progress(entries.into(), "players out");
    let mut acknowledged = 0;
    Rehearsal::new(&mut session, clock, script)
        .play(|seen| {
            if rehearse.acknowledge {
                (acknowledged..seen.records).for_each(|number| say(&number.to_string()));
                acknowledged = seen.records;
            }
            bar.set_length(seen.entries as u64);
            bar.set_position((seen.entries - seen.playing) as u64);
        })
        .map_err(|error| error.to_string())?;
    bar.finish_and_clear();
    // It is opened at another hour, and the level is to be as it was left.
    let pause = Command::Clock(ClockCommand::Pause);
    if session.can(&pause).is_ok() {
        session.submit(pause, None).map_err(|error| error.to_string())?;
    }
    let t: &Tournament = session.tournament();
    Ok(format!(
        "{}: {}, {}, {}. {}",
        rehearse.file.display(),
        words::count(t.entries().count(), "entry", "entries"),
        words::count(session.records().len(), "record", "records"),
        words::count(t.tables().moves() as usize, "move", "moves"),
        standing(&session),
    ))
}

/// The players of a spreadsheet, with what its columns look like they are.
fn list_of(file: &Path) -> Result<Vec<Person>, String> {
    let sheet = Sheet::open(file).map_err(|error| error.to_string())?;
    let read = sheet.players(&sheet.guessed(), &BTreeSet::new());
    let read = read.map_err(|error| format!("{}: {error}", file.display()))?;
    for problem in &read.problems {
        complain(&format!("{}: {problem}", file.display()));
    }
    Ok(read.people.into_iter().filter(|new| new.taken).map(|new| new.person).collect())
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
