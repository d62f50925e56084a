//! The digits of keys, which are seats wherever a seat is asked for.

use bottone_base::seat::SeatNo;
use egui::{Key, Ui};

use super::gate;

/// Returns the digit of a key.
pub fn digit(key: Key) -> Option<u8> {
    match key.name().as_bytes() {
        [figure @ b'0'..=b'9'] => Some(figure - b'0'),
        _ => None,
    }
}

/// Returns the seat of a key: 0 is the tenth, - the eleventh.
pub fn seat(key: Key) -> Option<SeatNo> {
    SeatNo::new(match (digit(key), key) {
        (Some(0), _) => 10,
        (Some(figure), _) => figure,
        (None, Key::Minus) => 11,
        _ => return None,
    })
}

/// Returns the seats struck since the last frame in a dialog that asks for one. There are none
/// while a text field has the keyboard.
pub fn pressed_seats(ui: &Ui) -> Vec<SeatNo> {
    if !gate::keys_are_free(ui) {
        return Vec::new();
    }
    gate::plain_keys(ui).into_iter().filter_map(|(key, _)| seat(key)).collect()
}
