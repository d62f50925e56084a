//! A state, as a word in its colour.

use egui::{Response, Ui};

use crate::ui::theme::{Text, Theme};
use crate::view::Tone;

/// Writes the state `word` in the colour of `tone`.
pub fn tag(ui: &mut Ui, tone: Tone, word: &str) -> Response {
    let theme = Theme::of(ui);
    ui.label(Text::Body.rich(word).color(theme.tone(tone)))
}
