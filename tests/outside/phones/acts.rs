//! The view and acts of a phone: the desk decides, and an act is recorded once.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};

use bottone::{
    base::{chips::Chips, person::Role},
    i18n::{Language, Saying},
    rehearsal::RehearsalEnd,
    session::{Desk, Operator, shared, time::StageClock},
    shared_log::{Link, LogRow, LogStatus, News, PutResult, Remote},
    tournament::{
        Command, entries::EntryCommand, history::RecordAction, incidents::IncidentCommand,
    },
    view::todo,
};
use serde_json::{Value, json};

use super::desk::PhoneDesk;
use crate::stage;

fn home() -> Value {
    json!({ "home": { "known": "", "tables": [] } })
}

/// Returns an active player, by the number that phones use.
fn somebody(desk: &dyn Desk) -> Value {
    let (entry, _) = desk.tournament().tables().sitting().next().unwrap();
    serde_json::to_value(entry).unwrap()
}

fn bust(entry: &Value) -> Value {
    json!({ "bust": { "entry": entry, "by": [], "stack": "" } })
}

#[test]
fn an_act_is_recorded_once_and_in_the_name_of_its_author() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let (entry, before) = (somebody(desk), desk.records().len());
    let (first, again) = room.while_attended(desk, || {
        (lena.act("a1b2c3d4", &bust(&entry)), lena.act("a1b2c3d4", &bust(&entry)))
    });
    assert_eq!(first["state"], "done", "{first}");
    assert_eq!(first, again, "the same result again");
    assert_eq!(desk.records().len(), before + 1, "once");
    let record = desk.records().last().unwrap();
    assert_eq!((record.by.as_str(), record.desk.as_str()), ("Lena", "Phone of Lena"));
    // An act that is no longer possible is refused in words, and stays refused.
    let refused = room.while_attended(desk, || lena.act("b1b2c3d4", &bust(&entry)));
    assert_eq!(refused["state"], "refused", "{refused}");
    assert!(!refused["said"].as_str().unwrap().is_empty());
    assert_eq!(desk.records().len(), before + 1);
}

#[test]
fn an_act_that_a_fall_of_the_desk_left_unanswered_is_not_done_again() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let entry = somebody(desk);
    let done = room.while_attended(desk, || lena.act("a1b2c3d4", &bust(&entry)));
    assert_eq!(done["state"], "done", "{done}");
    let records = desk.records().len();
    // The desk restarts: its answers are forgotten, but accepted acts are kept.
    drop(room);
    let mut room = PhoneDesk::open(folder.path(), desk);
    lena.line = room.line.clone();
    let again = room.while_attended(desk, || {
        lena.hello();
        lena.act("a1b2c3d4", &bust(&entry))
    });
    assert_eq!(again["state"], "done", "{again}");
    assert_eq!(desk.records().len(), records, "once");
}

/// A log that records the pairing of a phone, then accepts lines without answering, and then is
/// unreachable.
struct Silent(Rc<Cell<bool>>);

impl Remote for Silent {
    fn put(&mut self, _: u64, line: &str) -> PutResult {
        if line.contains("Staff(Pair(") { PutResult::Kept } else { PutResult::Unknown }
    }

    fn news(&mut self) -> Option<News> {
        None
    }

    fn status(&self) -> LogStatus {
        let why = || Saying::AsItIs("the cable is out".to_owned());
        let link = if self.0.get() { Link::Down(why()) } else { Link::Up };
        LogStatus { link, desks: 2, ..LogStatus::default() }
    }

    fn wait(&mut self, _: Duration) {}
}

