//! The stage for an evening: a structure, a house and a desk.
#![allow(dead_code, unused_imports, reason = "each test takes what it needs")]
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

pub(crate) mod computer;
#[cfg(unix)]
pub(crate) mod database;
pub(crate) mod five;
pub(crate) mod full;
pub(crate) mod needs;
pub(crate) mod office;
pub(crate) mod phone;
#[cfg(feature = "window")]
pub(crate) mod presses;
pub(crate) mod roles;
#[cfg(feature = "window")]
pub(crate) mod room;
#[cfg(unix)]
mod signal;
mod wait;

#[cfg(unix)]
pub(crate) use signal::signal;
pub(crate) use wait::{wait, wait_until};

use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
    process,
    sync::LazyLock,
    time::Duration,
};

use bottone::{
    base::{
        chips::Chips,
        money::Currency,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::{Span, Timestamp},
    },
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::{
        buy_in::{BuyIn, ThreeParts},
        levels::Structure,
        rulebook::{Rulebook, SeatingRules, Tolerance},
    },
    session::{Desk, OpenError, Operator, Session, SubmitError, file, memory, time::StageClock},
    store::{journal::Notice, profiles},
    tournament::{
        Command, Refusal, Tournament,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::{HouseRules, Purchase, Setup},
        tables::{SeatWish, TableCommand},
    },
};

/// Returns the number in this environment variable, for a longer run or another start (`.ci/long`).
#[expect(clippy::disallowed_methods, reason = "a test measures how long it runs")]
pub(crate) fn asked_for(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// 21 November 2026, 18:00 universal time.
pub(crate) const EVENING: Timestamp = Timestamp::from_millis(1_795_284_000_000);

/// Returns the day after the evening, at this hour and minute of the computer's own time zone.
pub(crate) fn next_day_at(hour: u32, minute: u32) -> Timestamp {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 22).unwrap();
    let time = day.and_hms_opt(hour, minute, 0).unwrap();
    let time = time.and_local_timezone(chrono::Local).earliest().unwrap();
    Timestamp::from_millis(time.timestamp_millis())
}

pub(crate) fn structure(id: &str) -> Structure {
    let shelf = profiles::shelf::<Structure>(None);
    let found = shelf.into_iter().find(|entry| entry.id == id);
    found.unwrap_or_else(|| panic!("no structure {id}")).profile.unwrap()
}

pub(crate) fn buy_in(text: &str) -> BuyIn {
    BuyIn::parse(text, &Currency::default(), ThreeParts::PrizeBountyFee).unwrap()
}

/// Returns a setup that varies with the seed in every setting that random tests should cover.
pub(crate) fn setup(seed: u64) -> Setup {
    let purchase = |chips| Purchase {
        price: buy_in("20"),
        chips: Chips::new(chips),
        later: Vec::new(),
        most: 2,
        through_level: 3,
    };
    Setup {
        name: format!("Evening {seed}"),
        buy_in: buy_in("100+10"),
        seats: [9, 6, 2, 11, 8, 10][usize::try_from(seed % 6).unwrap()],
        re_entries: [Some(1), None, Some(0)][usize::try_from(seed % 3).unwrap()],
        rebuy: (seed % 4 == 1).then(|| purchase(10_000)),
        add_on: (seed % 4 >= 1).then(|| purchase(15_000)),
        house: HouseRules {
            rulebook: rulebook(1 + u8::from(seed % 5 == 4)),
            redraws: if seed.is_multiple_of(2) { vec![27, 18] } else { Vec::new() },
            ..HouseRules::default()
        },
        ..Setup::default()
    }
}

/// Returns the usual rules, with this allowed difference between tables.
fn rulebook(gap: u8) -> Rulebook {
    let seating = SeatingRules { tolerance: Tolerance::of(gap), ..SeatingRules::default() };
    Rulebook { seating, ..Rulebook::default() }
}

/// A played evening, in a file in a folder of its own.
pub(crate) struct Played {
    pub(crate) session: Box<Session>,
    pub(crate) folder: tempfile::TempDir,
}

pub(crate) fn play(structure_id: &str, entries: u32, seed: u64, until: RehearsalEnd) -> Played {
    let script = Script { entries, guests: Vec::new(), seed, until, office: false };
    play_in(setup(seed), structure_id, script)
}

/// Plays an evening in this house, and keeps its file for later.
pub(crate) fn play_in(setup: Setup, structure_id: &str, script: Script) -> Played {
    play_with(setup, structure(structure_id), script)
}

/// Plays an evening in this house with this structure.
pub(crate) fn play_with(setup: Setup, structure: Structure, script: Script) -> Played {
    let (entries, seed) = (script.entries, script.seed);
    let folder = tempfile::tempdir().unwrap();
    let clock = StageClock::at(EVENING);
    let label = format!("{}, {entries} entries, seed {seed}", structure.name);
    let beginning = Beginning::new(EVENING, setup, structure);
    let desk = Operator { name: "Rehearsal".into(), station: "stage".into() };
    let mut session = memory::create(beginning, Box::new(clock.clone()), desk);
    Rehearsal::new(session.as_mut(), clock, script)
        .play(|seen| {
            let (desk, felt) = (seen.chips_in_play(), seen.chips_on_the_felt());
            assert_eq!(desk, felt, "{label}: chips made or lost: {:?}", seen.progress());
        })
        .unwrap_or_else(|error| panic!("{label}: {error}"));
    session.continue_in(&folder.path().join("evening.ron")).unwrap();
    Played { session, folder }
}

/// Returns the operator of a desk that opens files at eight in the morning after the evening.
pub(crate) fn desk() -> Operator {
    Operator { name: "Ann".into(), station: "desk 1".into() }
}

