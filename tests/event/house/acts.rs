//! The acts and refusals of a house, and its state as the fold of its valid records.

use bottone::{
    base::time::{Span, Timestamp},
    house::{
        Command, House, Refusal,
        events::{EventListing, EventPart, EventsCommand},
        history::{Beginning, History, Record, RecordAction},
        people::{Bar, Details, PeopleCommand},
        setup::{Setup, SetupCommand},
    },
};
use proptest::prelude::*;

use super::{add, details, id, setup};
use crate::stage::EVENING;

fn change(number: u64, text: &str) -> Command {
    Command::People(PeopleCommand::Change { person: id(number), to: details(text) })
}

fn people(command: PeopleCommand) -> Command {
    Command::People(command)
}

fn merge(gone: u64, into: u64) -> Command {
    people(PeopleCommand::Merge { gone: id(gone), into: id(into) })
}

fn part(gone: u64) -> Command {
    people(PeopleCommand::Separate { gone: id(gone) })
}

fn bar(number: u64, why: &str) -> Command {
    let bar = Bar { until: None, by: "Carla".into(), reason: why.into() };
    people(PeopleCommand::Bar { person: id(number), bar })
}

fn lift(number: u64) -> Command {
    people(PeopleCommand::LiftBar { person: id(number) })
}

fn forget(number: u64) -> Command {
    people(PeopleCommand::Forget { person: id(number) })
}

fn listed(file: &str, part: EventPart) -> EventListing {
    EventListing {
        file: file.into(),
        seal: "0".repeat(32),
        name: "Main".into(),
        starts: None,
        part,
    }
}

fn list(file: &str, part: EventPart) -> Command {
    Command::Events(EventsCommand::List(listed(file, part)))
}

/// Returns a house in which Anna (1, card 7) and Luca (2) are known, with one event.
fn club() -> History {
    let mut history = History::new(Beginning { at: EVENING, setup: setup() });
    for command in
        [add(&[(1, "Rossi, Anna #7"), (2, "Bianchi, Luca")]), list("a.ron", EventPart::Event)]
    {
        act(&mut history, Asked::Do(command)).unwrap();
    }
    history
}

#[derive(Clone, Debug)]
enum Asked {
    Do(Command),
    Undo,
    Redo,
}

/// Acts as a desk does; without a record, undo does nothing.
fn act(history: &mut History, asked: Asked) -> Result<(), Refusal> {
    let action = match asked {
        Asked::Do(command) => {
            let events = history.house().decide(&command)?;
            RecordAction::Done { command: Box::new(command), events }
        }
        Asked::Undo => match history.to_undo() {
            Some(record) => RecordAction::Undone { record },
            None => return Ok(()),
        },
        Asked::Redo => match history.to_redo() {
            Some(record) => RecordAction::Redone { record },
            None => return Ok(()),
        },
    };
    let recorded = history.latest().after(Span::from_secs(1));
    let record = Record {
        recorded,
        by: "Ann".into(),
        role: None,
        approved_by: None,
        desk: "1".into(),
        action,
    };
    history.check_decision(&record).unwrap();
    history.enter(record);
    Ok(())
}