/// A desk goes on alone while the outcome of an earlier act is unknown. Reports of its phones are
/// still kept, except for that very act.
#[test]
fn a_phone_of_an_offline_desk_reports_what_no_other_desk_knows() {
    let played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    #[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
    let text = std::fs::read(played.session.path().unwrap()).unwrap();
    let at = played.session.now();
    let folder = tempfile::tempdir().unwrap();
    let cut = Rc::new(Cell::new(false));
    let remote = Box::new(Silent(Rc::clone(&cut)));
    let reports = Some(folder.path().join("evening.ron.reports"));
    let clock = Box::new(StageClock::at(at));
    let mut opened = shared::open_over(&text, remote, clock, stage::desk(), reports).unwrap();
    let desk = opened.desk.as_mut();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let sitting: Vec<Value> = desk
        .tournament()
        .tables()
        .sitting()
        .map(|(entry, _)| entry)
        .take(2)
        .map(|entry| serde_json::to_value(entry).unwrap())
        .collect();
    let unsure = room.while_attended(desk, || lena.act("a1b2c3d4", &bust(&sitting[0])));
    assert_eq!(unsure["state"], "waits", "{unsure}");
    assert!(desk.unsettled_record().is_some());
    cut.set(true);
    desk.wait(0);
    desk.go_standalone().unwrap();
    let (again, other) = room.while_attended(desk, || {
        (lena.act("a1b2c3d4", &bust(&sitting[0])), lena.act("b1b2c3d4", &bust(&sitting[1])))
    });
    assert_eq!(again["state"], "waits", "the log may have it: {again}");
    assert_eq!(other["state"], "report", "{other}");
    assert_eq!(desk.standalone().unwrap().reports, 1);
}

/// A log of two desks, one of which can be cut off.
struct Lines {
    /// The number of lines before it.
    before: u64,
    written: Vec<String>,
    is_cut: bool,
}

/// One of the two desks: the last line it has received, and whether it is the one cut off.
struct End {
    of: Rc<RefCell<Lines>>,
    heard: u64,
    can_be_cut: bool,
}

impl End {
    fn is_cut(&self) -> bool {
        self.can_be_cut && self.of.borrow().is_cut
    }
}

impl Remote for End {
    fn put(&mut self, seq: u64, line: &str) -> PutResult {
        if self.is_cut() {
            return PutResult::Refused(Saying::AsItIs("the cable is out".to_owned()));
        }
        let mut of = self.of.borrow_mut();
        if seq != of.before + of.written.len() as u64 + 1 {
            return PutResult::Taken;
        }
        of.written.push(line.to_owned());
        self.heard = seq;
        PutResult::Kept
    }

    fn news(&mut self) -> Option<News> {
        let of = self.of.borrow();
        let known = usize::try_from(self.heard - of.before).unwrap();
        if self.is_cut() || of.written.len() == known {
            return None;
        }
        let rows = (self.heard + 1..).zip(&of.written[known..]);
        let row = |(seq, line): (u64, &String)| LogRow { seq, line: line.clone(), is_ours: false };
        let rows: Vec<LogRow> = rows.map(row).collect();
        self.heard += rows.len() as u64;
        Some(News::Rows(rows))
    }

    fn status(&self) -> LogStatus {
        let why = || Saying::AsItIs("the cable is out".to_owned());
        let link = if self.is_cut() { Link::Down(why()) } else { Link::Up };
        LogStatus { link, desks: 2, ..LogStatus::default() }
    }

    fn wait(&mut self, _: Duration) {}
}

