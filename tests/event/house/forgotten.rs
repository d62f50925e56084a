//! The forgetting of a person in every event of the house, also in those with staff. Events still
//! left are listed.

use std::{fs, io, path::Path, sync::Arc};

use bottone::{
    base::person::{Person, Role},
    house::{Command as HouseCommand, FILE, people::PeopleCommand, setup::Setup},
    session::{
        Desk as _, SignIn, file,
        house::{self, HouseBook},
        pin_hash,
        time::StageClock,
    },
    store::system::{Call, System, rehearse},
    tournament::{
        Command,
        entries::{Entrant, EntryCommand},
        history::Beginning,
        staff::{Member, StaffCommand},
        tables::SeatWish,
    },
};

use crate::stage::{self, EVENING, bottone, desk, structure};

const STAFF: [(&str, Role, &str); 2] =
    [("Ada Neri", Role::Director, "7441"), ("Dino Galli", Role::Cashier, "8181")];

/// Creates a house with one event without staff and one with staff; the same person is in both.
fn house_of_two(folder: &Path) -> String {
    let own = Setup { name: "Club".into(), ..Setup::default() };
    let clock = || Box::new(StageClock::at(EVENING));
    let book = HouseBook::new(house::create(folder, own, clock(), desk()).unwrap());
    for name in ["plain", "staffed"] {
        let path = folder.join(name).with_extension("ron");
        let setup = bottone::tournament::setup::Setup { name: name.into(), ..stage::setup(2) };
        let beginning = Beginning::new(EVENING, setup, structure("club-turbo"));
        let mut event = file::create(&path, beginning, clock(), desk()).unwrap();
        book.desk_mut().list_events().unwrap();
        event.set_book(Some(book.clone()));
        let who = vec![Entrant::New(Person::typed("Caio Tizio"))];
        let enter = EntryCommand::Enter { who, seat: SeatWish::Later };
        event.submit(Command::Entries(enter), None).unwrap();
        for (member, role, pin) in STAFF.into_iter().filter(|_| name == "staffed") {
            let pin = Some(pin_hash(pin).unwrap());
            let member = Member { name: member.into(), role, pin, card: String::new() };
            event.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
        }
    }
    for (name, _, pin) in STAFF {
        fs::write(folder.join(name).with_extension("pin"), pin).unwrap();
    }
    let person = book.desk().house().people().all().next().unwrap().0;
    person.to_string()
}

/// Returns the names in an event.
fn names(folder: &Path, event: &str) -> Vec<String> {
    let path = folder.join(event).with_extension("ron");
    let opened = file::read(&path, Box::new(StageClock::at(stage::MORNING)), desk()).unwrap();
    let players = opened.desk.tournament().entries().players();
    players.map(|(_, player)| player.person.display_name()).collect()
}

fn forget(folder: &Path, id: &str, with: &[&str]) -> stage::Said {
    let house = folder.to_str().unwrap();
    bottone(["house", "people", house, "--forget", id].iter().chain(with))
}

#[test]
fn a_signed_in_member_forgets_in_an_event_with_staff_too() {
    let folder = tempfile::tempdir().unwrap();
    let id = house_of_two(folder.path());
    let pin = folder.path().join("Ada Neri.pin");
    let said =
        forget(folder.path(), &id, &["--as", "Ada Neri", "--pin-file", pin.to_str().unwrap()]);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""));
    assert!(said.out.contains("2 events"), "{}", said.out);
    for event in ["plain", "staffed"] {
        assert_eq!(names(folder.path(), event), ["T."], "{event}");
    }
}

#[test]
fn a_wrong_pin_is_found_before_anything_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let id = house_of_two(folder.path());
    let files = ["house.ron", "plain.ron", "staffed.ron"].map(|name| folder.path().join(name));
    let before = files.clone().map(|file| fs::read(file).unwrap());
    let pin = folder.path().join("Dino Galli.pin");
    let said =
        forget(folder.path(), &id, &["--as", "Ada Neri", "--pin-file", pin.to_str().unwrap()]);
    assert_eq!(said.status, Some(1), "{}", said.out);
    assert!(said.complaint.contains("staffed.ron: Wrong PIN"), "{}", said.complaint);
    assert!(files.map(|file| fs::read(file).unwrap()) == before, "something was written");
}

