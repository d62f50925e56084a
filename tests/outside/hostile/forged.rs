//! Records that no desk can have written, sealed again so that only their content reveals them.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bottone::{
    base::{
        money::Money,
        person::{Person, Role},
        time::{Span, Timestamp},
    },
    house,
    rehearsal::{RehearsalEnd, Script},
    session::{Desk, OpenError, SignIn, file, pin_hash, time::StageClock},
    store::journal::{Journal, Subject},
    tournament::{
        Command, Event,
        clock::{ClockCommand, ClockEvent},
        entries::{EntryCommand, EntryEvent, EntryId},
        history::{AuditFault, Beginning, Record, RecordAction, audit, by_hand},
        payments::{PaymentCommand, PaymentEvent, PaymentMethod},
        setup::{Setup, SetupCommand},
        staff::{Member, StaffCommand, StaffEvent},
    },
};
use tempfile::TempDir;

use crate::stage::{
    EVENING, Played, Said, bottone, computer::Computer, desk, open, play_in, setup,
};

/// Makes an evening with the office, and acts undone and redone.
fn evening(seed: u64) -> (Beginning, Vec<Record>) {
    let until = RehearsalEnd::Players(6);
    let script = Script { entries: 16, guests: Vec::new(), seed, until, office: true };
    let Played { mut session, folder: _folder } = play_in(setup(seed), "club-turbo", script);
    // Some acts stay undone with later acts after them, and one is struck from the middle.
    for by in [1, 2, 3] {
        let adjust = ClockCommand::Adjust { by: Span::from_secs(by) };
        session.submit(Command::Clock(adjust), None).unwrap();
    }
    session.undo().unwrap();
    session.submit(Command::Clock(ClockCommand::Adjust { by: Span::from_secs(9) }), None).unwrap();
    (session.beginning().clone(), session.records().to_vec())
}

/// Writes these records as a file with every line sealed.
fn sealed(folder: &TempDir, beginning: &Beginning, records: &[Record]) -> PathBuf {
    let path = folder.path().join("forged.ron");
    let _ = fs::remove_file(&path);
    let head = ron::to_string(beginning).unwrap();
    let bodies = records.iter().map(|record| Ok(ron::to_string(record).unwrap()));
    Journal::copy(None, &path, (Subject::Event, &head), bodies).unwrap();
    path
}

fn check(file: &Path) -> Said {
    bottone(["check".as_ref(), file.as_os_str()])
}

fn number(at: usize) -> u32 {
    u32::try_from(at).unwrap()
}

/// A change to the records, the record that becomes impossible, and part of the message.
type RecordForgery = (&'static str, fn(&mut Vec<Record>) -> usize, &'static str);

fn put(records: &mut Vec<Record>, action: RecordAction) -> usize {
    let last = records.last().unwrap().clone();
    records.push(Record { action, ..last });
    records.len() - 1
}

fn place(records: &[Record], is: impl Fn(&RecordAction) -> bool) -> usize {
    records.iter().rposition(|record| is(&record.action)).unwrap()
}

fn taken_back(records: &[Record]) -> u32 {
    let at = place(records, |action| matches!(action, RecordAction::Undone { .. }));
    let RecordAction::Undone { record } = records[at].action else { panic!("it takes back") };
    record
}

const FORGERIES: [RecordForgery; 11] = [
    (
        "a time that goes back by a millisecond",
        |records| {
            let at =
                records.windows(2).position(|two| two[0].recorded < two[1].recorded).unwrap() + 1;
            records[at].recorded = records[at - 1].recorded.after(Span::from_millis(-1));
            at
        },
        "its time is earlier than the previous line's",
    ),
    (
        "a time before the event was made",
        |records| {
            records[0].recorded = Timestamp::from_millis(1);
            0
        },
        "its time is earlier than the previous line's",
    ),
    (
        "one that comes later is taken back",
        |records| {
            let at = put(records, RecordAction::Undone { record: 0 });
            records[at].action = RecordAction::Undone { record: number(at) + 1 };
            put(records, RecordAction::Undone { record: 1 });
            at
        },
        "which was not valid at that time",
    ),
    (
        "one that is not there is taken back",
        |records| put(records, RecordAction::Undone { record: u32::MAX }),
        "which was not valid at that time",
    ),
    (
        "it takes itself back",
        |records| {
            let own = number(records.len());
            put(records, RecordAction::Undone { record: own })
        },
        "which was not valid at that time",
    ),
    (
        "one is taken back twice",
        |records| {
            let back = taken_back(records);
            put(records, RecordAction::Undone { record: back })
        },
        "which was not valid at that time",
    ),
    (
        "what takes back is taken back",
        |records| {
            let back =
                number(place(records, |action| matches!(action, RecordAction::Undone { .. })));
            put(records, RecordAction::Undone { record: back })
        },
        "which was not valid at that time",
    ),
    (
        "one is done again that was never taken back",
        |records| {
            let stands = number(records.len()) - 1;
            put(records, RecordAction::Redone { record: stands })
        },
        "which was not the last one undone",
    ),
    (
        "one is done again although something was done since it was taken back",
        |records| {
            let back = taken_back(records);
            put(records, RecordAction::Redone { record: back })
        },
        "which was not the last one undone",
    ),
    (
        "the first entries are struck out, on which the evening hangs",
        |records| put(records, RecordAction::Undone { record: 0 }),
        "it voids a line that line",
    ),
    (
        "one that was taken back never came out like that",
        |records| {
            let back = taken_back(records) as usize;
            let RecordAction::Done { events, .. } = &mut records[back].action else {
                panic!("it was done")
            };
            events.clear();
            back
        },
        "checking it again gives a different result",
    ),
];