/// A phone's act at a desk working alone is reported as kept until it is decided. Then its outcome
/// is shown: recorded, to be looked at, or refused once its report is put away.
#[test]
fn a_telephone_hears_what_became_of_its_reports() {
    let played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    #[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
    let text = std::fs::read(played.session.path().unwrap()).unwrap();
    let at = played.session.now();
    let before = played.session.records().len() as u64;
    let of = Rc::new(RefCell::new(Lines { before, written: Vec::new(), is_cut: false }));
    let folder = tempfile::tempdir().unwrap();
    let opened = |can_be_cut: bool, name: &str| {
        let remote = Box::new(End { of: Rc::clone(&of), heard: before, can_be_cut });
        let reports = Some(folder.path().join(name));
        let clock = Box::new(StageClock::at(at));
        let staff = Operator { station: name.to_owned(), ..stage::desk() };
        shared::open_over(&text, remote, clock, staff, reports).unwrap().desk
    };
    let (mut desk, mut other) = (opened(true, "floor"), opened(false, "registration"));
    let mut room = PhoneDesk::open(folder.path(), desk.as_mut());
    let mut lena = room.pair(desk.as_mut(), "Lena", Role::Floor);
    let sitting: Vec<_> = desk.tournament().tables().sitting().map(|(entry, _)| entry).collect();
    let sitting = &sitting[..3];
    let bust_of = |nth: usize| bust(&serde_json::to_value(sitting[nth]).unwrap());
    of.borrow_mut().is_cut = true;
    desk.receive();
    desk.go_standalone().unwrap();
    let acts = ["a1b2c3d4", "b1b2c3d4", "d1b2c3d4"];
    let answers = room
        .while_attended(desk.as_mut(), || [0, 1, 2].map(|nth| lena.act(acts[nth], &bust_of(nth))));
    for answer in &answers {
        assert_eq!(answer["state"], "report", "{answer}");
    }
    let ask = json!({ "reports": { "acts": [acts[0], acts[1], acts[2], "c1b2c3d4"] } });
    let nothing = room.while_attended(desk.as_mut(), || lena.ask(&ask));
    assert_eq!(nothing["reports"], json!({}), "nothing became of them yet");
    let out = |out: Vec<_>| Command::Entries(EntryCommand::Bust { out });
    other.submit(out(vec![(sitting[0], None)]), None).unwrap();
    // A bust in one hand with another player, which differs from the report.
    let third = other.tournament().tables().seat_of(sitting[2]).unwrap().table;
    let beside = other.tournament().tables().table(third).unwrap().entries();
    let beside = beside.map(|(_, entry)| entry).find(|entry| !sitting.contains(entry)).unwrap();
    let stack = Some(Chips::new(5_000));
    other.submit(out(vec![(sitting[2], stack), (beside, stack)]), None).unwrap();
    of.borrow_mut().is_cut = false;
    while desk.receive() {}
    assert_eq!(desk.standalone(), None);
    let settled = room.while_attended(desk.as_mut(), || lena.ask(&ask));
    let settled = &settled["reports"];
    let same = &settled[acts[0]];
    assert_eq!(same["state"], "done", "it is done, by another desk's word: {settled}");
    assert!(same["said"].as_str().unwrap().contains("registration recorded the same"), "{same}");
    assert_eq!(settled[acts[1]]["state"], "done", "{settled}");
    assert_eq!(settled[acts[2]]["state"], "report", "somebody has to look at it: {settled}");
    // A lost answer is requested again, and nothing is done twice.
    let records = desk.records().len();
    let again = room
        .while_attended(desk.as_mut(), || [0, 1, 2].map(|nth| lena.act(acts[nth], &bust_of(nth))));
    let states = again.map(|answer| answer["state"].clone());
    assert_eq!(states, [json!("done"), json!("done"), json!("report")]);
    assert_eq!(desk.records().len(), records);
    for listed in desk.listed_reports() {
        desk.dismiss_report(listed.number).unwrap();
    }
    let away = room.while_attended(desk.as_mut(), || lena.ask(&ask));
    assert_eq!(away["reports"][acts[0]]["state"], "done", "{away}");
    assert_eq!(away["reports"][acts[2]]["state"], "refused", "{away}");
}

