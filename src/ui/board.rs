//! The data of the day's board: the events open here, those in the house's folder, and their
//! totals.

use std::{
    path::{Path, PathBuf},
    rc::Rc,
    sync::Arc,
    time::Duration,
};

use bottone_base::{
    money::{Currency, Money},
    seat::TableNo,
    time::Timestamp,
};
use bottone_club::{
    drawers::ALWAYS,
    house_day::{EventOverview, HouseDay, day_began},
    season::LeagueTable,
};
use bottone_house::{
    drawers::{Drawer, Drawers},
    events::EventListing,
    setup::Setup,
};
use bottone_i18n::Language;
use bottone_session::{
    Desk as _,
    time::{SystemClock, Timekeeper as _},
};
use bottone_store::{folder, profiles::LEAGUES};
use bottone_tournament::Tournament;
use bottone_ui_dialogs::new_event::EventFolders;
use bottone_ui_frame::context::{FrameContext, Validity};
use bottone_ui_walls::Walls;
use bottone_view::{
    Stat,
    forecast::ForecastView,
    house::{
        StandingsView,
        drawers::{DrawerSums, Till, drawer_cards},
    },
    sheet::Job,
    today::{
        CashCard, ClockState, EventLine, OpenTasks, Sums, TableStrip, TablesNeeded, cash, needed,
        schedule, totals,
    },
};
use bottone_view_public::walls::Standings;
use bottone_vocabulary::words;
use egui::Context;

use super::{
    app::App,
    events::{EventId, OpenEvent},
    house::OpenHouse,
    room_page::HouseSource,
};

/// The interval between checks of the house's files for growth, in seconds of the window.
const LOOK: f64 = 3.0;
/// The same interval while the board is hidden but the page or a wall shows the house.
const LOOK_AWAY: f64 = 20.0;

/// The board at one instant.
#[derive(Clone, Debug, Default)]
pub(super) struct DayBoard {
    /// "Saturday 21 November 2026".
    pub(super) date: String,
    /// "21:00".
    pub(super) time: String,
    /// The name of the house, if it has one.
    pub(super) house: String,
    /// The settings of the house.
    pub(super) setup: Setup,
    /// True for the board of a house, which can list its tables.
    pub(super) in_house: bool,
    /// True if the house can be closed: it was opened, and no event of the window is open.
    pub(super) may_close: bool,
    pub(super) totals: Vec<Stat>,
    pub(super) lines: Vec<BoardLine>,
    pub(super) strip: TableStrip,
    /// The number of tables of the house; 0 if it is not set.
    pub(super) owned: usize,
    pub(super) needed: Vec<TablesNeeded>,
    /// The money taken and paid out, by cashier and in total.
    pub(super) cash: Vec<CashCard>,
    /// The open drawers, each with the amount that should be in it.
    pub(super) drawers: Vec<(u32, Currency, Money)>,
    /// The cashier, desk and currency of a drawer that would be opened here.
    pub(super) cashier: (String, String, Currency),
    /// The tables of the house's leagues.
    pub(super) standings: Vec<StandingsView>,
    /// The number of tasks in all to-do lists.
    pub(super) tasks: usize,
    /// The files of the day that are not wholly counted, with the reason.
    pub(super) faults: Vec<String>,
}

/// One event on the board.
#[derive(Clone, Debug)]
pub(super) struct BoardLine {
    pub(super) line: EventLine,
    pub(super) place: EventLocation,
    pub(super) file: Option<PathBuf>,
    /// The house's listing of the event.
    pub(super) listed: Option<EventListing>,
    /// True if there is no entry and the clock was never started.
    pub(super) is_fresh: bool,
}

/// The place of an event of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EventLocation {
    /// Open in this window, under this number.
    Open(usize),
    /// In this file of the house.
    File(PathBuf),
}

/// The data of the board that is kept between frames.
#[derive(Default)]
pub(super) struct BoardCache {
    /// The house, and its events that are not open here.
    day: HouseDay,
    /// A counter of the readings.
    readings: u32,
    looking: bool,
    /// The time of the last look, in seconds of the window.
    last_look: Option<f64>,
    /// The folder of the day: the house's, or one with leagues.
    folder: Option<PathBuf>,
    /// The folder of the house, if there is one.
    house: Option<PathBuf>,
    cached: Option<(BoardInputs, Rc<DayBoard>)>,
    /// The state from which the walls' schedule was made.
    schedule_key: Option<ScheduleKey>,
}

/// The minute, the number of the reading of the house, and each open event with its revision.
type ScheduleKey = (i64, u32, Vec<(EventId, u64)>);

/// The inputs of the board; it is made again when one of them changes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct BoardInputs {
    second: i64,
    language: Language,
    read: u32,
    open: Vec<(EventId, u64)>,
}

