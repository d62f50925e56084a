//! Format 3 names what format 2 had in riddles. Files of format 2 open, and go on in plain words.

use std::{fs, path::Path};

use bottone::{
    base::time::Span,
    house,
    session::{Desk as _, SignIn, house as house_desk, reports::ReportLine, time::StageClock},
    store::journal::{
        FORMAT, PROGRAM,
        upcast::{self, Line, Said},
    },
    tournament::{
        Command,
        clock::ClockCommand,
        history::{Beginning, Record},
    },
};
use serde::de::DeserializeOwned;

use crate::formats::sealed::{Sealed, body};
use crate::formats::{as_printed_today, kept};
use crate::stage::{EVENING, bottone, desk, open};

/// Words of format 2 that no line of format 3 has outside a text.
const OLD: [&str; 12] = [
    "deed:",
    "act:",
    "again:",
    "comes:",
    "Falls(",
    "Mend(",
    "Mended(",
    "Keep(",
    "TakenBy(",
    "StackTold(",
    "Told(",
    "GoneOn(",
];

/// Copies a kept file of format 2 into the folder.
fn copied(folder: &Path) -> std::path::PathBuf {
    let file = folder.join("plain-words.ron");
    fs::copy(kept("v2", "plain-words"), &file).unwrap();
    file
}

/// Returns the text without the quoted texts in it.
fn unquoted(text: &str) -> String {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let mut without = String::new();
    for letter in text.chars() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            _ => without.push(letter),
        }
    }
    without
}

#[test]
fn a_file_of_format_2_opens_and_continues_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = copied(folder.path());
    let before = fs::read_to_string(&file).unwrap();
    let checked = bottone(["check".as_ref(), file.as_os_str()]);
    assert_eq!((checked.status, checked.complaint.as_str()), (Some(0), ""));
    let shown = bottone(["show".as_ref(), file.as_os_str()]);
    let state = fs::read_to_string(kept("v2", "plain-words").with_extension("state.ron")).unwrap();
    assert_eq!(
        shown.out,
        state.lines().map(|line| as_printed_today(line) + "\n").collect::<String>()
    );

    let (mut session, notices) = open(&file).unwrap();
    assert_eq!((notices, session.records().len()), (vec![], 40));
    session.redo().unwrap();
    session.submit(Command::Clock(ClockCommand::Adjust { by: Span::from_secs(1) }), None).unwrap();
    drop(session);
    let now = fs::read_to_string(&file).unwrap();
    let added: Vec<&str> = now.strip_prefix(&before).unwrap().lines().collect();
    assert!(added[0].contains("action:Redone(record:"), "{}", added[0]);
    let again = Sealed::going_on(&before, before.lines().count());
    let again = again.by(FORMAT, PROGRAM, body(added[0])).then(body(added[1]));
    assert_eq!(again.text, now, "sealed as anyone can seal it");
    assert_eq!(bottone(["check".as_ref(), file.as_os_str()]).status, Some(0));
}

/// Checks a copy of the event, which is in format 3 from its first line.
#[test]
fn the_same_evening_is_equal_in_both_formats() {
    for name in ["plain-words", "whole-evening", "late-lock", "late-payment", "went-on"] {
        let folder = tempfile::tempdir().unwrap();
        let (old, new) = (folder.path().join("old.ron"), folder.path().join("new.ron"));
        fs::copy(kept("v2", name), &old).unwrap();
        let (session, _) = open(&old).unwrap();
        session.save_copy(&new).unwrap();
        let (copy, _) = open(&new).unwrap();
        assert!(copy.records() == session.records(), "{name}");
        assert!(copy.tournament() == session.tournament(), "{name}");
        let text = fs::read_to_string(&new).unwrap();
        let lines: Vec<String> = text.lines().map(unquoted).collect();
        assert!(lines[0].starts_with(&format!("Bottone(format: {FORMAT}, ")), "{name}");
        for old in OLD {
            let is_old = |line: &&String| line.replace(',', "(").contains(&format!("({old}"));
            assert_eq!(lines.iter().find(is_old), None, "{name}: {old}");
        }
        drop((session, copy));
        assert_eq!(bottone(["check".as_ref(), new.as_os_str()]).status, Some(0), "{name}");
    }
}

