//! A house at full size: people, events of ten years, and the next day of a large festival.
//!
//! ```text
//! cargo bench --no-default-features --bench house [-- PEOPLE EVENTS ENTRIES]
//! ```
//!
//! In a temporary folder it makes a house with these numbers of people and events (50,000 and
//! 3,000). Four flights with these entries together (6,000) follow. The output has the times to
//! open the house, read its day, find a person and make the next day. After each, it has the peak
//! memory.
#![allow(missing_docs, clippy::print_stdout, clippy::unwrap_used, reason = "a bench")]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it measures files and times"
)]

use std::{
    fs::File,
    path::{Path, PathBuf},
    time::{Duration, Instant, SystemTime},
};

use bottone::{
    base::{
        person::{Person, PersonId},
        time::{Span, Timestamp},
    },
    club::house_day::HouseDay,
    house::{
        Command as HouseCommand,
        people::{Details, PeopleCommand},
        setup::Setup as HouseSetup,
    },
    rehearsal::{Festival, Rehearsal, RehearsalEnd, Script},
    rules::levels::Structure,
    search::book::BookFinder,
    session::{
        Desk as _, Operator, file,
        flights::{NextDayWishes, make},
        house, memory,
        time::{StageClock, SystemClock, Timekeeper},
    },
    store::profiles,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::SeatWish,
    },
};

const BEGAN: Timestamp = Timestamp::from_millis(1_795_284_000_000);
const FAMILIES: [&str; 8] =
    ["Rossi", "Bianchi", "Παπαδόπουλος", "Müller", "D'Angelo", "Иванов", "Nguyen", "O'Brien"];
const GIVEN: [&str; 6] = ["Anna", "Luca", "Ελένη", "Jürgen", "Дмитрий", "Maria Grazia"];
/// The number of entries of each past event.
const CAME: usize = 40;
const FLIGHTS: usize = 4;
/// The number of today's events.
const TODAY: usize = 12;

fn main() {
    // `cargo bench` adds arguments of its own.
    let mut sizes = std::env::args().skip(1).filter_map(|word| word.parse::<usize>().ok());
    let people = sizes.next().unwrap_or(50_000);
    let events = sizes.next().unwrap_or(3_000);
    let entries = sizes.next().unwrap_or(6_000);
    let folder = tempfile::tempdir().unwrap();
    println!("{people} people, {events} events, {FLIGHTS} flights of {entries} entries");
    if events + people > 0 {
        a_house(folder.path(), people, events);
        at_the_house(folder.path());
    }
    if entries > 0 {
        let folder = tempfile::tempdir().unwrap();
        let paths = flights(folder.path(), entries / FLIGHTS);
        the_next_day(&paths);
    }
}

fn operator() -> Operator {
    Operator { name: "Ann".into(), station: String::new() }
}

fn clock() -> Box<dyn Timekeeper> {
    Box::new(StageClock::at(BEGAN))
}

fn person(number: usize) -> (PersonId, Details) {
    let details = Details {
        family: format!("{}{}", FAMILIES[number % FAMILIES.len()], number / 97),
        given: GIVEN[number / 7 % GIVEN.len()].to_owned(),
        card: format!("{number:06}"),
        country: "ITA".into(),
        ..Details::default()
    };
    (PersonId::drawn((number as u64 + 1) << 14), details)
}

fn structure() -> Structure {
    let mut shelf = profiles::shelf::<Structure>(None).into_iter();
    shelf.find(|entry| entry.id == "club-turbo").unwrap().profile.unwrap()
}

