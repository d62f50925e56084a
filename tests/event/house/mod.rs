//! A house: its acts and laws, its file, and its agreement with its events.
#![allow(
    clippy::disallowed_methods,
    clippy::large_enum_variant,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test"
)]

mod acts;
mod book;
mod check;
mod drawers;
mod file;
mod forgotten;
mod people;
mod portraits;
mod staff;
mod tickets;

use std::path::Path;

use crate::stage::{EVENING, desk};
use bottone::{
    base::person::PersonId,
    house::{
        Command,
        people::{Details, PeopleCommand},
        setup::Setup,
    },
    session::{
        OpenError,
        house::{self, HouseDesk, OpenedHouse},
        time::StageClock,
    },
};

/// Returns the person of this number.
fn id(number: u64) -> PersonId {
    PersonId::drawn(number << 14)
}

/// Parses "Bianchi, Luca #0042".
fn details(text: &str) -> Details {
    let (name, card) = text.split_once(" #").unwrap_or((text, ""));
    let (family, given) = name.split_once(", ").unwrap_or((name, ""));
    Details { family: family.into(), given: given.into(), card: card.into(), ..Details::default() }
}

fn add(people: &[(u64, &str)]) -> Command {
    let people = people.iter().map(|(number, text)| (id(*number), details(text))).collect();
    Command::People(PeopleCommand::Add { people })
}

fn setup() -> Setup {
    Setup { name: "Club".into(), ..Setup::default() }
}

fn create(folder: &Path) -> HouseDesk {
    house::create(folder, setup(), Box::new(StageClock::at(EVENING)), desk()).unwrap()
}

fn open(file: &Path) -> Result<OpenedHouse, OpenError> {
    house::open(file, Box::new(StageClock::at(EVENING)), desk())
}
