//! Text that may be too long for its place.

use egui::{Label, Response, RichText, Ui};

/// Writes `text` in the width that is left; what does not fit is cut with an ellipsis, and hovering
/// shows it whole.
pub fn elided(ui: &mut Ui, text: RichText) -> Response {
    ui.add(Label::new(text).truncate())
}
