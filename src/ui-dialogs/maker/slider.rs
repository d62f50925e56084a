//! A slider between two words, with its value above.

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
};
use egui::{Align, Layout, Slider, Ui, emath::Numeric, vec2};

/// The height of the slider, in points.
const SLIDER: f32 = 22.0;

/// Returns the index of the nearest of these values.
pub(super) fn nearest(all: &[u32], to: u32) -> usize {
    let off = |at: &usize| all[*at].abs_diff(to);
    (0..all.len()).min_by_key(off).unwrap_or(0)
}

/// Draws a slider between two words, with its value above; returns whether it was moved.
pub(super) fn slider<N: Numeric>(
    ui: &mut Ui,
    ends: [&str; 2],
    now: &str,
    at: &mut N,
    most: N,
) -> bool {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        bare_slider(ui, ends, now, at, most)
    })
    .inner
}

fn bare_slider<N: Numeric>(ui: &mut Ui, ends: [&str; 2], now: &str, at: &mut N, most: N) -> bool {
    let theme = Theme::of(ui);
    let (from, to) = (ui.word(ends[0]), ui.word(ends[1]));
    // The scroll bar stands at the right.
    let width = ui.available_width() - space::ITEM;
    let line = vec2(width, ui.text_style_height(&egui::TextStyle::Body));
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.label(Text::Note.rich(&from).color(theme.dim));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(Text::Note.rich(&to).color(theme.dim));
            ui.centered_and_justified(|ui| ui.label(Text::Strong.rich(now).color(theme.text)));
        });
    });
    ui.spacing_mut().slider_width = width;
    ui.spacing_mut().interact_size.y = SLIDER;
    let slider = Slider::new(at, N::from_f64(0.0)..=most).show_value(false).trailing_fill(true);
    let response = ui.add(slider);
    let name = format!("{from} – {to}");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Slider, true, &name));
    response.changed()
}