pub(crate) const MORNING: Timestamp = Timestamp::from_millis(1_795_284_000_000 + 14 * 3_600_000);

/// Opens an event's file the next morning.
pub(crate) fn open(path: &Path) -> Result<(Box<Session>, Vec<Notice>), OpenError> {
    let opened = file::open(path, Box::new(StageClock::at(MORNING)), desk())?;
    Ok((opened.desk, opened.notices))
}

/// The output of the command line: its exit status, its standard output and its standard error.
pub(crate) struct Said {
    pub(crate) status: Option<i32>,
    pub(crate) out: String,
    pub(crate) complaint: String,
}

impl From<process::Output> for Said {
    fn from(ran: process::Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Self { status: ran.status.code(), out: text(ran.stdout), complaint: text(ran.stderr) }
    }
}

/// Returns the program, in English.
pub(crate) fn program() -> process::Command {
    program_in("C")
}

/// Returns the program on a system with this locale.
///
/// It has no display, and settings of the test's own: nothing depends on the user who runs the
/// test.
pub(crate) fn program_in(locale: &str) -> process::Command {
    let mut command = process::Command::new(env!("CARGO_BIN_EXE_bottone"));
    at_home(&mut command, locale);
    command
}

/// The folder with the settings of each test of this run. A run must not find what an earlier one
/// has left, such as wrong PINs of the last half hour. Folders older than a day are removed.
static HOMES: LazyLock<PathBuf> = LazyLock::new(|| {
    const A_DAY: Duration = Duration::from_hours(24);
    let homes = Path::new(env!("CARGO_TARGET_TMPDIR")).join("homes");
    std::fs::create_dir_all(&homes).unwrap();
    for old in std::fs::read_dir(&homes).unwrap().flatten() {
        let changed = old.metadata().and_then(|about| about.modified());
        if changed.is_ok_and(|at| at.elapsed().is_ok_and(|age| age > A_DAY)) {
            // Another run may be removing it.
            let _ = std::fs::remove_dir_all(old.path());
        }
    }
    let own = tempfile::Builder::new().prefix(env!("CARGO_CRATE_NAME")).tempdir_in(&homes);
    own.unwrap().keep()
});

/// Gives a command this locale, no display, and settings of the test's own.
pub(crate) fn at_home(command: &mut process::Command, locale: &str) {
    let test = std::thread::current().name().unwrap_or("main").replace("::", ".");
    let home = HOMES.join(test);
    std::fs::create_dir_all(&home).unwrap();
    command.env("LC_ALL", locale).env("HOME", home);
    for name in ["LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY", "PGPASSFILE", "BOTTONE_LOG"] {
        command.env_remove(name);
    }
    for name in ["CONFIG_HOME", "DATA_HOME", "STATE_HOME", "CACHE_HOME"] {
        command.env_remove(format!("XDG_{name}"));
    }
}

/// Runs the program with these arguments, in English.
pub(crate) fn bottone<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Said {
    bottone_in("C", arguments)
}

/// Runs the program with these arguments on a system with this locale.
pub(crate) fn bottone_in<A: AsRef<OsStr>>(
    locale: &str,
    arguments: impl IntoIterator<Item = A>,
) -> Said {
    program_in(locale).args(arguments).output().unwrap().into()
}

/// A program that ends with its test.
pub(crate) struct Running(pub(crate) process::Child);

impl Drop for Running {
    fn drop(&mut self) {
        // The child may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A desk with an event without entries, and its clock.
pub(crate) struct Room {
    pub(crate) session: Box<Session>,
    pub(crate) clock: StageClock,
}

impl Room {
    pub(crate) fn open(setup: Setup, structure: Structure) -> Self {
        let clock = StageClock::at(EVENING);
        let beginning = Beginning::new(EVENING, setup, structure);
        let session = memory::create(beginning, Box::new(clock.clone()), desk());
        Self { session, clock }
    }

    /// Creates tables with these numbers of players from seat 1 up. They are named after their
    /// seats, and numbered through all tables.
    pub(crate) fn seated(setup: Setup, structure: Structure, tables: &[u8]) -> Self {
        let size = setup.seats;
        let mut room = Self::open(setup, structure);
        let numbers = (1..).filter_map(TableNo::new).take(tables.len()).collect();
        room.does(Command::Tables(TableCommand::Open { tables: numbers, size }));
        for (table, players) in (1..).filter_map(TableNo::new).zip(tables) {
            for seat in (1..=*players).filter_map(SeatNo::new) {
                let family = format!("T{table}S{seat}");
                let who = vec![Entrant::New(Person { family, ..Person::default() })];
                let seat = SeatWish::At(Seat { table, seat });
                room.does(Command::Entries(EntryCommand::Enter { who, seat }));
            }
        }
        room
    }

    pub(crate) fn t(&self) -> &Tournament {
        self.session.tournament()
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.session.now()
    }

    /// Returns the refusal of a command.
    pub(crate) fn refused(&mut self, command: Command) -> Refusal {
        let label = format!("{command:?}");
        match self.session.submit(command, None) {
            Err(SubmitError::Refused(refusal)) => refusal,
            other => panic!("{label}: {other:?}"),
        }
    }

    /// Performs a command, and returns the number of its record.
    pub(crate) fn does(&mut self, command: Command) -> u32 {
        let label = format!("{command:?}");
        self.session.submit(command, None).unwrap_or_else(|error| panic!("{label}: {error}"));
        u32::try_from(self.session.records().len() - 1).unwrap()
    }

    pub(crate) fn minutes_later(&self, minutes: i64) {
        self.clock.set(self.session.now().after(Span::from_minutes(minutes)));
    }
}
