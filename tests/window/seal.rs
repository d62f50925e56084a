//! The seal of the event's file, in the window.
#![allow(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test")]

use bottone::ui::action::{Action, FileAction};
use egui::Key;

use crate::stage::{room::Room, wait_until};

fn wait_for(room: &mut Room, words: &str) {
    wait_until(words, || {
        room.harness.run();
        room.mentions(words)
    });
}

#[test]
fn a_code_that_is_typed_is_answered_by_enter() {
    let mut room = Room::seated(9).in_file();
    let code = room.app().desk().unwrap().witness().unwrap().to_string();
    room.harness.state_mut().ask(Action::File(FileAction::Seal));
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
