//! The lists that phones show. They are kept until the event or the time changes.

use std::collections::BTreeMap;

use bottone_base::seat::TableNo;
use bottone_i18n::Language;
use bottone_rules::seating::SeatingPlan;
use bottone_search::PlayerIndex;
use bottone_session::{Desk, RemoteCall};
use bottone_store::telephones::FloorCall;
use bottone_tournament::Tournament;
use bottone_view::log::LogBook;
use serde_json::{Value, json};

use super::{floor_call, views};

/// The most phones whose lists are kept.
const MOST_HOMES: usize = 64;
/// The age in milliseconds at which lists are made again although the event has not changed.
const FRESH: i64 = 10_000;

/// The state for which lists were made: the event, its revision, and the time in steps of
/// [`FRESH`].
type Stamp = (i64, u64, i64);

/// The language of the lists, and their tables.
type ListKey = (Language, Vec<TableNo>);

#[derive(Default)]
pub(super) struct Lists {
    plan: Option<(Stamp, SeatingPlan)>,
    homes: BTreeMap<ListKey, (Stamp, Value)>,
    people: PlayerIndex,
    /// The log's lines of the event on the desk and of its edition, in each language used.
    books: BTreeMap<((i64, u32), Language), LogBook>,
}

/// Returns the stamp of the desk's state. It stays the same as long as nothing has changed.
fn stamp(desk: &dyn Desk) -> Stamp {
    (desk.beginning().at.millis(), desk.revision(), desk.now().millis() / FRESH)
}

impl Lists {
    /// Returns the plan for balancing the tables.
    pub(super) fn plan(&mut self, desk: &dyn Desk) -> &SeatingPlan {
        let stamp = stamp(desk);
        if self.plan.as_ref().is_none_or(|(made, _)| *made != stamp) {
            self.plan = None;
        }
        &self.plan.get_or_insert_with(|| (stamp, desk.tournament().seating_plan(desk.now()))).1
    }

    /// Returns the index for finding people.
    pub(super) fn people(&mut self, t: &Tournament) -> &PlayerIndex {
        self.people = std::mem::take(&mut self.people).updated(t);
        &self.people
    }

    /// Returns the home page of a phone: tables, tasks and calls.
    pub(super) fn home(
        &mut self,
        (language, mut tables): ListKey,
        desk: &dyn Desk,
        (calls, elsewhere): (&[FloorCall], &[RemoteCall]),
    ) -> &Value {
        let (t, now, stamp) = (desk.tournament(), desk.now(), stamp(desk));
        tables.truncate(MOST_HOMES);
        let key = (language, tables);
        if self.homes.get(&key).is_none_or(|(made, _)| *made != stamp) {
            let plan = self.plan(desk);
            let tasks = views::tasks(language, t, plan, now);
            let mut home = views::home(language, t, &key.1, plan, &tasks, now);
            let calls = calls.iter().map(|call| call_task(language, call, ""));
            let elsewhere = elsewhere.iter().map(|one| call_task(language, &one.call, &one.desk));
            let calls: Vec<Value> = calls.chain(elsewhere).collect();
            if let Some(Value::Array(tasks)) = home.get_mut("tasks") {
                tasks.splice(0..0, calls);
            }
            if self.homes.len() >= MOST_HOMES {
                self.homes.clear();
            }
            self.homes.insert(key.clone(), (stamp, home));
        }
        self.homes.get(&key).map_or(&Value::Null, |(_, lists)| lists)
    }

    /// Drops the home pages, because the calls have changed.
    pub(super) fn forget_homes(&mut self) {
        self.homes.clear();
    }

    /// Describes the effect of a record, in the log's words.
    pub(super) fn record_text(
        &mut self,
        language: Language,
        desk: &dyn Desk,
        record: usize,
    ) -> String {
        let of = (desk.beginning().at.millis(), desk.history().edition());
        self.books.retain(|(known, _), _| *known == of);
        let book = self.books.remove(&(of, language));
        let book = book.unwrap_or_else(|| LogBook::new(language).begun(&desk.beginning().setup));
        let book = book.updated(desk.records(), desk.tournament());
        let log = book.reader(desk.records(), desk.tournament());
        let what = u32::try_from(record).map_or("", |record| log.text(record)).to_owned();
        self.books.insert((of, language), book);
        what
    }
}

/// Returns a call as a task. `desk` is the desk that received it, if it is another.
fn call_task(language: Language, call: &FloorCall, desk: &str) -> Value {
    let (title, why) = floor_call(language, call, desk);
    json!({
        "tone": "waits", "title": title, "why": why, "tables": [call.table],
        "steps": [[language.word("todo-done"), format!("call-{}", call.act)]],
    })
}
