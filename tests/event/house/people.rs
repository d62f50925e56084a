//! People from other sources, searched, exported and forgotten: the command line's acts on a book.

use std::{ffi::OsStr, fs, path::Path};

use bottone::{
    house::{
        Command, House,
        people::{Details, PeopleCommand},
    },
    rules::person::Person,
    session::{
        file,
        house::{Book, take_in},
        time::StageClock,
    },
    tournament::{
        Command as EventCommand,
        entries::{EntryCommand, Who},
        history::Beginning,
        tables::Wish,
    },
    view::house::Finder,
};

use super::{create, details, id, open};
use crate::stage::{EVENING, Said, bottone, desk, setup, structure};

fn people(folder: &Path, words: &[&OsStr]) -> Said {
    let start: [&OsStr; 3] = ["house".as_ref(), "people".as_ref(), folder.as_os_str()];
    bottone(start.iter().chain(words))
}

/// Creates an event of the house with these players.
fn event(folder: &Path, file: &str, people: Vec<Person>) {
    let beginning = Beginning { at: EVENING, setup: setup(2), structure: structure("club-turbo") };
    let clock = Box::new(StageClock::at(EVENING));
    let mut desk = file::create(&folder.join(file), beginning, clock, desk()).unwrap();
    desk.set_book(Some(Book::new(open(&folder.join("house.ron")).unwrap().desk)));
    let who = people.into_iter().map(Who::New).collect();
    desk.submit(EventCommand::Entries(EntryCommand::Enter { who, seat: Wish::Later }), None)
        .unwrap();
}

#[test]
fn a_spreadsheet_and_old_events_are_taken_in_once_and_namesakes_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    drop(create(folder.path()));
    let list = folder.path().join("list.csv");
    fs::write(
        &list,
        "Family name,Given name,Card,Country,Born,Document\n\
         Rossi,Anna,7,ITA,1980,Carta n. 5501\n\
         Rossi,Anna,8,ITA,1991,\n\
         Bianchi,Luca,,ITA,,\n\
         Rossi,Anna,7,ITA,,\n",
    )
    .unwrap();
    let import = |from: &Path| people(folder.path(), &["--import".as_ref(), from.as_os_str()]);
    let taken = import(&list);
    assert_eq!((taken.status, taken.complaint.as_str()), (Some(0), ""));
    assert_eq!(taken.out, "3 people added to the club; 1 person already there\n");
    assert!(import(&list).out.starts_with("0 people"));
    let house = open(&folder.path().join("house.ron")).unwrap().desk;
    let anna = house.house().people().with_card("7").unwrap();
    let page = &house.house().people().get(anna).unwrap().details;
    assert_eq!(
        (page.born, page.document.as_str(), page.notes.as_str()),
        (Some(1980), "Carta n. 5501", "")
    );
    drop(house);

    let old = tempfile::tempdir().unwrap();
    drop(create(old.path()));
    event(old.path(), "old.ron", vec![Person::typed("Luca Bianchi"), Person::typed("Ugo Verdi")]);
    assert!(import(&old.path().join("old.ron")).out.starts_with("1 person taken in"));
    // Found as in the window's field, without private data.
    let found = people(folder.path(), &["ross".as_ref()]);
    assert_eq!(found.out.lines().count(), 2, "{}", found.out);
    assert!(!people(folder.path(), &[]).out.contains("Carta n. 5501"));
    // An exported list is imported elsewhere unchanged.
    let out = folder.path().join("all.csv");
    let given = people(folder.path(), &["--export".as_ref(), out.as_os_str()]);
    assert_eq!(given.status, Some(0), "{}", given.complaint);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(fs::metadata(&out).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let other = tempfile::tempdir().unwrap();
    drop(create(other.path()));
    people(other.path(), &["--import".as_ref(), out.as_os_str()]);
    let all = |folder: &Path| -> Vec<Details> {
        let house = open(&folder.join("house.ron")).unwrap().desk;
        let mut all: Vec<Details> =
            house.house().people().all().map(|(_, known)| known.details.clone()).collect();
        all.sort_by_key(|details| (details.family.clone(), details.card.clone()));
        all
    };
    assert_eq!(all(other.path()), all(folder.path()));
}

