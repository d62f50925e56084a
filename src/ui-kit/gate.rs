//! The gate for every key of a screen or a question.
//!
//! A key goes to the front item: an open menu or list, else the question, else the screen. A text
//! field with the keyboard keeps the keys that write and move in it. `tests/architecture` lists the
//! files that may read keys without this gate.

use egui::{Event, Id, Key, Modifiers, Popup, Response, Ui};

use super::typing::{leave, typing};

/// Returns whether a question, a menu or an open list covers what `ui` draws.
pub fn is_covered(ui: &Ui) -> bool {
    let top = ui.memory(egui::Memory::top_modal_layer);
    top.is_some_and(|layer| layer != ui.layer_id()) || Popup::is_any_open(ui.ctx())
}

/// Returns whether a key is free for what `ui` draws: nothing covers it, and no text field has the
/// keyboard.
pub fn keys_are_free(ui: &Ui) -> bool {
    !is_covered(ui) && !typing(ui.ctx())
}

/// Returns whether nothing at all has the keyboard there, not even a button that Enter would press.
pub fn nothing_is_focused(ui: &Ui) -> bool {
    keys_are_free(ui) && ui.memory(|memory| memory.focused().is_none())
}

/// Returns whether `key` was struck while keys are free.
pub fn is_struck(ui: &Ui, key: Key) -> bool {
    keys_are_free(ui) && ui.input(|input| input.key_pressed(key))
}

/// Returns whether `key` was struck for what `ui` draws, even in a text field.
pub fn is_struck_in_front(ui: &Ui, key: Key) -> bool {
    !is_covered(ui) && ui.input(|input| input.key_pressed(key))
}

/// Returns the struck tab key for what `ui` draws. A text field is settled first: the tab follows
/// in the next pass.
pub fn pressed_tab_key(ui: &Ui, mut keys: impl Iterator<Item = Key>) -> Option<Key> {
    let ctx = ui.ctx();
    let (id, pass) = (Id::unique("a tab that waits for its field"), ctx.cumulative_pass_nr());
    let waited: Option<(u64, Key)> = ctx.data(|data| data.get_temp(id));
    if let Some((_, key)) = waited.filter(|(at, _)| at + 1 == pass) {
        return keys.find(|other| *other == key);
    }
    let key = keys.find(|key| is_struck_in_front(ui, *key))?;
    if !ctx.text_edit_focused() {
        return Some(key);
    }
    leave(ctx);
    ctx.data_mut(|data| data.insert_temp(id, (pass, key)));
    ctx.request_repaint();
    None
}

/// Consumes `key` with Ctrl if nothing covers what `ui` draws; returns whether it was struck.
pub fn consume_ctrl(ui: &Ui, key: Key) -> bool {
    !is_covered(ui) && ui.input_mut(|input| input.consume_key(Modifiers::COMMAND, key))
}

/// Consumes Enter if nothing has the keyboard; returns whether it was struck. A held key counts
/// once.
pub fn consume_enter(ui: &Ui) -> bool {
    nothing_is_focused(ui) && ui.input_mut(|input| consume_event(input, is_enter))
}

/// Consumes `key` for what `ui` draws, even in a text field; returns whether it was struck.
pub fn consume(ui: &Ui, key: Key) -> bool {
    !is_covered(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}

/// Consumes the arrow keys for what `ui` draws, even in a text field. Returns how often `forth` and
/// `back` were struck.
pub fn consume_arrows(ui: &Ui, forth: Key, back: Key) -> (usize, usize) {
    if is_covered(ui) {
        return (0, 0);
    }
    ui.input_mut(|input| {
        let mut count = |key| input.count_and_consume_key(Modifiers::NONE, key);
        (count(forth), count(back))
    })
}

/// Returns whether Enter answers the question that `ui` draws. Enter held since before the question
/// is no answer. With the keyboard on a button, Enter presses that button instead.
pub fn is_answered(ui: &Ui) -> bool {
    let typing = ui.ctx().text_edit_focused();
    let free = ui.memory(|memory| memory.focused().is_none());
    (typing || free) && !is_covered(ui) && ui.input(|input| input.events.iter().any(is_enter))
}

/// Returns whether `field` was left with Enter. A held key leaves the field and does no more.
pub fn left_with_enter(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.events.iter().any(is_enter))
}

/// Gives the keyboard back to a field that lost it to Enter while its text is empty or wrong:
/// further typing is meant for it. If another widget took the keyboard meanwhile, it keeps it.
/// Every field of one line passes here (`tests/architecture`).
pub fn keeps(ui: &Ui, field: Response, unusable: bool) -> Response {
    let key = field.id.with("entered");
    let frame = ui.ctx().cumulative_frame_nr();
    let left = ui.data(|data| data.get_temp::<u64>(key));
    let free = ui.memory(|memory| memory.focused().is_none());
    if left.is_some_and(|left| frame == left + 1) && free {
        field.request_focus();
    }
    if unusable && left_with_enter(ui, &field) {
        ui.data_mut(|data| data.insert_temp(key, frame));
        ui.ctx().request_repaint();
    }
    field
}

/// Returns whether `field` was left with Esc.
pub fn left_with_escape(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape))
}

/// Returns the keys struck without Ctrl or Alt if nothing covers what `ui` draws. They are in
/// order, each with whether Shift was held. A held key counts once.
pub fn plain_keys(ui: &Ui) -> Vec<(Key, bool)> {
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

/// Returns whether `field` got the keyboard by Tab.
pub(super) fn focused_by_tab(ui: &Ui, field: &Response) -> bool {
    field.gained_focus() && ui.input(|input| input.key_pressed(Key::Tab))
}

/// Returns the Tab struck for what `ui` draws, with whether Shift was held.
pub fn pressed_tab(ui: &Ui) -> Option<bool> {
    plain_keys(ui).into_iter().find_map(|(key, shift)| (key == Key::Tab).then_some(shift))
}

/// Returns the steps of the arrow keys through a list's rows since the last frame, while keys are
/// free.
pub fn arrow_steps(ui: &Ui) -> Option<isize> {
    if keys_are_free(ui) { rows_moved(ui) } else { None }
}

/// Returns the steps of the arrow keys through a list's rows since the last frame. Its search field
/// may have the keyboard, but no other field.
pub fn arrow_steps_beside(ui: &Ui, field: Id) -> Option<isize> {
    let is_there = ui.memory(|memory| memory.has_focus(field));
    if keys_are_free(ui) || is_there && !is_covered(ui) { rows_moved(ui) } else { None }
}

/// Returns the row `step` rows from the chosen one, within a list of `count`.
pub fn step_row(chosen: Option<usize>, step: isize, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match chosen {
        Some(row) => row.saturating_add_signed(step).min(last),
        None if step > 0 => 0,
        None => last,
    })
}

fn rows_moved(ui: &Ui) -> Option<isize> {
    let step = ui.input(|input| {
        let page = |key, rows| if input.key_pressed(key) { rows } else { 0 };
        page(Key::ArrowDown, 1) - page(Key::ArrowUp, 1) + page(Key::PageDown, 10)
            - page(Key::PageUp, 10)
    });
    (step != 0).then_some(step)
}

fn consume_event(input: &mut egui::InputState, is_meant: fn(&Event) -> bool) -> bool {
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
