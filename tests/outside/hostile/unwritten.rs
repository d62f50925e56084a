//! An event's file that can no longer be written: the message, the data kept, and the recovery.

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
    session::{Desk, Session, SubmitError},
    store::journal::{FileChange, Trouble},
    tournament::{Command, clock::ClockCommand},
};
use tempfile::TempDir;

use crate::stage::{Played, bottone, full::open_on_full, play};

/// An event in a folder of its own, whose disk may be full.
pub(crate) struct FullDiskEvent {
    pub(crate) house: TempDir,
    pub(crate) file: PathBuf,
    pub(crate) full: Arc<AtomicBool>,
}

impl FullDiskEvent {
    pub(crate) fn new() -> (Self, Box<Session>) {
        let Played { session, folder: _folder } =
            play("club-turbo", 12, 1, RehearsalEnd::Level { number: 3, into: Span::ZERO });
        let house = tempfile::tempdir().unwrap();
        let file = house.path().join("room/night.ron");
        fs::create_dir(file.parent().unwrap()).unwrap();
        fs::copy(session.path().unwrap(), &file).unwrap();
        let full = Arc::new(AtomicBool::new(false));
        let session = open_on_full(&file, &full);
        (Self { house, file, full }, session)
    }

    pub(crate) fn folder(&self) -> &Path {
        self.file.parent().unwrap()
    }
}

pub(crate) fn minute() -> Command {
    Command::Clock(ClockCommand::Adjust { by: Span::from_minutes(1) })
}

/// The damage to a file, and the resulting trouble.
type Blow = (&'static str, fn(&FullDiskEvent), Trouble);

const BLOWS: [Blow; 5] = [
    ("the disk is full", |evening| evening.full.store(true, Ordering::Relaxed), Trouble::Full),
    (
        "the folder is gone",
        |evening| fs::remove_dir_all(evening.folder()).unwrap(),
        Trouble::Changed(FileChange::FolderGone),
    ),
    (
        "the file is gone",
        |evening| fs::rename(&evening.file, evening.house.path().join("away.ron")).unwrap(),
        Trouble::Changed(FileChange::Gone),
    ),
    (
        "another file is in its place",
        |evening| {
            fs::write(evening.house.path().join("other"), "another").unwrap();
            fs::rename(evening.house.path().join("other"), &evening.file).unwrap();
        },
        Trouble::Changed(FileChange::Replaced),
    ),
    (
        "another program wrote into it",
        |evening| {
            let text = fs::read_to_string(&evening.file).unwrap();
            fs::write(&evening.file, text.replace('\n', "\r\n")).unwrap();
        },
        Trouble::Changed(FileChange::Written),
    ),
];

#[test]
fn whatever_happens_to_the_file_the_whole_event_goes_on_in_a_copy() {
    for (name, strike, trouble) in BLOWS {
        let (evening, mut session) = FullDiskEvent::new();
        let (before, records) = (session.tournament().clone(), session.records().to_vec());
        let written = fs::read(&evening.file).unwrap();
        strike(&evening);
        for _ in 0..2 {
            let refused = session.submit(minute(), None).unwrap_err();
            assert!(matches!(refused, SubmitError::Write(_)), "{name}: {refused}");
        }
        assert_eq!(session.trouble(), Some(&trouble), "{name}");
        assert_eq!(session.refused().len(), 1, "{name}: the same act is one act");
        assert!(*session.tournament() == before, "{name}: something happened");

        let copy = evening.house.path().join("copy.ron");
        session.continue_in(&copy).unwrap_or_else(|error| panic!("{name}: {error}"));
        let kept = fs::read(&copy).unwrap();
        let after = kept.strip_prefix(&*written);
        let after = after.unwrap_or_else(|| panic!("{name}: not byte by byte what was on record"));
        let after = String::from_utf8_lossy(after);
        assert!(after.contains("Continued"), "{name}: it says that it goes on");
        assert_eq!(after.lines().count(), 1, "{name}: and no more");
        assert_eq!((session.trouble(), session.path()), (None, Some(copy.as_path())), "{name}");
        assert_eq!(session.refused().len(), 1, "{name}: it is still known what was not done");
        session.retry_refused().unwrap();
        assert_eq!(session.refused(), [], "{name}");
        assert_eq!(session.records().len(), records.len() + 2, "{name}");
        session.undo().unwrap();
        assert!(*session.tournament() == before, "{name}");
        drop(session);
        let checked = bottone(["check".as_ref(), copy.as_os_str()]);
        assert_eq!(checked.status, Some(0), "{name}: {}", checked.complaint);
    }
}

#[test]
fn that_a_file_is_gone_is_seen_before_anything_is_done_and_only_a_write_ends_it() {
    for (name, strike, trouble) in BLOWS.into_iter().skip(1) {
        let (evening, mut session) = FullDiskEvent::new();
        session.check_log();
        assert_eq!(session.trouble(), None, "{name}");
        strike(&evening);
        session.check_log();
        assert_eq!(session.trouble(), Some(&trouble), "{name}");
        assert!(session.retry_refused().is_err(), "{name}");
        assert_eq!(session.refused(), [], "{name}");
    }
    let (evening, mut session) = FullDiskEvent::new();
    let away = evening.house.path().join("away.ron");
    fs::rename(&evening.file, &away).unwrap();
    session.check_log();
    fs::rename(&away, &evening.file).unwrap();
    session.check_log();
    assert!(session.trouble().is_some(), "nothing was written yet");
    let bytes = fs::read(&evening.file).unwrap();
    session.retry_refused().unwrap();
    assert_eq!(session.trouble(), None);
    assert_eq!(fs::read(&evening.file).unwrap(), bytes, "to try changes nothing");
}

#[test]
fn what_was_refused_is_done_in_order_once_there_is_room_or_dropped_when_it_cannot_be() {
    let (evening, mut session) = FullDiskEvent::new();
    let before = session.records().len();
    evening.full.store(true, Ordering::Relaxed);
    session.submit(minute(), None).unwrap_err();
    session.undo().unwrap_err();
    let runs = session.tournament().clock().runs(session.now());
    let turn = Command::Clock(if runs { ClockCommand::Pause } else { ClockCommand::Start });
    session.submit(turn.clone(), None).unwrap_err();
    assert_eq!(session.refused().len(), 3);
    assert!(matches!(session.retry_refused(), Err(SubmitError::Write(_))));
    assert_eq!(session.refused().len(), 3, "nothing is forgotten");
    evening.full.store(false, Ordering::Relaxed);
    // Done by hand in the meantime: it is not done twice.
    session.submit(turn, None).unwrap();
    assert_eq!((session.refused().len(), session.trouble()), (2, None));
    let _ = session.retry_refused();
    let _ = session.retry_refused();
    assert_eq!(session.refused(), []);
    assert!(session.records().len() >= before + 2);
    drop(session);
    let checked = bottone(["check".as_ref(), evening.file.as_os_str()]);
    assert_eq!(checked.status, Some(0), "{}", checked.complaint);
}