#[test]
fn impossible_records_are_found_although_they_are_sealed() {
    let folder = tempfile::tempdir().unwrap();
    let (beginning, records) = evening(5);
    let sound = check(&sealed(&folder, &beginning, &records));
    assert_eq!((sound.status, sound.complaint.as_str()), (Some(0), ""), "before it is forged");
    for (name, forge, says) in FORGERIES {
        let mut forged = records.clone();
        let at = forge(&mut forged);
        assert_ne!(forged, records, "{name}");
        let fault = audit(&beginning, &forged, |_, _| {}).unwrap_err();
        assert_eq!(fault.number() as usize, at, "{name}: {fault:?}");
        let file = sealed(&folder, &beginning, &forged);
        let said = check(&file);
        assert_eq!(said.status, Some(5), "{name}: {}{}", said.out, said.complaint);
        let line = format!("{}, line {}: ", file.display(), at + 2);
        assert!(said.complaint.starts_with(&line), "{name}: {}", said.complaint);
        assert!(said.complaint.contains(says), "{name}: {}", said.complaint);
        // A record impossible in its place is noticed at once, and the records before it remain
        // usable.
        let in_place = matches!(
            fault,
            AuditFault::Refused(..) | AuditFault::Different(_) | AuditFault::Depended { .. }
        );
        let (session, notices) = open(&file).unwrap();
        if !in_place {
            assert_eq!(session.records(), &forged[..at], "{name}");
            assert!(
                notices[0].to_string().contains("is sealed but can't have been"),
                "{notices:?}"
            );
            assert!(session.read_only().is_some(), "{name}");
        }
    }
}

/// Two adjacent lines are swapped and sealed again. The check finds this unless both have the same
/// time and are independent: no desk could know their order then.
#[test]
fn swapped_neighbours_are_found() {
    let (mut found, mut alike) = (0, 0);
    for seed in [2, 5] {
        let (beginning, records) = evening(seed);
        for at in 1..records.len() {
            let mut swapped = records.clone();
            swapped.swap(at - 1, at);
            let label = format!("seed {seed}, records {} and {at}", at - 1);
            if audit(&beginning, &swapped, |_, _| {}).is_err() {
                found += 1;
            } else {
                assert_eq!(
                    records[at - 1].recorded,
                    records[at].recorded,
                    "{label}: times went back"
                );
                alike += 1;
            }
        }
    }
    assert!(found > 100 && found > alike, "{found} found, {alike} alike");
}

#[test]
fn an_honest_file_of_a_computer_whose_clock_was_set_is_sound() {
    let (beginning, records) = evening(3);
    let folder = tempfile::tempdir().unwrap();
    let file = sealed(&folder, &beginning, &records);
    let last = records.last().unwrap().recorded.millis();
    let computer = Computer::default();
    computer.wall.set(last + 60_000);
    let mut act = 0;
    // The clock is set on, set back behind the last record, and the file opened again while it is
    // behind.
    for set in [3_600, -7_200, 90, -86_400, 0] {
        let file::OpenedEvent { desk: mut session, notices, .. } =
            file::open(&file, Box::new(computer.clone()), desk()).unwrap();
        assert_eq!(notices, []);
        computer.is_set(set);
        session.check_clock().unwrap();
        for _ in 0..3 {
            act += 1;
            computer.passes(5);
            let adjust = ClockCommand::Adjust { by: Span::from_secs(act) };
            session.submit(Command::Clock(adjust), None).unwrap();
        }
        session.undo().unwrap();
        session.redo().unwrap();
        let second = u32::try_from(session.records().len()).unwrap() - 4;
        let struck = session.strike(second);
        assert!(struck.is_ok() || !by_hand_at(&*session, second), "{struck:?}");
        assert_eq!(
            audit(session.beginning(), session.records(), |_, _| {}),
            Ok(()),
            "set by {set}"
        );
        drop(session);
        let said = check(&file);
        assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""), "set by {set}");
    }
}

