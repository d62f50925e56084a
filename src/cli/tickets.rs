//! `bottone house tickets|award|enter|settle`: seats for another event, from the command line.

use std::path::{Path, PathBuf};

use super::{Done, complain, of_file, operator, record::opened};
use crate::{
    i18n::{Language, Saying, Told as _},
    rules::person::PersonId,
    session::{
        file,
        house::{self, Agreement, HouseDesk, HouseEvent, OpenedHouse},
        time::SystemClock,
    },
    store::folder,
    tournament::tables::Wish,
    view::house::tickets,
};

/// The house's desk, to be written at.
fn house_desk(language: Language, named: &Path) -> Result<HouseDesk, String> {
    let clock = Box::new(SystemClock::start());
    let opened = house::open(&house::file_of(named), clock, operator(language));
    let OpenedHouse { desk, notices, .. } = opened.map_err(|error| error.told(language))?;
    for notice in &notices {
        complain(&of_file(desk.path(), notice.told(language)).told(language));
    }
    Ok(desk)
}

/// An event's desk, to be written at, and its name in the house's folder.
fn event_desk(language: Language, file: &Path) -> Result<(file::Opened, String), String> {
    let opened = file::open(file, Box::new(SystemClock::start()), operator(language))
        .map_err(|error| error.told(language))?;
    for notice in &opened.notices {
        complain(&of_file(file, notice.told(language)).told(language));
    }
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok((opened, name))
}

pub(super) fn list(language: Language, named: &Path) -> Done {
    let clock = Box::new(SystemClock::start());
    let read = house::read(&house::file_of(named), clock, operator(language));
    let read = read.map_err(|error| error.told(language))?;
    Ok(tickets::listed(language, read.desk.house()).join("\n"))
}

/// Hands out every seat that is owed in a satellite.
pub(super) fn award(language: Language, named: &Path, event: &Path) -> Done {
    let mut house = house_desk(language, named)?;
    let (mut opened, name) = event_desk(language, event)?;
    let at = HouseEvent { file: &name, seal: &opened.seal };
    let desk = opened.desk.as_mut();
    let dues = desk.tournament().dues(desk.now());
    let mut lines = Vec::new();
    for due in dues {
        for _ in 0..due.tickets_left().max(0) {
            let number = house::hand_out(&mut house, desk, at, due.entry)
                .map_err(|error| of_file(event, error.told(language)).told(language))?;
            lines.push(tickets::line(language, house.house(), number));
        }
    }
    if lines.is_empty() {
        return Err(of_file(event, language.word("tickets-nothing-owed")).told(language));
    }
    Ok(lines.join("\n"))
}

/// Buys somebody in with a ticket.
pub(super) fn enter(language: Language, named: &Path, event: &Path, person: &str) -> Done {
    let person = PersonId::parse(person)
        .ok_or_else(|| Saying::of("tickets-no-id").with("id", person).told(language))?;
    let mut house = house_desk(language, named)?;
    let (mut opened, name) = event_desk(language, event)?;
    let at = HouseEvent { file: &name, seal: &opened.seal };
    let desk = opened.desk.as_mut();
    // Who finds a table open draws a seat; otherwise he has one when the seats are drawn.
    let open = desk.tournament().tables().open().len() > 0;
    let seat = if open { Wish::Draw(desk.seed()) } else { Wish::Later };
    let number = house::enter(&mut house, desk, at, person, seat)
        .map_err(|error| of_file(event, error.told(language)).told(language))?;
    Ok(tickets::line(language, house.house(), number))
}

/// Writes into the house's book what its events say of tickets.
pub(super) fn settle(language: Language, named: &Path) -> Done {
    let mut desk = house_desk(language, named)?;
    let files: Vec<PathBuf> = folder::events_beside(desk.path(), usize::MAX);
    let mut events = Vec::new();
    for file in &files {
        match opened(language, file) {
            Ok(opened) => {
                let (seal, t) = (opened.seal.clone(), opened.desk.tournament());
                events.push(Agreement::of(file, seal, t));
            }
            Err(error) => complain(&of_file(file, error.told(language)).told(language)),
        }
    }
    for gap in house::gaps(desk.house(), desk.seal(), &events) {
        complain(&of_file(desk.path(), gap.told(language)).told(language));
    }
    let count = house::settle(&mut desk, &events).map_err(|error| error.told(language))?;
    Ok(Saying::count("tickets-settled", count).told(language))
}
