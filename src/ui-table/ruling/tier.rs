//! One of the three tiers of a question: its number, its name, and its controls.

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, corner, radius, space},
    widgets::elided,
};
use egui::{Align, Frame, Layout, Margin, Stroke, Ui, vec2};

/// The space around the content, and the smallest height of the head, in points.
pub(super) const INSIDE: f32 = 8.0;
pub(super) const HEAD: f32 = 24.0;
/// The height around the controls of a tier with a head of this height, in points.
pub(super) const fn around(head: f32) -> f32 {
    2.0 * INSIDE + head + space::TIGHT
}

/// Draws the tier `number` with the label `name` and a note beside it; `side` draws at the right
/// of its head, and `content` below it.
pub(super) fn tier<S>(
    ui: &mut Ui,
    state: &mut S,
    (number, name, note): (u8, &str, &str),
    head: f32,
    side: impl FnOnce(&mut Ui, &mut S),
    content: impl FnOnce(&mut Ui, &mut S),
) {
    let theme = Theme::of(ui);
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(corner(radius::CARD))
        .inner_margin(Margin::same(8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(space::TIGHT, space::TIGHT);
        let line = vec2(ui.available_width(), head);
        ui.allocate_ui_with_layout(line, Layout::right_to_left(Align::Center), |ui| {
            side(ui, state);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let (place, _) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
                ui.painter().circle_filled(place.center(), 10.0, theme.raised_hover);
                ui.painter().text(
                    place.center(),
                    egui::Align2::CENTER_CENTER,
                    number,
                    Text::Caption.font(),
                    theme.text,
                );
                ui.label(Text::Strong.rich(ui.word(name)).color(theme.text));
                elided(ui, Text::Note.rich(note).color(theme.dim));
            });
        });
        content(ui, state);
    });
}
