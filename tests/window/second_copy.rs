//! The second copy, in the window.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use bottone::{
    session::{Desk as _, time::StageClock},
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::{Key, vec2};

use crate::stage::{self, full::open_on_full, room::EventWindow, wait_until};

/// Creates table 1 with nine players, in a file on a disk that is full while the flag says so.
fn room() -> (EventWindow, Arc<AtomicBool>) {
    let clock = StageClock::at(stage::EVENING);
    let (folder, desk) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let path = folder.path().join("evening.ron");
    desk.save_copy(&path).unwrap();
    let full = Arc::new(AtomicBool::new(false));
    let desk = open_on_full(&path, &full);
    (EventWindow::on(Screen::Floor, vec2(1280.0, 720.0), (folder, clock, desk)), full)
}

fn wait_for(room: &mut EventWindow, words: &str) {
    wait_until(words, || {
        room.harness.run();
        room.mentions(words)
    });
}

#[test]
fn two_places_are_shown_and_one_key_continues_in_the_second() {
    let (mut room, full) = room();
    assert!(room.mentions("Saved · evening.ron"));
    let second = tempfile::tempdir().unwrap();
    let choose = FileAction::Second(Some(second.path().to_owned()));
    room.harness.state_mut().request(Action::File(choose));
    wait_for(&mut room, "Saved in 2 places");
    let before = room.app().desk().unwrap().records().len();
    full.store(true, Ordering::Relaxed);
    room.key(Key::Space);
    assert!(room.mentions("Disk full") && room.mentions("Continue in second copy"));
    room.ctrl(Key::G);
    let desk = room.app().desk().unwrap();
    assert!(desk.path().unwrap().starts_with(second.path().canonicalize().unwrap()));
    assert_eq!((desk.trouble(), desk.records().len()), (None, before + 1));
    // The refused act waits to be done.
    room.click("Retry now");
    assert_eq!(room.app().desk().unwrap().records().len(), before + 2);
}

#[test]
fn while_nothing_is_wrong_the_key_says_so() {
    let (mut room, _) = room();
    room.ctrl(Key::G);
    assert!(room.mentions("you can continue here"));
}
