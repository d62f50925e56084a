//! Random clicks, drags, keys and text at the table. Nothing panics and the event's file stays
//! sound.

use bottone::ui_frame::action::Screen;
use egui::Key;

use crate::stage::{
    presses::{Noise, sound},
    room::EventWindow,
};

const TABS: [Key; 8] = [Key::F3, Key::F4, Key::F5, Key::F6, Key::F7, Key::F8, Key::F9, Key::F10];
/// The number of presses on one tab before going to another.
const STAY: u32 = 50;

/// Makes this number of presses, from tab to tab, with the file checked after each tab.
fn play(seed: u64, room: EventWindow, presses: u32) {
    let mut noise = Noise::new(seed, room);
    for number in 0..presses {
        if number % STAY == 0 {
            // Close everything, return to the table, and go to the next tab.
            for _ in 0..2 {
                noise.room.harness.key_press(Key::Escape);
                noise.room.harness.step();
            }
            noise.room.at_the_table();
            let tab = TABS[(number / STAY) as usize % TABS.len()];
            noise.room.harness.key_press(tab);
            noise.room.harness.step();
        }
        noise.press();
        if number % STAY == STAY - 1 {
            sound(seed, &noise.room);
        }
    }
}

#[test]
fn two_thousand_presses_at_a_table_of_an_event() {
    let room = EventWindow::seated(9);
    assert_eq!(room.app().screen(), Screen::Table);
    play(1, room, 2_000);
}

#[test]
fn two_thousand_presses_at_a_free_table() {
    play(2, EventWindow::free(), 2_000);
}
