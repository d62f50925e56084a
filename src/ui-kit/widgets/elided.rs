//! Text that may be too long for its place.

use egui::{Color32, FontId, Label, Painter, Response, RichText, Ui};

/// The smallest text that is made narrower, in points.
const NARROWEST: f32 = 11.0;

/// Writes `text` in the remaining width. Text that does not fit is cut with an ellipsis, and shown
/// in full on hover.
pub fn elided(ui: &mut Ui, text: RichText) -> Response {
    ui.add(Label::new(text).truncate())
}

/// Returns this font, or a smaller one of at least 11 points if the words are wider than `width`.
pub fn narrowed(painter: &Painter, words: &str, font: FontId, width: f32) -> FontId {
    let wide =
        painter.layout_no_wrap(words.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let smallest = NARROWEST.min(font.size);
    let size = if wide > width { (font.size * width / wide).max(smallest) } else { font.size };
    FontId { size, ..font }
}
