//! A window that shares its event with other desks: what it says of the log, and what it does while it is cut off.
#![allow(clippy::unwrap_used, reason = "a test")]

use std::{cell::RefCell, collections::VecDeque, rc::Rc, time::Duration};

use bottone::{
    i18n::Saying,
    session::{shared, time::StageClock},
    store::shared::{Link, LogStatus, News, Put, Remote, Row},
    ui::action::{Action, FileAction, Screen},
};
use egui::{Key, vec2};

use crate::stage::{self, room::Room};

/// A log that does what it is told.
#[derive(Default)]
struct Log {
    is_cut: bool,
    /// It takes lines, and its answers are lost.
    is_silent: bool,
    /// What it says once it answers.
    lines: VecDeque<News>,
}

#[derive(Clone, Default)]
struct Far(Rc<RefCell<Log>>);

impl Remote for Far {
    fn put(&mut self, seq: u64, line: &str) -> Put {
        let mut log = self.0.borrow_mut();
        if log.is_cut {
            return Put::Refused(Saying::AsItIs("the cable is out".to_owned()));
        }
        if log.is_silent {
            let row = Row { seq, line: line.to_owned(), is_ours: true };
            log.lines.push_back(News::Rows(vec![row]));
            return Put::Unknown;
        }
        Put::Kept
    }

    fn news(&mut self) -> Option<News> {
        let mut log = self.0.borrow_mut();
        if log.is_silent { None } else { log.lines.pop_front() }
    }

    fn status(&self) -> LogStatus {
        let log = self.0.borrow();
        let why = || Saying::AsItIs("the cable is out".to_owned());
        let link = if log.is_cut { Link::Down(why()) } else { Link::Up };
        LogStatus { link, desks: 3, ..LogStatus::default() }
    }

    fn wait(&mut self, _: Duration) {}
}

/// Table 1 with nine players, on a log.
fn room() -> (Room, Far) {
    let clock = StageClock::at(stage::EVENING);
    let (folder, desk) = Room::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let path = folder.path().join("evening.ron");
    desk.save_copy(&path).unwrap();
    #[expect(clippy::disallowed_methods, reason = "a test looks at the file")]
    let text = std::fs::read(&path).unwrap();
    let far = Far::default();
    let time = Box::new(clock.clone());
    let opened = shared::open_over(&text, Box::new(far.clone()), time, stage::desk()).unwrap();
    (Room::on(Screen::Floor, vec2(1280.0, 720.0), (folder, clock, opened.desk)), far)
}

fn records(room: &Room) -> usize {
    room.app().desk().unwrap().records().len()
}

/// The bar says since when and what is not done; when the log is back it goes by itself, and one press does what waited.
#[test]
fn a_window_that_is_cut_off_says_so_and_goes_on_by_itself() {
    let (mut room, far) = room();
    assert!(room.mentions("3 desks, log at log"));
    let before = records(&room);
    far.0.borrow_mut().is_cut = true;
    room.harness.run();
    assert!(room.mentions("Cut off from the other desks: the cable is out."));
    assert!(room.mentions("Since "), "since when");
    assert!(room.mentions("cut off from log"));
    room.key(Key::Space);
    assert!(room.mentions("Not done: Clock"), "what was asked for waits");
    assert_eq!(records(&room), before);
    far.0.borrow_mut().is_cut = false;
    room.harness.run();
    assert!(room.mentions("The log is reached again."));
    room.click("Do it now");
    assert!(!room.mentions("The log is reached again."));
    assert_eq!(records(&room), before + 1);
}

/// While nobody knows, the window says just that; when it is known, what was kept is on record, once.
#[test]
fn what_nobody_knows_is_told_as_that() {
    let (mut room, far) = room();
    let before = records(&room);
    far.0.borrow_mut().is_silent = true;
    room.key(Key::Space);
    assert!(room.mentions("Nobody knows yet whether this is kept: Clock"));
    assert_eq!(records(&room), before);
    far.0.borrow_mut().is_silent = false;
    room.harness.run();
    assert!(!room.mentions("Nobody knows yet"));
    assert_eq!(records(&room), before + 1);
}

/// An address that is none is told at once, and a password in one is not shown again.
#[test]
fn an_address_that_cannot_be_is_told_before_anybody_is_asked() {
    let mut room = Room::free();
    room.harness.state_mut().ask(Action::File(FileAction::FreeTable(false)));
    room.harness.run();
    room.click("Several desks…");
    room.types("friday.ron");
    room.click("Test");
    assert!(room.mentions("expected an address such as postgres://"));
    for (typed, said) in [
        ("postgres://desk@db/poker", "names no event"),
        ("postgres://desk:grim@db/poker?event=a", "a password does not belong"),
        ("postgres://desk@db/poker?event=a&colour=red", "not understood"),
    ] {
        room.key(Key::Escape);
        room.click("Several desks…");
        room.types(typed);
        room.click("Open");
        assert!(room.mentions(said), "{typed}");
    }
}
