//! Keys that the tabs have for themselves.
//!
//! At the table a letter means what it means to a dealer, so the floor's own letters rest there.

use egui::{Event, Key, Ui};

use crate::ui::keys::typing;

/// The plain keys that were struck since the last frame, in order: none while somebody types or is
/// asked something, none that is held down, and not those that press what Tab has reached.
pub(super) fn struck(ui: &Ui) -> Vec<Key> {
    strokes(ui).into_iter().map(|(key, _)| key).collect()
}

/// The same keys, each with whether Shift was held.
pub(super) fn strokes(ui: &Ui) -> Vec<(Key, bool)> {
    let asked = ui.memory(|memory| memory.top_modal_layer().is_some());
    if asked || typing(ui.ctx()) {
        return Vec::new();
    }
    let focused = ui.memory(|memory| memory.focused().is_some());
    ui.input(|input| {
        let plain = input.events.iter().filter_map(|event| match *event {
            Event::Key { key, pressed: true, repeat: false, modifiers, .. }
                if !modifiers.command && !modifiers.ctrl && !modifiers.alt =>
            {
                Some((key, modifiers.shift))
            }
            _ => None,
        });
        plain.filter(|(key, _)| !(focused && matches!(key, Key::Space | Key::Enter))).collect()
    })
}