#[test]
fn what_could_not_be_forgotten_is_said_and_done_at_the_next_sign_in() {
    let folder = tempfile::tempdir().unwrap();
    let id = house_of_two(folder.path());
    let said = forget(folder.path(), &id, &[]);
    assert_eq!(said.status, Some(1), "{}", said.out);
    assert!(said.out.contains("1 event"), "{}", said.out);
    let waits = "staffed.ron keeps the name for now: No one is signed in at this desk";
    assert!(said.complaint.contains(waits), "{}", said.complaint);
    assert_eq!(names(folder.path(), "plain"), ["T."]);
    assert_eq!(names(folder.path(), "staffed"), ["Tizio, Caio"]);
    let file = folder.path().join("staffed.ron");
    let tell = |name: &str, command: &str| {
        let pin = folder.path().join(name).with_extension("pin");
        let words = ["tell", file.to_str().unwrap(), command, "--as", name];
        bottone(words.iter().chain(&["--pin-file", pin.to_str().unwrap()]))
    };
    // A cashier may not correct names, but does not block the forgetting.
    let cashier = tell("Dino Galli", "Clock(Start)");
    assert!(cashier.complaint.contains("AskFloor"), "{}", cashier.complaint);
    assert_eq!(names(folder.path(), "staffed"), ["Tizio, Caio"]);
    let director = tell("Ada Neri", "Clock(Start)");
    assert_eq!((director.status, director.complaint.as_str()), (Some(0), ""));
    assert_eq!(names(folder.path(), "staffed"), ["T."]);
    assert_eq!(bottone(["check", file.to_str().unwrap()]).status, Some(0));
}

#[test]
fn an_event_that_is_open_elsewhere_is_named_and_put_right_later() {
    let folder = tempfile::tempdir().unwrap();
    let id = house_of_two(folder.path());
    let plain = folder.path().join("plain.ron");
    let held = file::open(&plain, Box::new(StageClock::at(stage::MORNING)), desk()).unwrap();
    let said = forget(folder.path(), &id, &[]);
    assert_eq!(said.status, Some(1), "{}", said.out);
    assert!(said.complaint.contains("plain.ron keeps the name for now: "), "{}", said.complaint);
    drop(held);
    assert_eq!(names(folder.path(), "plain"), ["Tizio, Caio"]);
    let output = bottone(["tell", plain.to_str().unwrap(), "Clock(Start)"]);
    assert_eq!((output.status, output.complaint.as_str()), (Some(0), ""));
    assert_eq!(names(folder.path(), "plain"), ["T."]);
}

/// Checks that a member signed in at one desk is signed in at another event only with the same PIN.
#[test]
fn a_member_who_signed_in_elsewhere_is_one_here_only_with_the_same_pin() {
    let folder = tempfile::tempdir().unwrap();
    house_of_two(folder.path());
    let path = folder.path().join("staffed.ron");
    let mut event =
        file::open(&path, Box::new(StageClock::at(stage::MORNING)), desk()).unwrap().desk;
    let ada = event.tournament().staff().get("Ada Neri").unwrap().clone();
    let other = Member { pin: Some(pin_hash("7441").unwrap()), ..ada.clone() };
    assert!(
        event.sign_in(SignIn::Elsewhere(&other), None).is_err(),
        "another salt, another record"
    );
    assert_eq!(event.member(), None);
    event.sign_in(SignIn::Elsewhere(&ada), None).unwrap();
    assert_eq!(event.member(), Some(ada));
}

