//! People from other sources, searched, exported and forgotten: the command line's acts on a book.

use std::{ffi::OsStr, fs, path::Path};

use bottone::{
    base::{person::Person, time::Span},
    club::book_import::{import_summary, people_in, take_in},
    house::{
        Command, House,
        people::{Bar, Details, PeopleCommand},
    },
    i18n::Language,
    search::book::BookFinder,
    session::{
        Desk as _, file,
        house::{HouseBook, HouseDesk},
        time::StageClock,
    },
    store::results::{Separator, csv},
    tournament::{
        Command as EventCommand,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        tables::SeatWish,
    },
    view::house::rows,
};

use super::{add, create, details, id, open};
use crate::stage::{EVENING, Said, bottone, desk, setup, structure};

fn people(folder: &Path, words: &[&OsStr]) -> Said {
    let start: [&OsStr; 3] = ["house".as_ref(), "people".as_ref(), folder.as_os_str()];
    bottone(start.iter().chain(words))
}

/// Creates an event of the house with these players.
fn event(folder: &Path, file: &str, people: Vec<Person>) {
    let beginning = Beginning::new(EVENING, setup(2), structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    let mut desk = file::create(&folder.join(file), beginning, clock, desk()).unwrap();
    desk.set_book(Some(HouseBook::new(open(&folder.join("house.ron")).unwrap().desk)));
    let who = people.into_iter().map(Entrant::New).collect();
    desk.submit(EventCommand::Entries(EntryCommand::Enter { who, seat: SeatWish::Later }), None)
        .unwrap();
}

#[test]
fn a_spreadsheet_and_old_events_are_taken_in_once_and_namesakes_are_distinguished() {
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
    assert!(import(&old.path().join("old.ron")).out.starts_with("1 person added"));
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
    // No list takes this name; `house check` names the file.
    event(folder.path(), "a\ttab.ron", vec![Person::typed("Rita Bruni")]);
    assert_eq!(house.list_events().unwrap(), 2);
    fs::remove_file(folder.path().join("a\ttab.ron")).unwrap();
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
        let first = event.tournament().entries().players().next().unwrap().1.person.display_name();
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
    let finds = |finder: &BookFinder, house: &House| {
        assert_eq!(house.people().all().len(), 3);
        for (typed, people) in FOUND {
            let people: Vec<_> = people.iter().map(|number| id(*number)).collect();
            assert_eq!(finder.find(typed, 10), people, "{typed}");
        }
    };
    let finder = BookFinder::default().updated(desk.house());
    finds(&finder, desk.house());
    // The index follows every change of the book.
    let to = details("Verdi, Anna");
    desk.submit(Command::People(PeopleCommand::Change { person: id(1), to })).unwrap();
    let finder = finder.updated(desk.house());
    assert_eq!(finder.find("ross", 10), [id(2)]);
    desk.undo().unwrap();
    finds(&finder.updated(desk.house()), desk.house());
    let taken = take_in(&mut desk, vec![details("Rossi, Anna"), details("Neri, Ida")]).unwrap();
    assert_eq!((taken.new, taken.known), (1, 1));
}

/// Makes a house with several namesakes, some barred people and one merged page.
fn many(folder: &Path) -> HouseDesk {
    let mut house = create(folder);
    let mut people = Vec::new();
    for number in 1..=40_u64 {
        // Every fourth person is a namesake without a card or a year.
        let family = if number % 4 == 0 { "Rossi".into() } else { format!("Rossi {number}") };
        let mut known = Details { family, given: "Anna".into(), ..Details::default() };
        if number % 4 != 0 {
            known.card = format!("{number:04}");
            known.born = Some(1950 + u16::try_from(number).unwrap());
            known.document = format!("AA;{number}\"");
            known.notes = "owes, \"a drink\"".into();
            known.spellings = vec!["Росси, Анна".into(), "Rossi-Neri, Anna".into()];
            (known.country, known.language) = ("IT".into(), "it".into());
        }
        people.push((id(number), known));
    }
    house.submit(Command::People(PeopleCommand::Add { people })).unwrap();
    for (number, lasts) in [(4, Some(1_234_567)), (5, None), (8, Some(7))] {
        let until = lasts.map(|lasts| house.now().after(Span::from_millis(lasts)));
        let bar = Bar { until, by: "Carla".into(), reason: "threw, \"chips\"".into() };
        let person = id(number);
        house.submit(Command::People(PeopleCommand::Bar { person, bar })).unwrap();
    }
    house
}

#[test]
fn an_exported_book_is_read_in_again_as_the_same_book() {
    for language in [Language::English, Language::Italian] {
        let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let house = many(one.path());
        let list = one.path().join("all.csv");
        let bytes = csv(&rows(language, house.house()), Separator::of(language)).unwrap();
        fs::write(&list, bytes).unwrap();
        let mut copy = create(other.path());
        let taken = take_in(&mut copy, people_in(&list, &house).unwrap()).unwrap();
        assert_eq!((taken.new, taken.known, taken.barred), (40, 0, 3), "{language:?}");
        assert!(taken.unread.is_empty(), "{taken:?}");
        let book = |house: &HouseDesk| {
            let all = house.house().people().all();
            all.map(|(id, known)| (id, known.details.clone(), known.bar.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(book(&house), book(&copy), "{language:?}");
        // A second import adds none, and one undo takes all of it back.
        let again = take_in(&mut copy, people_in(&list, &house).unwrap()).unwrap();
        assert_eq!((again.new, again.known, again.barred), (0, 40, 0), "{language:?}");
        copy.undo().unwrap();
        assert_eq!(book(&copy), []);
    }
}

#[test]
fn people_of_a_damaged_event_come_with_the_damage() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    event(folder.path(), "night.bottone", vec![Person::typed("Rossi, Anna")]);
    let night = folder.path().join("night.bottone");
    let text = fs::read_to_string(&night).unwrap();
    fs::write(&night, text.replace("Rossi", "Bossi")).unwrap();
    let people = people_in(&night, &house).unwrap();
    let taken = take_in(&mut house, people).unwrap();
    assert_eq!(taken.damage.len(), 1, "{taken:?}");
    let summary = import_summary(Language::English, &taken);
    assert!(summary.contains("was changed after it was written"), "{summary}");
}

#[test]
fn a_list_of_another_house_bars_who_is_known_and_drops_nothing_in_silence() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = create(folder.path());
    house.submit(add(&[(1, "Rossi, Mario #0001"), (2, "Bianchi, Luca #0002")])).unwrap();
    let list = folder.path().join("list.csv");
    let read = |house: &mut HouseDesk, text: &str| {
        fs::write(&list, text).unwrap();
        let people = people_in(&list, house).map_err(|error| error.to_string())?;
        take_in(house, people).map_err(|error| error.to_string())
    };
    let text = "Family name,Given name,Card,Banned,Date of birth,Shirt\n\
                Rossi,Mario,0001,yes,,L\nBianchi,Luca,0002,,,\nVerdi,Anna,0003,x,1980-03-04,S\n";
    let taken = read(&mut house, text).unwrap();
    assert_eq!((taken.new, taken.known, taken.barred), (1, 2, 2), "{taken:?}");
    assert_eq!(taken.unread, ["Shirt"]);
    let people = house.house().people();
    let of = |card: &str| people.get(people.with_card(card).unwrap()).unwrap();
    assert!(of("0001").bar.is_some() && of("0002").bar.is_none() && of("0003").bar.is_some());
    assert_eq!(of("0003").details.born, Some(1980));
    let before = house.history().records().len();
    for (text, what, expected) in [
        ("Family name,Card,Barred\nNeri,0009,perhaps\n", "perhaps", "yes or no"),
        ("Family name,Card,Year of birth\nNeri,0009,soon\n", "soon", "a year of birth"),
        ("Family name,Card,Barred,Barred until\nNeri,0009,yes,some day\n", "some day", "a date"),
    ] {
        let why = read(&mut house, text).unwrap_err();
        assert!(["line 2", what, expected].iter().all(|part| why.contains(part)), "{why}");
    }
    assert_eq!(house.history().records().len(), before);
}
