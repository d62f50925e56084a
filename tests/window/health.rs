//! Faults of this computer, as the window shows them.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use bottone::{
    session::{Desk as _, file, time::StageClock},
    store::{
        health::{FolderState, Machine},
        settings::SettingsFile,
    },
    ui::app::App,
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::vec2;

use crate::stage::{self, room::EventWindow, wait_until};

/// A computer with preset answers.
struct FakeMachine(Mutex<(FolderState, Option<u8>)>);

impl Machine for FakeMachine {
    fn place(&self, _: &Path) -> FolderState {
        self.0.lock().unwrap().0.clone()
    }

    fn battery(&self) -> Option<u8> {
        self.0.lock().unwrap().1
    }
}

/// Creates the floor of an event in a file, on a computer with these answers.
fn room(place: FolderState, battery: Option<u8>) -> (EventWindow, Arc<FakeMachine>) {
    let clock = StageClock::at(stage::EVENING);
    let (folder, desk) =
        EventWindow::evening(stage::structure("deep-stack"), 9, Box::new(clock.clone()));
    let path = folder.path().join("evening.ron");
    desk.save_copy(&path).unwrap();
    let desk = file::open(&path, Box::new(clock.clone()), stage::desk()).unwrap().desk;
    let machine = Arc::new(FakeMachine(Mutex::new((place, battery))));
    let app = App::new(SettingsFile::none(), Some(folder.path().to_owned())).unattended();
    let mut app = app.on_machine(Arc::clone(&machine) as Arc<dyn Machine>);
    app.set_desk(desk);
    let size = vec2(1280.0, 720.0);
    (EventWindow::of_app(folder, clock, app, Action::Go(Screen::Floor), size), machine)
}

/// Steps the window until it shows these words, or no longer does.
fn wait_for(room: &mut EventWindow, words: &str, said: bool) {
    wait_until(words, || {
        room.harness.run();
        room.mentions(words) == said
    });
}

#[test]
fn what_the_computer_says_is_on_the_list_until_it_is_over() {
    let sound = || FolderState::Sound { free: Some(90_000_000_000) };
    let cases = [
        (FolderState::Gone, None, "Event folder is missing"),
        (FolderState::ReadOnly, None, "Event folder is read-only"),
        (FolderState::Silent("timed out".to_owned()), None, "isn't responding (timed out)"),
        (FolderState::Sound { free: Some(199_999_999) }, None, "has 199 MB free"),
        (sound(), Some(14), "Battery at 14%"),
    ];
    for (place, battery, words) in cases {
        let (mut room, machine) = room(place, battery);
        wait_for(&mut room, words, true);
        // All is well again, which the check half a minute later finds.
        *machine.0.lock().unwrap() = (sound(), Some(15));
        wait_for(&mut room, words, false);
    }
}

/// A computer that has lost one folder.
struct Without(PathBuf);

impl Machine for Without {
    fn place(&self, file: &Path) -> FolderState {
        if file.starts_with(&self.0) {
            FolderState::Gone
        } else {
            FolderState::Sound { free: None }
        }
    }

    fn battery(&self) -> Option<u8> {
        None
    }
}

#[test]
fn the_folder_of_the_second_copy_is_looked_after_too() {
    let (mut room, _) = room(FolderState::Sound { free: None }, None);
    let second = tempfile::tempdir().unwrap();
    let app = std::mem::replace(room.harness.state_mut(), App::new(SettingsFile::none(), None));
    let machine = Arc::new(Without(second.path().to_owned()));
    *room.harness.state_mut() = app.on_machine(machine);
    let choose = FileAction::Second(Some(second.path().to_owned()));
    room.harness.state_mut().request(Action::File(choose));
    wait_for(&mut room, "Second copy's folder is missing", true);
    assert!(!room.mentions("Event folder is missing"));
    room.harness.state_mut().request(Action::File(FileAction::Second(None)));
    wait_for(&mut room, "Second copy's folder is missing", false);
}

#[test]
fn a_sound_computer_is_not_reported() {
    let cases = [(Some(200_000_000), Some(15)), (None, None)];
    for (free, battery) in cases {
        let (mut room, _) = room(FolderState::Sound { free }, battery);
        room.harness.run_steps(20);
        assert!(!room.mentions("nearly full") && !room.mentions("Plug this computer in"));
    }
}
