//! The head of a screen, card or list.

use egui::{Align, Layout, Ui};

use super::elided;
use crate::ui::theme::{Text, Theme, space};

/// A bold name, what it holds, and buttons at the right.
#[must_use = "show it"]
pub struct Section<'a> {
    name: &'a str,
    note: &'a str,
    text: Text,
}

impl<'a> Section<'a> {
    /// The head of a screen.
    pub const fn screen(name: &'a str) -> Self {
        Self { name, note: "", text: Text::Title }
    }

    /// The head of a card or list.
    pub const fn card(name: &'a str) -> Self {
        Self { name, note: "", text: Text::Heading }
    }

    /// Says beside the name what is there, as "20 tables · 167 players".
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = note;
        self
    }

    /// Shows it; what `right` adds goes from the right edge to the left.
    pub fn show<R>(self, ui: &mut Ui, right: impl FnOnce(&mut Ui) -> R) -> R {
        let theme = Theme::of(ui);
        let height = ui.spacing().interact_size.y;
        ui.allocate_ui_with_layout(
            egui::vec2(ui.available_width(), height),
            Layout::right_to_left(Align::Center),
            |ui| {
                ui.spacing_mut().item_spacing.x = space::ITEM;
                let inner = right(ui);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = space::CARD;
                    ui.label(self.text.rich(self.name).color(theme.text));
                    if !self.note.is_empty() {
                        elided(ui, Text::Body.rich(self.note).color(theme.dim));
                    }
                });
                inner
            },
        )
        .inner
    }
}