#[test]
fn what_a_house_refuses_and_why() {
    let club = club();
    let flight = |label: &str| EventPart::Flight { of: "Main".into(), label: label.into() };
    let long = "x".repeat(101);
    let cases = [
        ("nobody is nothing to do", add(&[]), Refusal::NothingToDo),
        ("an id is one person's", add(&[(1, "Verdi, Ugo")]), Refusal::PersonKnown),
        ("twice in one act", add(&[(3, "Verdi, Ugo"), (3, "Neri, Ida")]), Refusal::PersonKnown),
        ("a card is one person's", add(&[(3, "Verdi, Ugo #7")]), Refusal::CardTaken),
        ("a card twice", add(&[(3, "Verdi #8"), (4, "Neri #8")]), Refusal::CardTaken),
        ("a person has a name", add(&[(3, "")]), Refusal::NotUnderstood),
        ("a name has an end", add(&[(3, &long)]), Refusal::NotUnderstood),
        ("whom nobody knows", change(9, "Verdi"), Refusal::PersonUnknown),
        ("one is one", merge(1, 1), Refusal::OneAlready),
        ("nobody to merge", merge(9, 1), Refusal::PersonUnknown),
        ("nothing to take apart", part(1), Refusal::NotMerged),
        ("no bar to lift", lift(1), Refusal::NotBarred),
        ("a bar says why", bar(1, ""), Refusal::NotUnderstood),
        ("nobody to forget", forget(9), Refusal::PersonUnknown),
        ("a card that is another's", change(2, "Bianchi, Luca #7"), Refusal::CardTaken),
        ("a file is one event", list("a.ron", flight("1A")), Refusal::EventListed),
        ("no way out of the folder", list("../a.ron", EventPart::Event), Refusal::NotUnderstood),
        ("the house is no event", list("house.ron", EventPart::Event), Refusal::NotUnderstood),
        ("a flight has a label", list("b.ron", flight("")), Refusal::NotUnderstood),
        (
            "an event that is not there",
            Command::Events(EventsCommand::Remove { file: "b.ron".into() }),
            Refusal::EventUnknown,
        ),
        (
            "a house has a name",
            Command::Setup(SetupCommand::Change(Setup::default())),
            Refusal::NotUnderstood,
        ),
    ];
    for (case, command, refusal) in cases {
        assert_eq!(club.house().decide(&command), Err(refusal), "{case}");
    }
    for (case, command) in [
        ("namesakes are two", add(&[(3, "Rossi, Anna")])),
        ("one's own card stays", change(1, "Rossi Bianchi, Anna #7")),
        ("flights of one event", list("1a.ron", flight("1A"))),
    ] {
        assert!(club.house().decide(&command).is_ok(), "{case}");
    }
    let year = |born| Details { born: Some(born), ..details("Verdi") };
    for (born, sound) in [(1899, false), (1900, true), (2008, true), (9_001, false)] {
        assert_eq!(year(born).is_sound(), sound, "{born}");
    }
}

/// Checks two pages that are merged, changed and separated again.
#[test]
fn two_who_are_one_are_taken_apart_as_they_were() {
    let mut club = History::new(Beginning { at: EVENING, setup: setup() });
    let with = |text: &str, born, document: &str| Details {
        born,
        document: document.into(),
        ..details(text)
    };
    let anna = with("Rossi, Anna", None, "AB1");
    let cyrillic = with("Росси, Анна #7", Some(1980), "");
    let new = vec![(id(1), anna.clone()), (id(2), cyrillic.clone())];
    for command in
        [people(PeopleCommand::Add { people: new }), bar(2, "asked for it herself"), merge(2, 1)]
    {
        act(&mut club, Asked::Do(command)).unwrap();
    }
    let book = || club.house().people();
    let both = &book().get(id(2)).unwrap().details;
    assert_eq!((both.family.as_str(), both.card.as_str(), both.born), ("Rossi", "7", Some(1980)));
    assert_eq!(both.spellings, ["Росси, Анна"]);
    assert_eq!((book().with_card("7"), book().current_id(id(2))), (Some(id(1)), id(1)));
    assert!(book().get(id(1)).unwrap().bar.is_some(), "two who are one lift no bar");
    assert_eq!(book().ids_of(id(1)), [id(1), id(2)]);

    let married = Details { family: "Bianchi".into(), ..both.clone() };
    act(&mut club, Asked::Do(people(PeopleCommand::Change { person: id(1), to: married })))
        .unwrap();
    act(&mut club, Asked::Do(part(2))).unwrap();
    let book = club.house().people();
    assert_eq!(book.get(id(2)).unwrap().details, cyrillic);
    assert_eq!(book.get(id(1)).unwrap().details, Details { family: "Bianchi".into(), ..anna });
    assert_eq!(book.with_card("7"), Some(id(2)));
    assert!(book.get(id(1)).unwrap().bar.is_none() && book.get(id(2)).unwrap().bar.is_some());
}

