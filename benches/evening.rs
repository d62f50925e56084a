//! The costs of a large event beside those of a small one. Run it with `cargo bench
//! --no-default-features`.
#![allow(missing_docs, clippy::panic, clippy::unwrap_used, reason = "a bench")]

use std::{
    cell::RefCell,
    collections::BTreeMap,
    fmt::Write as _,
    path::PathBuf,
    sync::{LazyLock, Mutex, PoisonError},
};

use bottone::{
    base::{
        person::PeopleIndex,
        time::{Span, Timestamp},
    },
    i18n::Language,
    rehearsal::{Rehearsal, RehearsalEnd, Script},
    rules::levels::Structure,
    session::{Desk, Operator, Session, file, time::StageClock},
    source::outlook::Outlook,
    store::{
        csv::CsvSheet,
        journal::{Journal, Subject},
        profiles,
    },
    tournament::{
        Command,
        entries::EntryCommand,
        history::{Beginning, fold},
        setup::Setup,
    },
    view::{
        floor::Floor,
        forecast::ForecastView,
        header::Header,
        players::{self, PlayerOrder},
        todo::tasks,
    },
};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

const EVENING: Timestamp = Timestamp::from_millis(1_795_284_000_000);
/// The numbers of entries. Some players come late.
const SIZES: [u32; 2] = [1_000, 10_000];
/// The sizes for operations whose cost must not depend on the size.
const THREE: [u32; 3] = [1_000, 10_000, 50_000];

/// Plays one evening of each size to ten minutes into level 2, when first requested.
fn evening(entries: u32) -> PathBuf {
    static PLAYED: LazyLock<Mutex<BTreeMap<u32, (tempfile::TempDir, PathBuf)>>> =
        LazyLock::new(Mutex::default);
    let mut played = PLAYED.lock().unwrap_or_else(PoisonError::into_inner);
    let (_, path) = played.entry(entries).or_insert_with(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("evening.ron");
        play(&path, entries);
        (folder, path)
    });
    path.clone()
}

fn play(path: &std::path::Path, entries: u32) {
    let shelf = profiles::shelf::<Structure>(None);
    let structure = shelf.into_iter().find(|entry| entry.id == "deep-stack").unwrap();
    let structure = structure.profile.unwrap();
    let clock = StageClock::at(EVENING);
    let beginning = Beginning::new(EVENING, Setup::default(), structure);
    let mut session = file::create(path, beginning, Box::new(clock.clone()), desk()).unwrap();
    let until = RehearsalEnd::Level { number: 2, into: Span::from_minutes(10) };
    let script = Script { entries, guests: Vec::new(), seed: 1, until, office: false };
    Rehearsal::new(session.as_mut(), clock, script).play(|_| {}).unwrap();
}

fn desk() -> Operator {
    Operator { name: "Ann".into(), station: "bench".into() }
}

fn open(entries: u32) -> Box<Session> {
    let path = evening(entries);
    // The clock stays at the last instant of the file, so that a level is being played.
    let at =
        Journal::read(&path, Subject::Event).unwrap().bodies.iter().next_back().map_or(
            EVENING,
            |body| {
                ron::from_str::<bottone::tournament::history::Record>(body.text).unwrap().recorded
            },
        );
    file::open(&path, Box::new(StageClock::at(at)), desk()).unwrap().desk
}

/// Reads the file, verifies the chain, parses and folds.
#[divan::bench(args = SIZES, sample_count = 20)]
fn open_the_file(bencher: Bencher<'_, '_>, entries: u32) {
    let path = evening(entries);
    bencher.bench_local(|| {
        file::open(&path, Box::new(StageClock::at(EVENING)), desk()).unwrap().desk.revision()
    });
}

/// Folds alone: the rest of the cost of the file is reading.
#[divan::bench(args = SIZES, sample_count = 20)]
fn fold_alone(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    bencher.bench_local(|| fold(session.beginning(), session.records(), session.ledger()));
}

fn bust(session: &dyn Desk) -> Command {
    let tables = session.tournament().tables().open();
    let (_, fullest) = tables.max_by_key(|(_, table)| table.occupied().len()).unwrap();
    let (_, entry) = fullest.entries().next().unwrap();
    Command::Entries(EntryCommand::Bust { out: vec![(entry, None)] })
}

/// Makes one bust: decided, written, synced, applied.
#[divan::bench(args = SIZES, sample_count = 40, sample_size = 1)]
fn bust_one(bencher: Bencher<'_, '_>, entries: u32) {
    let session = RefCell::new(open(entries));
    bencher
        .with_inputs(|| bust(&**session.borrow()))
        .bench_local_values(|bust| session.borrow_mut().submit(bust, None).unwrap());
}

