//! The glossary: every word in both languages, with its meaning.

use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::{SearchField, card},
};
use bottone_view_table::glossary::matching_words;
use egui::{Frame, Label, Margin, ScrollArea, Ui};

use super::IrregularitiesState;

/// The width of the two terms, in points.
const TERM: f32 = 250.0;

/// The height of a word, in points.
const ROW: f32 = 44.0;

pub(super) fn show(ui: &mut Ui, state: &mut IrregularitiesState) {
    let theme = Theme::of(ui);
    let language = ui.language();
    let hint = ui.word("glossary-search");
    let field = ui.add(SearchField::new(&mut state.word, &hint).key("/"));
    if std::mem::take(&mut state.begin) {
        field.request_focus();
    }
    ui.add_space(space::TIGHT);
    let found = matching_words(language, &state.word);
    card(ui).inner_margin(Margin::same(1)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        if found.is_empty() {
            let nothing = ui.say("glossary-nothing", &[("typed", state.word.trim().into())]);
            Frame::new().inner_margin(Margin::same(14)).show(ui, |ui| {
                ui.add(Label::new(Text::Body.rich(nothing).color(theme.dim)).wrap());
            });
            return;
        }
        ScrollArea::vertical().id_salt("glossary").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for word in &found {
                row(ui, &word.term, &word.foreign_term, &word.meaning);
            }
        });
    });
}

fn row(ui: &mut Ui, here: &str, abroad: &str, meaning: &str) {
    let theme = Theme::of(ui);
    let line = ui.available_rect_before_wrap();
    ui.horizontal(|ui| {
        ui.set_min_height(ROW);
        ui.add_space(space::INSIDE);
        let column = |ui: &mut Ui, text: Text, said: &str, ink| {
            let size = egui::vec2(TERM, ROW);
            let left = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(size, left, |ui| {
                ui.set_min_size(size);
                ui.add(Label::new(text.rich(said).color(ink)).truncate());
            });
        };
        column(ui, Text::Strong, here, theme.text);
        column(ui, Text::Body, abroad, theme.dim);
        ui.add(Label::new(Text::Body.rich(meaning).color(theme.text)).wrap());
    });
    let below = ui.min_rect().bottom() - 0.5;
    ui.painter().hline(line.x_range(), below, egui::Stroke::new(1.0, theme.line));
}
