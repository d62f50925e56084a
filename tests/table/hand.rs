//! Tab hand.

use bottone::rules::{chips::Chips, seat::SeatNo};
use egui::Key;

use crate::room::Room;

#[test]
fn a_hand_begins_with_blinds_and_a_turn() {
    let mut room = Room::seated(9);
    room.key(Key::F4);
    room.key(Key::K);
    assert!(room.mentions("Ferrari"));
    assert!(room.mentions("to act"));
    let _ = (Chips::ZERO, SeatNo::new(1));
}
