//! A house with staff from the command line: a change is signed with a PIN file, and personal data
//! are for staff.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    base::person::Role,
    rehearsal::RehearsalEnd,
    session::{Desk as _, pin_hash},
    tournament::{
        Command,
        staff::{Member, StaffCommand},
    },
};

use crate::stage::{self, play};

/// Returns the exit status, the printed text, and the complaints.
fn bottone(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let ran = stage::program()
        .current_dir(folder)
        .args(arguments)
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (ran.status.code().unwrap(), text(ran.stdout), text(ran.stderr))
}

/// Makes a folder with a house of three people, and files with PINs.
fn club() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let people = "Family name,Given name,Card,Document,Notes\nRossi,Mario,11,AA1234,owes a drink\n\
                  Bianchi,Luca,12,,\nVerdi,Anna,13,,\n";
    fs::write(folder.path().join("people.csv"), people).unwrap();
    for name in ["ada", "carlo", "dino"] {
        fs::write(folder.path().join(format!("{name}.pin")), format!("{name}120607\n")).unwrap();
    }
    let done = |arguments: &[&str]| {
        let (status, _, why) = bottone(folder.path(), arguments);
        assert_eq!((status, why.as_str()), (0, ""), "{arguments:?}");
    };
    done(&["house", "new", "club", "--name", "Club"]);
    done(&["house", "people", "club", "--import", "people.csv"]);
    folder
}

const ADA: [&str; 4] = ["--as", "Ada Neri", "--pin-file", "ada.pin"];
const CARLO: [&str; 4] = ["--as", "Carlo Villa", "--pin-file", "carlo.pin"];
const DINO: [&str; 4] = ["--as", "Dino Galli", "--pin-file", "dino.pin"];

fn add_staff(folder: &Path) {
    let add = |who: &str, pin: &str, by: &[&str]| {
        let words = ["house", "staff", "club", "--add", who, "--new-pin-file", pin];
        let (status, _, why) = bottone(folder, &[&words, by].concat());
        assert_eq!((status, why.as_str()), (0, ""), "{who}");
    };
    add("Ada Neri:director", "ada.pin", &[]);
    add("Carlo Villa:registration", "carlo.pin", &ADA);
    add("Dino Galli:dealer", "dino.pin", &ADA);
}

#[test]
fn every_command_that_changes_a_house_with_staff_signs_in() {
    let folder = club();
    let at = folder.path();
    add_staff(at);
    let book = || fs::read_to_string(at.join("club/house.ron")).unwrap();
    let (_, listed, _) = bottone(at, &["house", "people", "club", "verdi"]);
    let verdi = listed.split('\t').next().unwrap().to_owned();
    let (status, _, why) = bottone(at, &["new", "club-turbo", "club/friday.ron"]);
    assert_eq!(status, 0, "{why}");
    fs::write(at.join("more.csv"), "Family name,Given name\nConti,Sara\n").unwrap();
    let commands: [(&[&str], &[&str]); 6] = [
        (&["house", "people", "club", "--import", "more.csv"], &CARLO),
        (&["house", "people", "club", "--forget", &verdi], &ADA),
        (&["house", "part", "club", "friday.ron", "--satellite", "Main"], &ADA),
        (&["house", "set", "club", "--least-age", "18", "--two-signatures", "300"], &ADA),
        (&["house", "staff", "club", "--remove", "Dino Galli"], &ADA),
        (&["house", "staff", "club", "--change", "Carlo Villa:floor"], &ADA),
    ];
    for (command, by) in commands {
        let before = book().lines().count();
        let (status, _, why) = bottone(at, command);
        assert!(status == 1 && why.contains("sign"), "{command:?}: {why}");
        let (status, _, why) = bottone(at, &[command, &DINO].concat());
        assert!(status == 1, "{command:?}: {why}");
        let wrong = ["--as", "Ada Neri", "--pin-file", "dino.pin"];
        let (status, _, why) = bottone(at, &[command, &wrong].concat());
        assert!(status == 1 && why.contains("Wrong PIN"), "{command:?}: {why}");
        fs::remove_file(at.join("config/bottone/guesses.ron")).unwrap();
        // The program itself lists the event in the folder.
        assert!(book().lines().count() <= before + 1, "{command:?}");
        let (status, _, why) = bottone(at, &[command, by].concat());
        assert_eq!((status, why.as_str()), (0, ""), "{command:?}");
        assert!(
            book().lines().last().unwrap().contains(&format!("by:\"{}\"", by[1])),
            "{command:?}"
        );
    }
    assert!(!book().contains("120607") && book().contains("$argon2id$"));
    let import = [&["house", "people", "club", "--import", "people.csv"], &DINO[..]].concat();
    assert_eq!(bottone(at, &import).0, 1);
    let refused = fs::read_to_string(at.join("config/bottone/refused.txt")).unwrap();
    assert!(refused.contains("Dino Galli (Dealer)") && refused.contains("Wrong PIN"), "{refused}");
    assert!(refused.contains("People(") && !refused.contains("AA1234"), "{refused}");
    let (status, _, why) = bottone(at, &["house", "check", "club"]);
    assert_eq!((status, why.as_str()), (0, ""));
}

