//! Keys that the tabs have for themselves.
//!
//! At the table a letter means what it means to a dealer, so the floor's own letters rest there.

use egui::{Key, Ui};

pub(super) use crate::ui::seat_keys::{figure, seat};
use crate::ui::{gate, typing::typing};

/// The plain keys that were struck since the last frame, in order: none while somebody types or is
/// asked something, none that is held down, and not those
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
    all.retain(|(key, _)| !presses(*key) && !typing);
    all
}
