//! Several desks on one log, over a network that loses, delays, repeats and reorders messages.
//! Desks, log and network are values, and chance has a seed.
//!
//! 500 seeds in the suite; `SEEDS=100000 cargo test --release --test event session::shared` for the
//! long run.

use std::{
    cell::{RefCell, RefMut},
    collections::{BTreeMap, VecDeque},
    fmt::Write as _,
    path::Path,
    rc::Rc,
    time::Duration,
};

use bottone::{
    base::{
        draw::Draw,
        person::Person,
        seat::{Seat, SeatNo, TableNo},
        time::Span,
    },
    i18n::Saying,
    session::{
        Desk, Operator, Session, SubmitError, file, memory, shared,
        time::{StageClock, Timekeeper},
    },
    shared_log::{Link, LogRow, LogStatus, News, PutResult, Remote},
    store::journal::{Chain, FORMAT, ReadOnly, Subject, Trouble},
    tournament::{
        Command,
        clock::ClockCommand,
        draws::DrawCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::{Beginning, Record, RecordAction, RecordChoices, audit},
        tables::{SeatWish, TableCommand},
    },
};
use tempfile::TempDir;

use crate::{
    formats::sealed::{body, sum},
    session::undo::below,
    stage::{EVENING, asked_for, desk, setup, structure},
};

const SEEDS: u64 = 500;
const DESKS: usize = 4;
const TURNS: usize = 70;

/// The log, with all messages in transit.
struct World {
    /// Each line with the desk that wrote it, by the desk's number at that time.
    lines: Vec<(String, u64)>,
    links: Vec<LogLink>,
    /// Requests that arrive at another time, or once more.
    flying: Vec<(u64, u64, String)>,
    chance: Draw,
    /// True if messages are no longer lost, and no desk is cut off.
    is_calm: bool,
}

/// The connection between one desk and the log.
#[derive(Default)]
struct LogLink {
    /// The desk's number there; a restarted desk has a new one.
    who: u64,
    inbox: VecDeque<News>,
    delivered: u64,
    unsettled: Option<(u64, String)>,
    is_cut: bool,
}

impl World {
    fn happens(&mut self, percent: usize) -> bool {
        !self.is_calm && below(&mut self.chance, 100) < percent
    }

    /// Applies the one law of the log: a number is given once.
    fn insert(&mut self, who: u64, seq: u64, line: &str) -> bool {
        let is_next = self.lines.len() as u64 == seq;
        if is_next {
            self.lines.push((line.to_owned(), who));
        }
        is_next
    }

    fn row(&self, seq: u64, who: u64) -> LogRow {
        let (line, by) = &self.lines[usize::try_from(seq).unwrap()];
        LogRow { seq, line: line.clone(), is_ours: *by == who }
    }

    /// Delivers the lines from `from` on to the desk: its last known one, or the new ones.
    fn deliver(&mut self, desk: usize, from: u64) {
        let (who, end) = (self.links[desk].who, self.lines.len() as u64);
        let rows: Vec<LogRow> = (from..end).map(|seq| self.row(seq, who)).collect();
        if let Some(last) = rows.last() {
            self.links[desk].delivered = last.seq;
            self.links[desk].inbox.push_back(News::Rows(rows));
        }
    }

    /// Restores the connection, or sends news.
    fn reach(&mut self, desk: usize) {
        if self.links[desk].is_cut {
            return;
        }
        if let Some((seq, line)) = self.links[desk].unsettled.clone() {
            if self.happens(30) {
                return;
            }
            let who = self.links[desk].who;
            self.insert(who, seq, &line);
            // The answer may be lost again: then the same is sent once more.
            if self.happens(20) {
                return;
            }
            self.links[desk].unsettled = None;
        }
        let from = self.links[desk].delivered;
        self.deliver(desk, from);
    }

    /// Lets a message in transit arrive.
    fn arrive(&mut self) {
        if self.flying.is_empty() {
            return;
        }
        let nth = below(&mut self.chance, self.flying.len());
        let (who, seq, line) = self.flying.swap_remove(nth);
        self.insert(who, seq, &line);
    }
}

/// Creates the only desk on a log over a faultless network, with a new event.
pub(crate) fn alone(beginning: Beginning, time: Box<dyn Timekeeper>) -> Box<Session> {
    let beginning = Beginning { at: time.now(), ..beginning };
    let head = Chain::begin(Subject::Event, &ron::to_string(&beginning).unwrap()).unwrap().text;
    let text = format!("{head}\n");
    let world = World {
        lines: vec![(head, 0)],
        links: vec![LogLink::default()],
        flying: Vec::new(),
        chance: Draw::new(0),
        is_calm: true,
    };
    let far = Far { world: Rc::new(RefCell::new(world)), desk: 0 };
    shared::open_over(text.as_bytes(), Box::new(far), time, desk(), None).unwrap().desk
}

