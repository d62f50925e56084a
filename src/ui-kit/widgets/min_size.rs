//! A screen in a window smaller than the screen.

use egui::{ScrollArea, Ui, UiBuilder, Vec2, vec2};

/// The smallest size that a screen is drawn in, in points.
const LEAST: Vec2 = vec2(740.0, 430.0);

/// Draws a screen in all the space there is. If that is too small (a small window, large type), the
/// screen has its smallest size and scrolls.
pub fn with_min_size(ui: &mut Ui, screen: impl FnOnce(&mut Ui)) {
    let there = ui.available_size();
    if there.x >= LEAST.x && there.y >= LEAST.y {
        screen(ui);
        return;
    }
    // The bar of one direction takes room from the other.
    let bar = ui.spacing().scroll.allocated_width();
    let room = if there.y < LEAST.y { there - vec2(bar, 0.0) } else { there };
    let room = if room.x < LEAST.x { room - vec2(0.0, bar) } else { room };
    ScrollArea::both().id_salt("at least").auto_shrink(false).show(ui, |ui| {
        let (_, whole) = ui.allocate_space(room.max(LEAST));
        ui.scope_builder(UiBuilder::new().max_rect(whole), screen);
    });
}