/// A program of before could end between the record and the file without the person's data.
#[test]
fn what_a_killed_program_left_of_a_forgotten_person_goes_at_the_next_opening() {
    let folder = tempfile::tempdir().unwrap();
    let id = house_of_two(folder.path());
    let path = folder.path().join(FILE);
    let text = || fs::read_to_string(&path).unwrap();
    let clock = || Box::new(StageClock::at(stage::MORNING));
    let mut house = house::open(&path, clock(), desk()).unwrap().desk;
    let person = house.house().people().all().next().unwrap().0;
    assert_eq!(person.to_string(), id);
    house.submit(HouseCommand::People(PeopleCommand::Forget { person })).unwrap();
    drop(house);
    assert!(text().contains("Tizio"), "the record alone");
    let said = bottone(["house", "check", folder.path().to_str().unwrap()]);
    assert_eq!(said.status, Some(7), "{}", said.complaint);
    assert!(said.complaint.contains("still has data of a deleted person"), "{}", said.complaint);
    drop(house::open(&path, clock(), desk()).unwrap());
    assert!(!text().contains("Tizio") && !text().contains("Caio"), "{}", text());
    let said = bottone(["house", "check", folder.path().to_str().unwrap()]);
    assert!(!said.complaint.contains("deleted person"), "{}", said.complaint);
    assert!(!said.complaint.contains("house.ron, line"), "{}", said.complaint);
}

/// A disk on which no file takes the place of another.
struct NothingReplaced;

impl System for NothingReplaced {
    fn make(
        &self,
        call: Call,
        _: &Path,
        bytes: &[u8],
        really: &mut dyn FnMut(&[u8]) -> io::Result<()>,
    ) -> io::Result<()> {
        if call == Call::Rename { Err(io::ErrorKind::StorageFull.into()) } else { really(bytes) }
    }
}

/// The record and the file without the person's data are one write: a program that is killed
/// leaves all or nothing.
#[test]
fn a_deleted_person_leaves_the_file_in_one_write() {
    let folder = tempfile::tempdir().unwrap();
    house_of_two(folder.path());
    let path = folder.path().join(FILE);
    let before = fs::read_to_string(&path).unwrap();
    let clock = || Box::new(StageClock::at(stage::MORNING));
    let mut house = house::open(&path, clock(), desk()).unwrap().desk;
    let person = house.house().people().all().next().unwrap().0;
    // The disk takes what is added to a file, and no file in the place of another.
    let disk = rehearse(&fs::canonicalize(folder.path()).unwrap(), Arc::new(NothingReplaced));
    assert!(house.forget(person).is_err());
    drop(disk);
    assert_eq!(fs::read_to_string(&path).unwrap(), before);
    assert!(house.house().people().get(person).is_some(), "nothing has happened");
    house.forget(person).unwrap();
    assert!(!fs::read_to_string(&path).unwrap().contains("Tizio"));
}

/// The command line makes an event in the folder of a house without putting it on the list.
#[test]
fn an_event_that_is_not_on_the_list_forgets_too() {
    let folder = tempfile::tempdir().unwrap();
    let id = house_of_two(folder.path());
    let path = folder.path().join("friday.ron");
    let (name, house) = (path.to_str().unwrap(), folder.path().to_str().unwrap());
    assert_eq!(bottone(["new", "club-turbo", name]).status, Some(0));
    let enter = "Entries(Enter(who:[New((family:\"Tizio\",given:\"Caio\"))],seat:Later))";
    assert_eq!(bottone(["tell", name, enter]).status, Some(0));
    let said = bottone(["house", "check", house]);
    assert!(said.complaint.contains("friday.ron is in the folder but not"), "{}", said.complaint);
    fs::write(folder.path().join("notes.ron"), "no event").unwrap();
    let pin = folder.path().join("Ada Neri.pin");
    let said =
        forget(folder.path(), &id, &["--as", "Ada Neri", "--pin-file", pin.to_str().unwrap()]);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""));
    assert!(said.out.contains("3 events"), "{}", said.out);
    assert_eq!(names(folder.path(), "friday"), ["T."]);
}