/// The log as one desk reaches it.
struct Far {
    world: Rc<RefCell<World>>,
    desk: usize,
}

impl Far {
    fn world(&self) -> RefMut<'_, World> {
        self.world.borrow_mut()
    }
}

impl Remote for Far {
    fn put(&mut self, seq: u64, line: &str) -> PutResult {
        let desk = self.desk;
        let mut world = self.world();
        let who = world.links[desk].who;
        if world.links[desk].is_cut {
            return PutResult::Refused(Saying::AsItIs("cut off".to_owned()));
        }
        if world.happens(20) {
            world.arrive();
        }
        let unknown = |world: &mut World| {
            world.links[desk].unsettled = Some((seq, line.to_owned()));
            PutResult::Unknown
        };
        if world.happens(4) {
            return PutResult::Refused(Saying::AsItIs("a lock was not to be had".to_owned()));
        }
        if world.happens(5) {
            return unknown(&mut world);
        }
        if world.happens(6) {
            world.flying.push((who, seq, line.to_owned()));
            return unknown(&mut world);
        }
        if world.happens(10) {
            world.flying.push((who, seq, line.to_owned()));
        }
        let kept = world.insert(who, seq, line);
        if world.happens(6) {
            return unknown(&mut world);
        }
        if kept {
            if world.happens(50) {
                let row = world.row(seq, who);
                world.links[desk].inbox.push_back(News::Rows(vec![row]));
            }
            world.links[desk].delivered = seq;
            return PutResult::Kept;
        }
        let from = world.links[desk].delivered + 1;
        world.deliver(desk, from);
        PutResult::Taken
    }

    fn news(&mut self) -> Option<News> {
        let desk = self.desk;
        let mut world = self.world();
        let news = world.links[desk].inbox.pop_front()?;
        if world.happens(10) {
            world.links[desk].inbox.push_back(news.clone());
        }
        Some(news)
    }

    fn status(&self) -> LogStatus {
        let link = &self.world.borrow().links[self.desk];
        let cut = || Link::Down(Saying::AsItIs("cut off".to_owned()));
        let link = if link.is_cut || link.unsettled.is_some() { cut() } else { Link::Up };
        LogStatus { link, desks: DESKS, ..LogStatus::default() }
    }

    fn wait(&mut self, _: Duration) {}
}

/// The people at desks of their own.
struct House {
    world: Rc<RefCell<World>>,
    desks: Vec<Somebody>,
    label: String,
    names: u32,
    /// The acknowledged acts: the number of the line, and its text.
    acknowledged: Vec<(usize, String)>,
    /// The acts stored as reports, by name.
    reported: BTreeMap<String, Reported>,
    /// The folder of the desks' reports.
    folder: TempDir,
}

/// An act stored as a report.
struct Reported {
    /// The desk.
    nth: usize,
    record: Record,
    /// True if it was taken back there.
    is_taken_back: bool,
}

/// A person at a desk.
struct Somebody {
    desk: Box<Session>,
    clock: StageClock,
    /// The error of the computer's clock.
    off: Span,
    /// The acts of unknown result, as requested here.
    unsure: Vec<Record>,
}

fn one() -> TableNo {
    TableNo::new(1).unwrap()
}

/// Returns the request behind a record.
fn asked(record: &Record) -> (Option<&Command>, Option<(u32, bool)>) {
    match &record.action {
        RecordAction::Done { command, .. } => (Some(command), None),
        RecordAction::Undone { .. } | RecordAction::Redone { .. } => {
            (None, record.undone_or_redone())
        }
    }
}

fn said(record: &Record) -> String {
    ron::to_string(record).unwrap()
}

impl House {
    fn new(seed: u64) -> Self {
        let mut chance = Draw::new(seed);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.ron");
        let id = ["club-turbo", "deep-stack"][below(&mut chance, 2)];
        let beginning = Beginning::new(EVENING, setup(seed), structure(id));
        let ann = Operator { name: "Ann".into(), station: "desk 1".into() };
        drop(file::create(&path, beginning, Box::new(StageClock::at(EVENING)), ann).unwrap());
        let head = head_of(&path);
        let world = World {
            lines: vec![(head, 0)],
            links: Vec::new(),
            flying: Vec::new(),
            chance,
            is_calm: false,
        };
        let mut house = Self {
            world: Rc::new(RefCell::new(world)),
            desks: Vec::new(),
            label: format!("seed {seed}"),
            names: 0,
            acknowledged: Vec::new(),
            reported: BTreeMap::new(),
            folder,
        };
        for nth in 0..DESKS {
            house.world.borrow_mut().links.push(LogLink::default());
            let somebody = house.somebody(nth, 1 + nth as u64, 1);
            house.desks.push(somebody);
        }
        house
    }

