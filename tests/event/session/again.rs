//! The retry of acts that the log refused: by the right person, in the first person's name, and
//! never with a double sale.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bottone::{
    base::{
        money::{Money, PaymentMethod},
        person::{Person, Role},
        seat::TableNo,
    },
    session::{Desk, Session, SignIn, SubmitError, file, pin_hash, time::StageClock},
    tournament::{
        Command, Refusal,
        clock::ClockCommand,
        entries::{Entrant, EntryCommand, EntryId},
        history::Beginning,
        setup::SetupCommand,
        staff::{Member, StaffCommand},
        tables::{SeatWish, TableCommand},
    },
};
use tempfile::TempDir;

use crate::stage::{EVENING, desk, full::open_on_full, setup, structure};

const STAFF: [(&str, Role, &str); 4] = [
    ("Ada Neri", Role::Director, "7441"),
    ("Zoe Blu", Role::Director, "9090"),
    ("Carlo Villa", Role::Registration, "5050"),
    ("Flo Serra", Role::Floor, "4711"),
];

/// A desk on a disk that is full on demand.
struct OnFull {
    _folder: TempDir,
    file: PathBuf,
    full: Arc<AtomicBool>,
    desk: Box<Session>,
}

impl OnFull {
    /// Creates an event with rebuys and add-ons, with two entries at table 1 and the clock running.
    fn new() -> Self {
        let mut one = Self::before_the_start();
        one.does(Command::Clock(ClockCommand::Start));
        one
    }

    /// Creates the same before the start of the clock.
    fn before_the_start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("night.ron");
        let time = StageClock::at(EVENING);
        let beginning = Beginning::new(EVENING, setup(1), structure("club-turbo"));
        let mut made = file::create(&file, beginning, Box::new(time), desk()).unwrap();
        let open = TableCommand::Open { tables: vec![TableNo::new(1).unwrap()], size: 6 };
        made.submit(Command::Tables(open), None).unwrap();
        made.submit(enters(vec![new("Rossi"), new("Bruno")]), None).unwrap();
        drop(made);
        let full = Arc::new(AtomicBool::new(false));
        let desk = open_on_full(&file, &full);
        Self { _folder: folder, file, full, desk }
    }

    fn staffed(mut self) -> Self {
        for (name, role, pin) in STAFF {
            let pin = Some(pin_hash(pin).unwrap());
            let member = Member { name: name.into(), role, pin, card: String::new() };
            self.does(Command::Staff(StaffCommand::Add(Box::new(member))));
        }
        self
    }

    fn does(&mut self, command: Command) {
        self.desk.submit(command, None).unwrap();
    }

    /// Submits the command while the disk is full.
    fn waits(&mut self, command: Command) {
        self.full.store(true, Ordering::Relaxed);
        let result = self.desk.submit(command, None);
        assert!(matches!(result, Err(SubmitError::Write(_))), "{result:?}");
        self.full.store(false, Ordering::Relaxed);
    }

    fn signs_in(&mut self, who: &str) {
        self.desk.sign_out();
        let (name, _, pin) = *STAFF.iter().find(|(name, ..)| name.starts_with(who)).unwrap();
        self.desk.sign_in(SignIn::Pin { name, pin }, None).unwrap();
    }

    fn check(self) {
        drop(self.desk);
        let checked = crate::stage::bottone(["check".as_ref(), self.file.as_os_str()]);
        assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    }
}

fn new(family: &str) -> Entrant {
    Entrant::New(Person { family: family.into(), ..Person::default() })
}

fn enters(who: Vec<Entrant>) -> Command {
    Command::Entries(EntryCommand::Enter { who, seat: SeatWish::Draw(7) })
}

fn entry(number: u32) -> EntryId {
    ron::from_str(&number.to_string()).unwrap()
}

/// Returns the command, paid by card.
fn by_card(command: &Command) -> Command {
    let Command::Entries(command) = command.clone() else { panic!("{command:?}") };
    Command::Entries(command.paid_by(PaymentMethod::Card))
}

