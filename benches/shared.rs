//! The cost of a log that several desks share: an act until it is confirmed, and until another desk
//! has it. Beside it stands the time of the database alone for an equal commit in the same run. The
//! cost of joining an event follows.
//!
//! ```text
//! cargo bench --no-default-features --bench shared [-- FILE]
//! ```
//!
//! It uses a PostgreSQL of its own, first alone and then with a synchronous standby. With FILE,
//! that event is put there, and an empty desk joins it.
#![allow(
    dead_code,
    missing_docs,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a bench"
)]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it measures files and times"
)]

use std::{
    path::Path,
    time::{Duration, Instant},
};

use bottone::{
    base::person::Person,
    rules::levels::Structure,
    session::{
        Desk, Operator, Session,
        shared::{self, LogOptions},
    },
    shared_log::{LogAddress, push},
    store::profiles,
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        setup::Setup,
        tables::SeatWish,
    },
};
use database::Database;
use signal::signal;
use wait::wait_until;

const ACTS: usize = 400;

#[path = "../tests/stage/database.rs"]
mod database;
#[path = "../tests/stage/needs.rs"]
mod needs;
#[path = "../tests/stage/signal.rs"]
mod signal;
#[path = "../tests/stage/wait.rs"]
mod wait;

fn main() {
    let Some(database) = Database::start() else { panic!("PostgreSQL is missing") };
    let at = |event: &str| LogAddress::read(&database.address(event)).unwrap();
    println!("one server");
    acts(&database.address(""), &at("alone"));
    let mut words = std::env::args().skip(1).filter(|word| !word.starts_with("--"));
    if let Some(file) = words.next() {
        join(Path::new(&file), &at("joined"));
    }
    println!("with a synchronous standby");
    let _standby = database.standby();
    acts(&database.address(""), &at("twice"));
}

/// Measures one act after the other: the database alone, the sending desk and the receiving desk,
/// in turn.
fn acts(log: &str, address: &LogAddress) {
    let shelf = profiles::shelf::<Structure>(None);
    let structure = shelf.into_iter().find(|entry| entry.id == "deep-stack").unwrap();
    let structure = structure.profile.unwrap();
    let at = bottone::base::time::Timestamp::default();
    let beginning = Beginning::new(at, Setup::default(), structure);
    shared::create(address, None, beginning, None).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let (mut one, mut two) =
        (desk(address, folder.path(), "one"), desk(address, folder.path(), "two"));
    let raw = Raw::at(log.split('?').next().unwrap());
    let (mut raws, mut confirmed, mut seen) = (Vec::new(), Vec::new(), Vec::new());
    for nth in 0..ACTS {
        raws.push(raw.commit(nth));
        let who = vec![Entrant::New(Person { family: format!("N{nth}"), ..Person::default() })];
        let enter = Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later });
        let began = Instant::now();
        one.submit(enter, None).unwrap();
        confirmed.push(began.elapsed());
        while two.records().len() <= nth {
            two.wait(1);
            two.receive();
        }
        seen.push(began.elapsed());
    }
    let report = |what: &str, times: &mut Vec<Duration>| {
        times.sort();
        let (half, most) = (times[ACTS / 2], times[ACTS * 99 / 100]);
        println!("{what}: median {:.2} ms, 99 of 100 within {:.2} ms", millis(half), millis(most));
        half
    };
    let raw = report("the database alone commits as much", &mut raws);
    let confirmed = report("an act is confirmed", &mut confirmed);
    report("another desk has it", &mut seen);
    println!("confirmed in {:.2} times the commit", millis(confirmed) / millis(raw));
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1_000.0
}

fn desk(address: &LogAddress, folder: &Path, station: &str) -> Box<Session> {
    let operator = Operator { name: "Ann".into(), station: station.into() };
    let file = folder.join(format!("{station}.ron"));
    shared::prepare(address, &file, &operator).unwrap();
    let mut desk = shared::open(address, &file, LogOptions::unwatched(operator)).unwrap().desk;
    shared::wait_for_log(desk.as_mut(), Duration::from_secs(20));
    desk
}

/// A plain database connection without a desk.
struct Raw {
    runtime: tokio::runtime::Runtime,
    client: tokio_postgres::Client,
    put: tokio_postgres::Statement,
}

impl Raw {
    fn at(log: &str) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.unwrap();
        let (client, put) = runtime.block_on(async {
            let (client, connection) =
                tokio_postgres::connect(log, tokio_postgres::NoTls).await.unwrap();
            tokio::spawn(connection);
            let table = "create table if not exists raw_commits (n bigint, line text)";
            client.batch_execute(table).await.unwrap();
            let put = client.prepare("insert into raw_commits values ($1, $2)").await.unwrap();
            (client, put)
        });
        Self { runtime, client, put }
    }

    /// Commits as many bytes as the line of an entry has.
    fn commit(&self, nth: usize) -> Duration {
        let (number, line) = (i64::try_from(nth).unwrap(), "x".repeat(300));
        self.runtime.block_on(async {
            let began = Instant::now();
            self.client.execute(&self.put, &[&number, &line]).await.unwrap();
            began.elapsed()
        })
    }
}

/// Joins a large event with an empty desk.
fn join(file: &Path, address: &LogAddress) {
    let began = Instant::now();
    let lines = push(file, address).unwrap().lines;
    println!("{lines} lines were put there in {:.1} s", began.elapsed().as_secs_f64());
    let mut least = Duration::MAX;
    for nth in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let began = Instant::now();
        let desk = desk(address, folder.path(), &format!("joins {nth}"));
        least = least.min(began.elapsed());
        assert_eq!(desk.records().len() as u64 + 1, lines);
    }
    println!("a desk that joins is ready in {:.2} s", least.as_secs_f64());
}
