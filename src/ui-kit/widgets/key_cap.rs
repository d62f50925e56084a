//! The key of a button, drawn as a cap.

use std::sync::Arc;

use bottone_i18n::Language;
use egui::{Color32, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::{
    i18n::HasLanguage as _,
    theme::{Text, corner, radius},
};

const PADDING: Vec2 = vec2(6.0, 1.0);

/// Returns a key label as the keyboards of this language have it.
pub fn localized_label(language: Language, cap: &str) -> String {
    let key = |key: &str| match key {
        "Space" => language.word("shell-cap-space"),
        "Enter" => language.word("shell-cap-enter"),
        "Shift" => language.word("shell-cap-shift"),
        other => other.to_owned(),
    };
    cap.split(' ').map(key).collect::<Vec<_>>().join(" ")
}

/// A key's name, laid out to be drawn on its cap.
pub(super) struct KeyCap {
    galley: Arc<Galley>,
}

impl KeyCap {
    /// Creates the cap of `key`, such as "Enter" or "Ctrl Z".
    pub(super) fn new(painter: &Painter, key: &str) -> Self {
        let key = localized_label(painter.ctx().language(), key);
        Self { galley: painter.layout_no_wrap(key, Text::Key.font(), Color32::PLACEHOLDER) }
    }

    /// Returns the size of the cap.
    pub(super) fn size(&self) -> Vec2 {
        self.galley.size() + PADDING * 2.0
    }

    /// Draws it with the middle of its left side at `left`.
    pub(super) fn paint(self, painter: &Painter, left: Pos2, ink: Color32, edge: Color32) {
        let size = self.size();
        let cap = Rect::from_min_size(left - vec2(0.0, size.y / 2.0), size);
        painter.rect_stroke(cap, corner(radius::KEY), Stroke::new(1.0, edge), StrokeKind::Inside);
        painter.galley(cap.min + PADDING, self.galley, ink);
    }
}
