//! Computed views, and when they are computed again.

use std::cell::RefCell;

use bottone_base::time::Timestamp;
use bottone_fairness::Fairness;
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_search::PlayerIndex;
use bottone_session::Desk;
use bottone_tournament::FinishPlaces;
use bottone_view::{
    floor::Floor,
    health::{Warning, with_warnings},
    log::{LogBook, LogLine, LogReader, MOVES_SHOWN, last_moves},
    players::PlayersSummary,
    today::RoomTables,
    todo::{Task, most_urgent_first, tasks_in},
};

use super::{cache::Cache, fairness::FairnessCache};

/// The views that every frame shows, kept until the event changes or a second has passed, and
/// background results.
#[derive(Default)]
pub struct FrameViews {
    revision: Option<u64>,
    language: Language,
    second: i64,
    pub(super) plan: SeatingPlan,
    /// The tables of the room that other events hold.
    room: RoomTables,
    /// The faults of this computer.
    warnings: Vec<Warning>,
    tasks: Vec<Task>,
    floor: Floor,
    pub(super) places: FinishPlaces,
    pub(super) moves: Vec<(String, String)>,
    summary: PlayersSummary,
    pub(super) people: RefCell<PlayerIndex>,
    pub(super) log: LogBook,
    /// The edition of the records that it includes.
    edition: u32,
    pub(super) fairness: FairnessCache,
    /// The views that only some screens request.
    pub(super) cache: Cache,
    /// The number of changes of the balance of the tables without a new record.
    pub(super) plans: u32,
    refused: Vec<String>,
}

impl FrameViews {
    /// Updates every view to the event at `now`.
    pub fn refresh(&mut self, desk: &dyn Desk, now: Timestamp, language: Language) {
        if self.language != language {
            let fairness = std::mem::take(&mut self.fairness);
            let room = std::mem::take(&mut self.room);
            let warnings = std::mem::take(&mut self.warnings);
            let log = LogBook::new(language);
            *self = Self { language, room, warnings, log, fairness, ..Self::default() };
        }
        let second = now.millis().div_euclid(1_000);
        let changed = self.revision != Some(desk.revision());
        if !changed && self.second == second {
            return;
        }
        let t = desk.tournament();
        let plan = t.seating_plan(now);
        if changed {
            self.cache.clear();
        }
        let tasks = tasks_in(language, t, &plan, &self.room, now);
        self.tasks = most_urgent_first(with_warnings(language, tasks, &self.warnings));
        let moved = plan != self.plan;
        self.plans = self.plans.wrapping_add(moved.into());
        // A button can become unknown with time alone; this is checked every ten seconds.
        if changed || moved || second.div_euclid(10) != self.second.div_euclid(10) {
            self.floor = Floor::of(language, t, &plan, now);
            self.places = t.entries().places();
            self.moves = last_moves(language, t, desk.records(), desk.ledger(), MOVES_SHOWN);
            self.summary = PlayersSummary::of(language, t);
            if self.edition != desk.history().edition() {
                self.edition = desk.history().edition();
                self.log = LogBook::new(language);
            }
            let log = std::mem::take(&mut self.log).begun(&desk.beginning().setup);
            self.log = log.updated(desk.records(), t);
            let log = self.log(desk);
            self.refused = desk.refused().iter().map(|act| log.refused_text(act)).collect();
        }
        self.plan = plan;
        self.second = second;
        self.revision = Some(desk.revision());
    }

    /// Takes the tables of the room that the other events hold.
    pub fn set_room(&mut self, room: RoomTables) {
        if self.room != room {
            self.room = room;
            self.revision = None;
        }
    }

    /// Takes the faults of this computer.
    pub fn set_warnings(&mut self, warnings: Vec<Warning>) {
        if self.warnings != warnings {
            self.warnings = warnings;
            self.revision = None;
        }
    }

    /// Returns the tables of the room that other events hold.
    pub fn room(&self) -> &RoomTables {
        &self.room
    }

    /// Returns the balance of the tables.
    pub fn plan(&self) -> &SeatingPlan {
        &self.plan
    }

    /// Returns the to-do list.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// Returns the finishing place of every busted entry.
    pub fn places(&self) -> &FinishPlaces {
        &self.places
    }

    /// Returns the line above the players' list.
    pub fn summary(&self) -> &PlayersSummary {
        &self.summary
    }

    /// Returns the requests that could not be written.
    pub fn refused_requests(&self) -> &[String] {
        &self.refused
    }

    /// Takes the fairness result of this revision.
    pub fn take_fairness(&mut self, revision: u64, at: Timestamp, fairness: Fairness) {
        self.fairness.take(revision, at, fairness);
    }

    /// Returns the log of this desk, to which the views were updated.
    pub fn log<'a>(&'a self, desk: &'a dyn Desk) -> LogReader<'a> {
        self.log.reader(desk.records(), desk.tournament())
    }

    /// Returns the line about the last act.
    pub fn last_line(&self, desk: &dyn Desk) -> Option<LogLine> {
        let number = u32::try_from(desk.records().len().checked_sub(1)?).ok()?;
        self.log(desk).line(number, desk.ledger(), &self.places)
    }
}
