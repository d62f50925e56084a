//! A screen in a window that is smaller than it.

use egui::{ScrollArea, Ui, UiBuilder, Vec2, vec2};

/// What a screen is drawn in at the least, in points.
const LEAST: Vec2 = vec2(880.0, 430.0);

/// Draws a screen in all the room there is, or, where that is less than a screen needs (a small window, large type), as
/// large as it has to be and scrolled.
pub(in crate::ui) fn at_least(ui: &mut Ui, screen: impl FnOnce(&mut Ui)) {
    let there = ui.available_size();
    if there.x >= LEAST.x && there.y >= LEAST.y {
        screen(ui);
        return;
    }
    ScrollArea::both().id_salt("at least").auto_shrink(false).show(ui, |ui| {
        let (_, whole) = ui.allocate_space(there.max(LEAST));
        ui.scope_builder(UiBuilder::new().max_rect(whole), screen);
    });
}
