//! A named line for an amount of chips.

use egui::{Align2, Label, Response, TextEdit, Ui, vec2};

use crate::{
    rules::chips::Chips,
    ui::{
        theme::{Text, Theme, space},
        tongue::Speaks as _,
    },
    view::amounts,
};

/// A line for an amount, its name over it, and under it what was expected when it is none.
#[must_use = "show it"]
pub struct AmountField<'a> {
    text: &'a mut String,
    name: &'a str,
    hint: &'a str,
    width: f32,
}

impl<'a> AmountField<'a> {
    /// The line `name` with its `text`, which is read as [`amounts::read`] reads.
    pub const fn new(text: &'a mut String, name: &'a str) -> Self {
        Self { text, name, hint: "", width: 120.0 }
    }

    /// Shows an example while it is empty.
    pub const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// Makes it so wide, in points.
    pub const fn width(mut self, points: f32) -> Self {
        self.width = points;
        self
    }

    /// Shows it, and gives back the amount; nothing when it is empty or cannot be read.
    pub fn show(self, ui: &mut Ui) -> (Response, Option<Chips>) {
        let theme = Theme::of(ui);
        let is_wrong = !self.text.trim().is_empty() && amounts::read(self.text).is_none();
        let response = ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::TIGHT;
            ui.set_width(self.width);
            ui.label(Text::Caption.rich(self.name).color(theme.dim));
            if is_wrong {
                ui.visuals_mut().widgets.inactive.bg_stroke.color = theme.red;
                ui.visuals_mut().selection.stroke.color = theme.red;
            }
            let edit = TextEdit::singleline(self.text)
                .hint_text(Text::Body.rich(self.hint).color(theme.dim))
                .font(Text::Figure.font())
                .margin(egui::Margin::symmetric(8, 5))
                .min_size(vec2(0.0, ui.spacing().interact_size.y))
                .align(Align2::LEFT_CENTER)
                .desired_width(self.width);
            let response = ui.add(edit).accessible_name(self.name);
            if is_wrong {
                let expected = ui.word("push-amount-expected");
                ui.add(Label::new(Text::Note.rich(expected).color(theme.red)).wrap());
            }
            response
        });
        (response.inner, amounts::read(self.text))
    }
}
