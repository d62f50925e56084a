//! A look at a house and its day: its name, and the events in its folder that are not open here. A
//! file is read once, and again after it has grown.

use std::{
    collections::BTreeMap,
    mem,
    path::{Path, PathBuf},
    sync::Arc,
};

use bottone_base::{
    money::Currency,
    seat::TableNo,
    time::{Span, Timestamp},
};
use bottone_house::{FILE, drawers::Drawers, events::EventListing, setup::Setup};
use bottone_i18n::{Language, Saying, ToText as _};
use bottone_points::League;
use bottone_session::{
    Desk as _, OpenError, Operator, file, house,
    time::{SystemClock, Timekeeper as _},
};
use bottone_source::outlook::{Background, Outlook};
use bottone_store::{
    folder::{self, EventFile},
    journal::Notice,
    profiles,
};
use bottone_tournament::Tournament;
use bottone_view::{
    house::drawers::Till,
    today::{OpenTasks, Sums},
    todo::tasks,
};
use bottone_vocabulary::words;

use crate::{
    drawers::{EventCash, without_copies},
    season::{self, LeagueTable, ScoreCache},
};

/// The age up to which a file counts as today's, if the house has no date for its event.
const TODAY: Span = Span::from_minutes(18 * 60);
/// The time before its start from which an event is listed as coming.
const COMING: Span = Span::from_minutes(14 * 24 * 60);

/// A house and its day.
#[derive(Clone, Default)]
pub struct HouseDay {
    /// The folder of the house.
    folder: PathBuf,
    setup: Setup,
    listed: Vec<EventListing>,
    /// The currencies of the unused tickets for each event, by its file.
    tickets: BTreeMap<String, Vec<Option<Currency>>>,
    /// The length of its file, in bytes.
    length: u64,
    pub glances: Vec<EventOverview>,
    drawers: Drawers,
    rolls: Vec<CashRoll>,
    incomplete: Vec<IncompleteFile>,
    standings: Arc<[LeagueTable]>,
    scores: ScoreCache,
    /// The files of events and leagues in the standings, with their lengths.
    counted: Vec<(PathBuf, u64)>,
}

/// An event's file that is not wholly in the board and its sums.
#[derive(Clone, Debug)]
pub struct IncompleteFile {
    path: PathBuf,
    /// The length of the file when it was read, in bytes.
    length: u64,
    fault: FileFault,
}

#[derive(Clone, Debug)]
enum FileFault {
    /// Nothing of it could be read.
    Unreadable(Arc<OpenError>),
    /// Lines of it were left out.
    Damaged(Notice),
}

impl IncompleteFile {
    /// Returns the file's name and its fault, in a sentence.
    pub fn to_text(&self, language: Language) -> String {
        let (id, why) = match &self.fault {
            FileFault::Unreadable(error) => ("today-not-counted", error.to_text(language)),
            FileFault::Damaged(notice) => ("today-half-counted", notice.to_text(language)),
        };
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        Saying::of(id).with("file", &*name).with("why", why).to_text(language)
    }
}

/// Reads the events of a folder, and notes the files that are incomplete.
struct FolderReader<'a> {
    operator: &'a Operator,
    incomplete: Vec<IncompleteFile>,
    /// The incomplete files of the last reading.
    before: Vec<IncompleteFile>,
}