/// Decides the same bust alone: the rest of its cost is mostly the disk.
#[divan::bench(args = SIZES)]
fn decide_alone(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let bust = bust(&*session);
    bencher.bench_local(|| session.can(black_box(&bust)));
}

/// Makes one bust in the core, without desk and disk: decided, carried out, and followed by the
/// tables' plan.
#[divan::bench(args = THREE)]
fn bust_and_plan(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let (bust, now) = (bust(&*session), session.now());
    // The plan was up to date before, as in an evening.
    session.tournament().seating_plan(now);
    bencher.with_inputs(|| session.tournament().clone()).bench_local_refs(|t| {
        for event in t.decide(&bust, now, None).unwrap() {
            t.apply(&event, now);
        }
        t.seating_plan(now)
    });
}

/// Undoes the last act.
#[divan::bench(args = THREE, sample_count = 40, sample_size = 1)]
fn undo_one(bencher: Bencher<'_, '_>, entries: u32) {
    let session = RefCell::new(open(entries));
    bencher
        .with_inputs(|| {
            let bust = bust(&**session.borrow());
            session.borrow_mut().submit(bust, None).unwrap();
        })
        .bench_local_values(|()| session.borrow_mut().undo().unwrap());
}

/// Makes the first undo after the file was opened.
#[divan::bench(args = SIZES, sample_count = 10, sample_size = 1)]
fn undo_after_opening(bencher: Bencher<'_, '_>, entries: u32) {
    bencher.with_inputs(|| open(entries)).bench_local_values(|mut session| session.undo().unwrap());
}

/// Strikes out the record before the last: everything after it is decided again.
#[divan::bench(args = SIZES, sample_count = 10, sample_size = 1)]
fn strike_one(bencher: Bencher<'_, '_>, entries: u32) {
    let session = RefCell::new(open(entries));
    bencher
        .with_inputs(|| {
            let bust = bust(&**session.borrow());
            session.borrow_mut().submit(bust, None).unwrap();
            u32::try_from(session.borrow().records().len()).unwrap() - 1
        })
        .bench_local_values(|record| session.borrow_mut().strike(record).unwrap());
}

/// Makes the plan that balances the tables.
#[divan::bench(args = SIZES)]
fn plan(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let now = session.now();
    bencher.bench_local(|| session.tournament().seating_plan(now));
}

/// Makes the to-do list, with its plan made before.
#[divan::bench(args = SIZES)]
fn to_do(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let (t, now) = (session.tournament(), session.now());
    let plan = t.seating_plan(now);
    bencher.bench_local(|| tasks(Language::English, t, &plan, now));
}

/// Makes the floor screen's cards.
#[divan::bench(args = SIZES)]
fn view_floor(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let (t, now) = (session.tournament(), session.now());
    let plan = t.seating_plan(now);
    bencher.bench_local(|| Floor::of(Language::English, t, &plan, now));
}

/// Makes every row of the players screen, sorted by name.
#[divan::bench(args = SIZES)]
fn view_players(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let (t, now) = (session.tournament(), session.now());
    let plan = t.seating_plan(now);
    bencher.bench_local(|| players::rows(Language::English, t, &plan, PlayerOrder::Name, now));
}

/// Makes the line over every screen.
#[divan::bench(args = SIZES)]
fn view_header(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    bencher.bench_local(|| Header::of(Language::English, session.tournament(), session.now()));
}

/// Makes the forecast in words, which the bar on top, the clock and setup screens show.
#[divan::bench(args = SIZES)]
fn view_forecast(bencher: Bencher<'_, '_>, entries: u32) {
    let session = open(entries);
    let now = session.now();
    bencher.bench_local(|| {
        let outlook = Outlook::of(session.tournament(), &session.background(), now);
        outlook.map(|outlook| ForecastView::of(Language::English, &outlook))
    });
}

/// Imports a list of this many players from a spreadsheet's file: decoded, guessed, parsed, and
/// checked for duplicates.
#[divan::bench(args = SIZES, sample_count = 20)]
fn csv(bencher: Bencher<'_, '_>, rows: u32) {
    let mut text = "Surname;First name;Country;Card\r\n".to_owned();
    for row in 0..rows {
        write!(text, "Nicolò-{};Élodie {row};IT;{row:06}\r\n", row % 700).unwrap();
    }
    bencher.bench_local(|| {
        let sheet = CsvSheet::read(text.as_bytes()).unwrap();
        sheet.players(&sheet.guessed(), &PeopleIndex::<()>::default()).unwrap().people.len()
    });
}
