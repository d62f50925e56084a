//! The second place: it has every line, never delays the desk, catches up by the chain, and can be
//! continued.
#![allow(clippy::disallowed_methods, clippy::panic, clippy::unwrap_used, reason = "a test")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use bottone::{
    base::time::Span,
    rehearsal::RehearsalEnd,
    session::{Desk, SecondPlaceError, Session},
    store::journal::MirrorStatus,
    tournament::{
        Command, Event,
        clock::ClockCommand,
        filing::{FilingEvent, Successor},
    },
};
use tempfile::TempDir;

use crate::stage::{self, bottone, full::open_on_full, open, play, wait_until};

/// An evening in a folder, and another folder.
struct Two {
    _first: TempDir,
    file: PathBuf,
    second: TempDir,
}

impl Two {
    fn new() -> Self {
        let until = RehearsalEnd::Level { number: 3, into: Span::ZERO };
        let stage::Played { session, folder } = play("club-turbo", 9, 1, until);
        let file = session.path().unwrap().to_owned();
        Self { _first: folder, file, second: tempfile::tempdir().unwrap() }
    }

    fn copy(&self) -> PathBuf {
        self.second.path().join(self.file.file_name().unwrap())
    }

    fn open(&self) -> Box<Session> {
        let mut desk = open(&self.file).unwrap().0;
        desk.set_second_place(Some(self.second.path()), None);
        desk
    }
}

fn turn(desk: &mut Session) {
    let runs = desk.tournament().clock().runs(desk.now());
    let command = if runs { ClockCommand::Pause } else { ClockCommand::Start };
    desk.submit(Command::Clock(command), None).unwrap();
}

/// Waits until the second place has every record.
fn wait_kept(desk: &mut Session) {
    let records = desk.records().len() as u64;
    wait_until("the second place never had everything", || {
        desk.check_log();
        desk.second_place() == Some(MirrorStatus::Kept { records })
    });
}

fn wait_trouble(desk: &mut Session) -> String {
    wait_until("the second place was never reported to be in trouble", || {
        desk.check_log();
        desk.second_place().unwrap().is_trouble()
    });
    desk.second_place().unwrap().to_string()
}

fn same(one: &Path, other: &Path) {
    assert!(
        fs::read(one).unwrap() == fs::read(other).unwrap(),
        "{} and {} differ",
        one.display(),
        other.display()
    );
}

#[test]
fn every_line_is_in_both_places_and_the_second_opens_alone() {
    let two = Two::new();
    let mut desk = two.open();
    wait_kept(desk.as_mut());
    same(&two.file, &two.copy());
    for _ in 0..5 {
        turn(desk.as_mut());
    }
    wait_kept(desk.as_mut());
    same(&two.file, &two.copy());
    // More than the queue holds, as fast as possible.
    for _ in 0..600 {
        turn(desk.as_mut());
    }
    wait_kept(desk.as_mut());
    same(&two.file, &two.copy());
    let state = desk.tournament().clone();
    drop(desk);
    let (copy, notices) = open(&two.copy()).unwrap();
    assert_eq!(notices, []);
    assert!(*copy.tournament() == state);
}

#[test]
fn a_place_that_goes_away_is_reported_holds_no_one_up_and_catches_up_when_it_is_back() {
    let two = Two::new();
    let mut desk = two.open();
    wait_kept(desk.as_mut());
    let away = two.second.path().with_extension("away");
    fs::rename(two.second.path(), &away).unwrap();
    turn(desk.as_mut());
    let said = wait_trouble(desk.as_mut());
    assert!(said.contains("is missing"), "{said}");
    // The desk goes on undisturbed.
    for _ in 0..3 {
        turn(desk.as_mut());
    }
    assert_eq!(desk.trouble(), None);
    fs::rename(&away, two.second.path()).unwrap();
    wait_kept(desk.as_mut());
    same(&two.file, &two.copy());
}

/// The content of the second place beforehand, from the whole file.
type Before = fn(&[u8]) -> Vec<u8>;

fn lines(whole: &[u8], count: usize) -> &[u8] {
    let length = whole.split_inclusive(|byte| *byte == b'\n').take(count).map(<[u8]>::len).sum();
    &whole[..length]
}

#[test]
fn what_lies_there_is_gone_on_with_only_where_it_is_the_file_s_past() {
    let past: [(&str, Before); 4] = [
        ("the head alone", |whole| lines(whole, 1).to_vec()),
        ("six lines", |whole| lines(whole, 6).to_vec()),
        ("six lines and a torn one", |whole| whole[..lines(whole, 6).len() + 7].to_vec()),
        ("all", <[u8]>::to_vec),
    ];
    for (what, before) in past {
        let two = Two::new();
        fs::write(two.copy(), before(&fs::read(&two.file).unwrap())).unwrap();
        let mut desk = two.open();
        wait_kept(desk.as_mut());
        turn(desk.as_mut());
        wait_kept(desk.as_mut());
        assert!(fs::read(&two.file).unwrap() == fs::read(two.copy()).unwrap(), "{what}");
    }
}

