//! A state, as a word in its colour.

use bottone_view::Tone;
use egui::{Response, Ui};

use crate::theme::{Text, Theme};

/// Writes the state `word` in the colour of `tone`.
pub fn tag(ui: &mut Ui, tone: Tone, word: &str) -> Response {
    let theme = Theme::of(ui);
    ui.label(Text::Body.rich(word).color(theme.tone(tone)))
}
