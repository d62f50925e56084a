//! A named field for an amount of chips.

use bottone_base::chips::Chips;
use bottone_rules::levels::Chip;
use bottone_view::amounts;
use egui::{
    Align2, Label, Response, TextEdit, Ui,
    text::{CCursor, CCursorRange},
    text_edit::TextEditState,
    vec2,
};

use super::{NumberPad, PadTap};
use crate::{
    gate,
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    typing::{LONGEST_LINE, field_id_of, select_all},
};

/// A field for an amount, with its name above and a message below when it cannot be parsed.
/// Pressing it opens a [`NumberPad`] beside it.
#[must_use = "show it"]
pub struct AmountField<'a> {
    text: &'a mut String,
    name: &'a str,
    hint: &'a str,
    width: f32,
    chips: &'a [Chip],
    pad: bool,
    pad_below: bool,
}

impl<'a> AmountField<'a> {
    /// Creates the field `name` for `text`, which is parsed by [`amounts::read`].
    pub const fn new(text: &'a mut String, name: &'a str) -> Self {
        Self { text, name, hint: "", width: 120.0, chips: &[], pad: true, pad_below: false }
    }

    /// Shows an example while it is empty.
    pub const fn hint(mut self, hint: &'a str) -> Self {
        self.hint = hint;
        self
    }

    /// Sets its width, in points.
    pub const fn width(mut self, points: f32) -> Self {
        self.width = points;
        self
    }

    /// Offers these chips on its pad, the smallest first.
    pub const fn chips(mut self, chips: &'a [Chip]) -> Self {
        self.chips = chips;
        self
    }

    /// Opens the pad below it rather than at its left, where similar fields stand.
    pub const fn pad_below(mut self) -> Self {
        self.pad_below = true;
        self
    }

    /// Omits the pad, because one is shown already.
    pub const fn without_pad(mut self) -> Self {
        self.pad = false;
        self
    }

    /// Shows it; returns the amount, or `None` if it is empty or cannot be parsed.
    pub fn show(self, ui: &mut Ui) -> (Response, Option<Chips>) {
        let theme = Theme::of(ui);
        let id = field_id_of(ui, self.name);
        let before = self.text.clone();
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
                .char_limit(LONGEST_LINE)
                .id(id)
                .hint_text(Text::Body.rich(self.hint).color(theme.dim))
                .font(Text::Figure.font())
                .margin(egui::Margin::symmetric(8, 5))
                .min_size(vec2(0.0, ui.spacing().interact_size.y))
                .align(Align2::LEFT_CENTER)
                .desired_width(self.width);
            let response = ui.add(edit).accessible_name(self.name);
            let unusable = is_wrong || self.text.trim().is_empty();
            let response = gate::keeps(ui, response, unusable);
            if gate::focused_by_tab(ui, &response) {
                select_all(ui, id, self.text.chars().count());
            }
            if response.changed()
                && let Some(figures) = amounts::regrouped(&before, self.text)
            {
                *self.text = figures;
                continue_typing(&response, self.text);
            }
            if is_wrong {
                let expected = ui.word("push-amount-expected");
                ui.add(Label::new(Text::Note.rich(expected).color(theme.red)).wrap());
            }
            response
        });
        let line = response.inner;
        if self.pad {
            let pad = NumberPad::new(self.text).chips(self.chips);
            let pad = if self.pad_below { pad } else { pad.at_left() };
            if pad.show_beside(ui, &line) == Some(PadTap::Changed) {
                continue_typing(&line, self.text);
            }
        }
        (line, amounts::read(self.text))
    }
}

/// Gives the line the keyboard after a tap, with the cursor at the end of its text.
pub fn continue_typing(line: &Response, text: &str) {
    let mut state = TextEditState::load(&line.ctx, line.id).unwrap_or_default();
    let end = CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(CCursorRange::one(end)));
    state.store(&line.ctx, line.id);
    line.request_focus();
}