#[test]
fn a_telephone_sees_what_the_window_shows_and_does_its_tasks() {
    let mut played = stage::play("deep-stack", 80, 7, RehearsalEnd::Players(60));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut dora = room.pair(desk, "Dora", Role::Director);
    let seen = room.while_attended(desk, || dora.ask(&home()));
    let (t, now) = (desk.tournament(), desk.now());
    let tasks = todo::tasks(Language::English, t, &t.seating_plan(now), now);
    let titles: Vec<&str> = tasks.iter().map(|task| task.title.as_str()).take(20).collect();
    let listed = seen["lists"]["tasks"].as_array().unwrap();
    let listed: Vec<&str> = listed.iter().map(|task| task["title"].as_str().unwrap()).collect();
    assert_eq!(listed, titles);
    assert_eq!(seen["lists"]["players"][0], t.entries().playing_count());
    // Content that it already has is not sent again.
    let tag = seen["tag"].as_str().unwrap().to_owned();
    let again =
        room.while_attended(desk, || dora.ask(&json!({ "home": { "known": tag, "tables": [] } })));
    assert_eq!(again["lists"], Value::Null);
    // A step is done as it is offered, and is then gone.
    let step = seen["lists"]["tasks"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|task| task["steps"][0][1].as_str());
    let step = step.expect("the evening wants something").to_owned();
    let records = desk.records().len();
    let done =
        room.while_attended(desk, || dora.act("c1c2c3d4", &json!({ "task": { "key": step } })));
    assert_eq!(done["state"], "done", "{done}");
    assert_eq!(desk.records().len(), records + 1);
    let late =
        room.while_attended(desk, || dora.act("d1c2c3d4", &json!({ "task": { "key": step } })));
    assert_eq!(late["state"], "refused", "{late}");
}

#[test]
fn the_floor_that_is_called_has_it_on_its_list_until_somebody_goes_there() {
    let mut played = stage::play("club-turbo", 40, 3, RehearsalEnd::Players(20));
    let desk = played.session.as_mut();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let mut omar = room.pair(desk, "Omar", Role::Dealer);
    let mut lena = room.pair(desk, "Lena", Role::Floor);
    let table = desk.tournament().tables().sitting().next().unwrap().1.table;
    let call = json!({ "call": { "table": table } });
    let called =
        room.while_attended(desk, || (omar.act("e1c2c3d4", &call), omar.act("e1c2c3d4", &call)));
    assert_eq!(called.0["state"], "done", "{called:?}");
    assert_eq!(room.telephones.calls().len(), 1, "once");
    // The same table again is the same call, and a table that is not there gets none.
    let (again, nowhere) = room.while_attended(desk, || {
        (omar.act("e7c2c3d4", &call), omar.act("e8c2c3d4", &json!({ "call": { "table": 900 } })))
    });
    assert_eq!((&again["state"], &nowhere["state"]), (&json!("done"), &json!("refused")));
    assert_eq!(room.telephones.calls().len(), 1);
    let seen = room.while_attended(desk, || lena.ask(&home()));
    let task = &seen["lists"]["tasks"][0];
    assert_eq!(task["title"], format!("Go to table {table}"));
    let key = task["steps"][0][1].clone();
    let gone =
        room.while_attended(desk, || lena.act("f1c2c3d4", &json!({ "task": { "key": key } })));
    assert_eq!(gone["state"], "done", "{gone}");
    assert!(room.telephones.calls().is_empty());
    // The record names the person who went there and the caller.
    let record = desk.records().last().unwrap();
    let RecordAction::Done {
        command: Command::Incidents(IncidentCommand::Answer { table: to, caller, .. }),
        ..
    } = &record.action
    else {
        panic!("{record:?}")
    };
    assert_eq!((record.by.as_str(), caller.as_str(), *to), ("Lena", "Omar", table));
    let again =
        room.while_attended(desk, || lena.act("f2c2c3d4", &json!({ "task": { "key": key } })));
    assert_eq!(again["state"], "refused", "{again}");
    // Only the floor can remove a call from the list.
    let records = desk.records().len();
    let gone = room.while_attended(desk, || {
        omar.act("e2c2c3d4", &call);
        omar.act("e3c2c3d4", &json!({ "task": { "key": "call-e2c2c3d4" } }))
    });
    assert_eq!(gone["state"], "refused", "{gone}");
    assert_eq!((desk.records().len(), room.telephones.calls().len()), (records, 1));
}