impl FolderReader<'_> {
    fn read(&mut self, found: &EventFile) -> Option<file::OpenedEvent> {
        let clock = Box::new(SystemClock::start());
        match file::read(&found.path, clock, self.operator.clone()) {
            Ok(opened) => {
                if let Some(notice) = opened.notices.iter().find(|notice| notice.drops_lines()) {
                    self.note(found, FileFault::Damaged(notice.clone()));
                }
                Some(opened)
            }
            Err(error) => {
                self.note(found, FileFault::Unreadable(error.into()));
                None
            }
        }
    }

    fn note(&mut self, found: &EventFile, fault: FileFault) {
        let EventFile { path, length, .. } = found;
        if self.incomplete.iter().all(|noted| noted.path != *path) {
            self.incomplete.push(IncompleteFile { path: path.clone(), length: *length, fault });
        }
    }

    /// Keeps the fault of a file that is not read again.
    fn keep(&mut self, found: &EventFile) {
        let before = self.before.iter().find(|noted| noted.path == found.path);
        if let Some(IncompleteFile { fault, .. }) = before {
            self.note(found, fault.clone());
        }
    }

    fn overview(
        &mut self,
        found: EventFile,
        known: &[EventOverview],
        now: Timestamp,
    ) -> Option<EventOverview> {
        let before = known.iter().find(|glance| glance.path == found.path);
        if let Some(glance) = before.filter(|glance| glance.length == found.length) {
            self.keep(&found);
            return Some(glance.clone());
        }
        let desk = self.read(&found)?.desk;
        let (t, at) = (desk.tournament(), desk.now().max(now));
        // The language is for texts, which are not kept.
        let tasks = tasks(Language::default(), t, &t.seating_plan(at), at);
        let background = Background::of(desk.records(), desk.ledger(), desk.house());
        Some(EventOverview {
            path: found.path,
            length: found.length,
            sums: Sums::of(t, desk.records(), desk.ledger()),
            waiting: OpenTasks::of(&tasks),
            outlook: Outlook::of(t, &background, at),
            tournament: t.clone(),
        })
    }

    fn roll(&mut self, found: EventFile, known: &[CashRoll]) -> Option<CashRoll> {
        let before = known.iter().find(|roll| roll.path == found.path);
        if let Some(roll) = before.filter(|roll| roll.length == found.length) {
            self.keep(&found);
            return Some(roll.clone());
        }
        let opened = self.read(&found)?;
        let cash = EventCash::of(opened.seal.clone(), &*opened.desk);
        Some(CashRoll { path: found.path, length: found.length, cash })
    }
}

/// The cash of the event in a file, at this length of the file.
#[derive(Clone)]
struct CashRoll {
    path: PathBuf,
    length: u64,
    cash: EventCash,
}

/// An event as read from its file.
#[derive(Clone)]
pub struct EventOverview {
    pub path: PathBuf,
    length: u64,
    pub tournament: Tournament,
    pub sums: Sums,
    pub waiting: OpenTasks,
    pub outlook: Option<Outlook>,
}

impl HouseDay {
    /// Returns the house in this folder, its events of today and those to come, and its leagues. A
    /// folder without a house has its leagues alone. A file as long as it was `before` is not read
    /// again; one that cannot be read is left out, and is among the incomplete ones.
    pub fn of(folder: &Path, before: Self, operator: &Operator) -> Self {
        let clock = SystemClock::start();
        let now = clock.now();
        let own = folder.join(FILE);
        let length = folder::length_of(&own);
        let before = if before.is_of(folder) { before } else { Self::default() };
        if !folder::is_house(folder) {
            let leagues =
                Self { scores: before.scores, counted: before.counted, ..Self::default() };
            let leagues =
                Self { folder: folder.to_owned(), standings: before.standings, ..leagues };
            return leagues.with_standings(folder, length, operator);
        }
        let mut day = if length == before.length {
            before
        } else {
            let read = house::read(&own, Box::new(clock), operator.clone()).ok();
            let (setup, listed, tickets, drawers) = read.map_or_else(Default::default, |read| {
                let house = read.desk.house();
                let listed = house.events().all().cloned().collect();
                let tickets = house::outstanding_by_file(house);
                (house.setup().clone(), listed, tickets, house.drawers().clone())
            });
            Self { setup, listed, tickets, length, drawers, ..before }
        };
        let (known, before) = (mem::take(&mut day.glances), mem::take(&mut day.incomplete));
        let mut reader = FolderReader { operator, incomplete: Vec::new(), before };
        let is_known = |found: &EventFile| match day.starts(&found.path) {
            Some(starts) => {
                words::hour(starts).0 >= words::hour(now).0 && starts.since(now) <= COMING
            }
            None => now.since(found.written) <= TODAY,
        };
        let files = folder::events_in(folder);
        let found = files.iter().filter(|file| is_known(file)).cloned();
        let mut glances: Vec<EventOverview> =
            found.filter_map(|file| reader.overview(file, &known, now)).collect();
        glances.sort_by_cached_key(|glance| (day.starts(&glance.path), glance.path.clone()));
        // Money for events of another day goes through the drawers too.
        let open = day.drawers.open().map(|(_, drawer)| drawer.opening.from);
        let since = open.chain([day_began(now)]).min().unwrap_or(now);
        let rolls = files.into_iter().filter(|file| file.written >= since);
        let rolls = rolls.filter_map(|file| reader.roll(file, &day.rolls)).collect();
        let incomplete = reader.incomplete;
        Self { folder: folder.to_owned(), glances, rolls, incomplete, ..day }
            .with_standings(folder, length, operator)
    }