fn a_house(folder: &Path, people: usize, events: usize) {
    let began = Instant::now();
    let setup = HouseSetup { name: "Club".into(), ..HouseSetup::default() };
    let mut desk = house::create(folder, setup, clock(), operator()).unwrap();
    let all: Vec<_> = (0..people).map(person).collect();
    for people in all.chunks(25) {
        let people = people.to_vec();
        desk.submit(HouseCommand::People(PeopleCommand::Add { people })).unwrap();
    }
    let structure = structure();
    for event in 0..events {
        let name = format!("Tuesday {event}");
        let setup = Setup { name, ..Setup::default() };
        let at = BEGAN.after(Span::from_minutes(i64::try_from(event).unwrap()));
        let beginning = Beginning::new(at, setup, structure.clone());
        let mut night = memory::create(beginning, Box::new(StageClock::at(at)), operator());
        let came = (0..CAME).map(|nth| {
            let (id, details) = &all[(event * 131 + nth * 17) % people.max(1)];
            Entrant::New(details.person(*id))
        });
        for who in came {
            let enter = EntryCommand::Enter { who: vec![who], seat: SeatWish::Later };
            night.submit(Command::Entries(enter), None).unwrap();
        }
        let path = folder.join(format!("{event:04}.ron"));
        file::create_of(night.as_ref(), &path).unwrap();
        // All but a dozen are of other days.
        if event >= TODAY {
            let days = Duration::from_secs(24 * 60 * 60 * (event as u64 + 1));
            let then = SystemTime::now() - days;
            File::options().append(true).open(&path).unwrap().set_modified(then).unwrap();
        }
    }
    desk.list_events().unwrap();
    println!("  made in {:.0} s", began.elapsed().as_secs_f64());
}

fn at_the_house(folder: &Path) {
    let path = folder.join("house.ron");
    let opened = tell("the house is opened", || house::open(&path, clock(), operator()).unwrap());
    let mut desk = opened.desk;
    tell("its list is brought up to date", || desk.list_events().unwrap());
    let day =
        tell("its day is looked at", || HouseDay::of(folder, HouseDay::default(), &operator()));
    let day = tell("and looked at again", || HouseDay::of(folder, day, &operator()));
    drop(day);
    let finder = tell("names are indexed", || BookFinder::default().updated(desk.house()));
    for typed in ["r", "ro", "ros", "ross", "luca bia", "004217", "zzzz"] {
        tell(&format!("found as typed: {typed}"), || finder.find(typed, 4).len());
    }
}

fn flights(folder: &Path, entries: usize) -> Vec<PathBuf> {
    let began = Instant::now();
    let mut festival = Festival::new(7);
    let entries = u32::try_from(entries).unwrap();
    let play = |nth: usize| {
        let letter = char::from(b'A' + u8::try_from(nth).unwrap());
        let path = folder.join(format!("1{letter}.ron"));
        let at = BEGAN.after(Span::from_minutes(24 * 60 * i64::try_from(nth).unwrap()));
        let clock = StageClock::at(at);
        let setup = Setup { name: "Main".into(), day: format!("1{letter}"), ..Setup::default() };
        let beginning = Beginning::new(at, setup, structure());
        let mut desk = memory::create(beginning, Box::new(clock.clone()), operator());
        let until = RehearsalEnd::Level { number: 9, into: Span::ZERO };
        let guests: Vec<Person> = festival.guests(entries);
        let script = Script { entries, guests, seed: nth as u64, until, office: false };
        Rehearsal::new(desk.as_mut(), clock, script).with_bags().play(|_| {}).unwrap();
        file::create_of(desk.as_ref(), &path).unwrap();
        path
    };
    let paths = (0..FLIGHTS).map(play).collect();
    println!("  played in {:.0} s", began.elapsed().as_secs_f64());
    paths
}

fn the_next_day(paths: &[PathBuf]) {
    let into = paths[0].with_file_name("2.ron");
    let wishes = NextDayWishes { day: "Day 2".into(), seats: true, ..NextDayWishes::default() };
    let clock = || -> Box<dyn Timekeeper> { Box::new(SystemClock::start()) };
    tell("the next day is made", || make(paths, &wishes, &into, clock, &operator()).unwrap());
    let opened = tell("and opened", || file::read(&into, clock(), operator()).unwrap());
    let t = opened.desk.tournament();
    println!("  {} entries, {} play", t.entries().count(), t.entries().playing_count());
}

fn tell<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = work();
    let took = began.elapsed().as_secs_f64() * 1_000.0;
    println!("{what}: {took:.1} ms, {} MB held", held());
    done
}

/// Returns the memory of the process, in MB, if the system states it.
fn held() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().split(' ').next()?.parse::<u64>().ok());
    kilobytes.unwrap_or_default() / 1_024
}
