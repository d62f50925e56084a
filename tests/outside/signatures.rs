//! Two signatures above a sum, from outside: PINs are in files, and the second signer is recorded.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    base::{money::Money, person::Role},
    rehearsal::RehearsalEnd,
    session::{
        Desk as _, file, pin_hash,
        time::{StageClock, SystemClock},
    },
    tournament::{
        Command,
        payments::{PaymentCommand, PaymentMethod},
        setup::SetupCommand,
        staff::{Member, StaffCommand},
    },
};

use crate::stage::{
    self, EVENING, play,
    roles::{LETTERS, ROWS, read},
};

/// Returns the program's output, and true if it succeeded.
fn tell(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let ran = stage::program()
        .current_dir(folder)
        .args(arguments)
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .output()
        .unwrap();
    (ran.status.success(), String::from_utf8(ran.stderr).unwrap())
}

#[test]
fn a_cashier_pays_above_the_sum_with_a_directors_pin_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut played = play("club-turbo", 8, 2, RehearsalEnd::End);
    let desk = &mut *played.session;
    let staff = [("Ada Neri", Role::Director, "7441"), ("Dino Galli", Role::Cashier, "8181")];
    for (name, role, pin) in staff {
        let hash = Some(pin_hash(pin).unwrap());
        let member = Member { name: name.into(), role, pin: hash, card: String::new() };
        desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
        fs::write(folder.path().join(format!("{pin}.pin")), format!("{pin}\n")).unwrap();
    }
    let mut setup = desk.tournament().setup().clone();
    setup.house.two_signatures = Some(Money::from_minor(300));
    desk.submit(Command::Setup(SetupCommand::Change(Box::new(setup))), None).unwrap();
    let entry = desk.tournament().dues(desk.now())[0].entry;
    let pay = |minor| {
        let pay = PaymentCommand::Pay {
            entry,
            amount: Money::from_minor(minor),
            withheld: Money::ZERO,
            tickets: 0,
            method: PaymentMethod::Cash,
            document: String::new(),
        };
        ron::to_string(&Command::Payments(pay)).unwrap()
    };
    let evening = folder.path().join("evening.ron");
    fs::copy(desk.path().unwrap(), &evening).unwrap();
    let (small, large) = (pay(300), pay(301));
    let dino = ["--as", "Dino Galli", "--pin-file", "8181.pin"];
    let by_dino = |command: &str, more: &[&str]| {
        let words = ["tell", "evening.ron", command];
        tell(folder.path(), &[&words, &dino[..], more].concat())
    };
    assert_eq!(by_dino(&small, &[]), (true, String::new()));
    let (done, why) = by_dino(&large, &[]);
    assert!(!done && why.contains("a director other than the one paying"), "{why}");
    // The desk keeps a line about the refusal, and the file has nothing.
    let refused = fs::read_to_string(folder.path().join("config/bottone/refused.txt")).unwrap();
    assert!(refused.contains("Dino Galli"), "{refused}");
    let (done, why) = by_dino(&large, &["--director-pin-file", "8181.pin"]);
    assert!(!done, "a cashier's PIN is no director's: {why}");
    assert_eq!(by_dino(&large, &["--director-pin-file", "7441.pin"]), (true, String::new()));
    let opened = file::open(&evening, Box::new(StageClock::at(EVENING)), stage::desk()).unwrap();
    let last = opened.desk.records().last().unwrap();
    assert_eq!((last.by.as_str(), last.approved_by.as_deref()), ("Dino Galli", Some("Ada Neri")));
    drop(opened);
    assert_eq!(tell(folder.path(), &["check", "evening.ron"]), (true, String::new()));
}

/// Checks that the command line uses the table of all doors, with each command and each role.
#[test]
fn tell_asks_the_one_table() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let file = at.join("evening.ron");
    stage::bottone(["new".as_ref(), "club-turbo".as_ref(), file.as_os_str()]);
    let mut desk = file::open(&file, Box::new(SystemClock::start()), stage::desk()).unwrap().desk;
    for (_, role) in LETTERS {
        let pin = (role == Role::Director).then(|| pin_hash("ada120607").unwrap());
        let member = Member { name: format!("{role:?}"), role, pin, card: String::new() };
        desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
    }
    drop(desk);
    fs::write(at.join("ada.pin"), "ada120607\n").unwrap();
    for (row, letters, why) in ROWS {
        let command = ron::to_string(&read(row)).unwrap();
        for (letter, role) in LETTERS {
            fs::copy(&file, at.join("friday.ron")).unwrap();
            let name = format!("{role:?}");
            let mut words = vec!["tell", "friday.ron", &command, "--as", &name];
            match role {
                Role::Director => words.extend(["--pin-file", "ada.pin"]),
                Role::Dealer => words.extend(["--at-table", "1"]),
                _ => {}
            }
            let (_, said) = tell(at, &words);
            // The reason's name is after its words.
            let is_refused = ["AskDirector", "AskFloor", "AskRegistration", "AskCashier"]
                .iter()
                .any(|reason| said.contains(&format!("({reason})")));
            let is_programs = said.contains("(ProgramOnly)");
            let may = letters.contains(letter);
            assert_eq!(is_programs, letters.is_empty(), "{row} by {role:?}: {why}: {said}");
            assert_eq!(is_refused || is_programs, !may, "{row} by {role:?}: {why}: {said}");
        }
        // Without a sign-in.
        fs::copy(&file, at.join("friday.ron")).unwrap();
        let (done, said) = tell(at, &["tell", "friday.ron", &command]);
        assert!(!done && (said.contains("NotSignedIn") || said.contains("ProgramOnly")), "{said}");
    }
}

#[test]
fn a_refused_pairing_is_in_the_trace() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let file = at.join("evening.ron");
    stage::bottone(["new".as_ref(), "club-turbo".as_ref(), file.as_os_str()]);
    let mut desk = file::open(&file, Box::new(SystemClock::start()), stage::desk()).unwrap().desk;
    for (name, role, pin) in
        [("Ada Neri", Role::Director, "ada120607"), ("Bea Rossi", Role::Floor, "1122")]
    {
        let pin = Some(pin_hash(pin).unwrap());
        let member = Member { name: name.into(), role, pin, card: String::new() };
        desk.submit(Command::Staff(StaffCommand::Add(Box::new(member))), None).unwrap();
    }
    drop(desk);
    fs::write(at.join("bea.pin"), "1122\n").unwrap();
    let serve = ["serve", "evening.ron", "--listen", "127.0.0.1:0"];
    let phone = ["--staff-listen", "127.0.0.1:0", "--pair", "Evil:director"];
    let bea = ["--as", "Bea Rossi", "--pin-file", "bea.pin"];
    let (done, why) = tell(at, &[&serve[..], &phone[..], &bea[..]].concat());
    assert!(!done && why.contains("ask the director"), "{why}");
    let refused = fs::read_to_string(at.join("config/bottone/refused.txt")).unwrap();
    assert!(refused.contains("Bea Rossi") && refused.contains("Evil"), "{refused}");
}