    /// Starts a desk with `lines` lines: all of the log, or those that the desk had.
    fn somebody(&mut self, nth: usize, who: u64, lines: usize) -> Somebody {
        let text = {
            let mut world = self.world.borrow_mut();
            let is_cut = world.links.get(nth).is_some_and(|link| link.is_cut);
            let delivered = lines as u64 - 1;
            world.links[nth] = LogLink { who, delivered, is_cut, ..LogLink::default() };
            let lines = world.lines.iter().take(lines).map(|(line, _)| line.as_str());
            lines.collect::<Vec<_>>().join("\n") + "\n"
        };
        let off = Span::from_millis(
            i64::try_from(below(&mut self.world.borrow_mut().chance, 9_000)).unwrap(),
        );
        let clock = StageClock::at(EVENING.after(off));
        let far = Far { world: Rc::clone(&self.world), desk: nth };
        let at = Operator { name: format!("P{who}"), station: format!("desk {nth}") };
        let reports = Some(self.folder.path().join(format!("{nth}.reports")));
        let time = Box::new(clock.clone());
        let opened = shared::open_over(text.as_bytes(), Box::new(far), time, at, reports);
        let opened = opened.unwrap();
        assert_eq!(opened.notices, [], "{}", self.label);
        Somebody { desk: opened.desk, clock, off, unsure: Vec::new() }
    }

    fn chance(&self, n: usize) -> usize {
        below(&mut self.world.borrow_mut().chance, n)
    }

    /// Performs one turn: the network acts, and a person acts.
    fn turn(&mut self, turn: usize, started: &mut u64) {
        let nth = self.chance(DESKS);
        {
            let mut world = self.world.borrow_mut();
            if world.happens(30) {
                world.arrive();
            }
            if world.happens(8) {
                world.links[nth].is_cut ^= true;
            }
            let other = below(&mut world.chance, DESKS);
            world.reach(other);
        }
        // A desk dies, and is started again.
        if self.world.borrow_mut().happens(2) {
            *started += 1;
            let who = DESKS as u64 + *started;
            let lines = self.lines_at(nth);
            // The desk releases its file of reports before another takes it.
            self.desks[nth].desk = nobodys();
            self.desks[nth] = self.somebody(nth, who, lines);
        }
        let at = EVENING
            .after(Span::from_millis(i64::try_from(turn).unwrap() * 20_000))
            .after(self.desks[nth].off);
        self.desks[nth].clock.set(at);
        if self.chance(3) == 0 {
            self.desks[nth].desk.receive();
        }
        self.act(nth);
        self.look(nth);
    }

    /// Returns the number of lines for a restarted desk: those of the log, or, without a
    /// connection, those that the desk had.
    fn lines_at(&self, nth: usize) -> usize {
        let world = self.world.borrow();
        if !world.links[nth].is_cut {
            return world.lines.len();
        }
        let of_log = world.lines.iter().skip(1).zip(self.desks[nth].desk.records());
        1 + of_log.take_while(|((line, _), record)| is_line_of(line, &said(record))).count()
    }

