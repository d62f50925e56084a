//! What the board of the day is made of: the events that are open here, those that lie in the house's folder, and what they
//! come to together.

use std::{
    path::{Path, PathBuf},
    rc::Rc,
};

use egui::Context;

use super::{
    app::App,
    context::{FrameContext, Until},
    events::EventId,
};
use crate::{
    i18n::Language,
    rules::time::Timestamp,
    session::{
        glance::Glance,
        time::{SystemClock, Timekeeper as _},
    },
    store::folder,
    view::{
        Stat,
        forecast::ForecastView,
        today::{ClockState, EventLine, Needed, Sums, TableStrip, needed, totals},
        words,
    },
};

/// How often it is looked whether a file of the house has grown, in seconds of the window.
const LOOK: f64 = 3.0;

/// The board at an instant.
#[derive(Clone, Debug, Default)]
pub(super) struct Board {
    /// "Saturday 21 November 2026".
    pub(super) date: String,
    /// "21:00".
    pub(super) time: String,
    /// What the house is called, where it has a name.
    pub(super) house: String,
    pub(super) totals: Vec<Stat>,
    pub(super) lines: Vec<BoardLine>,
    pub(super) strip: TableStrip,
    pub(super) needed: Vec<Needed>,
    /// Everything that waits in the lists of what to do.
    pub(super) tasks: usize,
}

/// One event on the board.
#[derive(Clone, Debug)]
pub(super) struct BoardLine {
    pub(super) line: EventLine,
    pub(super) place: LinePlace,
}

/// Where an event of the board is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LinePlace {
    /// Open in this window, with this number.
    Open(usize),
    /// In this file of the house.
    File(PathBuf),
}

/// What is kept of the board between frames.
#[derive(Default)]
pub(super) struct KeptBoard {
    /// Events that are not open here.
    glances: Vec<Glance>,
    /// Counts up whenever they were read.
    read: u32,
    looking: bool,
    looked: f64,
    /// The folder with the house, if there is one.
    house: Option<PathBuf>,
    made: Option<(Made, Rc<Board>)>,
}

/// From what the board was made: it is made anew when any of it is another.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Made {
    second: i64,
    language: Language,
    read: u32,
    open: Vec<(EventId, u64)>,
}

impl App {
    /// Is the start a board? It is in a house, and as soon as an event lies open behind it.
    pub(super) fn has_board(&self) -> bool {
        self.board.house.is_some() || self.events.count() > 0
    }

    /// Looks now and then, while the board is there, whether there is a house and what lies in its folder.
    pub(super) fn look_at_house(&mut self, ctx: &Context) {
        if self.desk.is_some() || self.free_table {
            return;
        }
        let now = ctx.input(|input| input.time);
        if self.board.looked > 0.0 && now < self.board.looked + LOOK {
            return;
        }
        self.board.looked = now.max(f64::MIN_POSITIVE);
        self.board.house = self.folder.clone().filter(|folder| folder::is_house(folder));
        let Some(house) = self.board.house.clone() else { return };
        ctx.request_repaint_after_secs(LOOK as f32);
        if !std::mem::replace(&mut self.board.looking, true) {
            let known = self.board.glances.clone();
            self.jobs.look_at_house(ctx, house, known, self.operator());
        }
    }

    /// The events of the house's folder as they were found.
    pub(super) fn know_house(&mut self, glances: Vec<Glance>) {
        self.board.looking = false;
        let alike =
            |one: &Glance, other: &Glance| one.path == other.path && one.length == other.length;
        let same = glances.len() == self.board.glances.len()
            && glances.iter().zip(&self.board.glances).all(|(one, other)| alike(one, other));
        if !same {
            self.board.glances = glances;
            self.board.read += 1;
        }
    }

    /// The board at this instant.
    pub(super) fn board(&mut self) -> Rc<Board> {
        let now = self.time_on_the_board();
        let open = self.open_events();
        let made = Made {
            second: now.millis().div_euclid(1_000),
            language: self.settings.language,
            read: self.board.read,
            open: open.iter().map(|event| (event.id, event.desk.revision())).collect(),
        };
        if let Some((before, board)) = &self.board.made
            && *before == made
        {
            return Rc::clone(board);
        }
        let board = Rc::new(self.make_board(now));
        self.board.made = Some((made, Rc::clone(&board)));
        board
    }

    fn time_on_the_board(&self) -> Timestamp {
        let open = self.events.behind().next().map(|event| event.desk.now());
        open.unwrap_or_else(|| SystemClock::start().now())
    }

    fn make_board(&self, now: Timestamp) -> Board {
        let language = self.settings.language;
        let open = self.open_events();
        let of_house: Vec<&Glance> = self
            .board
            .glances
            .iter()
            .filter(|glance| {
                let is_it = |here: &Path| folder::is_same_file(here, &glance.path);
                !open.iter().any(|event| event.desk.path().is_some_and(is_it))
            })
            .collect();
        let mut lines = Vec::new();
        let mut sums: Vec<(Rc<Sums>, ClockState)> = Vec::new();
        let mut outlooks = Vec::new();
        for event in &open {
            let cx = event.context(event.desk.now(), language);
            let ends = cx.forecast().map(|forecast| forecast.ends.clone()).unwrap_or_default();
            let waiting = crate::view::today::Waiting::of(event.kept.tasks());
            let t = cx.tournament();
            let line = EventLine::of(language, t, waiting, (None, &ends), cx.now);
            sums.push((of_records(&cx), line.state));
            outlooks.push(cx.outlook());
            lines.push(BoardLine { line, place: LinePlace::Open(event.number) });
        }
        for glance in &of_house {
            let ends =
                glance.outlook.as_ref().map(|outlook| ForecastView::of(language, outlook).ends);
            let ends = ends.unwrap_or_default();
            let t = &glance.tournament;
            let line = EventLine::of(language, t, glance.waiting, (None, &ends), now);
            sums.push((Rc::new(glance.sums.clone()), line.state));
            lines.push(BoardLine { line, place: LinePlace::File(glance.path.clone()) });
        }
        let open_now = open.iter().zip(&outlooks);
        let all: Vec<_> = open_now
            .map(|(event, outlook)| (event.desk.tournament(), outlook.as_ref().as_ref()))
            .chain(of_house.iter().map(|glance| (&glance.tournament, glance.outlook.as_ref())))
            .collect();
        let owned = [];
        let sums: Vec<(&Sums, ClockState)> =
            sums.iter().map(|(sums, state)| (&**sums, *state)).collect();
        Board {
            date: words::date(language, now),
            time: words::time_of_day(now),
            house: String::new(),
            totals: totals(language, &sums, owned.len()),
            tasks: lines.iter().map(|line| line.line.waiting.count).sum(),
            lines,
            strip: TableStrip::of(all.iter().map(|(t, _)| *t), &owned),
            needed: needed(&all, now),
        }
    }
}

/// What an event has come to, added up anew when something has happened.
fn of_records(cx: &FrameContext<'_>) -> Rc<Sums> {
    cx.view(Until::Change, (), |()| Sums::of(cx.tournament(), cx.desk.records(), cx.desk.ledger()))
}
