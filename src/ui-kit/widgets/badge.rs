//! The number of waiting items, in the colour of the most urgent, and a key on its cap; both are
//! painted into a line.

use bottone_view::{Tone, today::OpenTasks};
use egui::{Align2, Color32, Pos2, Ui, pos2};

use super::key_cap::KeyCap;
use crate::theme::{Text, Theme};

const HIGH: f32 = 20.0;
const ROUND: f32 = 7.0;

/// Returns the width of the badge for this number, in points.
pub fn badge_width(ui: &Ui, count: usize) -> f32 {
    let words = ui.painter().layout_no_wrap(count.to_string(), font(), Color32::PLACEHOLDER);
    (words.size().x + 2.0 * ROUND).max(HIGH)
}

fn font() -> egui::FontId {
    Text::StrongButton.font()
}

/// Paints the number of waiting items with the middle of its left side at `left`.
pub fn badge(ui: &Ui, waiting: OpenTasks, left: Pos2) {
    let theme = Theme::of(ui);
    let width = badge_width(ui, waiting.count);
    let place =
        egui::Rect::from_min_size(left - egui::vec2(0.0, HIGH / 2.0), egui::vec2(width, HIGH));
    let (fill, ink) = match waiting.worst {
        Tone::Plain | Tone::Dim => (theme.raised_hover, theme.text),
        tone => (theme.tone(tone), theme.on_red),
    };
    ui.painter().rect_filled(place, HIGH / 2.0, fill);
    let count = waiting.count.to_string();
    ui.painter().text(place.center(), Align2::CENTER_CENTER, count, font(), ink);
}

/// Returns the width of the cap of `key`, in points.
pub fn cap_width(ui: &Ui, key: &str) -> f32 {
    if key.is_empty() { 0.0 } else { KeyCap::new(ui.painter(), key).size().x }
}

/// Paints the cap of `key` from `left` on, centred on the line `middle`; returns its right end.
pub fn cap_in(ui: &Ui, key: &str, left: f32, middle: f32) -> f32 {
    if key.is_empty() {
        return left;
    }
    let theme = Theme::of(ui);
    let cap = KeyCap::new(ui.painter(), key);
    let right = left + cap.size().x;
    cap.paint(ui.painter(), pos2(left, middle), theme.dim, theme.line_hover);
    right
}
