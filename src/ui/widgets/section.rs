//! The head of a screen, card or list.

use egui::{Align, Layout, Ui};

use super::elided;
use crate::ui::theme::{Text, Theme, space};

/// A bold name, a note on the content, and buttons at the right.
#[must_use = "show it"]
pub struct Section<'a> {
    name: &'a str,
    notes: &'a [String],
    note: &'a str,
    text: Text,
}

impl<'a> Section<'a> {
    /// Creates the head of a screen.
    pub const fn screen(name: &'a str) -> Self {
        Self { name, notes: &[], note: "", text: Text::Title }
    }

    /// Creates the head of a card or list.
    pub const fn card(name: &'a str) -> Self {
        Self { name, notes: &[], note: "", text: Text::Heading }
    }

    /// Shows a note on the content beside the name, such as "20 tables · 167 players".
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = note;
        self
    }

    /// Shows as many of these beside the name as fit, from the first one on; none is cut.
    pub const fn notes(mut self, notes: &'a [String]) -> Self {
        self.notes = notes;
        self
    }

    /// Shows it; the content of `right` goes from the right edge to the left.
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
                    let fits = |count: &usize| {
                        let all = self.notes[..*count].join(" · ");
                        let words = ui.painter().layout_no_wrap(all, Text::Body.font(), theme.dim);
                        words.size().x <= ui.available_width()
                    };
                    if let Some(count) = (1..=self.notes.len()).rev().find(fits) {
                        let all = self.notes[..count].join(" · ");
                        ui.label(Text::Body.rich(all).color(theme.dim));
                    }
                });
                inner
            },
        )
        .inner
    }
}