impl BoardCache {
    /// Takes the folder of the day and that of the house. The day of any other folder is dropped.
    fn set_folders(&mut self, folder: Option<PathBuf>, house: Option<PathBuf>) {
        if self.folder != folder {
            self.day = HouseDay::default();
            self.readings += 1;
            self.folder = folder;
        }
        self.house = house;
    }

    /// Returns the open events and the house's other events, in order of their start.
    fn scheduled_events<'a>(
        &'a self,
        open: &[OpenEvent<'a>],
    ) -> Vec<(&'a Tournament, Option<Timestamp>)> {
        let starts = |path: Option<&Path>| path.and_then(|path| self.day.starts(path));
        let here = open.iter().map(|event| (event.desk.tournament(), starts(event.desk.path())));
        let others = self.closed_events(open).into_iter();
        let others = others.map(|glance| (&glance.tournament, starts(Some(&glance.path))));
        let mut all: Vec<_> = here.chain(others).collect();
        all.sort_by_key(|(_, starts)| *starts);
        all
    }

    /// Sends the house's schedule to the walls each minute, and the standings when they change.
    pub(super) fn update_walls(&mut self, open: &[OpenEvent<'_>], walls: &mut Walls) {
        let Some(first) = open.first() else { return };
        let now = first.desk.now();
        let events = open.iter().map(|event| (event.id, event.desk.revision())).collect();
        let key = Some((now.millis().div_euclid(60_000), self.readings, events));
        if self.schedule_key != key {
            walls.set_schedule(&self.scheduled_events(open), now);
            if self.schedule_key.as_ref().is_none_or(|(_, read, _)| *read != self.readings) {
                let leagues = self.day.standings();
                walls.set_standings(|language| {
                    Standings::of(leagues.iter().map(|of| (of.view(language), of.files())))
                });
            }
            self.schedule_key = key;
        }
    }

    /// Returns the events of the house that are not open here.
    fn closed_events(&self, open: &[OpenEvent<'_>]) -> Vec<&EventOverview> {
        let is_open = |glance: &&EventOverview| {
            let is_it = |here: &Path| folder::is_same_file(here, &glance.path);
            open.iter().any(|event| event.desk.path().is_some_and(is_it))
        };
        self.day.glances.iter().filter(|glance| !is_open(glance)).collect()
    }
}

impl HouseSource for BoardCache {
    fn revision(&self) -> u32 {
        self.readings
    }

    fn start_of(&self, path: &Path) -> Option<Timestamp> {
        self.day.starts(path)
    }

    fn other_events(&self, open: &[OpenEvent<'_>]) -> Vec<(Tournament, Option<Timestamp>)> {
        let others = self.closed_events(open).into_iter();
        others.map(|glance| (glance.tournament.clone(), self.day.starts(&glance.path))).collect()
    }

    fn standings(&self) -> &Arc<[LeagueTable]> {
        self.day.standings()
    }
}

impl App {
    /// Returns whether the start page is a board: in a house, or with an event open behind it.
    pub(super) fn has_board(&self) -> bool {
        self.board.house.is_some() || self.events.count() > 0
    }

    /// Looks from time to time, while the board is shown, for a house and the files in its folder.
    pub(super) fn refresh_house(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let away = self.desk.is_some() || self.free_table;
        let is_shown = self.page.is_on() || self.walls.any_open();
        let every = if away { is_shown.then_some(LOOK_AWAY) } else { Some(LOOK) };
        // Look at least once: every screen needs to know the tables of the house.
        let waits = |looked: f64| every.is_none_or(|every| now < looked + every);
        if self.board.last_look.is_some_and(waits) {
            return;
        }
        self.board.last_look = Some(now);
        // The open house comes first, then that of the open events, then that of the folder for
        // new events.
        let open = self.open_events();
        let folders = self.house.iter().map(OpenHouse::folder);
        let folders = folders.chain(open.iter().filter_map(|event| event.desk.folder()));
        let folders: Vec<&Path> = folders.chain(self.folder.as_deref()).collect();
        let find = |is: fn(&Path) -> bool| folders.iter().copied().find(|folder| is(folder));
        let house = find(folder::is_house).map(Path::to_owned);
        // Leagues are counted without a house too.
        let leagues = find(|folder| folder.join(LEAGUES).is_dir()).map(Path::to_owned);
        self.board.set_folders(house.clone().or(leagues), house);
        let Some(folder) = self.board.folder.clone() else { return };
        if let Some(every) = every {
            ctx.request_repaint_after(Duration::from_secs_f64(every));
        }
        if !std::mem::replace(&mut self.board.looking, true) {
            let known = self.board.day.clone();
            self.jobs.refresh_house(ctx, folder, known, self.operator());
        }
    }

    /// Returns the folder of the house, if any: the open house, or else that of the board.
    pub(super) fn house_folder(&self) -> Option<&Path> {
        self.house.as_ref().map(OpenHouse::folder).or(self.board.house.as_deref())
    }

    /// Returns the folders in which a new event can be made; the first is the default.
    pub(super) fn event_folders(&self) -> EventFolders {
        let mut places = EventFolders::default();
        if let Some(folder) = self.house_folder() {
            let open = self.house.as_ref();
            let name = open.map(|open| open.book.desk().house().setup().name.clone());
            places.add(folder, Some(name.unwrap_or_else(|| self.house_name().to_owned())));
        }
        let beside = self.desk.as_ref().and_then(|desk| desk.folder());
        for folder in self.folder.as_deref().into_iter().chain(beside) {
            places.add(folder, None);
        }
        places
    }

    /// Returns the event of this file, open here or not, and its start if known.
    pub(super) fn event_of(&self, file: &Path) -> Option<(Tournament, Option<Timestamp>)> {
        let starts = self.board.day.starts(file);
        let open = self.open_events();
        let is_it = |event: &&OpenEvent<'_>| {
            event.desk.path().is_some_and(|path| folder::is_same_file(path, file))
        };
        let open = open.iter().find(is_it).map(|event| event.desk.tournament().clone());
        let known = || {
            let glance = self.board.day.glances.iter().find(|glance| glance.path == file)?;
            Some(glance.tournament.clone())
        };
        Some((open.or_else(known)?, starts))
    }

    /// Returns the table of this league as a sheet.
    pub(super) fn standings_sheet(&self, nth: usize) -> Option<(String, Job)> {
        let language = self.settings.language;
        let standings = self.board.day.standings().get(nth)?.view(language);
        let job = standings.sheet(language, self.board.day.name(), self.board_time());
        Some((standings.name, job))
    }

    /// Returns the schedule of the day as a sheet.
    pub(super) fn schedule(&self) -> Job {
        let open = self.open_events();
        let events = self.board.scheduled_events(&open);
        let now = self.board_time();
        schedule(self.settings.language, self.board.day.name(), &events, now)
    }

    /// Reads the house again at once, after an act on it.
    pub(super) fn reload_house(&mut self, ctx: &Context) {
        self.board.last_look = None;
        ctx.request_repaint();
    }

    /// Stores the house and its day as they were read.
    pub(super) fn set_house_day(&mut self, day: HouseDay) {
        self.board.looking = false;
        // Another house may have been opened since the request.
        if !self.board.folder.as_deref().is_some_and(|folder| day.is_of(folder)) {
            return;
        }
        if !day.is_same(&self.board.day) {
            self.board.day = day;
            self.board.readings += 1;
            self.events.reset_shared();
        }
    }

    /// Returns the drawers of the house.
    pub(super) fn drawers(&self) -> &Drawers {
        self.board.day.drawers()
    }

    /// Returns the money that went through each drawer today.
    pub(super) fn tills(&self) -> Vec<Till> {
        self.board.day.tills()
    }

    /// Returns the name of the house.
    pub(super) fn house_name(&self) -> &str {
        self.board.day.name()
    }

    /// Returns the tables of the house; empty if there is no house or it lists none.
    pub(super) fn own_tables(&self) -> Vec<TableNo> {
        self.board.day.tables()
    }

    /// Returns the board at this instant.
    pub(super) fn board(&mut self) -> Rc<DayBoard> {
        let now = self.board_time();
        let open = self.open_events();
        let made = BoardInputs {
            second: now.millis().div_euclid(1_000),
            language: self.settings.language,
            read: self.board.readings,
            open: open.iter().map(|event| (event.id, event.desk.revision())).collect(),
        };
        if let Some((before, board)) = &self.board.cached
            && *before == made
        {
            return Rc::clone(board);
        }
        let board = Rc::new(self.make_board(now));
        self.board.cached = Some((made, Rc::clone(&board)));
        board
    }

    fn board_time(&self) -> Timestamp {
        let open = self.events.in_background().next().map(|event| event.desk.now());
        open.unwrap_or_else(|| SystemClock::start().now())
    }

    fn make_board(&self, now: Timestamp) -> DayBoard {
        let language = self.settings.language;
        let open = self.open_events();
        let of_house = self.board.closed_events(&open);
        let mut lines = Vec::new();
        let mut sums: Vec<(Rc<Sums>, ClockState)> = Vec::new();
        let mut outlooks = Vec::new();
        for event in &open {
            let cx = event.context(event.desk.now(), language);
            let ends = cx.forecast().map(|forecast| forecast.ends.clone()).unwrap_or_default();
            let waiting = OpenTasks::of(event.views.tasks());
            let t = cx.tournament();
            let starts = event.desk.path().and_then(|path| self.board.day.starts(path));
            let (tickets, _) = cx.tickets_outstanding();
            let line = EventLine::of(language, t, waiting, (starts, &ends), cx.now)
                .with_tickets(language, tickets);
            sums.push((event_sums(&cx), line.state));
            outlooks.push(cx.outlook());
            let file = event.desk.path().map(Path::to_owned);
            let listed = file.as_deref().and_then(|file| self.board.day.listed(file)).cloned();
            let (place, is_fresh) = (EventLocation::Open(event.number), is_fresh(t));
            lines.push(BoardLine { line, place, file, listed, is_fresh });
        }
        for glance in &of_house {
            let ends =
                glance.outlook.as_ref().map(|outlook| ForecastView::of(language, outlook).ends);
            let ends = ends.unwrap_or_default();
            let t = &glance.tournament;
            let line = EventLine::of(
                language,
                t,
                glance.waiting,
                (self.board.day.starts(&glance.path), &ends),
                now,
            )
            .with_tickets(language, self.board.day.tickets(&glance.path, &t.setup().currency));
            sums.push((Rc::new(glance.sums.clone()), line.state));
            let file = Some(glance.path.clone());
            let listed = self.board.day.listed(&glance.path).cloned();
            let (place, is_fresh) = (EventLocation::File(glance.path.clone()), is_fresh(t));
            lines.push(BoardLine { line, place, file, listed, is_fresh });
        }
        let open_now = open.iter().zip(&outlooks);
        // Events of another day hold no table today.
        let today = words::hour(now).0;
        let is_later = |glance: &EventOverview| {
            let starts = self.board.day.starts(&glance.path);
            starts.is_some_and(|starts| words::hour(starts).0 > today)
        };
        let of_today = of_house.iter().filter(|glance| !is_later(glance));
        let all: Vec<_> = open_now
            .map(|(event, outlook)| (event.desk.tournament(), outlook.as_ref().as_ref()))
            .chain(of_today.map(|glance| (&glance.tournament, glance.outlook.as_ref())))
            .collect();
        let owned = self.own_tables();
        let sums: Vec<(&Sums, ClockState)> =
            sums.iter().map(|(sums, state)| (&**sums, *state)).collect();
        let operator = self.operator();
        let currency =
            sums.first().map_or_else(Currency::default, |(sums, _)| sums.currency.clone());
        DayBoard {
            date: words::date(language, now),
            time: words::time_of_day(now),
            house: self.board.day.name().to_owned(),
            setup: self.board.day.setup().clone(),
            in_house: self.board.house.is_some(),
            may_close: open.is_empty()
                && self.house.as_ref().map(OpenHouse::folder) != self.folder.as_deref()
                && self.house.is_some(),
            totals: totals(language, &sums, owned.len()),
            cash: self.cash_cards(&sums, now),
            drawers: self.open_drawers(),
            standings: self.board.day.standings().iter().map(|one| one.view(language)).collect(),
            cashier: (operator.name, operator.station, currency),
            tasks: lines.iter().map(|line| line.line.waiting.count).sum(),
            faults: self.board.day.incomplete().iter().map(|file| file.to_text(language)).collect(),
            lines,
            owned: owned.len(),
            strip: TableStrip::of(all.iter().map(|(t, _)| *t), &owned, now),
            needed: needed(&all, now),
        }
    }
}

impl App {
    /// Returns the money taken and paid out: by drawer in a house with drawers, else by cashier.
    fn cash_cards(&self, sums: &[(&Sums, ClockState)], now: Timestamp) -> Vec<CashCard> {
        let language = self.settings.language;
        let drawers = self.drawers();
        if drawers.all().len() == 0 {
            let sums: Vec<&Sums> = sums.iter().map(|(sums, _)| *sums).collect();
            return cash(language, &sums);
        }
        let (tills, since) = (self.tills(), day_began(now));
        let added = DrawerSums::of(drawers, &tills, since);
        let currencies: Vec<Currency> = tills.into_iter().map(|till| till.currency).collect();
        drawer_cards(language, drawers, &added, &currencies, since)
    }

    fn open_drawers(&self) -> Vec<(u32, Currency, Money)> {
        let drawers = self.drawers();
        if drawers.open().next().is_none() {
            return Vec::new();
        }
        let added = DrawerSums::of(drawers, &self.tills(), ALWAYS);
        let one = |(number, drawer): (u32, &Drawer)| {
            (number, drawer.opening.currency.clone(), added.expected(number, drawer))
        };
        drawers.open().map(one).collect()
    }
}

/// Returns whether the event has no entry and its clock was never started.
pub(super) fn is_fresh(t: &Tournament) -> bool {
    t.entries().count() == 0 && !t.clock().started()
}

/// Returns the totals of an event, computed again after each record.
fn event_sums(cx: &FrameContext<'_>) -> Rc<Sums> {
    cx.view(Validity::Change, (), |()| {
        Sums::of(cx.tournament(), cx.desk.records(), cx.desk.ledger())
    })
}