fn by_hand_at(session: &dyn Desk, number: u32) -> bool {
    match &session.records()[number as usize].action {
        RecordAction::Done { command, .. } => by_hand(command),
        _ => false,
    }
}

/// An unfinished line is set aside, and `check` explains it in words.
#[test]
fn a_torn_tail_is_reported_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let (beginning, records) = evening(5);
    let file = sealed(&folder, &beginning, &records);
    let text = fs::read_to_string(&file).unwrap();
    let start = text.trim_end().rfind('\n').unwrap() + 1;
    let last = &text[start..];
    let behind = |word: &str| start + last.find(word).unwrap() + word.len();
    // The command is complete, or only the time and the author are.
    for (cut, says) in [
        (behind("events:["), "by Rehearsal: "),
        (behind("command:"), "It starts with"),
        (start + 9, "It starts with"),
    ] {
        fs::write(&file, &text[..cut]).unwrap();
        let said = check(&file);
        assert_eq!(said.status, Some(3), "{}{}", said.out, said.complaint);
        assert!(said.out.contains("all sealed"), "{}", said.out);
        assert!(said.complaint.contains(says), "cut at {cut}: {}", said.complaint);
        assert!(said.complaint.contains("never confirmed"), "{}", said.complaint);
        assert_eq!(fs::read_to_string(&file).unwrap(), text[..cut], "to look is not to touch");
    }
}

type RecordChange<'a> = &'a dyn Fn(&mut Record);

/// The role on a record must be that of a staff member at that time.
#[test]
fn a_role_that_the_staff_of_that_moment_does_not_have_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let until = RehearsalEnd::Players(6);
    let script = Script { entries: 12, guests: Vec::new(), seed: 3, until, office: false };
    let Played { mut session, folder: _folder } = play_in(setup(3), "club-turbo", script);
    let member = |name: &str, role| {
        let pin = Some(pin_hash("744193").unwrap());
        Box::new(Member { name: name.into(), role, pin, card: String::new() })
    };
    let staff = |command| Command::Staff(command);
    session.submit(staff(StaffCommand::Add(member("Ada Neri", Role::Director))), None).unwrap();
    session.submit(staff(StaffCommand::Add(member("Bea Rossi", Role::Floor))), None).unwrap();
    let (name, phone) = ("Lena".into(), String::new());
    let pair = StaffCommand::Pair { name, role: Role::Floor, table: None, phone };
    session.submit(staff(pair), None).unwrap();
    session.submit(staff(StaffCommand::Remove { name: "Bea Rossi".into() }), None).unwrap();
    session.undo().unwrap();
    let adjust = |seconds| Command::Clock(ClockCommand::Adjust { by: Span::from_secs(seconds) });
    session.submit(adjust(1), None).unwrap();
    session.submit(staff(StaffCommand::Remove { name: "Bea Rossi".into() }), None).unwrap();
    session.submit(adjust(2), None).unwrap();
    let (beginning, records) = (session.beginning().clone(), session.records().to_vec());
    let sound = check(&sealed(&folder, &beginning, &records));
    assert_eq!((sound.status, sound.complaint.as_str()), (Some(0), ""), "before it is forged");
    let last = records.len() - 1;
    let bea = |record: &mut Record| {
        (record.by, record.role) = ("Bea Rossi".to_owned(), Some(Role::Floor));
    };
    let forge = |at: usize, change: &dyn Fn(&mut Record)| {
        let mut forged = records.clone();
        change(&mut forged[at]);
        check(&sealed(&folder, &beginning, &forged))
    };
    // Her removal was undone by then; and the phone was paired.
    for at in [last - 2, last - 1] {
        assert_eq!(forge(at, &bea).status, Some(0));
    }
    let lena = |record: &mut Record| {
        (record.by, record.role) = ("Lena".to_owned(), Some(Role::Floor));
    };
    assert_eq!(forge(last, &lena).status, Some(0));
    let forgeries: [(RecordChange<'_>, &str); 4] = [
        (&bea, "Bea Rossi, who was not on the staff as Floor"),
        (&|record| record.by = "Eve".to_owned(), "Eve, who was not on the staff as Director"),
        (
            &|record| record.approved_by = Some("Eve".to_owned()),
            "Eve, who was not on the staff as Director",
        ),
        (
            &|record| {
                (record.by, record.role) = ("Lena".to_owned(), Some(Role::Director));
            },
            "Lena, who was not on the staff as Director",
        ),
    ];
    for (change, author) in forgeries {
        let said = forge(last, change);
        assert_eq!(said.status, Some(5), "{author}: {}{}", said.out, said.complaint);
        let line = format!(", line {}: signed by {author}", last + 2);
        assert!(said.complaint.contains(&line), "{author}: {}", said.complaint);
    }
}

