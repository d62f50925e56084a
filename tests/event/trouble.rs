//! Every fault of a file has a clear answer, at the desk and on the command line. It costs no
//! record.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use crate::stage;
use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::stage::{bottone, full::open_on_full, open, play};
use bottone::{
    base::time::Span,
    rehearsal::RehearsalEnd,
    session::{Desk, Session, SubmitError},
    store::journal::{Holder, Journal, Subject},
    tournament::{Command, clock::ClockCommand},
};
use tempfile::TempDir;

const START: Command = Command::Clock(ClockCommand::Start);
const PAUSE: Command = Command::Clock(ClockCommand::Pause);

/// Returns an evening of a few dozen records, closed.
fn evening() -> (TempDir, PathBuf) {
    let until = RehearsalEnd::Level { number: 6, into: Span::ZERO };
    let stage::Played { session, folder } = play("club-turbo", 12, 1, until);
    (folder, session.path().unwrap().to_owned())
}

fn check(file: &Path) -> stage::Said {
    bottone(["check".as_ref(), file.as_os_str()])
}

fn show(file: &Path) -> stage::Said {
    bottone(["show".as_ref(), file.as_os_str()])
}

/// Starts or stops the clock at this desk.
fn turn(session: &mut Session) -> Result<(), SubmitError> {
    let runs = session.tournament().clock().runs(session.now());
    session.submit(if runs { PAUSE } else { START }, None)
}

/// An act at a desk.
type Act = fn(&mut Session) -> Result<(), SubmitError>;

#[test]
fn on_a_full_disk_nothing_happens_and_it_goes_on_once_there_is_room() {
    let (_folder, file) = evening();
    let full = Arc::new(AtomicBool::new(false));
    let mut session = open_on_full(&file, &full);
    turn(&mut session).unwrap();
    let (before, bytes) = (session.tournament().clone(), fs::read(&file).unwrap());
    let records = session.records().len();
    full.store(true, Ordering::Relaxed);
    let acts: [Act; 3] = [turn, |session| session.undo().map(drop), |session| session.strike(0)];
    for act in acts {
        let said = act(&mut session).unwrap_err().to_string();
        // The first entry cannot be deleted: too much depends on it. This is checked first.
        if !said.contains("depends on it") {
            assert!(said.starts_with("nothing was done, because it couldn't be saved: "), "{said}");
            assert!(said.ends_with("Free some space and try again"), "{said}");
        }
        assert!(*session.tournament() == before, "something happened");
        assert_eq!(session.records().len(), records);
        assert_eq!(fs::read(&file).unwrap(), bytes);
    }
    full.store(false, Ordering::Relaxed);
    turn(&mut session).unwrap();
    let after = session.tournament().clone();
    drop(session);
    let (again, notices) = open(&file).unwrap();
    assert_eq!(notices, []);
    assert!(*again.tournament() == after);
    assert_eq!(again.records().len(), records + 1);
}

#[test]
fn what_may_only_be_read_is_read_and_a_copy_goes_on() {
    let (folder, file) = evening();
    let mark = |path: &Path, marked: bool| {
        let mut rights = fs::metadata(path).unwrap().permissions();
        rights.set_readonly(marked);
        fs::set_permissions(path, rights).unwrap();
    };
    let marked: &[&Path] = if cfg!(unix) { &[&file, folder.path()] } else { &[&file] };
    for &what in marked {
        mark(what, true);
        let (mut session, notices) = open(&file).unwrap();
        assert_eq!(notices, []);
        let why = session.read_only().unwrap().to_string();
        assert!(why.starts_with("Read-only: ") && why.contains("is read-only. "), "{why}");
        assert!(why.ends_with("To continue, save a copy elsewhere."), "{why}");
        let refused = turn(&mut session).unwrap_err();
        assert_eq!(refused.to_string(), why);
        assert_eq!(check(&file).status, Some(0));
        let elsewhere = tempfile::tempdir().unwrap();
        let copy = elsewhere.path().join("copy.ron");
        session.save_copy(&copy).unwrap();
        let mut copied = open(&copy).unwrap().0;
        assert!(copied.tournament() == session.tournament());
        turn(&mut copied).unwrap();
        mark(what, false);
    }
}

#[test]
fn the_second_to_open_a_file_reads_it_and_learns_who_writes() {
    let (_folder, file) = evening();
    let mut first = open(&file).unwrap().0;
    let mut second = open(&file).unwrap().0;
    assert!(first.tournament() == second.tournament());
    let why = turn(&mut second).unwrap_err().to_string();
    if cfg!(unix) {
        assert!(why.starts_with("Read-only: opened by Ann at desk 1"), "{why}");
    }
    turn(&mut first).unwrap();
    // A reader is never blocked.
    assert_eq!(check(&file).status, Some(0));
    assert_eq!(show(&file).status, Some(0));
    turn(&mut first).unwrap();
}