    #[expect(clippy::too_many_lines, reason = "a table, a row an act")]
    fn act(&mut self, nth: usize) {
        if self.chance(3) == 0 {
            // Only a desk that is cut off goes offline.
            let was_cut = matches!(self.desks[nth].desk.trouble(), Some(Trouble::CutOff { .. }));
            let goes = self.desks[nth].desk.go_standalone();
            assert!(
                was_cut || goes.is_err() || self.desks[nth].desk.standalone().is_some(),
                "{}",
                self.label
            );
            if goes.is_ok() {
                // The waiting acts are reports by now, if they can be.
                for record in self.desks[nth].desk.records() {
                    let Some(name) = record.request_id.clone() else { continue };
                    let record = record.clone();
                    let reported = Reported { nth, record, is_taken_back: false };
                    self.reported.entry(name).or_insert(reported);
                }
            }
        }
        let (asked, seed) = (self.chance(12), self.chance(1 << 30) as u64);
        let desk = &self.desks[nth].desk;
        let t = desk.tournament();
        let playing: Vec<EntryId> = t.entries().playing().map(|(id, _)| id).collect();
        let somebody = playing.get(self.chance(playing.len().max(1))).copied();
        self.names += 1;
        let family = format!("N{}", self.names);
        let new = || vec![Entrant::New(Person { family: family.clone(), ..Person::default() })];
        let enter = |seat| Command::Entries(EntryCommand::Enter { who: new(), seat });
        let bust = |id| Command::Entries(EntryCommand::Bust { out: vec![(id, None)] });
        let before = self.desks[nth].desk.now().after(Span::from_millis(-15_000));
        let desk = &mut self.desks[nth].desk;
        let none = RecordChoices::new();
        let done = match asked {
            0 => {
                let free = (1..).filter_map(TableNo::new);
                let mut free = free.filter(|n| desk.tournament().tables().table(*n).is_none());
                let tables = vec![free.next().unwrap()];
                desk.submit(Command::Tables(TableCommand::Open { tables, size: 9 }), None)
            }
            1..=4 => desk.submit(enter(SeatWish::Draw(seed)), None),
            5 => desk.submit(enter(SeatWish::Later), None),
            6 => match somebody {
                Some(id) => desk.submit(bust(id), None),
                None => return,
            },
            7 => desk.undo().map(drop),
            8 => desk.redo().map(drop),
            9 => match somebody {
                Some(id) => desk.record_late(bust(id), None, before, &none),
                None => desk.submit(Command::Clock(ClockCommand::Start), None),
            },
            10 => match desk.secret() {
                Some(secret) => desk.submit(Command::Draws(DrawCommand::Seal(secret)), None),
                None => return,
            },
            _ => desk.submit(Command::Clock(ClockCommand::Start), None),
        };
        match done {
            Ok(()) if self.desks[nth].desk.standalone().is_some() => {
                let records = self.desks[nth].desk.records();
                let last = records.last().unwrap();
                let (of, is_taken_back) = match last.undone_or_redone() {
                    Some((record, _)) => (&records[record as usize], true),
                    None => (last, false),
                };
                let name = of.request_id.clone().unwrap();
                let reported = Reported { nth, record: of.clone(), is_taken_back };
                let before = self.reported.insert(name, reported);
                assert_eq!(
                    before.is_some(),
                    is_taken_back,
                    "{}: a name was given twice",
                    self.label
                );
            }
            Ok(()) => {
                let records = self.desks[nth].desk.records();
                self.acknowledged.push((records.len(), said(records.last().unwrap())));
            }
            Err(SubmitError::Unsure) => {
                let unsure = self.desks[nth].desk.unsettled_record().unwrap().clone();
                if !self.desks[nth].unsure.contains(&unsure) {
                    self.desks[nth].unsure.push(unsure);
                }
            }
            Err(SubmitError::ReadOnly(why)) => panic!("{}: {why:?}", self.label),
            Err(_) => {}
        }
    }

    /// Checks that an act of unknown result is neither done nor refused.
    fn look(&self, nth: usize) {
        let desk = &self.desks[nth].desk;
        let Some(unsure) = desk.unsettled_record() else { return };
        // An offline desk shows its reports as done, and sent the waiting acts before it was cut
        // off again.
        let is_report =
            unsure.request_id.as_ref().is_some_and(|name| self.reported.contains_key(name));
        let is_shown = desk.standalone().is_some() && is_report;
        assert!(is_shown || !desk.records().contains(unsure), "{}: shown as done", self.label);
        assert!(!desk.refused().contains(unsure), "{}: shown as not done", self.label);
    }

    /// Restores the network, until every desk has all lines.
    fn calm(&mut self) {
        self.world.borrow_mut().is_calm = true;
        while !self.world.borrow().flying.is_empty() {
            self.world.borrow_mut().arrive();
        }
        for _ in 0..4 {
            for nth in 0..DESKS {
                self.world.borrow_mut().links[nth].is_cut = false;
                self.world.borrow_mut().reach(nth);
                while self.desks[nth].desk.receive() {}
            }
        }
    }

    /// Checks that each report is either on record or on its desk's list; one taken back is in
    /// neither. Returns the numbers on record, listed, and taken back.
    fn look_at_reports(&self) -> [usize; 3] {
        let label = &self.label;
        let mut count = [0; 3];
        for (name, Reported { nth, is_taken_back, .. }) in &self.reported {
            let desk = &self.desks[*nth].desk;
            let is_it = |record: &Record| record.request_id.as_ref() == Some(name);
            let on_record = desk.records().iter().filter(|record| is_it(record)).count();
            let listed = desk.listed_reports();
            let listed = listed.iter().filter(|report| is_it(&report.record)).count();
            let expected = usize::from(!is_taken_back);
            assert_eq!(on_record + listed, expected, "{label}: {name}: {on_record} and {listed}");
            count[0] += on_record;
            count[1] += listed;
            count[2] += usize::from(*is_taken_back);
        }
        for (nth, Somebody { desk, .. }) in self.desks.iter().enumerate() {
            assert_eq!(desk.standalone(), None, "{label}: desk {nth}");
            assert_eq!(desk.waiting_reports(), 0, "{label}: desk {nth}");
            for report in desk.listed_reports() {
                let name = report.record.request_id.unwrap();
                assert!(
                    self.reported.contains_key(&name),
                    "{label}: listed, and never reported: {name}"
                );
            }
        }
        count
    }