#[test]
fn a_missing_right_leaves_what_waits_and_who_asked_stays_on_record() {
    let mut one = OnFull::new().staffed();
    one.signs_in("Carlo");
    one.waits(enters(vec![new("Galli")]));
    let records = one.desk.records().len();
    one.desk.sign_out();
    let outcome = one.desk.retry_refused();
    assert!(matches!(outcome, Err(SubmitError::Refused(Refusal::NotSignedIn))), "{outcome:?}");
    one.signs_in("Flo");
    let outcome = one.desk.retry_refused();
    assert!(matches!(outcome, Err(SubmitError::Refused(Refusal::AskRegistration))), "{outcome:?}");
    assert_eq!((one.desk.refused().len(), one.desk.records().len()), (1, records), "it waits");
    one.signs_in("Ada");
    one.desk.retry_refused().unwrap();
    assert_eq!((one.desk.refused().len(), one.desk.records().len()), (0, records + 1));
    let record = one.desk.records().last().unwrap();
    assert_eq!((record.by.as_str(), record.role), ("Carlo Villa", Some(Role::Registration)));
    one.check();
}

#[test]
fn a_missing_second_signature_leaves_what_waits_and_the_word_that_was_given_stays() {
    let mut one = OnFull::before_the_start().staffed();
    let refund = Command::Entries(EntryCommand::Refund { entry: entry(1), keep_fee: false });
    one.signs_in("Carlo");
    one.waits(refund);
    one.signs_in("Ada");
    let mut setup = one.desk.tournament().setup().clone();
    setup.house.two_signatures = Some(Money::ZERO);
    one.does(Command::Setup(SetupCommand::Change(Box::new(setup))));
    one.signs_in("Carlo");
    let outcome = one.desk.retry_refused();
    assert!(matches!(outcome, Err(SubmitError::TwoSignatures(_))), "{outcome:?}");
    assert_eq!(one.desk.refused().len(), 1, "it waits");
    one.desk.approve("7441").unwrap();
    one.desk.retry_refused().unwrap();
    assert_eq!(one.desk.refused().len(), 0);
    assert_eq!(one.desk.records().last().unwrap().approved_by.as_deref(), Some("Ada Neri"));
    one.check();
}

#[test]
fn a_sale_that_was_made_meanwhile_is_not_made_again() {
    let sales = [
        ("a rebuy", Command::Entries(EntryCommand::Rebuy { entry: entry(1) })),
        ("an add-on", Command::Entries(EntryCommand::AddOn { entry: entry(1) })),
        ("somebody new", enters(vec![new("Galli")])),
        ("somebody new in another spelling", enters(vec![new("GALLI")])),
    ];
    for (name, sale) in sales {
        let mut one = OnFull::new();
        one.waits(sale.clone());
        let meanwhile = if name.contains("spelling") { enters(vec![new("Galli")]) } else { sale };
        one.does(by_card(&meanwhile));
        let records = one.desk.records().len();
        let outcome = one.desk.retry_refused();
        let Err(SubmitError::Overtaken { by, .. }) = outcome else { panic!("{name}: {outcome:?}") };
        assert_eq!(by, "Ann", "{name}");
        assert_eq!((one.desk.refused().len(), one.desk.records().len()), (0, records), "{name}");
        one.check();
    }
}

/// Checks that a waiting act does not block itself, and that an undone sale does not count.
#[test]
fn two_sales_that_wait_are_both_made() {
    let mut one = OnFull::new();
    let rebuy = Command::Entries(EntryCommand::Rebuy { entry: entry(1) });
    one.waits(rebuy.clone());
    one.waits(by_card(&rebuy));
    assert_eq!(one.desk.refused().len(), 2);
    one.desk.retry_refused().unwrap();
    assert_eq!(one.desk.refused().len(), 0);
    one.waits(enters(vec![new("Galli")]));
    one.does(by_card(&enters(vec![new("Galli")])));
    one.desk.undo().unwrap();
    let records = one.desk.records().len();
    one.desk.retry_refused().unwrap();
    assert_eq!((one.desk.refused().len(), one.desk.records().len()), (0, records + 1));
    one.check();
}