/// The limit for one signature in [`signed_evening`], in minor units.
const ABOVE: i64 = 300;

fn payment(entry: EntryId, minor: i64) -> (PaymentCommand, PaymentEvent) {
    let (amount, withheld, document) = (Money::from_minor(minor), Money::ZERO, String::new());
    let (tickets, method) = (0, PaymentMethod::Cash);
    (
        PaymentCommand::Pay {
            entry,
            amount,
            withheld,
            tickets,
            method,
            document: document.clone(),
        },
        PaymentEvent::Paid { entry, amount, withheld, tickets, method, document, number: None },
    )
}

/// Makes an evening of today's laws with staff and two signatures above a sum, whose last record
/// is a payment of that sum.
fn signed_evening() -> (Beginning, Vec<Record>, EntryId) {
    let until = RehearsalEnd::End;
    let script = Script { entries: 8, guests: Vec::new(), seed: 2, until, office: false };
    let Played { session, folder } = play_in(setup(2), "club-turbo", script);
    let path = session.path().unwrap().to_owned();
    drop(session);
    let later = EVENING.after(Span::from_minutes(10 * 24 * 60));
    let opened = file::open(&path, Box::new(StageClock::at(later)), desk()).unwrap();
    let mut session = opened.desk;
    for (name, role, pin) in [
        ("Ada Neri", Role::Director, "ada120607"),
        ("Bea Rossi", Role::Floor, "112233"),
        ("Dino Galli", Role::Cashier, "818181"),
        ("Rita Sala", Role::Registration, "505050"),
    ] {
        let pin = Some(pin_hash(pin).unwrap());
        let member = Member { name: name.into(), role, pin, card: String::new() };
        session.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
    }
    let mut setup = session.tournament().setup().clone();
    setup.house.two_signatures = Some(Money::from_minor(ABOVE));
    session.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    let (name, phone) = ("Boss".into(), String::new());
    let boss = StaffCommand::Pair { name, role: Role::Director, table: None, phone };
    session.submit(Command::Staff(boss), None).unwrap();
    session.sign_in(SignIn::Pin { name: "Dino Galli", pin: "818181" }, None).unwrap();
    let entry = session.tournament().dues(session.now())[0].entry;
    session.submit(Command::Payments(payment(entry, ABOVE).0), None).unwrap();
    let made = (session.beginning().clone(), session.records().to_vec(), entry);
    drop((session, folder));
    made
}

fn by(record: &mut Record, name: &str, role: Role) {
    (record.by, record.role) = (name.to_owned(), Some(role));
}

fn done(command: Command, event: Event) -> RecordAction {
    RecordAction::Done { command, waiver: None, events: vec![event] }
}

/// Adds a record like the last one, by this person.
fn adds(records: &mut Vec<Record>, (name, role): (&str, Role), action: RecordAction) {
    let at = put(records, action);
    by(&mut records[at], name, role);
}

type SignedMember = (&'static str, fn(&mut Vec<Record>, EntryId), &'static str);

