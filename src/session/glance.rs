//! A look at a house and its day: what it is called, and the events in its folder that are not open here. A file is read
//! once, and again when it has grown.

use std::path::{Path, PathBuf};

use super::{
    Operator, file, house,
    time::{SystemClock, Timekeeper as _},
};
use crate::{
    house::{FILE, events::Listed, setup::Setup},
    i18n::Language,
    rules::{
        seat::TableNo,
        time::{Span, Timestamp},
    },
    store::folder::{self, EventFile},
    tournament::Tournament,
    view::{
        forecast::{Background, Outlook},
        today::{Sums, Waiting},
        todo::tasks,
        words,
    },
};

/// A file that was written within so long is of today, where the house does not say when its event is.
const TODAY: Span = Span::from_minutes(18 * 60);

/// A house and its day.
#[derive(Clone, Default)]
pub struct HouseDay {
    setup: Setup,
    listed: Vec<Listed>,
    /// How long its file was, in bytes.
    length: u64,
    pub glances: Vec<Glance>,
}

/// An event as its file told of it.
#[derive(Clone)]
pub struct Glance {
    pub path: PathBuf,
    length: u64,
    pub tournament: Tournament,
    pub sums: Sums,
    pub waiting: Waiting,
    pub outlook: Option<Outlook>,
}

impl HouseDay {
    /// The house in this folder, and its events of today. What is as long as it was `before` is not read again; what
    /// cannot be read is left out.
    pub fn of(folder: &Path, before: Self, operator: &Operator) -> Self {
        let clock = SystemClock::start();
        let now = clock.now();
        let own = folder.join(FILE);
        let length = folder::length_of(&own);
        let mut day = if length == before.length {
            before
        } else {
            let read = house::read(&own, Box::new(clock), operator.clone()).ok();
            let (setup, listed) = read.map_or_else(Default::default, |read| {
                let house = read.desk.house();
                (house.setup().clone(), house.events().all().cloned().collect())
            });
            Self { setup, listed, length, glances: before.glances }
        };
        let known = std::mem::take(&mut day.glances);
        let look = |file: EventFile| {
            let before = known.iter().find(|glance| glance.path == file.path);
            match before.filter(|glance| glance.length == file.length) {
                Some(glance) => Some(glance.clone()),
                None => glance(file, operator, now),
            }
        };
        let is_today = |found: &EventFile| match day.starts(&found.path) {
            Some(starts) => words::hour(starts).0 == words::hour(now).0,
            None => now.since(found.written) <= TODAY,
        };
        let found = folder::events_in(folder).into_iter().filter(is_today);
        let mut glances: Vec<Glance> = found.filter_map(look).collect();
        glances.sort_by_cached_key(|glance| (day.starts(&glance.path), glance.path.clone()));
        Self { glances, ..day }
    }

    /// What the house is called; empty where there is none.
    pub fn name(&self) -> &str {
        &self.setup.name
    }

    /// The tables that it has; none where nobody has said.
    pub fn tables(&self) -> Vec<TableNo> {
        self.setup.own_tables()
    }

    /// When the event of this file starts, where the house says so.
    pub fn starts(&self, path: &Path) -> Option<Timestamp> {
        let file = path.file_name()?.to_str()?;
        self.listed.iter().find(|listed| listed.file == file)?.starts
    }

    /// Does it tell the same as this?
    pub fn is_same(&self, other: &Self) -> bool {
        let read = |day: &Self| -> Vec<(PathBuf, u64)> {
            day.glances.iter().map(|glance| (glance.path.clone(), glance.length)).collect()
        };
        self.length == other.length && read(self) == read(other)
    }
}

fn glance(found: EventFile, operator: &Operator, now: Timestamp) -> Option<Glance> {
    let clock = Box::new(SystemClock::start());
    let desk = file::read(&found.path, clock, operator.clone()).ok()?.desk;
    let (t, at) = (desk.tournament(), desk.now().max(now));
    // The language is for texts, which are not kept.
    let tasks = tasks(Language::default(), t, &t.seating_plan(at), at);
    let background = Background::of(desk.records(), desk.ledger(), desk.house());
    Some(Glance {
        path: found.path,
        length: found.length,
        sums: Sums::of(t, desk.records(), desk.ledger()),
        waiting: Waiting::of(&tasks),
        outlook: Outlook::of(t, &background, at),
        tournament: t.clone(),
    })
}
