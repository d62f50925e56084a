//! The structure beside another from the shelf.

use egui::{Grid, Label, ScrollArea, Ui};

use crate::{
    rules::{levels::Structure, time::TimeOfDay},
    ui::{
        i18n::Speaks as _,
        theme::{Text, Theme, space},
    },
    view::maker::beside,
};

pub(super) fn show(ui: &mut Ui, both: [&Structure; 2], entries: u32, start: TimeOfDay) {
    let theme = Theme::of(ui);
    let lines = beside(ui.language(), both, entries, start);
    let column = (ui.available_width() - 2.0 * space::INSIDE) / 3.0;
    ScrollArea::vertical().id_salt("beside").auto_shrink(false).show(ui, |ui| {
        Grid::new("beside")
            .num_columns(3)
            .min_col_width(column * 0.8)
            .max_col_width(column * 1.2)
            .spacing([space::INSIDE, space::ITEM])
            .show(ui, |ui| {
                ui.label("");
                ui.label(Text::Strong.rich(ui.word("maker-this")).color(theme.accent));
                ui.label(Text::Strong.rich(&both[1].name).color(theme.text));
                ui.end_row();
                for line in &lines {
                    ui.label(Text::Note.rich(&line.caption).color(theme.dim));
                    for words in &line.each {
                        ui.add(Label::new(Text::Body.rich(words).color(theme.text)).wrap());
                    }
                    ui.end_row();
                }
            });
    });
}
