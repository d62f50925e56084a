//! The last act, in one sentence.

use egui::{Frame, Label, Margin, Stroke, Ui};

use super::Button;
use crate::theme::{Text, Theme, corner, radius, space};

/// The greatest width of a button beside the sentence, in points.
const BUTTON: f32 = 150.0;

/// A sentence about an act, with a button to undo it. It is never cut: a long one takes several
/// lines, upwards.
#[must_use = "show it"]
pub struct Toast<'a> {
    line: &'a str,
    undo: Option<Button<'a>>,
    next: Option<(&'a str, &'a mut bool)>,
}

impl<'a> Toast<'a> {
    /// The distance of its words from its edge, in points.
    pub const PADDING: f32 = 14.0;

    /// Creates a toast with `line`.
    pub const fn new(line: &'a str) -> Self {
        Self { line, undo: None, next: None }
    }

    /// Offers to undo it: the label, and its key if it has one.
    pub fn undo(mut self, word: &'a str, key: Option<&'a str>) -> Self {
        let button = Button::new(word);
        self.undo = Some(match key {
            Some(key) => button.key(key),
            None => button,
        });
        self
    }

    /// Offers the next act: the label, and whether it was pressed.
    pub fn next(mut self, word: &'a str, pressed: &'a mut bool) -> Self {
        self.next = Some((word, pressed));
        self
    }

    /// Shows it; returns whether the act is to be undone.
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
                    let buttons = u8::from(self.undo.is_some()) + u8::from(self.next.is_some());
                    let width = ui.available_width() - f32::from(buttons) * BUTTON;
                    ui.scope(|ui| {
                        ui.set_max_width(width.max(BUTTON));
                        ui.add(Label::new(Text::Body.rich(self.line).color(theme.text)).wrap());
                    });
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
