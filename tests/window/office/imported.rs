//! The dialog with the result of importing an event of The Tournament Director.

use bottone::{
    ui_dialogs::import_report::ImportReport,
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::Key;

use super::office;
use crate::stage::room::EventWindow;

/// Creates an office that imports one of our files, once its dialog is there.
fn taking(name: &str) -> EventWindow {
    let mut room = office(Screen::Money, 2);
    let file = [env!("CARGO_MANIFEST_DIR"), "tests", "cases", "tdt", name].iter().collect();
    room.harness.state_mut().request(Action::File(FileAction::OpenThis(file)));
    // The file is read in the background, while the window goes on drawing.
    for _ in 0..100_000 {
        room.harness.step();
        if room.app().dialog().is_some() {
            break;
        }
        std::thread::yield_now();
    }
    room.harness.run();
    assert!(room.app().is_asked::<ImportReport>(), "{name}");
    room
}

#[test]
fn an_event_is_taken_over_and_opened() {
    let mut room = taking("friday.tdt");
    for words in ["Venerdì sera", "Entries", "5 things were not imported exactly:", "Layout"] {
        assert!(room.mentions(words), "{words}");
    }
    assert_eq!(room.tournament().setup().name, "Autumn main", "nothing else was touched");
    room.click("Open it");
    assert!(room.app().dialog().is_none());
    assert_eq!(room.tournament().setup().name, "Venerdì sera");
    assert_eq!(room.tournament().entries().count(), 16);
}

#[test]
fn what_was_made_can_be_left_for_later() {
    let mut room = taking("nonsense.tdt");
    assert!(room.mentions("GameRound 1: unknown game “Snap”"));
    room.key(Key::Escape);
    assert!(room.app().dialog().is_none());
    assert_eq!(room.tournament().setup().name, "Autumn main");
}