/// The damage to a file: from its sound lines to its bytes.
type Spoil = fn(&[&str]) -> Vec<u8>;

/// A damaged file, with the expected answers.
struct DamagedFile {
    name: &'static str,
    spoil: Spoil,
    /// The expected number of records, from the original one; `None` if the file does not open.
    left: Option<fn(usize) -> usize>,
    /// True if the file may be written.
    writable: bool,
    /// The expected words of the desk and the command line.
    says: &'static str,
    /// The exit status of `check`: 0 sound, 3 a tail set aside, 4 damaged, 1 not readable.
    status: i32,
}

fn whole(lines: &[&str]) -> String {
    lines.concat()
}

const CASES: [DamagedFile; 10] = [
    DamagedFile {
        name: "nothing is wrong",
        spoil: |lines| whole(lines).into(),
        left: Some(|n| n),
        writable: true,
        says: "",
        status: 0,
    },
    DamagedFile {
        name: "a torn tail",
        spoil: |lines| whole(lines).trim_end_matches([')', '\n']).into(),
        left: Some(|n| n - 1),
        writable: true,
        says: "Line ",
        status: 3,
    },
    DamagedFile {
        name: "a damaged middle",
        spoil: |lines| whole(lines).replacen("Rehearsal", "Somebody", 3).into(),
        left: Some(|_| 0),
        writable: false,
        says: "Line 2 was changed after it was written: expected checksum ",
        status: 4,
    },
    DamagedFile {
        name: "a line is gone",
        spoil: |lines| [&lines[..7], &lines[8..]].concat().concat().into(),
        left: Some(|_| 6),
        writable: false,
        says: "Line 8 was changed after it was written: expected record 7",
        status: 4,
    },
    DamagedFile {
        name: "a newer format",
        spoil: |lines| whole(lines).replacen("format: 3", "format: 4", 1).into(),
        left: None,
        writable: false,
        says: ", line 1: format 4, written by a newer Bottone; this is Bottone ",
        status: 1,
    },
    DamagedFile {
        name: "a damaged head",
        spoil: |lines| whole(lines).replacen("Evening 1", "Evening 2", 1).into(),
        left: None,
        writable: false,
        says: ", line 1: the start of the file is damaged: expected checksum ",
        status: 4,
    },
    DamagedFile {
        name: "nothing in it",
        spoil: |_| Vec::new(),
        left: None,
        writable: false,
        says: ": the file is empty. Use the latest copy of the event instead",
        status: 1,
    },
    DamagedFile {
        name: "noise",
        spoil: |_| (0..4000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_le_bytes()[3]).collect(),
        left: None,
        writable: false,
        says: ", line 1: not a Bottone event: expected “Bottone(format: …”, found ",
        status: 1,
    },
    DamagedFile {
        name: "a structure",
        spoil: |_| include_bytes!("../../profiles/structures/club-turbo.ron").to_vec(),
        left: None,
        writable: false,
        says: ", line 1: not a Bottone event: expected “Bottone(format: …”, found ",
        status: 1,
    },
    DamagedFile {
        name: "an editor's line ends",
        spoil: |lines| whole(lines).replace('\n', "\r\n").into(),
        left: Some(|n| n),
        writable: false,
        says: "Another program changed the line endings of this file. All records are unchanged.",
        status: 0,
    },
];

#[test]
fn a_spoilt_file_has_a_clear_answer() {
    let (_folder, file) = evening();
    let sound = fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = sound.split_inclusive('\n').collect();
    let written = lines.len() - 1;
    for DamagedFile { name, spoil, left, writable, says, status } in &CASES {
        let spoilt = spoil(&lines);
        fs::write(&file, &spoilt).unwrap();
        let checked = check(&file);
        let shown = show(&file);
        assert_eq!(checked.status, Some(*status), "{name}: {}", checked.complaint);
        // Lines that are left out of the printed state have the status of `check`.
        let of_show = match *status {
            _ if left.is_none() => 1,
            4..=6 => *status,
            _ => 0,
        };
        assert_eq!(shown.status, Some(of_show), "{name}: {}", shown.complaint);
        for said in [&checked, &shown] {
            assert!(
                said.complaint.contains(says),
                "{name}: {}\n  should say\n{says}",
                said.complaint
            );
            let place = file.display().to_string();
            let named = said.complaint.lines().all(|line| line.starts_with(&place));
            assert!(named, "{name}: every complaint names the file: {}", said.complaint);
            assert_eq!(said.complaint.is_empty(), says.is_empty(), "{name}");
        }
        assert_eq!(fs::read(&file).unwrap(), spoilt, "{name}: to look is not to touch");

        match open(&file) {
            Ok((mut session, notices)) => {
                let Some(left) = left else { panic!("{name}: it opens") };
                assert_eq!(session.records().len(), left(written), "{name}");
                let texts: Vec<String> = notices.iter().map(ToString::to_string).collect();
                assert!(texts.concat().contains(says), "{name}: {texts:?}");
                assert_eq!(session.read_only().is_none(), *writable, "{name}");
                assert_eq!(turn(&mut session).is_ok(), *writable, "{name}");
                let copy = file.with_extension("copy.ron");
                session.save_copy(&copy).unwrap();
                let copied = open(&copy).unwrap();
                assert!(copied.1.is_empty() && copied.0.read_only().is_none(), "{name}");
                assert!(copied.0.tournament() == session.tournament(), "{name}");
            }
            Err(error) => {
                assert!(left.is_none(), "{name}: {error}");
                assert_eq!(
                    format!("{error}\n"),
                    checked.complaint,
                    "{name}: one sentence for both"
                );
                assert_eq!(fs::read(&file).unwrap(), spoilt, "{name}: untouched");
            }
        }
    }
}

