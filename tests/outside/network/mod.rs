//! Several desks on one log in a real PostgreSQL: what they see, what is lost when something dies (nothing), and whom they
//! believe (nobody).
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

mod alone;
mod attack;
mod desks;
mod evening;
mod password;

use std::{fs, path::Path, time::Duration};

use bottone::{
    rules::person::Person,
    session::{
        Desk, Operator,
        shared::{self, Way},
    },
    store::shared::LogAddress,
    tournament::{
        Command,
        entries::{EntryCommand, Who},
        tables::Wish,
    },
};

use crate::stage::{Said, bottone, net::AT_MOST};

/// What the program says with these words, which all went well.
#[track_caller]
fn says(words: &[&str]) -> String {
    let Said { status, out, complaint } = bottone(words);
    assert_eq!(status, Some(0), "{words:?}: {out}{complaint}");
    out
}

/// What it complains of.
#[track_caller]
fn complains(words: &[&str]) -> String {
    let Said { status, out, complaint } = bottone(words);
    assert_ne!(status, Some(0), "{words:?}: {out}");
    complaint
}

/// A desk of this name with a file of its own, which waits for an answer as long as it takes.
fn desk_at(address: &str, file: &Path, station: &str) -> Box<dyn Desk> {
    patient_desk_at(address, file, station, AT_MOST)
}

/// A desk that takes an act for unsure after so long.
fn patient_desk_at(address: &str, file: &Path, station: &str, patience: Duration) -> Box<dyn Desk> {
    let address = LogAddress::read(address).unwrap();
    let operator = Operator { name: "Ann".into(), station: station.into() };
    shared::prepare(&address, file, &operator).unwrap();
    let way = Way { patience, ..Way::unwatched(operator) };
    let mut desk = shared::open(&address, file, way).unwrap().desk;
    shared::wait_for_log(desk.as_mut(), AT_MOST);
    desk
}

/// Somebody of this name comes, and waits for a seat.
fn comes(family: &str) -> Command {
    let who = vec![Who::New(Person { family: family.to_owned(), ..Person::default() })];
    Command::Entries(EntryCommand::Enter { who, seat: Wish::Later })
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}
