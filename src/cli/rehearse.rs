//! `bottone rehearse`: a whole evening by chance.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    str::FromStr,
};

use clap::Args;

use super::{Done, complain, new::structure, progress, say, standing};
use crate::{
    rehearsal::{Rehearsal, Script, Until},
    rules::{
        buy_in::BuyIn,
        money::Money,
        person::Person,
        time::{Span, Timestamp},
    },
    session::{Desk, Session, time::StageClock},
    store::csv::Sheet,
    tongue::Language,
    tournament::{Command, Tournament, clock::ClockCommand, history::Beginning, setup::Setup},
    view::words,
};

#[derive(Debug, Args)]
pub(super) struct Rehearse {
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

/// 17 January 2026, 18:00 universal time: rehearsals begin then, so that a seed alone makes the
/// same file.
const CURTAIN: Timestamp = Timestamp::from_millis(1_768_672_800_000);

pub(super) fn play(rehearse: &Rehearse) -> Done {
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
        words::count(Language::English, "count-entries", t.entries().count()),
        words::count(Language::English, "count-records", session.records().len()),
        words::count(Language::English, "count-moves", t.tables().moves() as usize),
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
