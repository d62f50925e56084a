//! What was just done, in one line.

use egui::{Frame, Margin, Stroke, Ui};

use super::{Button, elided};
use crate::ui::theme::{Text, Theme, corner, radius, space};

/// A line that says what was done and takes it back.
#[must_use = "show it"]
pub struct Toast<'a> {
    line: &'a str,
    undo: Option<Button<'a>>,
    next: Option<(&'a str, &'a mut bool)>,
}

impl<'a> Toast<'a> {
    /// Says `line`.
    pub const fn new(line: &'a str) -> Self {
        Self { line, undo: None, next: None }
    }

    /// Offers to take it back: the word, and its key if it has one.
    pub fn undo(mut self, word: &'a str, key: Option<&'a str>) -> Self {
        let button = Button::new(word);
        self.undo = Some(match key {
            Some(key) => button.key(key),
            None => button,
        });
        self
    }

    /// Offers what comes next: the word, and whether it was pressed.
    pub fn next(mut self, word: &'a str, pressed: &'a mut bool) -> Self {
        self.next = Some((word, pressed));
        self
    }

    /// Shows it; true when it is to be taken back.
    pub fn show(self, ui: &mut Ui) -> bool {
        let theme = Theme::of(ui);
        Frame::new()
            .fill(theme.raised)
            .stroke(Stroke::new(1.0, theme.line_hover))
            .corner_radius(corner(radius::INNER))
            .shadow(ui.visuals().popup_shadow)
            .inner_margin(Margin { left: 14, right: 8, top: 6, bottom: 6 })
            .show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = space::INSIDE;
                    ui.set_min_height(ui.spacing().interact_size.y);
                    elided(ui, Text::Body.rich(self.line).color(theme.text));
                    if let Some((word, pressed)) = self.next {
                        *pressed = ui.add(Button::new(word)).clicked();
                    }
                    self.undo.is_some_and(|button| ui.add(button).clicked())
                })
                .inner
            })
            .inner
    }
}
