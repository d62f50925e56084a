//! The lock of the desk: nothing acts until its word is typed, and everything goes on.

use std::sync::Arc;

use bottone::{
    store::settings::SettingsFile,
    ui_frame::action::{Action, FileAction, Screen},
};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::{Queryable as _, by};

use super::{Desk, event};
use crate::stage::room::Dropped;

const SIZE: Vec2 = vec2(1280.0, 720.0);

impl Desk {
    /// Locks the desk with this word, as at the first use.
    fn lock(&mut self, word: &str) {
        self.ctrl(Key::L);
        self.types(word);
        self.key(Key::Tab);
        self.types(word);
        self.key(Key::Enter);
        assert!(self.app().is_locked());
    }

    /// Returns the window after the program started again.
    fn again(self) -> Self {
        let folder = self.folder;
        drop(self.harness);
        let session = event(5, 8);
        Self::with(folder, Some(session), SIZE, 0.25)
    }
}

#[test]
fn the_first_lock_asks_for_a_word_twice_and_that_word_opens() {
    let mut desk = Desk::of(5, 8, SIZE);
    desk.ctrl(Key::L);
    desk.types("123");
    desk.key(Key::Enter);
    assert!(!desk.app().is_locked(), "three figures are too few");
    desk.key(Key::Escape);
    desk.lock("7 notti");
    let kept = SettingsFile::in_folder(&desk.folder.path().join("settings"));
    let text = std::fs::read_to_string(kept.path().unwrap()).unwrap();
    assert!(text.contains("$argon2id$") && !text.contains("7 notti"), "{text}");
    desk.types("7 giorni");
    desk.key(Key::Enter);
    assert!(desk.app().is_locked());
    // A second later the next word is accepted.
    desk.frames();
    desk.frames();
    desk.types("7 notti");
    desk.key(Key::Enter);
    assert!(!desk.app().is_locked());
    desk.ctrl(Key::L);
    assert!(desk.app().is_locked(), "from now on one key locks");
}

#[test]
fn nothing_acts_on_a_locked_desk() {
    let folder = tempfile::tempdir().unwrap();
    let session = event(5, 8);
    let mut desk = Desk::with(folder, Some(session), SIZE, 0.01);
    desk.lock("7 notti");
    let (records, screen) = (desk.records(), desk.app().screen());
    let dropped = desk.folder.path().join("list.csv");
    std::fs::write(&dropped, "Family;Given\nVerdi;Anna\n").unwrap();
    for key in Key::ALL {
        for modifiers in
            [Modifiers::NONE, Modifiers::COMMAND, Modifiers::COMMAND | Modifiers::SHIFT]
        {
            desk.harness.key_press_modifiers(modifiers, *key);
            desk.harness.step();
        }
    }
    for x in 0..26_u8 {
        for y in 0..15_u8 {
            let pos = Pos2::new(20.0 + 50.0 * f32::from(x), 10.0 + 50.0 * f32::from(y));
            // The card of the lock is for the user who opens it.
            if pos.x > 900.0 && (150.0..570.0).contains(&pos.y) {
                continue;
            }
            for pressed in [true, false] {
                let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
                desk.harness.event(Event::PointerMoved(pos));
                desk.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
            }
            desk.harness.step();
        }
    }
    desk.harness.event(Event::Paste("Verdi, Anna".to_owned()));
    desk.harness.input_mut().dropped_files.push(Arc::new(Dropped(dropped)));
    desk.harness.state_mut().request(Action::Go(Screen::Money));
    desk.harness.state_mut().request(Action::File(FileAction::Close));
    desk.frames();
    assert!(desk.app().is_locked());
    assert_eq!((desk.records(), desk.app().screen()), (records, screen));
    assert!(desk.app().dialog().is_none() && desk.app().status_text().is_none());
    assert!(desk.has("This desk is locked"));
}

#[test]
fn the_room_stays_in_sight_and_what_was_open_is_there_again() {
    let mut desk = Desk::of(5, 8, SIZE);
    desk.lock("7 notti");
    desk.types("7 notti");
    desk.key(Key::Enter);
    desk.harness.state_mut().request(Action::Go(Screen::Money));
    desk.frames();
    desk.ctrl(Key::K);
    desk.types("pau");
    desk.ctrl(Key::L);
    assert!(desk.app().is_locked() && desk.app().dialog().is_some());
    let floor =
        by().predicate(|node| node.label().is_some_and(|label| label.starts_with("Table 3, ")));
    assert!(desk.harness.query_all(floor.recursive(true)).next().is_some(), "the floor is shown");
    assert!(!desk.has("Payouts"), "no money is shown");
    desk.types("7 notti");
    desk.key(Key::Enter);
    assert_eq!(desk.app().screen(), Screen::Money);
    assert!(desk.app().dialog().is_some(), "the question is still put");
}

#[test]
fn wrong_words_are_slowed() {
    let folder = tempfile::tempdir().unwrap();
    let session = event(5, 8);
    let mut desk = Desk::with(folder, Some(session), SIZE, 0.01);
    desk.lock("7 notti");
    for wait in [1, 2, 4] {
        desk.types("wrong");
        desk.key(Key::Enter);
        // No word opens the desk before the time is over, not even the right one.
        desk.types("7 notti");
        desk.key(Key::Enter);
        for _ in 0..100 * wait - 30 {
            desk.harness.step();
        }
        desk.key(Key::Enter);
        assert!(desk.app().is_locked(), "{wait} seconds are not over");
        for _ in 0..30 {
            desk.harness.step();
        }
        for _ in 0.."7 notti".len() {
            desk.harness.key_press(Key::Backspace);
        }
        desk.frames();
    }
    desk.types("7 notti");
    desk.key(Key::Enter);
    assert!(!desk.app().is_locked());
}

#[test]
fn starting_again_does_not_open_the_desk() {
    let mut desk = Desk::of(5, 8, SIZE);
    desk.lock("7 notti");
    let mut desk = desk.again();
    assert!(desk.app().is_locked() && desk.has("This desk is locked"));
    desk.types("7 notti");
    desk.key(Key::Enter);
    assert!(!desk.app().is_locked());
    assert!(!desk.again().app().is_locked(), "it was opened");
}

#[test]
fn a_forgotten_word_costs_five_visible_minutes() {
    let folder = tempfile::tempdir().unwrap();
    let session = event(5, 8);
    // A frame of five seconds.
    let mut desk = Desk::with(folder, Some(session), SIZE, 5.0);
    desk.lock("7 notti");
    // The frames pass too fast for the steps of a mouse click.
    desk.harness.get_by_label("Forgot PIN…").click_accesskit();
    for _ in 0..50 {
        desk.harness.step();
    }
    assert!(desk.app().is_locked());
    for _ in 0..20 {
        desk.harness.step();
    }
    assert!(!desk.app().is_locked());
    assert!(desk.app().settings().pin.is_none(), "another one is to be chosen");
}
