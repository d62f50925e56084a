//! The book at the desk of an event: registered players are known there or added, and barred ones
//! are refused. After a kill between the two files the next start repairs everything.

use std::{fs, path::Path};

use bottone::{
    base::{
        person::{Person, PersonId},
        time::Span,
    },
    house::{
        Command as HouseCommand,
        people::{Bar, Details, PeopleCommand},
        setup::Setup,
    },
    session::{
        Desk, Session, SubmitError, file,
        house::{self, EventAgreement, HouseBook, agreement},
        time::StageClock,
    },
    tournament::{
        Command, Refusal, Waiver,
        entries::{Entrant, EntryCommand},
        history::{Beginning, audit},
        payments::PaymentMethod,
        tables::SeatWish,
    },
};

use super::{details, id, open};
use crate::stage::{EVENING, bottone, desk, setup, structure};

fn enter(who: Entrant) -> Command {
    Command::Entries(EntryCommand::Enter { who: vec![who], seat: SeatWish::Later })
}

fn new(name: &str) -> Entrant {
    Entrant::New(Person::typed(name))
}

/// Creates a house with least age 18, and the desk of an event in its folder.
fn house_with_event(folder: &Path) -> (HouseBook, Box<Session>) {
    let own = Setup { name: "Club".into(), min_age: Some(18), ..Setup::default() };
    let book = house::create(folder, own, Box::new(StageClock::at(EVENING)), desk()).unwrap();
    let book = HouseBook::new(book);
    let beginning = Beginning::new(EVENING, setup(2), structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    let mut event = file::create(&folder.join("night.ron"), beginning, clock, desk()).unwrap();
    book.desk_mut().list_events().unwrap();
    event.set_book(Some(book.clone()));
    (book, event)
}

fn add(book: &HouseBook, number: u64, details: Details) {
    let people = vec![(id(number), details)];
    book.desk_mut().submit(HouseCommand::People(PeopleCommand::Add { people })).unwrap();
}

#[test]
fn an_event_behind_a_link_is_of_its_club() {
    let (folder, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (book, event) = house_with_event(folder.path());
    let link = other.path().join("link.ron");
    std::os::unix::fs::symlink(event.path().unwrap(), &link).unwrap();
    let found = house::house_around(&link).unwrap();
    assert_eq!(found.canonicalize().unwrap(), book.desk().path().canonicalize().unwrap());
    assert_eq!(house::house_around(&other.path().join("none.ron")), None);
}

#[test]
fn a_walk_in_is_known_from_now_on_and_tomorrow() {
    let folder = tempfile::tempdir().unwrap();
    let (book, mut event) = house_with_event(folder.path());
    add(&book, 7, details("Bianchi, Luca #0042"));
    for who in [
        new("Anna Rossi"),
        // By the card, for any spelling of the name; or by a name that is unique.
        Entrant::New(Person { card: "0042".into(), ..Person::typed("L. Bianchi") }),
    ] {
        event.submit(enter(who), None).unwrap();
    }
    let ids = |desk: &dyn Desk| -> Vec<PersonId> {
        desk.tournament().entries().players().filter_map(|(_, player)| player.person.id).collect()
    };
    let anna = ids(event.as_ref())[0];
    assert_eq!(ids(event.as_ref())[1], id(7));
    assert_eq!(book.desk().house().people().all().len(), 2);
    assert_eq!(book.desk().house().people().get(anna).unwrap().details.family, "Rossi");

    // The next evening.
    let beginning = Beginning::new(EVENING, setup(3), structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    let mut next = file::create(&folder.path().join("next.ron"), beginning, clock, desk()).unwrap();
    next.set_book(Some(book.clone()));
    next.submit(enter(new("Rossi, Anna")), None).unwrap();
    assert_eq!(ids(next.as_ref()), [anna]);
    // A namesake with an id of their own is another person.
    let twin = Person { id: Some(book.desk().new_person()), ..Person::typed("Anna Rossi") };
    next.submit(enter(Entrant::New(twin)), None).unwrap();
    assert_eq!(book.desk().house().people().all().len(), 3);
    // The name alone is ambiguous now.
    next.submit(enter(new("Anna Rossi")), None).unwrap();
    assert_eq!(book.desk().house().people().all().len(), 4);
}

#[test]
fn who_may_not_play_is_refused_until_somebody_says_why_he_may() {
    let folder = tempfile::tempdir().unwrap();
    let (book, mut event) = house_with_event(folder.path());
    let born = |year| Details { born: Some(year), ..Details::default() };
    let bar = |until| Bar { until, by: "Carla".into(), reason: "threw chips".into() };
    let later = Some(EVENING.after(Span::from_minutes(60)));
    // (player, bar, date of birth, refusal)
    let cases = [
        ("Adult", None, born(1980), None),
        ("Unknown", None, Details::default(), None),
        ("Child", None, born(2010), Some(Refusal::UnderAge)),
        ("Turns eighteen", None, born(2008), Some(Refusal::UnderAge)),
        ("Nineteen", None, born(2007), None),
        ("Barred", Some(bar(None)), born(1980), Some(Refusal::Barred)),
        ("Barred for an hour", Some(bar(later)), born(1980), Some(Refusal::Barred)),
        ("Barred till now", Some(bar(Some(EVENING))), born(1980), None),
        ("Barred child", Some(bar(None)), born(2010), Some(Refusal::Barred)),
    ];
    for (number, (name, bar, details, refused)) in (100..).zip(cases) {
        add(&book, number, Details { family: name.into(), ..details });
        if let Some(bar) = bar {
            let bar = PeopleCommand::Bar { person: id(number), bar };
            book.desk_mut().submit(HouseCommand::People(bar)).unwrap();
        }
        let who =
            Entrant::New(Person { family: name.into(), id: Some(id(number)), ..Person::default() });
        let command = enter(who);
        assert_eq!(event.can(&command).err(), refused, "{name}");
        let Command::Entries(sale) = command.clone() else { unreachable!() };
        let by_card = Command::Entries(sale.paid_by(PaymentMethod::Card));
        assert_eq!(event.can(&by_card).err(), refused, "{name}, by card");
        let Some(refusal) = refused else {
            event.submit(command, None).unwrap();
            continue;
        };
        let Err(SubmitError::Refused(found)) = event.submit(command.clone(), None) else {
            panic!("{name} plays")
        };
        assert_eq!(found, refusal, "{name}");
        let waiver = Waiver::new(refusal, "saw a document".into());
        event.submit(command, Some(waiver)).unwrap();
    }
    // The reason is on record, and is decided again without the book.
    assert_eq!(audit(event.beginning(), event.records(), |_, _| {}), Ok(()));
    // A player admitted once who comes back is looked up again.
    let bar = PeopleCommand::Bar { person: id(100), bar: bar(None) };
    book.desk_mut().submit(HouseCommand::People(bar)).unwrap();
    let player = event.tournament().entries().players().next().unwrap().0;
    let entry = event.tournament().entries().entry_in_play(player).unwrap();
    event.submit(Command::Entries(EntryCommand::Refund { entry, keep_fee: false }), None).unwrap();
    assert_eq!(event.can(&enter(Entrant::Known(player))), Err(Refusal::Barred));
}

/// Checks that an id typed by hand does not hide a barred person, and stops no other person.
#[test]
fn a_barred_person_does_not_play_under_another_id() {
    let folder = tempfile::tempdir().unwrap();
    let (book, event) = house_with_event(folder.path());
    let page = |family: &str, card: &str| Details {
        family: family.into(),
        card: card.into(),
        ..Details::default()
    };
    add(&book, 1, page("Verdi", "777002"));
    add(&book, 2, page("Neri", "777003"));
    add(&book, 3, page("Verdi", "777004"));
    let bar = Bar { until: None, by: "Carla".into(), reason: "threw chips".into() };
    let bar = PeopleCommand::Bar { person: id(1), bar };
    book.desk_mut().submit(HouseCommand::People(bar)).unwrap();
    let barred = Some(Refusal::Barred);
    // (name, card, id, refusal)
    let cases = [
        ("Verdi", "777002", Some(id(1)), barred),
        ("Verdi", "777002", Some(id(2)), barred),
        ("Verdi", "777 002", Some(id(99)), barred),
        ("Verdi", "", Some(id(2)), barred),
        ("Verdi", "", Some(id(99)), barred),
        ("Neri", "777002", None, barred),
        // A namesake with a page or a card of their own is another person.
        ("Verdi", "777004", Some(id(3)), None),
        ("Verdi", "777004", None, None),
        ("Verdi", "", Some(id(3)), None),
        ("Neri", "777003", Some(id(2)), None),
    ];
    for (family, card, id, refused) in cases {
        let (family, card) = (family.to_owned(), card.to_owned());
        let person = Person { family, card, id, ..Person::default() };
        let command = enter(Entrant::New(person.clone()));
        assert_eq!(event.can(&command).err(), refused, "{person:?}");
    }
}

#[test]
fn from_the_command_line_too_no_one_enters_who_may_not_play() {
    let folder = tempfile::tempdir().unwrap();
    let (book, event) = house_with_event(folder.path());
    add(&book, 1, Details { family: "Verdi".into(), given: "Ugo".into(), ..Details::default() });
    let bar = Bar { until: None, by: "Carla".into(), reason: "threw chips".into() };
    let bar = PeopleCommand::Bar { person: id(1), bar };
    book.desk_mut().submit(HouseCommand::People(bar)).unwrap();
    drop((book, event));
    let file = folder.path().join("night.ron");
    let tell = |name: &str| {
        let who = r#"(family:"NAME",given:"Ugo")"#.replace("NAME", name);
        let command = format!("Entries(Enter(who:[New({who})],seat:Later))");
        bottone(["tell".as_ref(), file.as_os_str(), command.as_ref()])
    };
    let barred = tell("Verdi");
    assert_eq!(barred.status, Some(1), "{}", barred.out);
    assert!(barred.complaint.contains("(Barred)"), "{}", barred.complaint);
    let other = tell("Neri");
    assert_eq!(other.status, Some(0), "{}", other.complaint);
    let clock = Box::new(StageClock::at(EVENING));
    let own = house::read(&folder.path().join("house.ron"), clock, desk()).unwrap().desk;
    assert_eq!(own.house().people().all().len(), 2, "who came is in the book");
}

#[test]
fn a_kill_at_any_byte_of_either_file_is_put_right_by_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let (book, mut event) = house_with_event(folder.path());
    event.submit(enter(new("Ugo Verdi")), None).unwrap();
    let paths = ["night.ron", "house.ron"].map(|name| folder.path().join(name));
    let before = paths.clone().map(|path| fs::read(path).unwrap());
    event.submit(enter(new("Anna Rossi")), None).unwrap();
    drop((event, book));
    let after = paths.clone().map(|path| fs::read(path).unwrap());
    // The event's file is written first: the book grows when the event's line is complete.
    let cuts = (before[0].len()..=after[0].len())
        .map(|cut| (cut, before[1].len()))
        .chain((before[1].len()..=after[1].len()).map(|cut| (after[0].len(), cut)));
    for (night, own) in cuts {
        fs::write(&paths[0], &after[0][..night]).unwrap();
        fs::write(&paths[1], &after[1][..own]).unwrap();
        let book = HouseBook::new(open(&paths[1]).unwrap().desk);
        let clock = Box::new(StageClock::at(EVENING));
        let mut opened = file::open(&paths[0], clock, desk()).unwrap();
        let known = book.desk().house().people().all().len();
        let count = book.complete(opened.desk.tournament()).unwrap();
        let came = opened.desk.tournament().entries().count();
        let people = book.desk().house().people().all().len();
        assert_eq!((people, count), (came, came - known), "{night} and {own} bytes");
        // A line that lacks only its line end is complete.
        assert_eq!(came, if night + 1 < after[0].len() { 1 } else { 2 }, "{night} bytes");
        let said = EventAgreement::of(
            &paths[0],
            opened.seal.clone(),
            (opened.desk.tournament(), opened.desk.records()),
        );
        assert_eq!(agreement(book.desk().house(), &[said], &[]), []);
        // A player missing in the book then is added now.
        opened.desk.set_book(Some(book.clone()));
        if came == 1 {
            opened.desk.submit(enter(new("Anna Rossi")), None).unwrap();
            assert_eq!(book.desk().house().people().all().len(), 2);
        }
        drop((opened, book));
        for aside in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
            if aside.to_string_lossy().contains(".torn-") {
                fs::remove_file(aside).unwrap();
            }
        }
    }
}

#[test]
fn a_book_that_cannot_be_written_stops_no_one_and_is_completed() {
    let folder = tempfile::tempdir().unwrap();
    let (book, mut event) = house_with_event(folder.path());
    let path = book.desk().path().to_owned();
    // Another window has the house: this one reads it.
    let second = HouseBook::new(open(&path).unwrap().desk);
    assert!(second.desk().read_only().is_some());
    event.set_book(Some(second.clone()));
    event.submit(enter(new("Anna Rossi")), None).unwrap();
    assert_eq!(second.desk().house().people().all().len(), 0);
    assert_eq!(book.complete(event.tournament()).unwrap(), 1);
    assert_eq!(book.complete(event.tournament()).unwrap(), 0);
}
