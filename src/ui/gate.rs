//! The gate that every key of a screen or a question goes through.
//!
//! A key is for what lies in front: for an open menu or list, else for the question, else for the screen. A field that has
//! the keyboard has the keys that write and move in it. `tests/architecture` lists the files that may look at keys
//! without this gate.

use egui::{Event, Id, Key, Modifiers, Popup, Response, Ui};

use super::typing::{leave, typing};

/// Checks that something lies over what `ui` draws: a question, a menu or a list that has dropped down.
pub(super) fn is_covered(ui: &Ui) -> bool {
    let top = ui.memory(egui::Memory::top_modal_layer);
    top.is_some_and(|layer| layer != ui.layer_id()) || Popup::is_any_open(ui.ctx())
}

/// Checks that a key is free for what `ui` draws: nothing lies over it, and no text field has the keyboard.
pub(super) fn is_free(ui: &Ui) -> bool {
    !is_covered(ui) && !typing(ui.ctx())
}

/// Checks that nothing at all has the keyboard there, not even a button that Enter would press.
pub(super) fn is_idle(ui: &Ui) -> bool {
    is_free(ui) && ui.memory(|memory| memory.focused().is_none())
}

/// Checks that `key` was struck while keys are free.
pub(super) fn struck(ui: &Ui, key: Key) -> bool {
    is_free(ui) && ui.input(|input| input.key_pressed(key))
}

/// Checks that `key` was struck for what `ui` draws, also while somebody types there.
pub(super) fn struck_in_front(ui: &Ui, key: Key) -> bool {
    !is_covered(ui) && ui.input(|input| input.key_pressed(key))
}

/// Returns the key of a tab that was struck for what `ui` draws. A field that has the keyboard is settled first: the tab
/// follows in the next pass.
pub(super) fn tab_struck(ui: &Ui, mut keys: impl Iterator<Item = Key>) -> Option<Key> {
    let ctx = ui.ctx();
    let (id, pass) = (Id::unique("a tab that waits for its field"), ctx.cumulative_pass_nr());
    let waited: Option<(u64, Key)> = ctx.data(|data| data.get_temp(id));
    if let Some((_, key)) = waited.filter(|(at, _)| at + 1 == pass) {
        return keys.find(|other| *other == key);
    }
    let key = keys.find(|key| struck_in_front(ui, *key))?;
    if !ctx.text_edit_focused() {
        return Some(key);
    }
    leave(ctx);
    ctx.data_mut(|data| data.insert_temp(id, (pass, key)));
    ctx.request_repaint();
    None
}

/// Takes `key`, held with Ctrl, where nothing lies over what `ui` draws; true when it was struck.
pub(super) fn ctrl(ui: &Ui, key: Key) -> bool {
    !is_covered(ui) && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key))
}

/// Takes Enter where nothing has the keyboard; true when it was struck. A key that is held down is struck once.
pub(super) fn enter(ui: &Ui) -> bool {
    is_idle(ui) && ui.input_mut(|input| take(input, is_enter))
}

/// Takes `key` for what `ui` draws, also while somebody types there; true when it was struck.
pub(super) fn taken(ui: &Ui, key: Key) -> bool {
    !is_covered(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Takes the arrow keys for what `ui` draws, also while somebody types there; returns how often `forth` and `back` were struck.
pub(super) fn arrows(ui: &Ui, forth: Key, back: Key) -> (usize, usize) {
    if is_covered(ui) {
        return (0, 0);
    }
    ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key);
        (count(forth), count(back))
    })
}

/// Checks that Enter answers the question that `ui` draws. Holding it down since the question was asked is no answer, and
/// with a button under the keyboard it is that button that Enter presses.
pub(super) fn is_answered(ui: &Ui) -> bool {
    let typing = ui.ctx().text_edit_focused();
    let free = ui.memory(|memory| memory.focused().is_none());
    (typing || free) && !is_covered(ui) && ui.input(|input| input.events.iter().any(is_enter))
}

/// Checks that `field` was left with Enter. A key that is held down leaves a field and does no more.
pub(super) fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.events.iter().any(is_enter))
}

/// Checks that `field` was left with Esc.
pub(super) fn dropped(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape))
}

/// Returns the keys that were struck with neither Ctrl nor Alt where nothing lies over what `ui` draws, in order, each
/// with whether Shift was held. A key that is held down is struck once.
pub(super) fn strokes(ui: &Ui) -> Vec<(Key, bool)> {
    if is_covered(ui) {
        return Vec::new();
    }
    let plain = |event: &Event| match *event {
        Event::Key { key, pressed: true, repeat: false, modifiers, .. }
            if !modifiers.command && !modifiers.ctrl && !modifiers.alt =>
        {
            Some((key, modifiers.shift))
        }
        _ => None,
    };
    ui.input(|input| input.events.iter().filter_map(plain).collect())
}

/// Checks that `field` got the keyboard by Tab.
pub(super) fn tabbed(ui: &Ui, field: &Response) -> bool {
    field.gained_focus() && ui.input(|input| input.key_pressed(Key::Tab))
}

/// Returns the Tab that was struck for what `ui` draws, with whether Shift was held.
pub(super) fn tab(ui: &Ui) -> Option<bool> {
    strokes(ui).into_iter().find_map(|(key, shift)| (key == Key::Tab).then_some(shift))
}

/// Returns how far the arrow keys moved the row of a list since the last frame, while keys are free.
pub(super) fn step(ui: &Ui) -> Option<isize> {
    if is_free(ui) { rows_moved(ui) } else { None }
}

/// Returns how far the arrow keys moved the row of a list since the last frame, while the field that finds in it has the
/// keyboard, or no field has.
pub(super) fn step_beside(ui: &Ui, field: Id) -> Option<isize> {
    let is_there = ui.memory(|memory| memory.has_focus(field));
    if is_free(ui) || is_there && !is_covered(ui) { rows_moved(ui) } else { None }
}

fn rows_moved(ui: &Ui) -> Option<isize> {
    let step = ui.input(|input| {
        let page = |key, rows| if input.key_pressed(key) { rows } else { 0 };
        page(Key::ArrowDown, 1) - page(Key::ArrowUp, 1) + page(Key::PageDown, 10)
            - page(Key::PageUp, 10)
    });
    (step != 0).then_some(step)
}

fn take(input: &mut egui::InputState, is_meant: fn(&Event) -> bool) -> bool {
    let at = input.events.iter().position(is_meant);
    at.map(|at| input.events.remove(at)).is_some()
}

fn is_enter(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. }
            if !modifiers.command && !modifiers.ctrl && !modifiers.alt
    )
}
