//! The seal of the event's file, in the window.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use std::{fs, path::Path};

use bottone::{
    base::time::Span,
    house::setup::Setup as OwnSetup,
    session::{file, house, time::StageClock},
    store::settings::SettingsFile,
    tournament::{Command, clock::ClockCommand, history::Beginning, setup::Setup},
    ui::app::App,
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::{Context, Key, vec2};

use crate::stage::{EVENING, desk, room::EventWindow, structure, wait_until};

fn wait_for(room: &mut EventWindow, words: &str) {
    wait_until(words, || {
        room.harness.run();
        room.mentions(words)
    });
}

#[test]
fn a_code_that_is_typed_is_answered_by_enter() {
    let mut room = EventWindow::seated(9).in_file();
    let code = room.app().desk().unwrap().witness().unwrap().to_string();
    room.harness.state_mut().request(Action::File(FileAction::Seal));
    room.harness.run();
    assert!(room.reads(&code));
    for (typed, said) in [
        (code.to_lowercase(), "nothing up to there is missing or changed"),
        ("1-0000-0000-0000-0000".to_owned(), "does not match code"),
        ("12".to_owned(), "is not a code"),
    ] {
        room.types(&typed);
        room.key(Key::Enter);
        wait_for(&mut room, said);
    }
}

/// Opens a window of its own with this event. Its settings are in `home`, and it knows no other
/// file.
fn opens(home: &Path, file: &Path) -> EventWindow {
    let folder = file.parent().unwrap().to_owned();
    let mut app = App::new(SettingsFile::in_folder(home), Some(folder)).unattended();
    app.open(&Context::default(), file);
    let own = tempfile::tempdir().unwrap();
    let go = Action::Go(Screen::Log);
    EventWindow::of_app(own, StageClock::at(EVENING), app, go, vec2(1280.0, 720.0))
}

fn ends(mut room: EventWindow) {
    room.harness.run();
    room.harness.state_mut().save_on_exit();
}

#[test]
fn a_file_is_compared_with_the_code_that_was_kept_when_it_was_open_last() {
    let (home, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = folder.path().join("friday.ron");
    let beginning = Beginning::new(EVENING, Setup::default(), structure("club-turbo"));
    let clock = Box::new(StageClock::at(EVENING));
    let mut desk = file::create(&file, beginning, clock, desk()).unwrap();
    for seconds in [1, 2, 3] {
        let by = Span::from_secs(seconds);
        desk.submit(Command::Clock(ClockCommand::Adjust { by }), None).unwrap();
    }
    drop(desk);
    let room = opens(home.path(), &file);
    assert!(!room.mentions("Compared with the code"), "nothing was kept yet");
    ends(room);
    let kept = fs::read_to_string(home.path().join("codes.txt")).unwrap();
    assert!(kept.starts_with("4-") && kept.trim_end().ends_with("friday.ron"), "{kept}");
    let room = opens(home.path(), &file);
    assert!(room.mentions("nothing up to there is missing") && room.mentions("this computer kept"));
    ends(room);
    // The last line is cut off: the file is consistent, but incomplete.
    let text = fs::read_to_string(&file).unwrap();
    let cut: String = text.split_inclusive('\n').take(3).collect();
    fs::write(&file, &cut).unwrap();
    for nth in 0..2 {
        let room = opens(home.path(), &file);
        assert!(room.mentions("1 line missing") && room.mentions("Find out why"), "{nth}");
        ends(room);
        let still = fs::read_to_string(home.path().join("codes.txt")).unwrap();
        assert_eq!(still, kept, "what was seen stays known");
    }
    // The file is replaced by another event under its name.
    let other = tempfile::tempdir().unwrap();
    let beginning = Beginning::new(EVENING, Setup::default(), structure("deep-stack"));
    let again = other.path().join("friday.ron");
    let clock = Box::new(StageClock::at(EVENING));
    drop(file::create(&again, beginning, clock, crate::stage::desk()).unwrap());
    fs::copy(&again, &file).unwrap();
    let room = opens(home.path(), &file);
    assert!(room.mentions("this name belonged to another event"));
}

/// Checks that a house keeps the codes of its events, so that another machine can compare with
/// them.
#[test]
fn a_house_keeps_the_codes_of_its_events() {
    let folder = tempfile::tempdir().unwrap();
    let clock = || Box::new(StageClock::at(EVENING));
    let club = OwnSetup { name: "Club".into(), ..OwnSetup::default() };
    drop(house::create(folder.path(), club, clock(), desk()).unwrap());
    let file = folder.path().join("friday.ron");
    let beginning = Beginning::new(EVENING, Setup::default(), structure("club-turbo"));
    let mut desk = file::create(&file, beginning, clock(), desk()).unwrap();
    let by = Span::from_secs(1);
    desk.submit(Command::Clock(ClockCommand::Adjust { by }), None).unwrap();
    drop(desk);
    let (one, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    ends(opens(one.path(), &file));
    let text = fs::read_to_string(&file).unwrap();
    let cut: String = text.split_inclusive('\n').take(1).collect();
    fs::write(&file, &cut).unwrap();
    let room = opens(other.path(), &file);
    assert!(room.mentions("1 line missing") && room.mentions("the club kept"));
}
