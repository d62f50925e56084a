//! Invisible and unreadable names, at every place where a name is entered.

use std::fs;

use bottone::{
    base::{
        person::{PeopleIndex, Person, PersonId, Role},
        time::{Span, Timestamp},
    },
    house::{
        Refusal::NotUnderstood,
        people::{Details, PeopleCommand},
        setup::Setup,
    },
    rehearsal::RehearsalEnd,
    session::{
        Desk as _, SubmitError,
        house::{self, HouseError},
        pin_hash,
        time::StageClock,
    },
    store::{csv::CsvSheet, tdt::tournament_of},
    telephones::PhoneError,
    tournament::{
        Command, Refusal,
        entries::{Entrant, EntryCommand},
        staff::{Member, StaffCommand},
        tables::SeatWish,
    },
};

use crate::{
    phones::desk::PhoneDesk,
    stage::{self, bottone},
};

/// Characters that leave nothing on paper.
const UNSEEN: [char; 24] = [
    '\u{ad}',
    '\u{34f}',
    '\u{61c}',
    '\u{115f}',
    '\u{1160}',
    '\u{17b4}',
    '\u{180e}',
    '\u{200b}',
    '\u{200c}',
    '\u{200d}',
    '\u{200e}',
    '\u{200f}',
    '\u{2060}',
    '\u{2063}',
    '\u{206a}',
    '\u{2800}',
    '\u{3164}',
    '\u{fe0f}',
    '\u{feff}',
    '\u{ffa0}',
    '\u{fffb}',
    '\u{1d173}',
    '\u{e0001}',
    '\u{e0020}',
];
/// Characters that change the direction of a line, or end it.
const TURNING: [char; 11] = [
    '\u{2028}', '\u{2029}', '\u{202a}', '\u{202b}', '\u{202c}', '\u{202d}', '\u{202e}', '\u{2066}',
    '\u{2067}', '\u{2068}', '\u{2069}',
];
/// Marks that pile up over and under a letter.
const MARKS: [char; 12] = [
    '\u{300}', '\u{301}', '\u{308}', '\u{30a}', '\u{316}', '\u{321}', '\u{334}', '\u{340}',
    '\u{34a}', '\u{36f}', '\u{20d7}', '\u{fe20}',
];

/// Returns two hundred names that are accepted nowhere as they are.
fn names() -> Vec<String> {
    let unseen = UNSEEN.into_iter().flat_map(|sign| {
        [
            sign.to_string(),
            format!("{sign}{sign}{sign}"),
            format!("{sign} {sign}"),
            format!("{sign}\u{301}"),
        ]
    });
    let turning = TURNING.into_iter().flat_map(|sign| {
        [format!("Ros{sign}is"), format!("{sign}Rossi, Mario"), format!("Rossi, M{sign}")]
    });
    let marked = MARKS
        .into_iter()
        .flat_map(|mark| [5, 9, 40].map(|many| format!("Ro{}ssi", mark.to_string().repeat(many))));
    let control = (1..=31).map(|code| format!("Ro{}ssi", char::from(code)));
    let others = ["Ro\u{7f}ssi", "Ro\u{85}ssi", "Ro\u{9b}ssi", "\u{301}\u{302}"].map(str::to_owned);
    unseen.chain(turning).chain(marked).chain(control).chain(others).collect()
}

fn named(name: &str) -> Person {
    Person { family: name.to_owned(), ..Person::default() }
}

fn enters(person: Person) -> Command {
    Command::Entries(EntryCommand::Enter { who: vec![Entrant::New(person)], seat: SeatWish::Later })
}

fn lists(person: Person) -> Command {
    Command::Entries(EntryCommand::List { people: vec![person] })
}

fn is_refused(done: &Result<(), SubmitError>) -> bool {
    matches!(done, Err(SubmitError::Refused(Refusal::NameNotReadable | Refusal::NotUnderstood)))
}