    fn text(&self) -> String {
        let world = self.world.borrow();
        world.lines.iter().map(|(line, _)| line.clone() + "\n").collect()
    }
}

/// Returns an empty desk.
fn nobodys() -> Box<Session> {
    let beginning = Beginning::new(EVENING, setup(0), structure("club-turbo"));
    memory::create(beginning, Box::new(StageClock::at(EVENING)), desk())
}

/// Returns whether this line of the log contains this record.
fn is_line_of(line: &str, record: &str) -> bool {
    line.ends_with(&format!("record: {record})"))
}

#[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
fn head_of(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap().trim_end().to_owned()
}

/// Creates a desk on a faultless log with these lines, of which the desk has the first `known`.
fn desk_on(lines: &[String], known: usize, time: StageClock) -> (Box<Session>, Rc<RefCell<World>>) {
    let delivered = known as u64 - 1;
    let world = Rc::new(RefCell::new(World {
        lines: lines.iter().map(|line| (line.clone(), 0)).collect(),
        links: vec![LogLink { who: 1, delivered, ..LogLink::default() }],
        flying: Vec::new(),
        chance: Draw::new(0),
        is_calm: true,
    }));
    let text: String = lines[..known].iter().map(|line| line.clone() + "\n").collect();
    let far = Far { world: Rc::clone(&world), desk: 0 };
    let opened = shared::open_over(text.as_bytes(), Box::new(far), Box::new(time), desk(), None);
    let opened = opened.unwrap();
    assert_eq!(opened.notices, []);
    (opened.desk, world)
}

/// Checks a log of format 2: its lines are read at the start and as they arrive, and it continues
/// in today's format.
#[test]
fn a_log_of_format_2_continues_in_todays_format() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/v2/plain-words.ron");
    let lines = lines_of(&kept);
    let later = StageClock::at(EVENING.after(Span::from_minutes(60 * 24 * 30)));
    let (mut desk, world) = desk_on(&lines, 25, later.clone());
    assert_eq!(desk.records().len(), 24);
    world.borrow_mut().reach(0);
    desk.receive();
    assert_eq!((desk.records().len(), desk.read_only()), (40, None));
    desk.submit(Command::Clock(ClockCommand::Adjust { by: Span::from_secs(1) }), None).unwrap();
    desk.submit(Command::Clock(ClockCommand::Adjust { by: Span::from_secs(2) }), None).unwrap();
    let now: Vec<String> = world.borrow().lines.iter().map(|(line, _)| line.clone()).collect();
    let named = format!("(seq: 41, format: {FORMAT}, program: ");
    assert!(now[41].starts_with(&named) && now[41].contains(",action:Done("), "{}", now[41]);
    assert!(now[42].starts_with("(seq: 42, sum: "), "{}", now[42]);
    let (again, _) = desk_on(&now, now.len(), later);
    assert!(again.records() == desk.records() && again.tournament() == desk.tournament());
}

/// Returns the requested number of seeds, from the first one.
fn seeds() -> std::ops::Range<u64> {
    let first = asked_for("FIRST").unwrap_or(0);
    first..first + asked_for("SEEDS").unwrap_or(SEEDS)
}