#[test]
fn what_is_no_file_has_a_clear_answer() {
    let folder = tempfile::tempdir().unwrap();
    let gone = folder.path().join("gone.ron");
    let cases = [
        (folder.path(), ": not a file. Select the event's .bottone file"),
        (&gone, ": file not found. Check whether it was moved or renamed"),
    ];
    for (path, says) in cases {
        let sentence = format!("{}{says}\n", path.display());
        // A folder is checked event by event.
        let checks = (!path.is_dir()).then(|| check(path));
        for said in checks.into_iter().chain([show(path)]) {
            assert_eq!((said.status, said.complaint), (Some(1), sentence.clone()));
            assert_eq!(said.out, "");
        }
        let error = open(path).err().unwrap();
        assert_eq!(format!("{error}\n"), sentence);
    }
}

/// Returns a head whose first level takes no time.
fn no_time(head: &str) -> String {
    let (setup, rows) = head.split_once("rows:[").unwrap();
    let (before, after) = rows.split_once("minutes:").unwrap();
    let rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
    format!("{setup}rows:[{before}minutes:0{rest}")
}

/// Checks lines with valid seals that are not records of a tournament.
#[test]
fn a_line_sealed_by_another_program_is_distinguished_from_ours() {
    let (folder, file) = evening();
    let head = Journal::read(&file, Subject::Event).unwrap().head;
    let cases = [
        (head.replacen("(at:", "(colour: 3, at:", 1), "()", 1, "which doesn't support “colour”"),
        ("(name: \"Friday\")".to_owned(), "()", 1, "which doesn't support “name”"),
        (no_time(&head), "()", 1, "`minutes` is 0: expected 1 to 1440"),
        (head.clone(), "(recorded: 0)", 2, ""),
        (
            head.clone(),
            "(recorded: \"2026-11-21T18:00:00Z\", by: \"A\", desk: \"\", action: Done(command: Counts(Count(stacks: \
                [(1, 9223372036854775808)])), events: []))",
            2,
            "9,223,372,036,854,775,808",
        ),
        (
            head,
            "(recorded: \"2026-11-21T18:00:00Z\", by: \"A\", desk: \"\", action: Done(command: Tables(CloseSeat(seat: \
                (table: 1, seat: 0), closed: true)), events: []))",
            2,
            "0",
        ),
    ];
    for (number, (head, body, line, says)) in cases.into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.ron"));
        let mut journal =
            Journal::create(&path, Subject::Event, &head, &Holder::new("Another", "elsewhere"))
                .unwrap();
        journal.append(body).unwrap();
        drop(journal);
        let said = check(&path);
        let status = if line == 1 { 1 } else { 4 };
        assert_eq!(said.status, Some(status), "case {number}: {}", said.complaint);
        assert!(said.complaint.contains(says), "case {number}: {}", said.complaint);
        match open(&path) {
            Ok((session, notices)) => {
                assert_eq!(line, 2, "case {number}");
                assert!(
                    notices[0].to_string().starts_with("Line 2 was changed after it was written"),
                    "{notices:?}"
                );
                assert_eq!(session.records().len(), 0);
                let why = session.read_only().unwrap().to_string();
                assert!(why.starts_with("Read-only: line 2 is damaged."), "case {number}: {why}");
                // The way to go on from the line before: a copy, as the message says.
                let copy = path.with_extension("copy.ron");
                session.save_copy(&copy).unwrap();
                let (copied, notices) = open(&copy).unwrap();
                assert!(notices.is_empty() && copied.read_only().is_none(), "case {number}");
            }
            Err(error) => {
                let place = format!("{}, line 1: ", path.display());
                assert_eq!(line, 1, "case {number}: {error}");
                assert!(error.to_string().starts_with(&place), "case {number}: {error}");
            }
        }
    }
}
