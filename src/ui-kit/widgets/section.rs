//! The head of a screen, card or list.

use egui::{Align, Layout, Ui, vec2};

use super::elided;
use crate::theme::{Text, Theme, space};

/// The sign between the parts of a note.
const BETWEEN: &str = " · ";

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

    /// Shows a note on the content beside the name, such as "20 tables · 167 players". Where it is
    /// too long, its last parts are only in the hint.
    pub const fn note(mut self, note: &'a str) -> Self {
        self.note = note;
        self
    }

    /// Shows as many of these beside the name as fit, from the first one on; none is cut.
    pub const fn notes(mut self, notes: &'a [String]) -> Self {
        self.notes = notes;
        self
    }

    /// Shows it; the content of `right` goes from the right edge to the left, or onto a line of its
    /// own if both do not fit side by side.
    pub fn show<R>(self, ui: &mut Ui, right: impl FnOnce(&mut Ui) -> R) -> R {
        let theme = Theme::of(ui);
        // The width of the buttons is known from the last frame.
        let id = ui.scope_id().with(("section", self.name));
        let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
        let name = ui.painter().layout_no_wrap(self.name.to_owned(), self.text.font(), theme.text);
        let both = name.size().x + space::CARD + known;
        let two_lines = known > 0.0 && both > ui.available_width();
        let size = vec2(ui.available_width(), ui.spacing().interact_size.y);
        let measured = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.x = space::ITEM;
            let edge = ui.max_rect().right();
            let inner = right(ui);
            (inner, edge - ui.cursor().right())
        };
        let sides = Layout::right_to_left(Align::Center);
        let (inner, used) = if two_lines {
            let line = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(size, line, |ui| self.name_and_notes(ui, theme));
            ui.allocate_ui_with_layout(size, sides, measured).inner
        } else {
            let shown = ui.allocate_ui_with_layout(size, sides, |ui| {
                let measured = measured(ui);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    self.name_and_notes(ui, theme);
                });
                measured
            });
            shown.inner
        };
        if (used - known).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(id, used));
            ui.ctx().request_discard("the width beside a heading became known");
        }
        inner
    }

    fn name_and_notes(&self, ui: &mut Ui, theme: &Theme) {
        ui.spacing_mut().item_spacing.x = space::CARD;
        elided(ui, self.text.rich(self.name).color(theme.text));
        let parts: Vec<&str> = self.note.split(BETWEEN).collect();
        match fitting(ui, &parts) {
            Some(part) if part.len() < self.note.len() => {
                ui.label(Text::Body.rich(part).color(theme.dim)).on_hover_text(self.note);
            }
            _ if !self.note.is_empty() => {
                elided(ui, Text::Body.rich(self.note).color(theme.dim));
            }
            _ => {}
        }
        if let Some(notes) = fitting(ui, self.notes) {
            ui.label(Text::Body.rich(notes).color(theme.dim));
        }
    }
}

/// Returns as many of these parts as fit into the rest of the line, from the first one on. `None`
/// if not even one does.
fn fitting<S: AsRef<str>>(ui: &Ui, parts: &[S]) -> Option<String> {
    let joined = |count: usize| {
        let parts: Vec<&str> = parts.iter().take(count).map(AsRef::as_ref).collect();
        parts.join(BETWEEN)
    };
    let fits = |text: &String| {
        let ink = egui::Color32::PLACEHOLDER;
        let words = ui.painter().layout_no_wrap(text.clone(), Text::Body.font(), ink);
        words.size().x <= ui.available_width()
    };
    (1..=parts.len()).rev().map(joined).find(fits)
}