/// Checks any behaviour of the network. Acknowledged acts are in the log once, in place. Unknown
/// ones are there or were refused, and all connected desks agree.
#[test]
fn what_is_acknowledged_is_in_the_log_once_and_every_desk_comes_out_the_same() {
    let (mut acknowledged, mut unsure, mut kept, mut overtaken) = (0, 0, 0, 0);
    let mut reports = [0; 3];
    for seed in seeds() {
        let mut house = House::new(seed);
        let mut started = 0;
        for turn in 0..TURNS {
            house.turn(turn, &mut started);
        }
        house.calm();
        let label = &house.label;
        let text = house.text();
        let lines: Vec<&str> = text.lines().collect();
        let times = |record: &str| lines.iter().filter(|line| is_line_of(line, record)).count();
        for (number, record) in &house.acknowledged {
            assert_eq!(
                times(record),
                1,
                "{label}: acknowledged, and not once in the log: {record}"
            );
            let is_there = is_line_of(lines[*number], record);
            assert!(is_there, "{label}: elsewhere than it was acknowledged");
        }
        for (sum, count) in reports.iter_mut().zip(house.look_at_reports()) {
            *sum += count;
        }
        acknowledged += house.acknowledged.len();
        let first = &house.desks[0].desk;
        for somebody in &house.desks {
            let desk = &somebody.desk;
            assert_eq!(desk.read_only(), None, "{label}");
            assert_eq!(desk.unsettled_record(), None, "{label}: it is known by now");
            assert_eq!(desk.trouble(), None, "{label}: it is reached again");
            assert_eq!(desk.records().len() + 1, lines.len(), "{label}: something was not heard");
            assert!(desk.records() == first.records(), "{label}: other records");
            assert!(*desk.tournament() == *first.tournament(), "{label}: another state");
            for record in &somebody.unsure {
                let is_kept = times(&said(record));
                let is_refused = desk.refused().iter().filter(|other| *other == record).count();
                assert!(is_kept + is_refused <= 1, "{label}: kept and refused, or twice");
                // A repeated request is one act, with its result at that time.
                let asks = |other: &Record| asked(other) == asked(record) && other.by == record.by;
                // An offline act may have become a report, which was listed or taken back by its
                // author.
                let reported = house.reported.values().map(|reported| &reported.record);
                let mut later = desk.records().iter().chain(desk.refused()).chain(reported);
                assert!(is_kept + is_refused == 1 || later.any(asks), "{label}: no notice");
                (unsure, kept) = (unsure + 1, kept + is_kept);
            }
            overtaken += desk.refused().len();
        }
        assert_eq!(audit(first.beginning(), first.records(), |_, _| {}), Ok(()), "{label}");
    }
    assert!(acknowledged > 100 && unsure > kept && kept > 0, "{acknowledged} {unsure} {kept}");
    assert!(overtaken > 0, "nobody was ever refused");
    assert!(reports.iter().all(|count| *count > 0), "on record, listed, taken back: {reports:?}");
}

/// Checks a log with a foreign line, a missing line, or another past: this is reported, and the
/// desk keeps its lines.
#[test]
fn a_hostile_log_is_reported_and_nothing_is_lost() {
    let mut house = House::new(7);
    house.world.borrow_mut().is_calm = true;
    for nth in 0..2 {
        let name = vec![Entrant::New(Person { family: format!("A{nth}"), ..Person::default() })];
        let enter = EntryCommand::Enter { who: name, seat: SeatWish::Later };
        house.desks[0].desk.submit(Command::Entries(enter), None).unwrap();
    }
    let sound = house.text();
    let lines: Vec<String> = sound.lines().map(str::to_owned).collect();
    let row = |seq: u64, line: &str| LogRow { seq, line: line.to_owned(), is_ours: false };
    let forged = lines[2].replace("A1", "B1");
    let again = lines[2].replace("seq: 2", "seq: 3");
    for (what, news) in [
        ("not ours", News::Rows(vec![row(3, "drop table")])),
        ("empty", News::Rows(vec![row(3, "")])),
        ("sealed to another line", News::Rows(vec![row(3, &again)])),
        ("a hole", News::Rows(vec![row(4, &lines[2])])),
        ("the last number there is", News::Rows(vec![row(u64::MAX, &lines[2])])),
        ("another past", News::Rows(vec![row(2, &forged.replace("sum: \"", "sum: \"0"))])),
        ("shorter", News::Short(Some(row(1, &lines[1])))),
        ("gone", News::Short(None)),
    ] {
        let all = house.world.borrow().lines.len();
        house.desks[1] = house.somebody(1, 99, all);
        let before = house.desks[1].desk.tournament().clone();
        house.world.borrow_mut().links[1].inbox.push_back(news);
        let desk = &mut house.desks[1].desk;
        while desk.receive() {}
        let why = desk.read_only();
        assert!(
            matches!(why, Some(ReadOnly::Strange { .. } | ReadOnly::Parted(_))),
            "{what}: {why:?}"
        );
        assert_eq!(desk.records().len(), 2, "{what}");
        assert!(*desk.tournament() == before, "{what}");
        let refused = desk.submit(Command::Clock(ClockCommand::Start), None);
        assert!(matches!(refused, Err(SubmitError::ReadOnly(_))), "{what}: {refused:?}");
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.ron");
        desk.continue_in(&copy).unwrap();
        desk.submit(Command::Tables(TableCommand::Open { tables: vec![one()], size: 9 }), None)
            .unwrap();
        // The continuation in a copy is on record too.
        assert_eq!(desk.records().len(), 4, "{what}: it goes on alone");
    }
    assert_eq!(house.text(), sound);
}

