//! The frame of cards and panels.

use egui::{Frame, Margin, Stroke, Ui};

use crate::theme::{Theme, corner, radius};

/// Returns the frame of a card or panel.
pub fn card(ui: &Ui) -> Frame {
    let theme = Theme::of(ui);
    Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(corner(radius::CARD))
        .inner_margin(Margin::same(14))
}
