//! The open house: its book, and its people's visits to its events.

use std::{
    cell::RefCell,
    path::{Path, PathBuf},
    rc::Rc,
};

use bottone_base::person::PersonId;
use bottone_club::{season::LeagueTable, visits::Visits};
use bottone_search::book::{PersonLine, people};
use bottone_session::house::HouseBook;
use egui::Context;

use crate::portraits::{Photograph, Portrait};

/// The house that is open in the window.
pub(crate) struct OpenHouse {
    pub(crate) book: HouseBook,
    folder: PathBuf,
    people: RefCell<PeopleCache>,
    portrait: RefCell<Portrait>,
    /// Every person's visits, counted in the background.
    pub(crate) visits: Visits,
    /// The tables of the house's leagues, counted along with the visits.
    pub(crate) standings: Vec<LeagueTable>,
}

/// The views of the book at one revision.
#[derive(Default)]
struct PeopleCache {
    revision: Option<u64>,
    lines: Rc<[PersonLine]>,
}

impl OpenHouse {
    pub(crate) fn new(book: HouseBook) -> Self {
        let folder = book.desk().folder().to_owned();
        Self {
            book,
            folder,
            people: RefCell::default(),
            portrait: RefCell::default(),
            visits: Visits::default(),
            standings: Vec::new(),
        }
    }

    /// Returns the folder of the house.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the photograph of this person, if there is one.
    pub(crate) fn photograph(&self, ctx: &Context, person: PersonId) -> Photograph {
        self.portrait.borrow_mut().of(ctx, &self.book.desk(), person)
    }

    /// Returns all people by name, or those who match the typed text, the best match first.
    pub(crate) fn search(&self, typed: &str) -> Rc<[PersonLine]> {
        let mut kept = self.people.borrow_mut();
        let desk = self.book.desk();
        if kept.revision != Some(desk.revision()) {
            let lines = people(desk.house()).into();
            *kept = PeopleCache { revision: Some(desk.revision()), lines };
        }
        if typed.trim().is_empty() {
            return Rc::clone(&kept.lines);
        }
        let found = self.book.find(typed, MOST);
        let line = |person| kept.lines.iter().find(|line| line.person == person).cloned();
        found.into_iter().filter_map(line).collect()
    }
}

/// The greatest number of matches listed.
const MOST: usize = 200;
