//! The keys of the table's tabs.
//!
//! At the table a letter has its dealer's meaning, so the floor's own letters are off there.

pub(super) use bottone_ui_kit::seat_keys::{digit, seat};
use bottone_ui_kit::{gate, typing::typing};
use egui::{Key, Ui};

/// Returns the plain keys struck since the last frame, in order. There are none in a text field or
/// under a question. Held keys and keys that press a focused widget are left out.
pub(super) fn table_keys(ui: &Ui) -> Vec<Key> {
    table_keys_with_shift(ui).into_iter().map(|(key, _)| key).collect()
}

/// Returns the same keys, each with whether Shift was held.
pub(super) fn table_keys_with_shift(ui: &Ui) -> Vec<(Key, bool)> {
    let typing = typing(ui.ctx());
    let focused = ui.memory(|memory| memory.focused().is_some());
    let presses = |key: Key| focused && matches!(key, Key::Space | Key::Enter);
    let mut all = gate::plain_keys(ui);
    all.retain(|(key, _)| !presses(*key) && !typing);
    all
}
