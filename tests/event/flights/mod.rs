//! Stacks in bags, and the day that is made of several flights.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test")]

mod bags;
mod bounties;
mod day_two;
mod pairs;
mod put_right;
mod staffed;

use std::path::{Path, PathBuf};

use bottone::{
    base::{money::Money, time::Span},
    rehearsal::{Festival, Rehearsal, RehearsalEnd, Script},
    rules::carry::{CarryTerms, Policy},
    session::{
        Desk, Session, file,
        flights::{self, NextDayWishes},
        time::{StageClock, Timekeeper},
    },
    tournament::{history::Beginning, setup::Setup},
};

use crate::stage::{EVENING, MORNING, buy_in, desk, structure};

/// Returns the time of making the next day: some days after the last flight.
fn later() -> Box<dyn Timekeeper> {
    Box::new(StageClock::at(MORNING.after(Span::from_minutes(14 * 24 * 60))))
}

fn setup(day: &str) -> Setup {
    Setup {
        name: "Autumn".into(),
        day: day.into(),
        buy_in: buy_in("100+10"),
        guarantee: Money::from_minor(2_000_000),
        ..Setup::default()
    }
}

/// Plays flights into files of this folder, with bags.
fn flights(folder: &Path, count: u8, entries: u32, seed: u64) -> Vec<PathBuf> {
    flights_set_up(folder, (count, entries), seed, setup)
}

/// Plays the same flights, with settings for the name of each day.
fn flights_set_up(
    folder: &Path,
    (count, entries): (u8, u32),
    seed: u64,
    setup: impl Fn(&str) -> Setup,
) -> Vec<PathBuf> {
    let mut festival = Festival::new(seed);
    let play = |nth: u8| {
        let path = folder.join(format!("1{}.ron", char::from(b'A' + nth)));
        let clock = StageClock::at(EVENING.after(Span::from_minutes(24 * 60 * i64::from(nth))));
        let day = format!("Day 1{}", char::from(b'A' + nth));
        let setup = setup(&day);
        let structure = structure("club-turbo");
        let beginning = Beginning::new(EVENING, setup, structure);
        let mut session = file::create(&path, beginning, Box::new(clock.clone()), desk()).unwrap();
        let until = RehearsalEnd::Level { number: 9, into: Span::ZERO };
        let guests = festival.guests(entries);
        let seed = seed * 100 + u64::from(nth);
        let script = Script { entries, guests, seed, until, office: false };
        Rehearsal::new(session.as_mut(), clock, script)
            .with_bags()
            .play(|_| {})
            .unwrap_or_else(|error| panic!("seed {seed}: {error}"));
        path
    };
    (0..count).map(play).collect()
}

fn wishes(policy: Policy) -> NextDayWishes {
    let terms = CarryTerms { policy, ..CarryTerms::default() };
    NextDayWishes { terms, day: "Day 2".into(), seats: true, ..NextDayWishes::default() }
}

/// Makes the next day of these flights, beside them.
fn merged(paths: &[PathBuf], wishes: &NextDayWishes) -> PathBuf {
    let into = paths.first().unwrap().with_file_name("2.ron");
    flights::make(paths, wishes, &into, later, &desk()).unwrap_or_else(|error| panic!("{error}"));
    into
}

fn open(path: &Path) -> Box<Session> {
    let opened = file::open(path, later(), desk()).unwrap();
    assert_eq!(opened.desk.tournament().breach(), None, "{}", path.display());
    opened.desk
}
