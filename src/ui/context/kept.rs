//! What was computed before, and when it is computed anew.

use std::cell::RefCell;

use super::{cache::Cache, fairness::Worked};
use crate::{
    fairness::Fairness,
    i18n::Language,
    rules::{seating::Plan, time::Timestamp},
    session::Desk,
    tournament::FinishPlaces,
    view::{
        floor::Floor,
        health::{Warning, with_warnings},
        log::{LogBook, LogLine, last_moves},
        people::People,
        players::PlayersSummary,
        today::RoomTables,
        todo::{Task, tasks_in},
    },
};

/// How many moves the wall shows.
pub(in crate::ui) const MOVES_SHOWN: usize = 3;

/// What every frame shows, kept until the event changes or a second has passed; and what was computed beside.
#[derive(Default)]
pub struct Kept {
    revision: Option<u64>,
    language: Language,
    second: i64,
    pub(super) plan: Plan,
    /// The tables of the room, which other events have too.
    room: RoomTables,
    /// What is wrong with this computer.
    warnings: Vec<Warning>,
    tasks: Vec<Task>,
    floor: Floor,
    pub(super) places: FinishPlaces,
    pub(super) moves: Vec<(String, String)>,
    summary: PlayersSummary,
    pub(super) people: RefCell<People>,
    pub(super) log: LogBook,
    /// The edition of the records that are in it.
    edition: u32,
    pub(super) fairness: Worked,
    /// Everything that only some screens ask for.
    pub(super) cache: Cache,
    /// How often the balance of the tables was another, though nothing had happened.
    pub(super) plans: u32,
    refused: Vec<String>,
}

impl Kept {
    /// Brings everything up to the event as it stands at `now`.
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
        self.tasks = with_warnings(language, tasks, &self.warnings);
        let moved = plan != self.plan;
        self.plans = self.plans.wrapping_add(moved.into());
        // With time alone a button comes to be unknown. That is looked at every ten seconds.
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
            self.log = log.caught_up(desk.records(), t);
            let (refused, records) = (desk.refused().iter(), desk.records());
            self.refused = refused.map(|act| self.log.what_was_refused(act, records, t)).collect();
        }
        self.plan = plan;
        self.second = second;
        self.revision = Some(desk.revision());
    }

    /// From now on the other events have these tables of the room.
    pub(in crate::ui) fn share(&mut self, room: RoomTables) {
        if self.room != room {
            self.room = room;
            self.revision = None;
        }
    }

    /// From now on this is wrong with the computer.
    pub(in crate::ui) fn warn(&mut self, warnings: Vec<Warning>) {
        if self.warnings != warnings {
            self.warnings = warnings;
            self.revision = None;
        }
    }

    /// The tables of the room, which other events have too.
    pub fn room(&self) -> &RoomTables {
        &self.room
    }

    /// The balance of the tables.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// What to do.
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// The place of every busted entry.
    pub fn places(&self) -> &FinishPlaces {
        &self.places
    }

    /// The line above the players' list.
    pub fn summary(&self) -> &PlayersSummary {
        &self.summary
    }

    /// What was asked for and could not be written.
    pub fn refused(&self) -> &[String] {
        &self.refused
    }

    /// How fairly the night has treated its players was worked out for this revision.
    pub(in crate::ui) fn take_fairness(
        &mut self,
        revision: u64,
        at: Timestamp,
        fairness: Fairness,
    ) {
        self.fairness.take(revision, at, fairness);
    }

    pub fn log(&self) -> &LogBook {
        &self.log
    }

    /// The line of what was done last.
    pub fn last(&self, desk: &dyn Desk) -> Option<LogLine> {
        let records = desk.records();
        let number = u32::try_from(records.len().checked_sub(1)?).ok()?;
        self.log.line(number, records.last()?, desk.ledger(), &self.places)
    }
}
