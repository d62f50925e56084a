//! The figures on keys, which are seats wherever one is asked for.

use egui::{Key, Ui};

use super::gate;
use crate::rules::seat::SeatNo;

/// The figure on a key.
pub(super) fn figure(key: Key) -> Option<u8> {
    match key.name().as_bytes() {
        [figure @ b'0'..=b'9'] => Some(figure - b'0'),
        _ => None,
    }
}

/// The seat on a key: 0 is the tenth, - the eleventh.
pub(super) fn seat(key: Key) -> Option<SeatNo> {
    SeatNo::new(match (figure(key), key) {
        (Some(0), _) => 10,
        (Some(figure), _) => figure,
        (None, Key::Minus) => 11,
        _ => return None,
    })
}

/// The seats that were struck since the last frame in a dialog that asks for one, unless somebody types.
pub(super) fn struck(ui: &Ui) -> Vec<SeatNo> {
    if !gate::is_free(ui) {
        return Vec::new();
    }
    gate::strokes(ui).into_iter().filter_map(|(key, _)| seat(key)).collect()
}
