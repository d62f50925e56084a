//! Several desks on one log in a real PostgreSQL: what they see, that crashes lose nothing, and
//! that no input is trusted.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod alone;
mod attack;
mod desks;
mod evening;
mod password;
mod unknown;

use std::{fs, path::Path, time::Duration};

use bottone::{
    base::person::Person,
    session::{
        Operator, Session,
        shared::{self, LogOptions},
    },
    shared_log::LogAddress,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        tables::SeatWish,
    },
};
use bottone_page_support::AT_MOST;

use crate::stage::{Said, bottone};

/// Returns the program's output for these arguments; the run must succeed.
#[track_caller]
fn says(words: &[&str]) -> String {
    let Said { status, out, complaint } = bottone(words);
    assert_eq!(status, Some(0), "{words:?}: {out}{complaint}");
    out
}

/// Returns the program's error message.
#[track_caller]
fn complains(words: &[&str]) -> String {
    let Said { status, out, complaint } = bottone(words);
    assert_ne!(status, Some(0), "{words:?}: {out}");
    complaint
}

/// Opens a desk of this name with its own file, which waits for an answer as long as necessary.
fn desk_at(address: &str, file: &Path, station: &str) -> Box<Session> {
    patient_desk_at(address, file, station, AT_MOST)
}

/// Opens a desk that takes an act as unsure after this time.
fn patient_desk_at(address: &str, file: &Path, station: &str, patience: Duration) -> Box<Session> {
    let address = LogAddress::read(address).unwrap();
    let operator = Operator { name: "Ann".into(), station: station.into() };
    shared::prepare(&address, file, &operator).unwrap();
    let way = LogOptions { patience, ..LogOptions::unwatched(operator) };
    let mut desk = shared::open(&address, file, way).unwrap().desk;
    shared::wait_for_log(desk.as_mut(), AT_MOST);
    desk
}

/// Returns the entry of a player of this name, who waits for a seat.
fn comes(family: &str) -> Command {
    let who = vec![Entrant::New(Person { family: family.to_owned(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later })
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}
