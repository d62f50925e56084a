//! One line with content at each end.

use egui::{Align, Layout, Ui, vec2};

/// Shows a line as high as a button. The content of `right` goes from the right edge to the left,
/// and `left` gets the remaining space.
pub fn row<L, R>(
    ui: &mut Ui,
    right: impl FnOnce(&mut Ui) -> R,
    left: impl FnOnce(&mut Ui) -> L,
) -> (L, R) {
    let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let right = right(ui);
        let left = ui.with_layout(Layout::left_to_right(Align::Center), left).inner;
        (left, right)
    })
    .inner
}