#[test]
fn another_course_of_the_event_is_left_as_it_is_and_both_last_lines_are_reported() {
    let two = Two::new();
    // The same evening went on elsewhere by two acts.
    fs::copy(&two.file, two.copy()).unwrap();
    let mut other = open(&two.copy()).unwrap().0;
    turn(other.as_mut());
    turn(other.as_mut());
    let there = other.end().unwrap().seal().to_owned();
    drop(other);
    let kept = fs::read(two.copy()).unwrap();
    let mut desk = open(&two.file).unwrap().0;
    desk.undo().unwrap();
    let here = desk.end().unwrap().seal().to_owned();
    desk.set_second_place(Some(two.second.path()), None);
    let said = wait_trouble(desk.as_mut());
    assert!(said.contains(&there) && said.contains(&here), "{said}");
    turn(desk.as_mut());
    wait_trouble(desk.as_mut());
    assert!(fs::read(two.copy()).unwrap() == kept, "something was touched");
    // The copy cannot be continued either.
    assert!(matches!(desk.continue_in_second_place(), Err(SecondPlaceError::NotThere)));
}

#[test]
fn the_event_s_own_folder_is_no_second_place() {
    let two = Two::new();
    let mut desk = open(&two.file).unwrap().0;
    desk.set_second_place(two.file.parent(), None);
    let said = wait_trouble(desk.as_mut());
    assert!(said.contains("this is the event's own folder"), "{said}");
}

#[test]
fn when_the_first_place_takes_nothing_the_event_goes_on_in_the_second_and_says_so() {
    let two = Two::new();
    let full = Arc::new(AtomicBool::new(false));
    let mut desk = open_on_full(&two.file, &full);
    desk.set_second_place(Some(two.second.path()), None);
    turn(desk.as_mut());
    full.store(true, Ordering::Relaxed);
    let pause = Command::Clock(ClockCommand::Adjust { by: Span::from_minutes(1) });
    desk.submit(pause, None).unwrap_err();
    let (records, last) = (desk.records().len(), desk.end().unwrap().seal().to_owned());
    desk.continue_in_second_place().unwrap();
    assert_eq!(desk.path().unwrap(), fs::canonicalize(two.copy()).unwrap());
    assert_eq!(desk.trouble(), None);
    // A line reports this, sealed to the last one of the first file.
    let Some(record) = desk.records().get(records) else { panic!("nothing was said") };
    let [Event::Filing(FilingEvent::Continued(gone))] = record.events() else {
        panic!("{record:?}")
    };
    assert_eq!((gone.file, &gone.after), (Successor::SecondPlace, &last));
    let whole = fs::read_to_string(two.copy()).unwrap();
    assert!(whole.starts_with(&fs::read_to_string(&two.file).unwrap()), "the chain is another");
    // The refused act is done now, and none is lost.
    desk.retry_refused().unwrap();
    assert_eq!(desk.records().len(), records + 2);
    let state = desk.tournament().clone();
    drop(desk);
    assert_eq!(bottone(["check".as_ref(), two.copy().as_os_str()]).status, Some(0));
    assert!(*open(&two.copy()).unwrap().0.tournament() == state);
}

#[test]
fn the_command_line_writes_in_two_places_and_says_when_it_cannot() {
    let folder = tempfile::tempdir().unwrap();
    let second = folder.path().join("stick");
    fs::create_dir(&second).unwrap();
    let file = folder.path().join("a.ron");
    let said = bottone([
        "new".as_ref(),
        "club-turbo".as_ref(),
        file.as_os_str(),
        "--mirror".as_ref(),
        second.as_os_str(),
    ]);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""));
    same(&file, &second.join("a.ron"));
    let tell = |second: &Path| {
        bottone([
            "tell".as_ref(),
            file.as_os_str(),
            "Clock(Start)".as_ref(),
            "--mirror".as_ref(),
            second.as_os_str(),
        ])
    };
    let said = tell(&second);
    assert_eq!((said.status, said.complaint.as_str()), (Some(0), ""));
    same(&file, &second.join("a.ron"));
    let pause = bottone(["tell".as_ref(), file.as_os_str(), "Clock(Pause)".as_ref()]);
    assert_eq!(pause.status, Some(0));
    let said = tell(&folder.path().join("no such folder"));
    assert_eq!(said.status, Some(0));
    assert!(said.complaint.contains("is missing"), "{}", said.complaint);
}
