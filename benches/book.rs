//! A house of 50,000 people: opened, indexed, and somebody found as he is typed.
#![allow(clippy::unwrap_used, missing_docs, reason = "a bench")]

use std::{path::PathBuf, sync::LazyLock};

use bottone::{
    house::{
        Command,
        people::{Details, PeopleCommand},
        setup::Setup,
    },
    rules::{person::PersonId, time::Timestamp},
    session::{
        Operator,
        house::{self, OpenedHouse},
        time::StageClock,
    },
    view::house::Finder,
};
use divan::{Bencher, black_box};

const FAMILIES: [&str; 8] =
    ["Rossi", "Bianchi", "Παπαδόπουλος", "Müller", "D'Angelo", "Иванов", "Nguyen", "O'Brien"];
const GIVEN: [&str; 6] = ["Anna", "Luca", "Ελένη", "Jürgen", "Дмитрий", "Maria Grazia"];
const PEOPLE: usize = 50_000;

fn clock() -> StageClock {
    StageClock::at(Timestamp::from_millis(1_795_284_000_000))
}

fn operator() -> Operator {
    Operator { name: "Ann".into(), station: String::new() }
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

/// The folder lives as long as the bench.
static HOUSE: LazyLock<(tempfile::TempDir, PathBuf)> = LazyLock::new(|| {
    let folder = tempfile::tempdir().unwrap();
    let setup = Setup { name: "Club".into(), ..Setup::default() };
    let mut desk = house::create(folder.path(), setup, Box::new(clock()), operator()).unwrap();
    let all: Vec<_> = (0..PEOPLE).map(person).collect();
    for people in all.chunks(25) {
        let people = people.to_vec();
        desk.submit(Command::People(PeopleCommand::Add { people })).unwrap();
    }
    let path = desk.path().to_owned();
    (folder, path)
});

fn opened() -> OpenedHouse {
    house::read(&HOUSE.1, Box::new(clock()), operator()).unwrap()
}

fn main() {
    divan::main();
}

#[divan::bench(sample_count = 10)]
fn opened_from_its_file(bencher: Bencher<'_, '_>) {
    LazyLock::force(&HOUSE);
    bencher.bench_local(|| black_box(opened().desk.house().people().all().len()));
}

#[divan::bench(sample_count = 10)]
fn index_made(bencher: Bencher<'_, '_>) {
    let house = opened();
    bencher.bench_local(|| Finder::default().caught_up(house.desk.house()));
}

#[divan::bench(args = ["ross", "papad", "luca bia", "004217", "zzzz", "an"])]
fn found_as_typed(bencher: Bencher<'_, '_>, typed: &str) {
    let house = opened();
    let finder = Finder::default().caught_up(house.desk.house());
    bencher.bench_local(|| black_box(finder.find(typed, 4)).len());
}