/// Checks that a line with a valid seal but an impossible decision is refused.
#[test]
fn a_record_that_no_desk_can_have_written_is_refused() {
    let mut house = House::new(3);
    house.world.borrow_mut().is_calm = true;
    let mut forger = house.somebody(0, 50, 1);
    let open = TableCommand::Open { tables: vec![one()], size: 9 };
    forger.desk.submit(Command::Tables(open), None).unwrap();
    let line = house.world.borrow().lines[1].0.clone();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("forged.ron");
    let head = house.world.borrow().lines[0].0.clone();
    let body = line.split_once("record: ").unwrap().1.strip_suffix(')').unwrap();
    // Two tables were opened by a command for one.
    let body =
        body.replace("events:[Tables(Opened(tables:[1]", "events:[Tables(Opened(tables:[1,2]");
    let head_body = head.split_once("event: ").unwrap().1.strip_suffix(')').unwrap();
    let bodies = std::iter::once(Ok(body));
    bottone::store::journal::Journal::create_whole(&path, (Subject::Event, head_body), bodies)
        .unwrap();
    let false_line = lines_of(&path)[1].clone();
    house.world.borrow_mut().links[1].inbox.clear();
    let row = LogRow { seq: 1, line: false_line, is_ours: false };
    house.world.borrow_mut().links[1].inbox.push_back(News::Rows(vec![row]));
    let desk = &mut house.desks[1].desk;
    desk.receive();
    assert!(
        matches!(desk.read_only(), Some(ReadOnly::Strange { line: 2, .. })),
        "{:?}",
        desk.read_only()
    );
    assert_eq!(desk.records().len(), 0);
}

