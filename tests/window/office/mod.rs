//! The chips and money screens in use: clicks and keys.

#![cfg(feature = "window")]
#![expect(clippy::disallowed_methods, clippy::unwrap_used, clippy::panic, reason = "a test")]

use bottone::{session::time::StageClock, ui_frame::action::Screen};
use egui::{Key, vec2};

use crate::stage::{self, room::EventWindow};
mod bounties;
mod cash;
mod check;
mod colour_up;
mod counts;
mod deal;
mod imported;
mod items;
mod noise;
mod pay;
mod points;
pub(crate) mod prizes;
mod set;

/// Creates a window on this screen: an event of "deep-stack" with this number of players at table
/// 1, each with a counted stack of 20,000.
fn office(screen: Screen, players: usize) -> EventWindow {
    let clock = StageClock::at(stage::EVENING);
    let (folder, session) =
        EventWindow::evening(stage::structure("deep-stack"), players, Box::new(clock.clone()));
    EventWindow::on(screen, vec2(1280.0, 720.0), (folder, clock, session))
}

#[test]
fn every_tab_has_its_key() {
    let mut room = office(Screen::Money, 9);
    for (key, name) in [(Key::F4, "Deal"), (Key::F8, "Points"), (Key::F3, "Prizes")] {
        room.key(key);
        assert!(room.mentions(name), "{name}");
    }
    let mut room = office(Screen::Chips, 9);
    for (key, name) in [(Key::F6, "Chip set"), (Key::F3, "Counts")] {
        room.key(key);
        assert!(room.mentions(name), "{name}");
    }
}
