//! The list of keys.

use bottone_ui_frame::{
    action::Outbox,
    commands::{KeyGroup, groups},
    context::FrameContext,
    dialog::{Dialog, show_question},
};
use bottone_ui_kit::{
    i18n::HasLanguage as _,
    theme::{Text, Theme, space},
    widgets::localized_label,
};
use egui::{Grid, Label, ScrollArea, Ui};

/// The height of a line, in points. The whole list fits at 100 % in a window of 1280 × 720.
const ROW: f32 = 19.0;

/// The keys of the program, by scope.
#[derive(Clone, Debug)]
pub struct Keys;

impl Dialog for Keys {
    fn show(&mut self, ui: &mut Ui, _cx: Option<&FrameContext<'_>>, out: &mut Outbox) {
        let title = ui.word("dialogs-keys-title");
        show_question(ui, &title, 860.0, out, |ui, _| {
            let [watch, others, cells, rest @ ..] = groups();
            let note = 2.0 * ui.spacing().interact_size.y;
            let room = ui.ctx().content_rect().height() - 84.0 - note;
            ScrollArea::vertical().max_height(room).show(ui, |ui| {
                ui.columns(2, |columns| {
                    let [left, right] = columns else { return };
                    for part in [&watch, &others, &cells] {
                        group(left, part);
                    }
                    for part in &rest {
                        group(right, part);
                    }
                });
            });
            let note = ui.word("dialogs-keys-note");
            ui.label(Text::Note.rich(note).color(Theme::of(ui).dim));
        });
    }
}

fn group(ui: &mut Ui, group: &KeyGroup) {
    let theme = Theme::of(ui);
    let language = ui.language();
    ui.label(Text::Caption.rich(language.word(group.name)).color(theme.dim));
    let grid = Grid::new(group.name).num_columns(2);
    let grid = grid.min_row_height(ROW).spacing([space::INSIDE, 1.0]);
    grid.show(ui, |ui| {
        for (cap, words) in &group.lines {
            ui.label(Text::Strong.rich(localized_label(language, cap)).color(theme.accent));
            ui.add(Label::new(Text::Body.rich(language.word(words)).color(theme.text)).wrap());
            ui.end_row();
        }
    });
    ui.add_space(space::ITEM);
}