    /// Adds the standings of its leagues, which are counted again if a file has grown.
    fn with_standings(mut self, folder: &Path, length: u64, operator: &Operator) -> Self {
        let leagues = profiles::shelf::<League>(Some(&folder.join(profiles::LEAGUES)));
        let events = leagues.iter().filter_map(|entry| entry.profile.as_ref().ok());
        let events = events.flat_map(|league| &league.events).map(|name| folder.join(name));
        let files = leagues.iter().filter_map(|entry| match &entry.origin {
            profiles::Origin::File(file) => Some(file.clone()),
            profiles::Origin::Shipped => None,
        });
        let files = files.chain(events);
        let mut counted: Vec<(PathBuf, u64)> =
            files.map(|file| (file.clone(), folder::length_of(&file))).collect();
        // Merges of people are in the house's own file.
        counted.push((folder.join(FILE), length));
        if counted != self.counted {
            // The language is only for errors of counting, which are not shown.
            let language = Language::default();
            self.standings = season::of_house(language, folder, &mut self.scores, operator).into();
            self.counted = counted;
        }
        self
    }

    /// Returns whether this is the day of the house in `folder`.
    pub fn is_of(&self, folder: &Path) -> bool {
        self.folder == folder
    }

    /// Returns the tables of its leagues, by their names.
    pub fn standings(&self) -> &Arc<[LeagueTable]> {
        &self.standings
    }

    /// Returns the house's drawers.
    pub fn drawers(&self) -> &Drawers {
        &self.drawers
    }

    /// Returns the events' files that are not wholly in the board and its sums.
    pub fn incomplete(&self) -> &[IncompleteFile] {
        &self.incomplete
    }

    /// Returns the tills of all events written to since the day began. If a drawer opened before
    /// that is still open, they start from its opening.
    pub fn tills(&self) -> Vec<Till> {
        let rolls = self.rolls.iter().map(|roll| roll.cash.clone());
        without_copies(rolls).into_iter().map(|cash| cash.till).collect()
    }

    /// Returns the house's name; empty if there is no house.
    pub fn name(&self) -> &str {
        &self.setup.name
    }

    /// Returns the house's set-up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns its tables; empty if their number is not set.
    pub fn tables(&self) -> Vec<TableNo> {
        self.setup.own_tables()
    }

    /// Returns the start of the event of this file, if the house has it.
    pub fn starts(&self, path: &Path) -> Option<Timestamp> {
        self.listed(path)?.starts
    }

    /// Returns the house's data on the event of this file.
    pub fn listed(&self, path: &Path) -> Option<&EventListing> {
        let file = path.file_name()?.to_str()?;
        self.listed.iter().find(|listed| listed.file == file)
    }

    /// Returns the number of unused tickets that pay an entry of this file's event in this
    /// currency.
    pub fn tickets(&self, path: &Path, currency: &Currency) -> usize {
        let file = path.file_name().and_then(|name| name.to_str());
        let all = file.and_then(|file| self.tickets.get(file)).into_iter().flatten();
        all.filter(|of| of.as_ref().is_none_or(|of| of == currency)).count()
    }

    /// Returns whether the two have the same content.
    pub fn is_same(&self, other: &Self) -> bool {
        let read = |day: &Self| -> Vec<(PathBuf, u64)> {
            let glances = day.glances.iter().map(|glance| (glance.path.clone(), glance.length));
            let rolls = day.rolls.iter().map(|roll| (roll.path.clone(), roll.length));
            let incomplete = day.incomplete.iter().map(|file| (file.path.clone(), file.length));
            glances.chain(rolls).chain(incomplete).collect()
        };
        self.folder == other.folder
            && self.length == other.length
            && read(self) == read(other)
            && Arc::ptr_eq(&self.standings, &other.standings)
    }
}

/// Returns the start of the house's day at this instant.
pub fn day_began(now: Timestamp) -> Timestamp {
    now.after(Span::ZERO.minus(TODAY))
}
