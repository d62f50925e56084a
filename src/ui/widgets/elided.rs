//! Text that may be too long for its place.

use egui::{Label, Response, RichText, Ui};

/// Writes `text` in the remaining width. Text that does not fit is cut with an ellipsis, and shown
/// in full on hover.
pub fn elided(ui: &mut Ui, text: RichText) -> Response {
    ui.add(Label::new(text).truncate())
}