#[test]
fn who_is_forgotten_leaves_an_initial_and_does_not_come_back() {
    let mut club = club();
    act(&mut club, Asked::Do(merge(2, 1))).unwrap();
    act(&mut club, Asked::Do(forget(1))).unwrap();
    let book = club.house().people();
    assert_eq!(
        (book.all().len(), book.initial(id(1)), book.initial(id(2))),
        (0, Some("R."), Some("R."))
    );
    assert_eq!((book.with_card("7"), book.get(id(2))), (None, None));
    assert_eq!(club.to_undo(), None);
    assert_eq!(club.house().decide(&add(&[(1, "Rossi, Anna")])), Err(Refusal::PersonKnown));
}

#[test]
fn parts_of_an_event_are_found_by_its_name() {
    let mut club = club();
    let of = || "Main".to_owned();
    for (file, part) in [
        ("1a.ron", EventPart::Flight { of: of(), label: "1A".into() }),
        ("2.ron", EventPart::Day { of: of(), number: 2 }),
        ("s.ron", EventPart::Satellite { of: "Other".into() }),
    ] {
        act(&mut club, Asked::Do(list(file, part))).unwrap();
    }
    let files: Vec<&str> =
        club.house().events().parts_of("Main").map(|listed| listed.file.as_str()).collect();
    assert_eq!(files, ["1a.ron", "2.ron"]);
}

#[test]
fn undo_takes_back_the_last_and_redo_does_it_again_far_beyond_the_copies() {
    let mut history = club();
    let mut states: Vec<House> = vec![history.house().clone()];
    for number in 0..200 {
        act(&mut history, Asked::Do(add(&[(100 + number, &format!("Guest, {number}"))]))).unwrap();
        states.push(history.house().clone());
    }
    for state in states.iter().rev().skip(1) {
        act(&mut history, Asked::Undo).unwrap();
        assert_eq!(history.house(), state);
    }
    for state in states.iter().skip(1) {
        act(&mut history, Asked::Redo).unwrap();
        assert_eq!(history.house(), state);
    }
}

fn asked() -> impl Strategy<Value = Asked> {
    let text = prop_oneof![
        Just("Rossi, Anna"),
        Just("Bianchi, Luca #7"),
        Just("Verdi #8"),
        Just("Neri #")
    ];
    let file = || prop_oneof![Just("a.ron"), Just("b.ron")];
    prop_oneof![
        3 => (0_u64..12, text.clone()).prop_map(|(n, text)| Asked::Do(add(&[(n, text)]))),
        2 => (0_u64..12, text).prop_map(|(n, text)| Asked::Do(change(n, text))),
        2 => (0_u64..12, 0_u64..12).prop_map(|(gone, into)| Asked::Do(merge(gone, into))),
        1 => (0_u64..12).prop_map(|gone| Asked::Do(part(gone))),
        1 => (0_u64..12).prop_map(|n| Asked::Do(bar(n, "debts"))),
        1 => (0_u64..12).prop_map(|n| Asked::Do(lift(n))),
        1 => file().prop_map(|file| Asked::Do(list(file, EventPart::Event))),
        1 => file().prop_map(|file| Asked::Do(Command::Events(EventsCommand::Remove {
            file: file.into()
        }))),
        2 => Just(Asked::Undo),
        1 => Just(Asked::Redo),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Checks random acts with undo: the house is the fold of its valid records, and cards lead to
    /// their owners.
    #[test]
    fn a_house_is_the_fold_of_what_stands(acts in proptest::collection::vec(asked(), 0..120)) {
        let mut history = club();
        for asked in acts {
            let before = history.house().clone();
            if act(&mut history, asked).is_err() {
                prop_assert_eq!(&before, history.house());
            }
            prop_assert_eq!(&history.fold(), history.house());
            for (person, known) in history.house().people().all() {
                let card = &known.details.card;
                if !card.is_empty() {
                    prop_assert_eq!(history.house().people().with_card(card), Some(person));
                }
            }
        }
        let mut again = History::new(history.beginning().clone());
        for record in history.records() {
            prop_assert_eq!(again.check_decision(record), Ok(()));
            again.enter(record.clone());
        }
        prop_assert_eq!(again.house(), history.house());
        prop_assert!(history.latest() >= Timestamp::from_millis(0));
    }
}
