//! Flights with staff: the right to make their next day, and the staff that it takes over.
#![allow(clippy::disallowed_methods, reason = "a test")]

use std::{
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    base::person::Role,
    rules::payouts::PayoutPlan,
    session::{
        Desk, Operator, Session, SignIn, SignInError, Signatory, SubmitError,
        flights::{MergeError, Pair, complete, make, take_back},
        pin_hash,
    },
    tournament::{
        Command, Refusal,
        prizes::PrizeCommand,
        staff::{Member, StaffCommand},
    },
};

use super::{flights, later, open, wishes};
use crate::stage::{bottone, desk};
use bottone::rules::carry::Policy;

const STAFF: [(&str, Role, &str); 3] = [
    ("Ada Neri", Role::Director, "7441"),
    ("Flo Serra", Role::Floor, "4711"),
    ("Dino Galli", Role::Cashier, "8181"),
];

fn member(name: &str) -> Member {
    let (name, role, pin) = *STAFF.iter().find(|(known, ..)| *known == name).unwrap();
    let pin = Some(pin_hash(pin).unwrap());
    Member { name: name.into(), role, pin, card: String::new() }
}

/// Makes two flights with an unusual prize plan, each with a director and one more member of staff.
fn staffed(folder: &Path) -> (Vec<PathBuf>, PayoutPlan) {
    let paths = flights(folder, 2, 14, 5);
    let plan: PayoutPlan = ron::from_str(
        "(name:\"Three equal\",kind:Curve(Usual),places:Exactly(3),round_to:None,least:None,bands:[])",
    )
    .unwrap();
    for (path, other) in paths.iter().zip(["Flo Serra", "Dino Galli"]) {
        let mut flight = open(path);
        let planned = Command::Prizes(PrizeCommand::Plan(Box::new(plan.clone())));
        flight.submit(planned, None).unwrap();
        for name in ["Ada Neri", other] {
            let add = StaffCommand::Add(Box::new(member(name)));
            flight.submit(Command::Staff(add), None).unwrap();
        }
    }
    (paths, plan)
}

/// An operator who signs in everywhere by name and PIN.
struct By(Operator, &'static str);

impl Signatory for By {
    fn operator(&self) -> &Operator {
        &self.0
    }

    fn sign(&self, desk: &mut Session) -> Result<(), SignInError> {
        let (name, _, pin) = *STAFF.iter().find(|(name, ..)| *name == self.1).unwrap();
        desk.sign_in(SignIn::Pin { name, pin }, None).map(drop)
    }
}

fn by(name: &'static str) -> By {
    By(desk(), name)
}

fn bytes(paths: &[PathBuf]) -> Vec<Vec<u8>> {
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

#[test]
fn rights_are_asked_in_every_flight_before_the_first_file_is_touched() {
    let folder = tempfile::tempdir().unwrap();
    let (paths, _) = staffed(folder.path());
    let (into, before) = (folder.path().join("2.ron"), bytes(&paths));
    let wished = wishes(Policy::Best);
    let nobody = make(&paths, &wished, &into, later, &desk());
    let Err(MergeError::Refused { file, error }) = nobody else { panic!("{nobody:?}") };
    assert_eq!(file, paths[0]);
    assert!(matches!(*error, SubmitError::Refused(Refusal::NotSignedIn)), "{error:?}");
    // Flo works at the first flight alone, and is not director there.
    let floor = make(&paths, &wished, &into, later, &by("Flo Serra"));
    assert!(matches!(floor, Err(MergeError::NotSignedIn { .. })), "{floor:?}");
    assert!(!into.exists() && bytes(&paths) == before, "something was written");
    make(&paths, &wished, &into, later, &by("Ada Neri")).unwrap();
    let pairs = complete(&into, later, &desk()).unwrap();
    assert!(pairs.iter().all(|(_, pair)| matches!(pair, Pair::Whole)), "{pairs:?}");
    let last = open(&paths[0]).records().last().unwrap().clone();
    assert_eq!((last.by.as_str(), last.role), ("Ada Neri", Some(Role::Director)));
}

#[test]
fn the_next_day_has_the_staff_and_the_prize_plan_of_its_flights() {
    let folder = tempfile::tempdir().unwrap();
    let (paths, plan) = staffed(folder.path());
    let into = folder.path().join("2.ron");
    make(&paths, &wishes(Policy::Best), &into, later, &by("Ada Neri")).unwrap();
    let mut day = open(&into);
    let t = day.tournament();
    assert_eq!(t.prizes().plan(), &plan);
    let names: Vec<&str> = t.staff().members().map(|member| member.name.as_str()).collect();
    assert_eq!(names, ["Ada Neri", "Flo Serra", "Dino Galli"]);
    // Each signs in with the PIN of the flight.
    for (name, role, pin) in STAFF {
        assert_eq!(day.sign_in(SignIn::Pin { name, pin }, None).unwrap().role, role);
    }
    drop(day);
    assert_eq!(bottone(["check".as_ref(), into.as_os_str()]).status, Some(0));
}

#[test]
fn a_flight_that_lacks_the_record_gets_it_from_a_permitted_person_who_also_takes_back_a_day() {
    let folder = tempfile::tempdir().unwrap();
    let (paths, _) = staffed(folder.path());
    let into = folder.path().join("2.ron");
    let before = bytes(&paths);
    make(&paths, &wishes(Policy::Best), &into, later, &by("Ada Neri")).unwrap();
    // The state after a kill between the two files.
    fs::write(&paths[1], &before[1]).unwrap();
    let pairs = complete(&into, later, &desk()).unwrap();
    let Pair::Unread(MergeError::Refused { error, .. }) = &pairs[1].1 else { panic!("{pairs:?}") };
    assert!(matches!(**error, SubmitError::Refused(Refusal::NotSignedIn)), "{error:?}");
    let pin = folder.path().join("ada.pin");
    fs::write(&pin, "7441\n").unwrap();
    let merge = |with: &[&str]| {
        let words = ["merge", "--into", into.to_str().unwrap()];
        let signs = ["--as", "Ada Neri", "--pin-file", pin.to_str().unwrap()];
        bottone(words.iter().chain(&signs).chain(with))
    };
    let done = merge(&[]);
    assert_eq!((done.status, done.complaint.as_str()), (Some(0), ""), "{}", done.out);
    let held = take_back(&into, later, &desk());
    assert!(matches!(held, Err(MergeError::Refused { .. })), "{held:?}");
    assert!(into.exists(), "nothing was touched");
    let pairs = complete(&into, later, &desk()).unwrap();
    assert!(pairs.iter().all(|(_, pair)| matches!(pair, Pair::Whole)), "{pairs:?}");
    let back = merge(&["--take-back"]);
    assert_eq!((back.status, back.complaint.as_str()), (Some(0), ""), "{}", back.out);
    assert!(!into.exists());
}
