//! Keys that the tabs have for themselves.
//!
//! At the table a letter means what it means to a dealer, so the floor's own letters rest there.

use egui::{Key, Ui};

pub(super) use crate::ui::seat_keys::{figure, seat};
use crate::ui::{gate, typing::typing};

/// The plain keys that were struck since the last frame, in order: none while somebody types or is
/// asked something (but those of the tabs, which nobody types), none that is held down, and not those
/// that press what Tab has reached.
pub(super) fn struck(ui: &Ui) -> Vec<Key> {
    strokes(ui).into_iter().map(|(key, _)| key).collect()
}

/// The same keys, each with whether Shift was held.
pub(super) fn strokes(ui: &Ui) -> Vec<(Key, bool)> {
    let typing = typing(ui.ctx());
    let focused = ui.memory(|memory| memory.focused().is_some());
    let presses = |key: Key| focused && matches!(key, Key::Space | Key::Enter);
    let mut all = gate::strokes(ui);
    all.retain(|(key, _)| !presses(*key) && (!typing || is_for_tabs(*key)));
    all
}

/// A key that chooses a tab and never writes a letter.
const fn is_for_tabs(key: Key) -> bool {
    use Key::{F3, F4, F5, F6, F7, F8, F9, F10};
    matches!(key, F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10)
}