const SIGNED: [SignedMember; 6] = [
    (
        "a payment above the sum, by one person",
        |records, entry| {
            let (command, event) = payment(entry, ABOVE + 1);
            records.last_mut().unwrap().action =
                done(Command::Payments(command), Event::Payments(event));
        },
        "the money paid out needs a second signature",
    ),
    (
        "a payment above the sum that the payer approves",
        |records, entry| {
            let (command, event) = payment(entry, ABOVE + 1);
            let last = records.last_mut().unwrap();
            last.action = done(Command::Payments(command), Event::Payments(event));
            by(last, "Ada Neri", Role::Director);
            last.approved_by = Some("Ada Neri".to_owned());
        },
        "the money paid out needs a second signature",
    ),
    (
        "a payment undone by the next record",
        |records, _| {
            let record = number(records.len()) - 1;
            adds(records, ("Dino Galli", Role::Cashier), RecordAction::Undone { record });
        },
        "it voids a payment",
    ),
    (
        "an act of the program that a person gave",
        |records, _| {
            let rebase = ClockCommand::Rebase { by: Span::from_minutes(600) };
            let event = ClockEvent::Rebased { by: Span::from_minutes(600) };
            adds(
                records,
                ("Bea Rossi", Role::Floor),
                done(Command::Clock(rebase), Event::Clock(event)),
            );
            records.last_mut().unwrap().approved_by = Some("Ada Neri".to_owned());
        },
        "it needs another role than the signer's",
    ),
    (
        "a name of today that nobody can read",
        |records, _| {
            let people = vec![Person { family: "Ros\u{202e}is".into(), ..Person::default() }];
            let command = EntryCommand::List { people: people.clone() };
            let event = EntryEvent::Listed { people, from: None };
            let action = done(Command::Entries(command), Event::Entries(event));
            adds(records, ("Rita Sala", Role::Registration), action);
        },
        "this was not allowed: The name has invisible characters",
    ),
    (
        "a director's phone that the floor withdraws as one of the floor",
        |records, _| {
            let (name, role) = ("Boss".to_owned(), Role::Floor);
            let command = StaffCommand::Withdraw { name: name.clone(), role };
            let event = StaffEvent::Withdrawn { name, role };
            let action = done(Command::Staff(command), Event::Staff(event));
            adds(records, ("Bea Rossi", Role::Floor), action);
        },
        "it needs another role than the signer's",
    ),
];

/// Sealed records of today that the rules of the past, or no signature, would have let through.
#[test]
fn records_that_no_one_could_sign_are_found_although_they_are_sealed() {
    let folder = tempfile::tempdir().unwrap();
    let (beginning, records, entry) = signed_evening();
    let sound = check(&sealed(&folder, &beginning, &records));
    assert_eq!((sound.status, sound.complaint.as_str()), (Some(0), ""), "before it is forged");
    for (name, forge, says) in SIGNED {
        let mut forged = records.clone();
        forge(&mut forged, entry);
        let said = check(&sealed(&folder, &beginning, &forged));
        assert_eq!(said.status, Some(5), "{name}: {}{}", said.out, said.complaint);
        let line = format!(", line {}: {says}", forged.len() + 1);
        assert!(said.complaint.contains(&line), "{name}: {}", said.complaint);
    }
    // A director beside the payer makes it sound.
    let mut signed = records.clone();
    let (_, forge, _) = SIGNED[0];
    forge(&mut signed, entry);
    signed.last_mut().unwrap().approved_by = Some("Ada Neri".to_owned());
    assert_eq!(check(&sealed(&folder, &beginning, &signed)).status, Some(0));
}

#[test]
fn settings_that_no_desk_accepts_are_found_and_not_written() {
    let folder = tempfile::tempdir().unwrap();
    let (beginning, records) = evening(5);
    let unsound: [fn(&mut Setup); 3] = [
        |setup| setup.prize_tax = 10_001,
        |setup| setup.name = "x".repeat(1_000_000),
        |setup| setup.buy_in.fee = Money::from_minor(-1),
    ];
    for change in unsound {
        let mut forged = beginning.clone();
        change(&mut forged.setup);
        let said = check(&sealed(&folder, &forged, &records));
        assert_eq!(said.status, Some(5), "{}", said.complaint);
        assert!(said.complaint.contains("forged.ron, line 1: "), "{}", said.complaint);
        let clock = Box::new(StageClock::at(EVENING));
        let made = file::create(&folder.path().join("new.ron"), forged, clock, desk());
        assert!(matches!(made, Err(OpenError::Content { line: 1, .. })), "{:?}", made.err());
        assert!(!folder.path().join("new.ron").exists());
    }
    let club = folder.path().join("club");
    fs::create_dir(&club).unwrap();
    let setup = house::setup::Setup { tables: u16::MAX, ..house::setup::Setup::default() };
    let head = ron::to_string(&house::history::Beginning { at: EVENING, setup }).unwrap();
    let none = std::iter::empty();
    Journal::copy(None, &club.join("house.ron"), (Subject::House, &head), none).unwrap();
    let said = bottone(["house".as_ref(), "check".as_ref(), club.as_os_str()]);
    assert_eq!(said.status, Some(5), "{}", said.complaint);
    assert!(said.complaint.contains("house.ron, line 1: "), "{}", said.complaint);
}
