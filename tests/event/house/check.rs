//! `bottone house`: creating, listing and checking.

use std::{ffi::OsStr, fs, path::Path};

use bottone::{
    base::person::Person,
    session::{file, time::StageClock},
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        tables::SeatWish,
    },
};

use super::{add, id, open};
use crate::stage::{MORNING, Said, bottone, desk};

fn house(words: &[&str], folder: &Path) -> Said {
    let mut all: Vec<&OsStr> = vec!["house".as_ref()];
    all.extend(words.iter().map(|word| -> &OsStr { word.as_ref() }));
    all.push(folder.as_os_str());
    bottone(all)
}

/// Enters a person with this number in the book.
fn enter(event: &Path, number: u64, name: &str) {
    let mut desk = file::open(event, Box::new(StageClock::at(MORNING)), desk()).unwrap().desk;
    let who = vec![Entrant::New(Person { id: Some(id(number)), ..Person::typed(name) })];
    desk.submit(Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }), None)
        .unwrap();
}

#[test]
fn a_house_is_made_of_the_events_that_lie_there_and_both_sides_are_compared() {
    let folder = tempfile::tempdir().unwrap();
    let event = |name: &str| folder.path().join(name);
    for name in ["one.ron", "two.ron"] {
        let made = bottone(["new".as_ref(), "club-turbo".as_ref(), event(name).as_os_str()]);
        assert_eq!(made.status, Some(0), "{}", made.complaint);
    }
    let made = house(&["new", "--name", "Club"], folder.path());
    assert_eq!((made.status, made.complaint.as_str()), (Some(0), ""));
    assert!(made.out.contains("with 2 events"), "{}", made.out);
    let again = house(&["new"], folder.path());
    assert_eq!(again.status, Some(1), "{}", again.out);

    let sound = house(&["check"], folder.path());
    assert_eq!((sound.status, sound.complaint.as_str()), (Some(0), ""), "{}", sound.out);
    assert!(sound.out.contains("and 2 events beside it"), "{}", sound.out);

    enter(&event("one.ron"), 1, "Anna Rossi");
    let unknown = house(&["check"], folder.path());
    assert_eq!(unknown.status, Some(7), "{}", unknown.complaint);
    assert!(unknown.complaint.contains("one.ron names Rossi, Anna"), "{}", unknown.complaint);

    let mut known = open(&event("house.ron")).unwrap().desk;
    known.submit(add(&[(1, "Rossi, Anna #7")])).unwrap();
    drop(known);
    assert_eq!(house(&["check"], folder.path()).status, Some(0));
    let people = house(&["people"], folder.path());
    assert!(people.out.contains("\tRossi, Anna\t7\t\n1 person, 2 events."), "{}", people.out);
    assert!(house(&["show"], folder.path()).out.contains("family: \"Rossi\""));

    // (act, output of check, status)
    let copy = event("three.ron");
    fs::copy(event("one.ron"), &copy).unwrap();
    let found = house(&["check"], folder.path());
    assert!(found.complaint.contains("three.ron is in the folder"), "{}", found.complaint);
    assert_eq!(found.status, Some(7));
    fs::rename(&copy, event("two.ron")).unwrap();
    let found = house(&["check"], folder.path());
    assert!(found.complaint.contains("two.ron is not the event"), "{}", found.complaint);
    fs::remove_file(event("two.ron")).unwrap();
    let found = house(&["check"], folder.path());
    assert!(found.complaint.contains("two.ron is on the club's list"), "{}", found.complaint);

    // A damaged event has priority over sides that disagree.
    let text = fs::read_to_string(event("one.ron")).unwrap();
    fs::write(event("one.ron"), text.replacen("Anna", "Ilda", 1)).unwrap();
    assert_eq!(house(&["check"], folder.path()).status, Some(4));
    assert_eq!(house(&["check"], &event("no such house")).status, Some(1));
}