#[test]
fn no_door_lets_in_a_name_that_no_one_can_read() {
    let names = names();
    assert_eq!(names.len(), 200);
    let mut played = stage::play("club-turbo", 12, 3, RehearsalEnd::Players(12));
    let desk = played.session.as_mut();
    let records = desk.records().len();
    let folder = tempfile::tempdir().unwrap();
    let mut room = PhoneDesk::open(folder.path(), desk);
    let own = Setup { name: "Club".into(), ..Setup::default() };
    let clock = Box::new(StageClock::at(Timestamp::from_millis(1_800_000_000_000)));
    let mut book = house::create(folder.path(), own, clock, stage::desk()).unwrap();
    let empty = fs::read_to_string(book.path()).unwrap();
    for name in &names {
        let typed = Person::typed(name);
        // The parts that the window's field splits at spaces may be readable.
        assert!(
            typed.is_readable() || is_refused(&desk.submit(enters(typed), None)),
            "{name:?}: typed"
        );
        assert!(is_refused(&desk.submit(enters(named(name)), None)), "{name:?}: a desk");
        assert!(is_refused(&desk.submit(lists(named(name)), None)), "{name:?}: a list");
        let member = Member {
            name: name.clone(),
            role: Role::Director,
            pin: Some(pin_of_tests()),
            card: String::new(),
        };
        let hired = desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None);
        assert!(is_refused(&hired), "{name:?}: staff");
        // Spaces around the name of a phone are dropped.
        if name.trim() == name {
            let paired = room.telephones.pair(name, Role::Floor, desk, Span::from_minutes(60));
            assert!(matches!(paired, Err(PhoneError::Name)), "{name:?}: a telephone: {paired:?}");
        }
        let details = Details { family: name.clone(), ..Details::default() };
        let added = book.submit(added(details));
        let is_refused = matches!(added, Err(HouseError::Refused(NotUnderstood)));
        assert!(is_refused, "{name:?}: a house: {added:?}");
    }
    assert_eq!(desk.records().len(), records);
    assert_eq!(fs::read_to_string(book.path()).unwrap(), empty);
    // A name in another script is accepted everywhere.
    for name in ["Nguyễn", "김 철수", "محمد"] {
        desk.submit(lists(named(name)), None).unwrap();
        room.telephones.pair(name, Role::Floor, desk, Span::from_minutes(60)).unwrap();
        book.submit(added(Details { family: name.to_owned(), ..Details::default() })).unwrap();
    }
}

fn added(details: Details) -> bottone::house::Command {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let id = PersonId::drawn(NEXT.fetch_add(1, Ordering::Relaxed) << 14);
    bottone::house::Command::People(PeopleCommand::Add { people: vec![(id, details)] })
}

fn pin_of_tests() -> bottone::tournament::staff::PinHash {
    use std::sync::OnceLock;
    static HASH: OnceLock<bottone::tournament::staff::PinHash> = OnceLock::new();
    HASH.get_or_init(|| pin_hash("744193").unwrap()).clone()
}

#[test]
fn files_of_others_bring_in_no_name_that_no_one_can_read() {
    let case = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/tdt/friday.tdt");
    let saved = String::from_utf8_lossy(&fs::read(case).unwrap()).into_owned();
    for name in names() {
        let sheet = format!("Family;Given\nRossi;Mario\n\"{}\";\"\"\n", name.replace('"', ""));
        let sheet = CsvSheet::read(sheet.as_bytes()).unwrap();
        let read = sheet.players(&sheet.guessed(), &PeopleIndex::default()).unwrap();
        assert!(read.people.iter().all(|new| new.person.is_readable()), "{name:?}: a list");
        let units: Vec<String> = name.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
        let escaped = units.concat();
        let changed = saved.replacen("Alfieri", &escaped, 1);
        assert_ne!(changed, saved);
        let read = tournament_of(&changed).unwrap();
        assert!(read.players.iter().all(|player| player.person.is_readable()), "{name:?}: a .tdt");
    }
}

#[test]
fn tell_takes_no_name_that_no_one_can_read() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("friday.ron");
    let file = file.to_str().unwrap();
    assert_eq!(bottone(["new", "club-turbo", file]).status, Some(0));
    let before = fs::read_to_string(file).unwrap();
    for name in names().iter().step_by(10) {
        let act = format!("Entries(Enter(who:[New((family:{name:?}))],seat:Later))");
        let said = bottone(["tell", file, &act]);
        assert_eq!(said.status, Some(1), "{name:?}: {}", said.complaint);
    }
    assert_eq!(fs::read_to_string(file).unwrap(), before);
}