#[test]
fn a_card_has_all_events_and_who_is_forgotten_leaves_an_initial_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    let anna = Details {
        document: "SECRET-AB1".into(),
        notes: "SECRET debts".into(),
        ..details("Rossi, Anna #7")
    };
    let people_of = |number, details| vec![(id(number), details)];
    let add = PeopleCommand::Add { people: people_of(1, anna) };
    house.submit(Command::People(add)).unwrap();
    let add = PeopleCommand::Add { people: people_of(2, details("Росси, Анна")) };
    house.submit(Command::People(add)).unwrap();
    house.submit(Command::People(PeopleCommand::Merge { gone: id(2), into: id(1) })).unwrap();
    drop(house);
    // Under either id it is the same person.
    let anna = |number| Person { id: Some(id(number)), ..Person::typed("Anna Rossi") };
    event(folder.path(), "one.ron", vec![anna(1), Person::typed("Ugo Verdi")]);
    event(folder.path(), "two.ron", vec![anna(2)]);
    let mut house = open(&folder.path().join("house.ron")).unwrap().desk;
    assert_eq!(house.list_events().unwrap(), 2);
    drop(house);
    let shown = id(1).to_string();
    let card = people(folder.path(), &["--card".as_ref(), shown.as_ref()]);
    assert!(card.out.contains("SECRET-AB1") && card.out.contains("Росси"), "{}", card.out);
    assert_eq!(card.out.matches("Evening 2\t").count(), 2, "{}", card.out);
    assert_eq!(
        bottone(["house".as_ref(), "check".as_ref(), folder.path().as_os_str()]).status,
        Some(0)
    );

    let gone = people(folder.path(), &["--forget".as_ref(), shown.as_ref()]);
    assert_eq!((gone.status, gone.complaint.as_str()), (Some(0), ""));
    assert!(gone.out.contains("in 2 events on future sheets"), "{}", gone.out);
    let text = fs::read_to_string(folder.path().join("house.ron")).unwrap();
    for secret in ["Rossi", "Anna", "Росси", "SECRET", "#7", "card:"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    let check = bottone(["house".as_ref(), "check".as_ref(), folder.path().as_os_str()]);
    assert_eq!((check.status, check.complaint.as_str()), (Some(0), ""), "{}", check.out);
    for name in ["one.ron", "two.ron"] {
        let path = folder.path().join(name);
        let clock = Box::new(StageClock::at(EVENING));
        let event = file::read(&path, clock, desk()).unwrap().desk;
        let first = event.tournament().entries().players().next().unwrap().1.person.shown();
        assert_eq!(first, "R.");
    }
    let card = people(folder.path(), &["--card".as_ref(), shown.as_ref()]);
    assert_eq!(card.status, Some(1), "{}", card.out);
}

/// The searches: (typed text, people found).
const FOUND: [(&str, &[u64]); 8] = [
    ("ross", &[1, 2]),
    ("rossi anna", &[1]),
    ("anna", &[1]),
    ("papad", &[3]),
    ("Παπα", &[3]),
    ("0042", &[2]),
    ("zzzz", &[]),
    ("r", &[]),
];

#[test]
fn somebody_is_found_by_letters_in_any_script_and_by_the_card() {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = create(folder.path());
    let also = Details {
        spellings: vec!["Papadopoulos, Eleni".into()],
        ..details("Παπαδοπούλου, Ελένη")
    };
    let all = vec![
        (id(1), details("Rossi, Anna")),
        (id(2), details("Rossi, Mario #0042")),
        (id(3), also),
    ];
    desk.submit(Command::People(PeopleCommand::Add { people: all })).unwrap();
    let finds = |finder: &Finder, house: &House| {
        assert_eq!(house.people().all().len(), 3);
        for (typed, people) in FOUND {
            let people: Vec<_> = people.iter().map(|number| id(*number)).collect();
            assert_eq!(finder.find(typed, 10), people, "{typed}");
        }
    };
    let finder = Finder::default().caught_up(desk.house());
    finds(&finder, desk.house());
    // The index follows every change of the book.
    let to = details("Verdi, Anna");
    desk.submit(Command::People(PeopleCommand::Change { person: id(1), to })).unwrap();
    let finder = finder.caught_up(desk.house());
    assert_eq!(finder.find("ross", 10), [id(2)]);
    desk.undo().unwrap();
    finds(&finder.caught_up(desk.house()), desk.house());
    let taken = take_in(&mut desk, vec![details("Rossi, Anna"), details("Neri, Ida")]).unwrap();
    assert_eq!((taken.new, taken.known), (1, 1));
}