#[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
fn lines_of(path: &Path) -> Vec<String> {
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

/// Checks that undo takes back the desk's own last act, despite later acts of other desks. It is
/// refused if they depend on it, and never takes back another act.
#[test]
fn undo_takes_back_ones_own() {
    let mut house = House::new(11);
    house.world.borrow_mut().is_calm = true;
    let open = |n| {
        Command::Tables(TableCommand::Open {
            tables: TableNo::new(n).into_iter().collect(),
            size: 9,
        })
    };
    let hear = |house: &mut House, nth: usize| {
        house.world.borrow_mut().reach(nth);
        house.desks[nth].desk.receive();
    };
    house.desks[0].desk.submit(open(1), None).unwrap();
    hear(&mut house, 1);
    house.desks[1].desk.submit(open(2), None).unwrap();
    assert_eq!(
        house.desks[0].desk.undo().unwrap(),
        0,
        "its own, though it has not heard of the other yet"
    );
    let tables: Vec<u16> =
        house.desks[0].desk.tournament().tables().open().map(|(n, _)| n.get()).collect();
    assert_eq!(tables, [2]);
    hear(&mut house, 1);
    assert_eq!(
        house.desks[1].desk.to_redo(),
        None,
        "what another took back is not done again here"
    );
    assert_eq!(house.desks[0].desk.redo().unwrap(), 0);
    hear(&mut house, 1);
    // Desk 2 has seated a player at table 1: the table stays.
    let who = vec![Entrant::New(Person { family: "Verdi".into(), ..Person::default() })];
    let seat = SeatWish::At(Seat { table: one(), seat: SeatNo::FIRST });
    house.desks[1].desk.submit(Command::Entries(EntryCommand::Enter { who, seat }), None).unwrap();
    let stays = house.desks[0].desk.undo();
    let Err(SubmitError::Overtaken { desk, why, .. }) = stays else { panic!("{stays:?}") };
    assert_eq!(desk, "desk 1");
    assert!(matches!(*why, SubmitError::LaterRecordDependsOnIt { record: 4 }), "{why:?}");
}

/// Checks that a desk late by a moment sees who was first, even if the line is known here. A much
/// later request, or an impossible one, does not.
#[test]
fn who_was_first_by_a_moment_is_named() {
    let mut house = House::new(11);
    house.world.borrow_mut().is_calm = true;
    let open = |tables: &[u16]| {
        let tables = tables.iter().filter_map(|n| TableNo::new(*n)).collect();
        Command::Tables(TableCommand::Open { tables, size: 9 })
    };
    house.desks[0].desk.submit(open(&[1]), None).unwrap();
    house.desks[0].desk.submit(open(&[2]), None).unwrap();
    house.world.borrow_mut().reach(1);
    house.desks[1].desk.receive();
    assert_eq!(house.desks[1].desk.records().len(), 2);
    let result = house.desks[1].desk.submit(open(&[1]), None);
    let Err(SubmitError::Overtaken { desk, why, .. }) = result else { panic!("{result:?}") };
    assert_eq!(desk, "desk 0");
    assert!(matches!(*why, SubmitError::Refused(_)), "{why:?}");
    let never = house.desks[1].desk.submit(Command::Clock(ClockCommand::Pause), None);
    assert!(matches!(never, Err(SubmitError::Refused(_))), "{never:?}");
    let own = house.desks[0].desk.submit(open(&[2]), None);
    assert!(matches!(own, Err(SubmitError::Refused(_))), "{own:?}");
    let later = house.desks[1].clock.now().after(Span::from_millis(5_000));
    house.desks[1].clock.set(later);
    let late = house.desks[1].desk.submit(open(&[1]), None);
    assert!(matches!(late, Err(SubmitError::Refused(_))), "{late:?}");
}

/// Returns a file of reports as a program of format 2 would have written it.
fn reports_of_format_2(text: &str) -> String {
    let mut lines = text.lines();
    let head = lines.next().unwrap().split_once("reports: ").unwrap().1.strip_suffix(')').unwrap();
    let mut seal = sum("Bottone reports 2 0.2.0", head);
    let mut old =
        format!("Bottone(format: 2, program: \"0.2.0\", sum: \"{seal}\", reports: {head})\n");
    for (seq, line) in (1..).zip(lines) {
        let renamed = body(line)
            .replacen("Offline(", "Alone(", 1)
            .replacen("Report((", "Told((", 1)
            .replacen(",request_id:", ",act:", 1)
            .replacen(",action:Done(", ",deed:Done(", 1);
        assert_ne!(renamed, body(line), "it has a word of format 3");
        seal = sum(&seal, &renamed);
        writeln!(old, "(seq: {seq}, sum: \"{seal}\", record: {renamed})").unwrap();
    }
    old
}

/// Checks a file of reports that was manipulated, or is of another event: it is reported and set
/// aside unchanged. An unfinished last line was never reported.
#[test]
#[expect(clippy::disallowed_methods, reason = "a test tampers with a file")]
fn a_file_of_reports_that_is_not_what_it_was_is_reported_and_put_aside() {
    let mut house = House::new(11);
    house.world.borrow_mut().is_calm = true;
    house.desks[0].desk.submit(Command::Clock(ClockCommand::Start), None).unwrap();
    house.world.borrow_mut().links[0].is_cut = true;
    house.desks[0].desk.receive();
    house.desks[0].desk.go_standalone().unwrap();
    for texts in [ClockCommand::Pause, ClockCommand::Start] {
        house.desks[0].desk.submit(Command::Clock(texts), None).unwrap();
    }
    assert_eq!(house.desks[0].desk.standalone().unwrap().reports, 2);
    house.desks[0].desk = nobodys();
    let path = house.folder.path().join("0.reports");
    let sound = std::fs::read_to_string(&path).unwrap();
    let opens = |house: &House, text: &str, event: &str| {
        std::fs::write(&path, text).unwrap();
        let far = Far { world: Rc::clone(&house.world), desk: 0 };
        let (time, reports) = (Box::new(StageClock::at(EVENING)), Some(path.clone()));
        shared::open_over(event.as_bytes(), Box::new(far), time, desk(), reports)
    };
    let event = house.text();
    let other = House::new(12).text();
    let lines: Vec<&str> = sound.lines().collect();
    let without = |gone: usize| {
        let left = lines.iter().enumerate().filter(|(nth, _)| *nth != gone);
        left.fold(String::new(), |text, (_, line)| text + line + "\n")
    };
    for (nth, (what, text, event, why)) in [
        ("a word is another", sound.replacen("Pause", "Next", 1), &event, "damaged"),
        ("a line is gone", without(2), &event, "damaged"),
        ("of another event", sound.clone(), &other, "belongs to another event"),
        ("an event", event.clone(), &event, "not a reports file"),
        ("nothing", String::new(), &event, "not a reports file"),
    ]
    .into_iter()
    .enumerate()
    {
        let opened = opens(&house, &text, event).unwrap_or_else(|why| panic!("{what}: {why}"));
        let aside = path.with_extension(format!("reports.old-{}", nth + 1));
        let texts = opened.notices.last().unwrap_or_else(|| panic!("{what}: no notice"));
        let texts = texts.to_string();
        assert!(texts.contains(why) && texts.contains(aside.to_str().unwrap()), "{what}: {texts}");
        assert_eq!(std::fs::read_to_string(&aside).unwrap(), text, "{what}: it was touched");
        assert!(!path.exists() && opened.desk.standalone().is_none(), "{what}");
    }
    let old = reports_of_format_2(&sound);
    let mut desk = opens(&house, &old, &event).unwrap().desk;
    assert_eq!(desk.standalone().unwrap().reports, 2, "reports of format 2");
    desk.submit(Command::Clock(ClockCommand::Pause), None).unwrap();
    assert_eq!(desk.standalone().unwrap().reports, 3);
    drop(desk);
    let now = std::fs::read_to_string(&path).unwrap();
    let added = now.strip_prefix(&old).unwrap();
    assert!(added.contains(&format!("format: {FORMAT}, ")) && added.contains("record: Report(("));
    std::fs::write(&path, &sound).unwrap();
    let torn = &sound[..sound.len() - 20];
    let desk = opens(&house, torn, &event).unwrap().desk;
    assert_eq!(desk.standalone().unwrap().reports, 1, "an incomplete line is no report");
}
