//! The screens of the main window. A screen draws from a [`FrameContext`](super::context::FrameContext), changes
//! nothing but its own state, and asks for things through the [`Outbox`](super::action::Outbox).

pub(super) mod chips;
pub(super) mod clock;
pub(super) mod floor;
pub(super) mod log;
pub(super) mod money;
pub(super) mod people;
pub(super) mod players;
pub(super) mod print;
pub(super) mod room;
pub(super) mod setup;
pub(super) mod start;
mod tab_row;
pub(super) mod table;
pub(super) mod today;

use egui::{Key, Popup, Response, Ui};

use super::typing::is_covered;

/// How far the arrow keys moved the chosen row since the last frame, unless somebody types.
pub(super) fn step(ui: &Ui) -> Option<isize> {
    if ui.ctx().text_edit_focused() { None } else { arrows(ui) }
}

/// Returns how far the arrow keys moved the row of a list since the last frame, while the field that finds in it has the
/// keyboard, or no field has.
pub(super) fn step_beside(ui: &Ui, field: &Response) -> Option<isize> {
    let elsewhere = ui.ctx().text_edit_focused() && !field.has_focus();
    if elsewhere { None } else { arrows(ui) }
}

/// How far the arrow keys moved the chosen row since the last frame, unless a question is asked.
fn arrows(ui: &Ui) -> Option<isize> {
    if is_covered(ui) { None } else { rows_moved(ui) }
}

/// How far the arrow keys moved the chosen row of a dialog since the last frame.
pub(super) fn step_in_dialog(ui: &Ui) -> Option<isize> {
    // A list that has dropped down keeps the arrow keys to itself.
    if ui.ctx().text_edit_focused() || Popup::is_any_open(ui.ctx()) { None } else { rows_moved(ui) }
}

fn rows_moved(ui: &Ui) -> Option<isize> {
    let step = ui.input(|input| {
        let page = |key, rows| if input.key_pressed(key) { rows } else { 0 };
        page(Key::ArrowDown, 1) - page(Key::ArrowUp, 1) + page(Key::PageDown, 10)
            - page(Key::PageUp, 10)
    });
    (step != 0).then_some(step)
}

/// The row `step` rows from the chosen one, within a list of `count`.
pub(super) fn stepped(chosen: Option<usize>, step: isize, count: usize) -> Option<usize> {
    let last = count.checked_sub(1)?;
    Some(match chosen {
        Some(row) => row.saturating_add_signed(step).min(last),
        None if step > 0 => 0,
        None => last,
    })
}