/// Checks files that end within a line: of format 2, and within the first line of format 3.
#[test]
fn an_unfinished_line_of_either_format_is_understood() {
    let paper = |keep| {
        format!("Done(command:Papers({keep}((sheet:Log,scope:All,fingerprint:1,outlet:File))),ev")
    };
    let seq = "(seq: 41, sum: \"0123\", record: (recorded:\"2026-11-29T21:14:00.000Z\",by:\"Ann\",desk:\"1\",";
    let newer = seq.replacen("sum", &format!("format: {FORMAT}, program: \"{PROGRAM}\", sum"), 1);
    for (begins, says) in [
        (format!("{seq}deed:{}", paper("Keep")), "by Ann: "),
        (format!("{seq}deed:Undone(record:38),"), "by Ann: Undone: "),
        (format!("{seq}deed:Redone(record:39),"), "by Ann: Redone: "),
        (format!("{newer}action:{}", paper("Record")), ""),
        (format!("{newer}action:Undone(record:38),"), ""),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let file = copied(folder.path());
        let whole = fs::read_to_string(&file).unwrap();
        fs::write(&file, format!("{whole}{begins}")).unwrap();
        let checked = bottone(["check".as_ref(), file.as_os_str()]);
        assert_eq!(checked.status, Some(3), "{begins}: {}", checked.complaint);
        assert!(checked.complaint.contains(says), "{begins}: {}", checked.complaint);
        let (mut session, notices) = open(&file).unwrap();
        assert_eq!((notices.len(), session.records().len()), (1, 40), "{begins}");
        session.redo().unwrap();
        drop(session);
        let now = fs::read_to_string(&file).unwrap();
        let added = now.strip_prefix(&whole).unwrap();
        assert!(added.contains(&format!("format: {FORMAT}, program: ")), "{begins}: {added}");
        assert_eq!(bottone(["check".as_ref(), file.as_os_str()]).status, Some(0), "{begins}");
    }
}

/// Returns the values of the kept lines of a step, read in format 2 and in format 3.
fn both<T: DeserializeOwned>(name: &str, read: impl Fn(u32, &str) -> T) -> [Vec<T>; 2] {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journals/steps");
    [(".ron", 2), (".then.ron", FORMAT)].map(|(ending, format)| {
        let text = fs::read_to_string(steps.join(format!("{name}{ending}"))).unwrap();
        text.lines().map(|line| read(format, line)).collect()
    })
}

#[test]
fn every_kept_line_means_the_same_in_both_formats() {
    fn event<T: DeserializeOwned>(line: Line, format: u32, text: &str) -> T {
        let said: Said<T> =
            upcast::read(line, format, text).unwrap_or_else(|e| panic!("{e}: {text}"));
        said.what
    }
    fn other<T: DeserializeOwned>(line: Line, format: u32, text: &str) -> T {
        upcast::read_bookless(line, format, text).unwrap_or_else(|e| panic!("{e}: {text}"))
    }
    let [old, new] = both::<Beginning>("2-heads", |format, text| event(Line::Head, format, text));
    assert!(old == new && !old.is_empty());
    let [old, new] = both::<Record>("2-records", |format, text| event(Line::Record, format, text));
    assert!(old == new && old.len() > 20);
    let [old, new] = both::<house::history::Record>("2-house-records", |format, text| {
        other(Line::HouseRecord, format, text)
    });
    assert!(old == new && old.len() > 15);
    let [old, new] =
        both::<ReportLine>("2-reports", |format, text| other(Line::Report, format, text));
    assert!(old == new && old.len() == 9);
}

/// Checks a club with staff: its members sign in with the same PINs, and its book continues.
#[test]
fn a_club_of_format_2_opens_and_continues_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let club = kept("v2", "staffed-club/house");
    let file = folder.path().join("house.ron");
    fs::copy(&club, &file).unwrap();
    fs::copy(kept("v2", "plain-words"), folder.path().join("friday.ron")).unwrap();
    let checked = bottone(["house".as_ref(), "check".as_ref(), folder.path().as_os_str()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
    let before = fs::read_to_string(&club).unwrap();
    let clock = StageClock::at(EVENING.after(Span::from_minutes(60 * 24 * 30)));
    let mut house = house_desk::open(&file, Box::new(clock), desk()).unwrap().desk;
    let setup = house.house().setup().clone();
    assert_eq!((setup.min_age, setup.contact.as_str()), (Some(18), "deed, extension 12"));
    assert_eq!(house.history().records().len(), 13);
    house.sign_in(SignIn::Pin { name: "Dora Nobody", pin: "471193" }).unwrap();
    house.undo().unwrap();
    drop(house);
    let now = fs::read_to_string(&file).unwrap();
    let added = now.strip_prefix(&before).unwrap();
    assert!(added.contains(&format!("format: {FORMAT}, program: \"{PROGRAM}\", ")), "{added}");
    assert!(added.contains("action:Undone(record:") && added.lines().count() == 1, "{added}");
    let checked = bottone(["house".as_ref(), "check".as_ref(), folder.path().as_os_str()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
}