#[test]
fn personal_data_are_printed_for_staff_alone() {
    let folder = club();
    let at = folder.path();
    let (_, listed, _) = bottone(at, &["house", "people", "club", "rossi"]);
    let rossi = listed.split('\t').next().unwrap().to_owned();
    let card = ["house", "people", "club", "--card", &rossi];
    let (_, shown, why) = bottone(at, &card);
    assert!(shown.contains("AA1234") && why.is_empty(), "a house without staff asks no one: {why}");
    add_staff(at);
    for command in [&card[..], &["house", "show", "club"]] {
        for by in [&[][..], &DINO] {
            let (status, shown, why) = bottone(at, &[command, by].concat());
            assert_eq!(status, 0, "{why}");
            assert!(shown.contains("Rossi") && !shown.contains("AA1234"), "{shown}");
            assert!(!shown.contains("owes a drink") && why.contains("left out"), "{why}");
        }
        let (_, shown, why) = bottone(at, &[command, &CARLO].concat());
        assert!(shown.contains("AA1234") && shown.contains("owes a drink"), "{shown}");
        assert!(why.is_empty() && !shown.contains("$argon2id$"), "{why}");
    }
    // Incomplete data are not written into a file.
    let export = ["house", "people", "club", "--export", "all.csv"];
    for by in [&[][..], &CARLO] {
        let (status, _, why) = bottone(at, &[&export, by].concat());
        assert!(status == 1 && !at.join("all.csv").exists(), "{why}");
    }
    let (status, _, why) = bottone(at, &[&export[..], &ADA].concat());
    assert_eq!((status, why.as_str()), (0, ""));
    assert!(fs::read_to_string(at.join("all.csv")).unwrap().contains("AA1234"));
}

#[test]
fn a_house_takes_the_staff_of_an_event() {
    let folder = club();
    let at = folder.path();
    let mut played = play("club-turbo", 4, 2, RehearsalEnd::End);
    let pin = Some(pin_hash("ada120607").unwrap());
    let ada = Member { name: "Ada Neri".into(), role: Role::Director, pin, card: String::new() };
    let add = Command::Staff(StaffCommand::Add(Box::new(ada)));
    played.session.submit(add, None).unwrap();
    fs::copy(played.session.path().unwrap(), at.join("club/evening.ron")).unwrap();
    let take = ["house", "staff", "club", "--take", "club/evening.ron"];
    let (status, said, why) = bottone(at, &take);
    assert_eq!((status, why.as_str()), (0, ""));
    assert!(said.contains("Ada Neri") && said.contains("Director"), "{said}");
    let set = ["house", "set", "club", "--tables", "6"];
    assert_eq!(bottone(at, &set).0, 1);
    assert_eq!(bottone(at, &[&set[..], &ADA].concat()).0, 0);
}
